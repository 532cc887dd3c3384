import type { Decision } from '../../../engine/game.ts';
import type { Question } from '../../../presentation/edition.ts';
import type { TuskKind } from '../action.ts';
import { BREEDING_GROUND, placeName } from '../map.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords } from './cards.ts';
import { cardName, tribeName } from './names.ts';
import { type Asker, stageOf } from './questions/asking.ts';
import { askForAim, askForSides, askForStones, askForUses } from './questions/fight.ts';
import { askForAttack, askForLanding, askForShares, askToRegroup } from './questions/hunt.ts';
import { askForTurn } from './questions/turn.ts';

const ASKERS: Readonly<Record<TuskKind, Asker>> = {
  place: (speech, _view, { seat }) => ({
    title: speech.say('questions.place.title', { tribe: tribeName(speech, seat) }),
    text: speech.say('questions.place.text', { home: placeName(BREEDING_GROUND) }),
  }),

  draft(speech, view) {
    const cards = (stageOf(view, 'drafting').offer ?? []).map((card) =>
      speech.say('questions.draft.card', {
        card: cardName(speech, card),
        worth: cardWords(speech, view.rules, card),
      }),
    );
    return {
      title: speech.say('questions.draft.title'),
      text: [speech.say('questions.draft.text'), ...cards].join('\n'),
    };
  },

  turn: askForTurn,
  sides: askForSides,
  aim: askForAim,
  commit: askForUses,
  stones: askForStones,
  attack: askForAttack,
  share: askForShares,
  land: askForLanding,
  regroup: askToRegroup,

  aside: (speech, _view, tribe, { about }) => ({
    title: speech.say('questions.aside.title', { member: about ?? '' }),
    text: speech.say('questions.aside.text', { member: about ?? '', place: tileOf(tribe, about) }),
  }),
};

/** The tile on which a member stands. */
function tileOf({ members }: TribeView, number: Decision['about']): string {
  const at = members.find(({ member }) => member === number)?.at;
  if (typeof at !== 'number') throw new RangeError(`Member ${number} is not on the map.`);
  return placeName(at);
}

/** Whether Tusk! asks that. */
export const isKind = (kind: string): kind is TuskKind => Object.hasOwn(ASKERS, kind);

/** What a decision asks of its seat. Throws on a kind that Tusk! does not have. */
export function question(speech: TuskSpeech, decision: Decision, view: TuskView): Question {
  const { kind, seat } = decision;
  const tribe = view.tribes[seat];
  if (!isKind(kind) || tribe === undefined) {
    throw new RangeError(`Tusk! asks no ${kind} of seat ${seat}.`);
  }
  return ASKERS[kind](speech, view, tribe, decision);
}
