import { vote } from '../../match/due/vote.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { speechTo } from '../said/language.ts';
import { expectInThread } from './belonging.ts';
import { type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';

/** Somebody says what is to be done about a seat whose time is over. */
export async function voteOn(
  { app }: Desk,
  interaction: Component,
  { match, seat, how }: PressAs<'vote'>,
): Promise<Shown> {
  const row = await app.store.match(match);
  if (row !== null) expectInThread(interaction, row);
  const did = await vote(app, pressOf(interaction), match, seat, how);
  const { say } = await speechTo(app, interaction, row);
  return said(say(`clock.is ${did}`));
}
