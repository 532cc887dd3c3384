import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt: höchstens 80 Zeichen. */
export const calls = {
  place: 'Wähle, wo dein erstes Mitglied beginnt',
  draft: 'Wähle die Siegkarte, die du behältst',
  turn: 'Dein Stamm ist dran',
  sides: 'Kämpf auf {{place}} mit, oder halt dich raus',
  aim: 'Wähle, wen du im Kampf auf {{place}} angreifst',
  commit: 'Wähle, was du im Kampf auf {{place}} einsetzt',
  stones: 'Wähle, wen deine Steine auf {{place}} treffen',
  attack: 'Wähle, was du gegen das Mammut einsetzt',
  share: 'Verteile das Fleisch',
  land: 'Wähle, wohin die Jäger gehen',
  regroup: 'Bleib auf der Jagd, oder zieh ab',
  aside: 'Wähle, wohin Mitglied {{member}} ausweicht',
} satisfies Translation<typeof english>;
