import type { Translation } from '../../../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was auf Bildern für eine einzelne Person steht: was sie verpasst hat, was sie hält. */
export const pictures = {
  'what happened': 'Was geschah',
  'more before': '… und davor noch {{more}}.',

  hand: 'Deine Hand',
  secret: 'nur für deine Augen',
  'what counts': 'Was bei dir zählt',
  track_one: 'Punkteleiste ({{count}} Gebäude)',
  track_other: 'Punkteleiste ({{count}} Gebäude)',
  set_one: 'Satz aus {{count}}: {{count}} × {{count}}',
  set_other: 'Satz aus {{count}}: {{count}} × {{count}}',
  'set in words': 'Satz aus {{symbols}}: {{count}} × {{count}}, {{points}}',
  times: '{{crafts}} × {{what}}',
  tools: 'Werkzeug im Wert {{value}}',
  left: '{{resources}} übrig',
  'most tiles': 'Herde: {{tiles}}, vorn',
  'not most tiles': 'Herde: {{tiles}}, nicht vorn',
  'counted in words': '{{what}}: {{points}}',
  'only you know': 'Nur du kennst:',
  'known to you in words': 'nur du kennst {{cards}}',
  'as it stands': 'wenn jetzt Schluss wäre',
  'at the end': 'am Ende',
} satisfies Translation<typeof english>;
