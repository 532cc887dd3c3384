import type { Answered } from '../../match/play/answer.ts';
import type { Offered } from '../../match/loaded/asked.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import type { AppSpeech } from '../../words/index.ts';
import { resultLines, type SpokenAnswer, spokenAnswer } from '../given.ts';
import { ownPanel } from './own-panel.ts';
import type { Presser } from './presser.ts';
import type { PanelReply } from './reply.ts';

/** The panel that asks whether an answer is meant, below what was answered before it. */
export function asking(
  presser: Presser,
  loaded: Loaded,
  { decision, choice, phrase }: Offered,
  did: Answered<SpokenAnswer> | null,
): Promise<PanelReply> {
  const seat = playingSeat(presser.app, loaded.row, presser.press.user.id);
  const line = (speech: AppSpeech): string => {
    const before = did === null ? [] : resultLines(loaded, seat, did, speech);
    return [...before, `❓ ${phrase.sure ?? phrase.label}`].join('\n');
  };
  return ownPanel(presser, loaded, line, { do: 'ask', decision, choice });
}

/** Several answers that are given in order, up to one that gives something up. */
export interface UpToUnsure {
  /**
   * What is said of an answer when it is given; null where it stops before that one.
   *
   * @param before as `Answering` has it: the first answer is never stopped before
   */
  readonly meant: (offer: Offered, before: number | null) => SpokenAnswer | null;
  /** Before what it stopped, to be asked whether that is meant; null where all were given. */
  readonly unsure: () => Offered | null;
}

/** @param asksOnce whether it stops at all */
export function upToUnsure(asksOnce: boolean): UpToUnsure {
  let unsure: Offered | null = null;
  return {
    meant(offer, before) {
      unsure = asksOnce && before !== null && offer.phrase.sure !== undefined ? offer : null;
      return unsure === null ? spokenAnswer(offer) : null;
    },
    unsure: () => unsure,
  };
}
