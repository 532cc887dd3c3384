import { Refused } from '../../match/app/refused.ts';
import { forgetPresser } from '../../match/league/forget.ts';
import { reclaim as takeBackSeat } from '../../match/company/reclaim.ts';
import { decideOn, standBack, standFor } from '../../match/company/substitute.ts';
import { vote as putVote } from '../../match/due/vote.ts';
import { load } from '../../match/loaded/load.ts';
import { judgePromise, pagesOf } from '../../match/play/promise.ts';
import { seatOf } from '../../match/stored/seats.ts';
import { appSpeech, type AppSpeech } from '../../words/index.ts';
import { languageIn } from '../../match/app/spoken.ts';
import type { Handler } from './handler.ts';
import { promisesPost } from '../pages/promises.ts';
import { ownPanel } from './own-panel.ts';
import { numbersIn, type Presser, rowAt } from './presser.ts';
import { textReply, type PressReply } from './reply.ts';

/** Says what is to be done about a seat whose time is over. */
export const vote: Handler<'vote'> = async (presser, { match, seat, how }) => {
  const { app, press, speechTo } = presser;
  const row = await rowAt(presser, match);
  const did = await putVote(app, press, match, seat, how);
  const { say } = await speechTo(row);
  return textReply(say(`clock.is ${did}`));
};

/** Says of a promise that was made to who presses that it was kept, or broken. */
const judge: Handler<'kept' | 'broken'> = async ({ app, press, values }, { do: how, match }) => {
  const [chosen = 0] = numbersIn(values);
  const row = await judgePromise(app, press, match, chosen, how === 'kept');
  const promises = await app.store.pledges(match);
  const page = pagesOf(promises).findIndex((shown) => shown.some(({ id }) => id === chosen));
  const speech = appSpeech(languageIn(app, row.spoken));
  const post = promisesPost(app, row, promises, page, speech);
  if (post === null) throw new Refused('choice makes no sense');
  return textReply(post.content, post.components);
};

export { judge as kept, judge as broken };

/** Takes one's own seat back, and shows at once what waits there. */
export const reclaim: Handler<'reclaim'> = async (presser, { match }) => {
  const { app, press } = presser;
  try {
    await takeBackSeat(app, press, match);
  } catch (error) {
    // It may have it back already, by a double tap.
    const now = error instanceof Refused ? await load(app, match).catch(() => null) : null;
    if (now?.row.status !== 'running' || seatOf(now.row, press.user.id) === null) throw error;
    return ownPanel(presser, now, null);
  }
  return ownPanel(presser, await load(app, match), ({ say }) => say('clock.is yours again'));
};

/** Would take a seat over; whose seat it was has it back, and sees at once what waits there. */
export const stand: Handler<'stand'> = async (presser, { match, seat }) => {
  const { app, press, speechTo } = presser;
  const stood = await standFor(app, press, match, seat);
  const loaded = await load(app, match);
  const words = ({ say, language }: AppSpeech): string => {
    const about = { seat: loaded.edition.in(language).seatName(seat) };
    if (stood.did === 'plays') return say('substitutes.is yours', about);
    return stood.place === 0
      ? say('substitutes.is first', about)
      : say('substitutes.is later', { ...about, count: stood.place });
  };
  return stood.did === 'plays'
    ? ownPanel(presser, loaded, words)
    : textReply(words(await speechTo(loaded.row)));
};

/** Would not take a seat over any more. */
export const unstand: Handler<'unstand'> = async ({ app, press, speechTo }, { match, seat }) => {
  await standBack(app, press, match, seat);
  const { edition, row } = await load(app, match);
  const { say, language } = await speechTo(row);
  return textReply(say('substitutes.is back', { seat: edition.in(language).seatName(seat) }));
};

/** Who has a say in it says yes or no to who would take a seat over. */
const decide: Handler<'admit' | 'dismiss'> = async (
  { app, press, speechTo },
  { do: word, match, seat, user },
) => {
  const did = await decideOn(app, press, match, seat, { user, isYes: word === 'admit' });
  const { edition, row } = await load(app, match);
  const { say, language } = await speechTo(row);
  const facts = { player: `<@${user}>`, seat: edition.in(language).seatName(seat) };
  return textReply(say(`substitutes.now ${did}`, facts));
};

export { decide as admit, decide as dismiss };

/** Forgets whoever presses. */
export async function forget({ app, press, speechTo }: Presser): Promise<PressReply> {
  const { say } = await speechTo();
  await forgetPresser(app, press);
  return textReply(say('privacy.is forgotten'));
}
