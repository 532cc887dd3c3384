import { passages } from '../../../parts/passages.ts';
import type { StoneAgeEvent } from '../event.ts';
import { isSamePassage, type Passage, passageOf } from '../telling.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { acts } from './lines/acts.ts';
import * as match from './lines/match.ts';
import * as shared from './lines/shared.ts';
import type { Teller } from './teller.ts';

const TELLERS: Readonly<Record<Passage, Teller>> = {
  begins: match.begins,
  round: match.round,
  'herd moves': match.herdMoves,
  placing: match.placing,
  acts,
  'empty stack': match.emptyStack,
  'dice for all': shared.diceForAll,
  herd: shared.herd,
  meal: match.meal,
  ends: match.ends,
};

/** What happened, as lines in order: a tribe's acts in a row are a sentence, and so is the meal of all. */
export const lines = (speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): string[] =>
  passages(events, passageOf, isSamePassage).flatMap(({ passage, events: together }) =>
    TELLERS[passage](speech, together),
  );
