import type { Answered } from '../../match/play/answer.ts';
import type { Offered } from '../../match/loaded/asked.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { load } from '../../match/loaded/load.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import type { MatchId } from '../../store/store.ts';
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

/** The only answer of a press gives something up: nothing is done, and its giver is asked whether it is meant. */
export class Unsure extends Error {
  override readonly name = 'Unsure';
  readonly offer: Offered;

  constructor(offer: Offered) {
    super('An answer is asked once more.');
    this.offer = offer;
  }
}

/** Carries a press out, or asks whether its only answer is meant. */
export async function askedWhereUnsure(
  presser: Presser,
  match: MatchId,
  carryOut: () => Promise<PanelReply>,
): Promise<PanelReply> {
  try {
    return await carryOut();
  } catch (error) {
    if (!(error instanceof Unsure)) throw error;
    return asking(presser, await load(presser.app, match), error.offer, null);
  }
}

/** Several answers that are given in order, up to one that gives something up. */
export interface UpToUnsure {
  /**
   * What is said of an answer when it is given; null where it stops before that one. Throws `Unsure` where it is the only
   * one.
   *
   * @param before as `Answering` has it: the first of several answers is never stopped before
   */
  readonly meant: (offer: Offered, before: number | null) => SpokenAnswer | null;
  /** Before what it stopped, to be asked whether that is meant; null where all were given. */
  readonly unsure: () => Offered | null;
}

/**
 * @param asksOnce whether it stops at all
 * @param isOnly whether there is one answer alone
 */
export function upToUnsure(asksOnce: boolean, isOnly = false): UpToUnsure {
  let unsure: Offered | null = null;
  return {
    meant(offer, before) {
      const isUnsure = asksOnce && offer.phrase.sure !== undefined;
      if (isUnsure && isOnly) throw new Unsure(offer);
      unsure = isUnsure && before !== null ? offer : null;
      return unsure === null ? spokenAnswer(offer) : null;
    },
    unsure: () => unsure,
  };
}
