import type { Translation } from '../../../../language/say.ts';
import type { fight as english } from '../en/fight.ts';

/** Wie ein Kampf verläuft. */
export const fight = {
  begins: '⚔️ {{seat}} beginnt auf {{place}} einen Kampf gegen {{others}}.',
  'sit out_one': '{{seats}} hält sich aus diesem Kampf heraus.',
  'sit out_other': '{{seats}} halten sich aus diesem Kampf heraus.',
  aiming: '🎯 {{aims}}.',
  aims: '{{seat}} schickt {{targets}}',
  target: '{{members}} gegen {{seat}}',
  'with uses': '{{seat}} ({{uses}})',
  rolls: '🎲 {{who}} würfelt {{dice}}: {{wounds}}.',
  'rolls against': '🎲 {{who}} würfelt gegen {{target}} {{dice}}: {{wounds}}.',
  'no dice': '🎲 {{who}} hat keinen Würfel zu werfen.',
  quiet:
    '⚔️ {{seat}} beginnt auf {{place}} einen Kampf gegen {{others}}. {{rolls}}: keine Wunden, und niemand gewinnt.',
  'has no dice': '{{who}} hat keinen Würfel',
  wounded: '🩹 Verwundet: {{members}}.',
  'stones thrown': '🪨 {{throws}}.',
  'stones of_one': '{{seat}} (ein Stein)',
  'stones of_other': '{{seat}} ({{stones}})',
  'stones wound_one': '{{stones}} verwundet {{members}}',
  'stones wound_other': '{{stones}} verwundet {{members}}',
  'stones together wound': '{{stones}} verwunden gemeinsam {{members}}',
  'stones fly': '🪨 Steine fliegen und verwunden {{members}}.',
  tied: '🏅 Niemand gewinnt den Kampf.',
  won: '🏅 {{seat}} gewinnt den Kampf und bekommt {{food}}.',
  'won no food':
    '🏅 {{seat}} gewinnt den Kampf, bekommt aber keine Nahrung: mindestens so viele Wunden eingesteckt wie ausgeteilt.',
} satisfies Translation<typeof english>;
