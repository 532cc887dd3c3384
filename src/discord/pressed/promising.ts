import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { judgePromise, pagesOf, promise } from '../../match/play/promise.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { promisesPage, promisesPost } from '../../panel/pages/promises.ts';
import { speechIn, speechTo } from '../said/language.ts';
import { expectInThread } from './belonging.ts';
import { type Command, type Component, pressOf, numbersOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { seatOrAllNamed, whichMatch } from './which.ts';

/** `/promise to: Flint text: …`: promises something; alone, what was promised in a match, a page of it. */
export async function promiseHere({ app }: Desk, interaction: Command): Promise<Shown> {
  const { options } = interaction;
  const row = await whichMatch(app, interaction);
  const speech = await speechTo(app, interaction, row);
  const [text, named] = [options.getString('text'), options.getString('to')];
  if (text === null) {
    const promises = await app.store.pledges(row.id);
    const pages = pagesOf(promises).length;
    if (pages === 0) return said(speech.say('promises.none'));
    const page = Math.min(pages, options.getInteger('page') ?? pages) - 1;
    return said(promisesPage(app, row, promises, page, speech));
  }
  playingSeat(app, row, interaction.user.id);
  const languages = [speech.language, ...app.languages];
  const to = named === null ? 'all' : seatOrAllNamed(await load(app, row.id), named, languages);
  await promise(app, pressOf(interaction), row.id, to, text);
  return said(speech.say('promises.made'));
}

/** Somebody to whom something was promised says that it was kept. */
export const sayKept = (desk: Desk, interaction: Component, id: PressAs<'kept'>): Promise<Shown> =>
  judge(desk, interaction, id, true);

/** … or that it was broken. */
export const sayBroken = (
  desk: Desk,
  interaction: Component,
  id: PressAs<'broken'>,
): Promise<Shown> => judge(desk, interaction, id, false);

async function judge(
  { app }: Desk,
  interaction: Component,
  { match }: PressAs<'kept' | 'broken'>,
  kept: boolean,
): Promise<Shown> {
  const before = await app.store.match(match);
  if (before !== null) expectInThread(interaction, before);
  const [chosen = 0] = numbersOf(interaction);
  const row = await judgePromise(app, pressOf(interaction), match, chosen, kept);
  const promises = await app.store.pledges(match);
  const page = pagesOf(promises).findIndex((shown) => shown.some(({ id }) => id === chosen));
  const post = promisesPost(app, row, promises, page, speechIn({ app }, row));
  if (post === null) throw new Refused('choice makes no sense');
  return { is: 'text', ...post, files: [] };
}
