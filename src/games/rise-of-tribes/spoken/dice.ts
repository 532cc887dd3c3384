import { rowWith, strengthBy } from '../acting.ts';
import { type ActionId, type Face, GATHER, type Strength } from '../content/dice.ts';
import { fields } from '../gathering.ts';
import { growthBy } from '../growing.ts';
import { drawsBy } from '../leading.ts';
import { movesBy } from '../moving.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { counted, diceSigns } from './names.ts';

/** How much an action does for the current player: `4 members`. */
function reachWords(
  speech: RiseSpeech,
  view: RiseView,
  action: ActionId,
  strength: Strength,
): string {
  switch (action) {
    case 'grow':
      return counted(speech, growthBy(view, strength), 'members');
    case 'move':
      return counted(speech, movesBy(view, strength), 'members');
    case 'lead':
      return counted(speech, drawsBy(view, strength), 'goals');
    case 'gather': {
      const { each, tiles } = GATHER[strength];
      return speech.say('labels.each of', { each, count: Math.min(tiles, fields(view).length) });
    }
  }
}

/** So many of each of so many: `2×3`; one of each: `3`. */
export const timesWords = (each: number, of: number): string =>
  each === 1 ? String(of) : `${each}×${of}`;

/** The same on a button: `4`, `2×3`. */
function reachInShort(view: RiseView, action: ActionId, strength: Strength): string {
  const by = { grow: growthBy, move: movesBy, lead: drawsBy };
  if (action !== 'gather') return String(by[action](view, strength));
  const { each, tiles } = GATHER[strength];
  return timesWords(each, Math.min(tiles, fields(view).length));
}

/** What a die would make of an action, and what it leaves to the next player. */
export function useWords(speech: RiseSpeech, view: RiseView, die: Face, action: ActionId) {
  const { say } = speech;
  const old = view.rows[action];
  const row = rowWith(old, die);
  const strength = strengthBy(view, action, die);
  const facts = {
    die: diceSigns([die]),
    action: say(`names.actions.${action}`),
    strength: say(`names.strengths.${strength}`),
    row: diceSigns(row),
  };
  return {
    does: say('labels.use', { ...facts, reach: reachWords(speech, view, action, strength) }),
    button: say('labels.use button', { ...facts, reach: reachInShort(view, action, strength) }),
    leaves: say('labels.leaves', { row: diceSigns(row), die: diceSigns(old.slice(-1)) }),
  };
}
