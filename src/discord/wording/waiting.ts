import type { Seat } from '../../engine/game.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import { dueOf } from '../../match/time/clock.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import type { App } from '../../match/app/app.ts';
import { waitingForUser } from '../../match/play/waiting.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { placeOf, putWords } from './put.ts';
import { firstLines } from '../../panel/wording/text.ts';
import { dueWords, stamp } from '../../panel/wording/when.ts';

/** What waits for somebody, in words. */
export interface WaitingWords {
  /** Empty where nothing waits. */
  readonly text: string;
  /** Where it can be answered, the longest-waiting first. */
  readonly matches: readonly { readonly row: MatchRow; readonly seat: Seat }[];
}

/** About as many lines as fit a message, and one. */
export const MOST_WAITING = 21;

/**
 * Everything that waits for somebody, in all its matches, and what others have put to it there, a line each, as many as
 * there is room for.
 *
 * @param most how long it may be, in characters
 * @param broken is told of a match that cannot be read
 */
export async function waitingWords(
  app: App,
  user: string,
  speech: AppSpeech,
  most: number,
  broken: (error: BrokenMatch) => Promise<unknown>,
): Promise<WaitingWords> {
  const { language, say } = speech;
  const lines: string[] = [];
  const matches: { row: MatchRow; seat: Seat }[] = [];
  let besides = 0;
  const put = await putWords(app, user, speech);
  for await (const waiting of waitingForUser(app, user, MOST_WAITING, language)) {
    const { row, seat, since, question, left } = waiting;
    const place = placeOf(app, row);
    if (question instanceof BrokenMatch) {
      await broken(question);
      lines.push(`${place}: ${question.in(language)}`);
    } else {
      const isUntold = untoldSince(row) !== null;
      const deadline = isUntold ? null : dueOf(row, seat, app.now());
      const until = isUntold
        ? ` · ${say('halts.no time')}`
        : deadline === null
          ? ''
          : ` · ${say('clock.by when', { when: dueWords(deadline, speech, app.now()) })}`;
      const waits = say('table.waits', {
        seat: editionOf(app, row).in(language).seatName(seat),
        place,
        question: question.title,
        when: stamp(since, 'relative'),
      });
      lines.push(`${waits}${until}`);
      matches.push({ row, seat });
    }
    besides = left;
    if (lines.join('\n').length > most) break;
  }
  const foot = (left: number) => say('table.more wait', { count: left });
  const all = [...lines, ...put];
  return { text: all.length === 0 ? '' : firstLines(all, most, besides, foot), matches };
}
