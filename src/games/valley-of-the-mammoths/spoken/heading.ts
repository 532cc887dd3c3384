import { SPACES } from '../content/numbers.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** Where the match stands: `Turn 4/18 · Summer 2/3`. */
export function heading({ say }: ValleySpeech, { turn, options, end }: ValleyView): string {
  if (end !== null) return say('heading.over', { turn: turn.number });
  if (turn.number === 0) return say('heading.setup');
  const facts = {
    turn: turn.number,
    season: say(`names.seasons.${turn.season}`),
    space: turn.space + 1,
    spaces: SPACES,
  };
  return options.limit === null
    ? say('heading.turn', facts)
    : say('heading.limited', { ...facts, last: options.limit });
}
