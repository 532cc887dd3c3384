import type { Translation } from '../../../../language/say.ts';
import type { season as english } from '../en/season.ts';

/** Was die Jahreszeit bringt: ihre Karte, die Herde, neues Land und Schnee. */
export const season = {
  begins: '{{emoji}} **{{season}}.** {{effects}}.',
  wounds: '🩹 Die Jahreszeit verwundet {{members}}.',
  removes: '💀 An die Jahreszeit verloren, bis zum nächsten Einsatz: {{members}}.',
  herd: '🦣 Das Mammut {{doings}}.',
  'herd by the die': '🦣 Der Würfel zeigt {{die}}, {{direction}}: Das Mammut {{doings}}.',
  'herd goes': 'zieht nach {{way}}',
  'herd stops': 'bleibt auf {{place}} stehen, denn {{blocked}} ist versperrt',
  'herd strays': 'verlässt den Plan und ist zurück auf dem Brunftplatz, {{home}}',
  'herd goes and strays':
    'zieht nach {{way}}, verlässt dann den Plan und ist zurück auf dem Brunftplatz, {{home}}',
  'herd stays': 'bleibt, wo es ist',
  'herd has no arrow':
    '🦣 Das Mammut bleibt, wo es ist: Die Karte dieser Jahreszeit hat keinen Pfeil dafür.',
  'and then': '{{way}}, dann {{place}}',
  trampled: '🩹 Niedergetrampelt: {{members}}.',
  'step aside': 'Dem Mammut aus dem Weg: {{steps}}.',
  step: '{{members}} → {{place}}',
  lands: '🗺️ Das Land wird weiter: {{tiles}} neue Felder ringsum.',
  snow: '❄️ Schnee {{doing}}.',
  'snow by the die': '❄️ Der Würfel zeigt {{die}}: Schnee aus {{direction}} {{doing}}.',
  'snow covers': 'bedeckt {{where}}',
  'snow leaves_one': 'bedeckt {{where}}; {{count}} Feld ist noch frei',
  'snow leaves_other': 'bedeckt {{where}}; {{count}} Felder sind noch frei',
  'snow covers all': 'bedeckt {{where}}; die ganze Welt ist weiß',
  'more tiles': '{{tiles}} weitere Felder',
} satisfies Translation<typeof english>;
