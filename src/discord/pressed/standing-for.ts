import { Refused } from '../../match/house.ts';
import { load } from '../../match/load.ts';
import { substitute, wantSubstitute } from '../../match/substitute.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../offered/ids.ts';
import { speechTo } from '../said/language.ts';
import { ownPanel } from './own-panel.ts';
import { type Command, type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { seatNamed, whichMatch } from './which.ts';

/** `/match substitute seat: Flint`: asks for somebody to take a seat over, or no more; without `seat` one's own. */
export async function wantHere({ house }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(house, interaction);
  const loaded = await load(house, row.id);
  const { say, language } = await speechTo(house, interaction, row);
  const named = interaction.options.getString('seat');
  const wanted = named === null ? null : seatNamed(loaded, named, [language, ...house.languages]);
  const { did, seat } = await wantSubstitute(house, pressOf(interaction), row.id, wanted);
  const facts = { seat: loaded.edition.in(language).seatName(seat), channel: row.home.channel };
  return said(say(`substitutes.is ${did}`, facts));
}

/** Somebody takes a seat as a substitute, and sees at once what waits there. */
export async function standFor(
  desk: Desk,
  interaction: Component,
  { match, seat }: PressAs<'stand'>,
): Promise<Shown> {
  const { house } = desk;
  const before = await house.store.match(match);
  if (before !== null && interaction.channelId !== before.home.channel) {
    throw new Refused('button of another match');
  }
  await substitute(house, pressOf(interaction), match, seat);
  const loaded = await load(house, match);
  return ownPanel(desk, interaction, loaded, ({ say, language }) =>
    say('substitutes.is yours', { seat: loaded.edition.in(language).seatName(seat) }),
  );
}
