import { rowWith, strengthBy } from '../acting.ts';
import { type ActionId, type Face, GATHER, type Strength } from '../content/dice.ts';
import { fields } from '../gathering.ts';
import { growthBy } from '../growing.ts';
import { drawsBy } from '../leading.ts';
import { movesBy } from '../moving.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { counted, diceSigns } from './names.ts';

/** So many of each of so many: `2×3`; one of each: `3`. */
export const timesWords = (each: number, of: number): string =>
  each === 1 ? String(of) : `${each}×${of}`;

/** What counts how much an action does for the current player, and of what. */
const REACH = {
  grow: [growthBy, 'members'],
  move: [movesBy, 'members'],
  lead: [drawsBy, 'goals'],
} as const;

/** How much an action does for the current player: `4 members`, `2 each of 3 hexes`; on a button `4`, `2×3`. */
function reachWords(speech: RiseSpeech, view: RiseView, action: ActionId, strength: Strength) {
  if (action === 'gather') {
    const { each, tiles } = GATHER[strength];
    const count = Math.min(tiles, fields(view).length);
    return {
      words: speech.say('labels.each of', { each, count }),
      short: timesWords(each, count),
    };
  }
  const [by, what] = REACH[action];
  const many = by(view, strength);
  return { words: counted(speech, many, what), short: String(many) };
}

/** What a die would make of an action, and what it leaves to the next player. */
export function useWords(speech: RiseSpeech, view: RiseView, die: Face, action: ActionId) {
  const { say } = speech;
  const old = view.rows[action];
  const row = rowWith(old, die);
  const strength = strengthBy(view, action, die);
  const { words, short } = reachWords(speech, view, action, strength);
  const facts = {
    die: diceSigns([die]),
    action: say(`names.actions.${action}`),
    strength: say(`names.strengths.${strength}`),
    row: diceSigns(row),
  };
  return {
    does: say('labels.use', { ...facts, reach: words }),
    button: say('labels.use button', { ...facts, reach: short }),
    leaves: say('labels.leaves', { row: diceSigns(row), die: diceSigns(old.slice(-1)) }),
  };
}
