import { Refused } from '../../match/app/refused.ts';
import { load } from '../../match/loaded/load.ts';
import {
  decideOn,
  mayAsk,
  standBack,
  standFor,
  wantSubstitute,
} from '../../match/company/substitute.ts';
import type { AppSpeech } from '../../words/index.ts';
import { WORD_MS } from '../../match/stored/search.ts';
import type { Desk } from '../desk.ts';
import type { PressAs } from '../../panel/ids.ts';
import { speechTo } from '../said/language.ts';
import { ownPanel } from '../../panel/pressed/own-panel.ts';
import { type Command, type Component, pressOf } from './pressed.ts';
import { said, type Shown } from './showing.ts';
import { seatNamed, whichMatch } from './which.ts';
import { doOrAsk } from './wishing.ts';
import { presserOf } from './presser.ts';

/**
 * `/match substitute seat: Flint`: asks for somebody to take a seat over, or no more; without `seat` one's own. For that of
 * somebody else a moderator decides, or its table.
 */
export async function wantHere(desk: Desk, interaction: Command): Promise<Shown> {
  const { app } = desk;
  const row = await whichMatch(app, interaction);
  const loaded = await load(app, row.id);
  const { say, language } = await speechTo(app, interaction, row);
  const named = interaction.options.getString('seat');
  const wanted = named === null ? null : seatNamed(loaded, named, [language, ...app.languages]);
  const asked = wanted === null ? null : row.seats[wanted];
  if (asked !== null && asked !== undefined && !mayAsk(row, interaction.user.id, asked)) {
    const is = asked.wanted === null ? 'substitute' : 'callOff';
    return doOrAsk(desk, interaction, row, { is, seat: asked.seat });
  }
  const { did, seat } = await wantSubstitute(app, pressOf(interaction), row.id, wanted);
  const { host } = row;
  const facts = {
    seat: loaded.edition.in(language).seatName(seat),
    channel: row.home.channel,
    hours: WORD_MS / 3_600_000,
  };
  // Who hosts the match decides alone.
  const isHosts = did === 'wanted' && host === interaction.user.id;
  return said(
    isHosts
      ? say('substitutes.is wanted by host', facts)
      : say(`substitutes.is ${did}`, { ...facts, host }),
  );
}

/** Somebody would take a seat over; whose seat it was has it back, and sees at once what waits there. */
export async function stand(
  desk: Desk,
  interaction: Component,
  { match, seat }: PressAs<'stand'>,
): Promise<Shown> {
  const { app } = desk;
  await expectInChannel(desk, interaction, match);
  const stood = await standFor(app, pressOf(interaction), match, seat);
  const loaded = await load(app, match);
  const words = ({ say, language }: AppSpeech): string => {
    const about = { seat: loaded.edition.in(language).seatName(seat) };
    if (stood.did === 'plays') return say('substitutes.is yours', about);
    return stood.place === 0
      ? say('substitutes.is first', about)
      : say('substitutes.is later', { ...about, count: stood.place });
  };
  return stood.did === 'plays'
    ? ownPanel(presserOf(desk, interaction), loaded, words)
    : said(words(await speechTo(app, interaction, loaded.row)));
}

/** Somebody would not take a seat over any more. */
export async function unstand(
  desk: Desk,
  interaction: Component,
  { match, seat }: PressAs<'unstand'>,
): Promise<Shown> {
  const { app } = desk;
  const row = await expectInChannel(desk, interaction, match);
  await standBack(app, pressOf(interaction), match, seat);
  const { say, language } = await speechTo(app, interaction, row);
  const { edition } = await load(app, match);
  return said(say('substitutes.is back', { seat: edition.in(language).seatName(seat) }));
}

/** Somebody who has a say in it says yes or no to who would take a seat over. */
export async function decide(
  desk: Desk,
  interaction: Component,
  { do: word, match, seat, user }: PressAs<'admit' | 'dismiss'>,
): Promise<Shown> {
  const { app } = desk;
  const row = await expectInChannel(desk, interaction, match);
  const about = { user, isYes: word === 'admit' };
  const did = await decideOn(app, pressOf(interaction), match, seat, about);
  const { say, language } = await speechTo(app, interaction, row);
  const { edition } = await load(app, match);
  const facts = { player: `<@${user}>`, seat: edition.in(language).seatName(seat) };
  return said(say(`substitutes.now ${did}`, facts));
}

/** A match, whose buttons in its channel are pressed there. Throws `Refused` where they are not. */
async function expectInChannel({ app }: Desk, { channelId }: Component, id: number) {
  const row = await app.store.match(id);
  if (row !== null && channelId !== row.home.channel) throw new Refused('button of another match');
  return row;
}
