import { MOST_OFFERED } from '../../match/agreement/trade.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Field, Filled } from '../controls.ts';

/** For how many hours an offer may be said to stand in a form; 0 for as long as the match lets it. */
const HOURS = [0, 6, 24, 72, MOST_OFFERED] as const;
const A_DAY = 24;

/** Until when an offer stands. @param chosen for how many hours; 0 for as long as the match lets it */
export function untilField(chosen: number, { say }: AppSpeech): Field {
  const wordsFor = (hours: number): string => {
    if (hours === 0) return say('panel.until answered');
    return hours < A_DAY
      ? say('panel.until hours', { count: hours })
      : say('panel.until days', { count: hours / A_DAY });
  };
  const options = HOURS.map((hours) => ({
    label: wordsFor(hours),
    value: String(hours),
    isChosen: hours === chosen,
  }));
  return { is: 'one', name: 'until', label: say('panel.stands until'), options, isNeeded: false };
}

/** To whom an offer goes: to one seat, or to whoever is first to agree. */
export const whomField = (seat: string, isToAll: boolean, { say }: AppSpeech): Field => ({
  is: 'one',
  name: 'whom',
  label: say('panel.offer to'),
  description: say('panel.gift to', { seat }),
  options: [
    { label: say('panel.offer to one', { seat }), value: 'one', isChosen: !isToAll },
    { label: say('panel.offer to all'), value: 'all', isChosen: isToAll },
  ],
  isNeeded: false,
});

/** What was said there: for how many hours an offer stands, null for as long as it can, and whether it goes to all. */
export function offeredIn(filled: Filled): {
  readonly hours: number | null;
  readonly isToAll: boolean;
} {
  const hours = HOURS.find((one) => String(one) === filled.get('until')?.[0]) ?? 0;
  return { hours: hours === 0 ? null : hours, isToAll: filled.get('whom')?.[0] === 'all' };
}
