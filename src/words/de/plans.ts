import type { Translation } from '../../language/say.ts';
import type { plans as english } from '../en/plans.ts';

/** Was über Pläne gesagt wird. */
export const plans = {
  about:
    '🧭 **Ein Plan: Nichts hiervon ist echt.** Was du von Partie #{{match}} nicht wissen kannst, ist ausgedacht, und für die anderen spielen Computerspieler.',
  begins:
    '🧭 Probier aus. **Zurücknehmen** nimmt deinen letzten Schritt zurück; **In echt tun** tut in der Partie, was du zuerst getan hast, bis Würfel oder andere ins Spiel kommen.',
  done_one: '✅ {{count}} Schritt deines Plans ist in echt getan.',
  done_other: '✅ {{count}} Schritte deines Plans sind in echt getan.',
  ordered_one: '📜 {{count}} Vorab-Ansage deines Plans ist gegeben.',
  ordered_other: '📜 {{count}} Vorab-Ansagen deines Plans sind gegeben.',
} satisfies Translation<typeof english>;
