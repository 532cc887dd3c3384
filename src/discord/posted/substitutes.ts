import { ActionRowBuilder, type ButtonBuilder, ButtonStyle, Routes } from 'discord.js';
import { editionOf } from '../../match/edition.ts';
import { matchName } from '../../match/name.ts';
import type { NoticeOf } from '../../match/notice.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { writeId } from '../offered/ids.ts';
import { button } from '../offered/rows.ts';
import { speechIn } from '../said/language.ts';
import { tellFormer } from './reaching.ts';
import { postBeside } from './beside.ts';
import { bodyOf, post } from './sending.ts';
import { asFarAsLet } from './standing.ts';
import { bringIn, withThread } from './thread.ts';

const facts = (parts: PostOffice, match: MatchRow, seat: Seat, { language }: HouseSpeech) => {
  const edition = editionOf(parts.house, match);
  return { match: matchName(edition, match.id), seat: edition.in(language).seatName(seat) };
};

/** That somebody is wanted for a seat, in the channel, with a button that takes it; nothing where nobody is any more. */
export async function tellWanted(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'wanted'>,
): Promise<string | null> {
  const one = match.seats[seat];
  const wanted = one?.wanted ?? null;
  // It may be posted already where somebody was wanted, not wanted, and wanted again before this was said.
  if (match.status !== 'running' || one === undefined || wanted !== '') return null;
  const speech = speechIn(parts, match);
  const { say } = speech;
  const of = one.user === null ? '' : say('substitutes.of somebody', { player: `<@${one.user}>` });
  const thread = match.home.thread ?? match.home.channel;
  const content = say('substitutes.wanted', { ...facts(parts, match, seat, speech), of, thread });
  const id = writeId({ do: 'stand', match: match.id, seat });
  const take = button(id, say('buttons.stand'), ButtonStyle.Success, '🪑');
  const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(take).toJSON()];
  const { channel } = match.home;
  const posted = await post(parts, channel, { content, components, ping: [], speech }, row);
  await parts.house.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    const seats = now?.seats.map((other) =>
      other.seat === seat && other.wanted !== null ? { ...other, wanted: posted } : other,
    );
    if (seats !== undefined) await transaction.setSeats(match.id, seats);
  });
  return posted;
}

/** That nobody is wanted any more, where somebody was; nobody can press there after that. */
export async function tellFound(
  parts: PostOffice,
  match: MatchRow,
  { seat, message, user }: NoticeOf<'found'>,
): Promise<null> {
  if (message === '') return null;
  const speech = speechIn(parts, match);
  const about = facts(parts, match, seat, speech);
  const content =
    user === null
      ? speech.say('substitutes.off', about)
      : speech.say('substitutes.taken', { ...about, player: `<@${user}>` });
  const body = bodyOf({ content, components: [], ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(match.home.channel, message), { body }),
  );
  return null;
}

/** That a substitute plays a seat from now on. It is brought into the thread. */
export async function tellSubstituted(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, from, to }: NoticeOf<'substituted'>,
): Promise<string> {
  const speech = speechIn(parts, match);
  const there = await withThread(parts, match, row);
  await bringIn(parts, there);
  const about = { seat: facts(parts, match, seat, speech).seat, player: `<@${to}>` };
  const content =
    from === null
      ? speech.say('substitutes.plays', about)
      : speech.say('substitutes.plays for', { ...about, from: `<@${from}>` });
  if (from !== null) {
    await tellFormer(parts, there, row, { seat, user: from }, (reader) =>
      reader.say('substitutes.took yours', {
        seat: facts(parts, match, seat, reader).seat,
        player: `<@${to}>`,
      }),
    );
  }
  return postBeside(parts, there, { content, ping: [], speech }, row);
}
