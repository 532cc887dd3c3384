import { ActionRowBuilder, type ButtonBuilder, ButtonStyle, Routes } from 'discord.js';
import { proposalBody } from '../../match/proposal.ts';
import { editionOf, hasItsRules, isPerson, load, loadRow } from '../../match/load.ts';
import { matchName } from '../../match/name.ts';
import { tableIn } from '../../match/table.ts';
import { askedSeats, owesSecret } from '../../match/asked.ts';
import { logLines } from '../../match/log.ts';
import { sceneAfter } from '../../match/pictures.ts';
import { noticeOf, type NoticeOf } from '../../match/notice.ts';
import { promiseOf, proofOf } from '../../match/proof.ts';
import { describeScene } from '../../presentation/alt.ts';
import { goodsWords } from '../../presentation/goods.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { ThemeId } from '../../render/palette.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import { type HouseSpeech, refusalSpeech } from '../../words/index.ts';
import { awayWords } from '../said/away.ts';
import type { PostOffice } from '../desk.ts';
import { writeId } from '../offered/ids.ts';
import { personWords } from '../said/level.ts';
import { speechByDm, speechIn } from '../said/language.ts';
import { button } from '../offered/rows.ts';
import { threadButtons } from './posts.ts';
import { rulingWords } from '../said/ruling.ts';
import { messageSchema, type Post, post } from './sending.ts';
import { retell } from './story.ts';
import { fitLines } from '../said/text.ts';
import { themeFor } from '../theme.ts';
import { bringIn, postInThread, showLobby, withThread } from './thread.ts';
import { tellSomebody } from './warning.ts';

/** After having failed for so long, a message goes out without a picture that cannot be painted. */
const PAINT_PATIENCE_MS = 5_000;

/** Whether a message has failed for so long that it goes without what cannot be painted. */
const makesDo = ({ house }: PostOffice, { failingSince }: OutboxRow): boolean =>
  failingSince !== null && house.now().getTime() - failingSince.getTime() >= PAINT_PATIENCE_MS;

/**
 * Says one outbox message. Returns the id of what was posted, if anything was.
 * It may be called again for the same message after a crash: whatever stands already is not posted twice.
 */
export async function deliver(parts: PostOffice, row: OutboxRow): Promise<string | null> {
  const notice = noticeOf(row);
  if (notice.kind === 'welcome') return tellWelcome(parts, row, notice);
  const match = row.match === null ? null : await parts.house.store.match(row.match);
  if (match === null) return null;
  switch (notice.kind) {
    case 'lobby':
      return showLobby(parts, match, row);
    case 'start':
      return tellStart(parts, match, row);
    case 'turn':
      return tellTurn(parts, match, row, notice);
    case 'over':
      return tellTurn(parts, match, row, { ...notice, ping: [] });
    case 'secret':
      return tellSecret(parts, match, row, notice);
    case 'story':
      return tellStory(parts, match, row);
    case 'proposal':
      return tellProposal(parts, match, row, notice);
    case 'resigned':
      return tellResigned(parts, match, row, notice);
    case 'level':
      return tellLevel(parts, match, row, notice);
    case 'ruling':
      return tellRuling(parts, match, row, notice);
    case 'stopped':
      return tellStopped(parts, match, row);
  }
}

/** That I have come into a server: to all there, in its language. */
async function tellWelcome(
  parts: PostOffice,
  row: OutboxRow,
  { server, channel }: NoticeOf<'welcome'>,
): Promise<string> {
  const speech = speechIn(parts, { home: { server } });
  const content = speech.say('posts.here I am');
  return post(parts, channel, { content, components: [], ping: [], speech }, row);
}

async function tellStart(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const edition = editionOf(parts.house, match);
  const speech = speechIn(parts, match);
  const words = edition.in(speech.language);
  const seats = match.seats.map((one) => {
    const who = personWords(one, speech);
    return speech.say('posts.sits there', { seat: words.seatName(one.seat), who });
  });
  const content = [
    `${seats.join(', ')}.`,
    speech.say('posts.how to play', { command: edition.game.id }),
    `-# ${promiseOf(parts.house, match, speech)}`,
  ].join('\n');
  const components = [threadButtons(match.id, row.mark, speech).toJSON()];
  const there = await withThread(parts, match, row);
  await bringIn(parts, there);
  const told = await postInThread(parts, there, { content, components, ping: [], speech }, row);
  await showLobby(parts, told.match, row);
  return told.posted;
}

async function tellTurn(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { from, to, ping: named }: Pick<NoticeOf<'turn'>, 'from' | 'to' | 'ping'>,
): Promise<string | null> {
  const { house } = parts;
  // Whoever was to act when this was written may have acted meanwhile, or given the seat up.
  const loaded = loadRow(house, match);
  const asked = askedSeats(loaded);
  const isPlayed = match.status === 'running';
  const ping = named.filter((seat) => isPlayed && asked.has(seat) && isPerson(match, seat));
  const speech = speechIn(parts, match);
  const { edition, table } = loaded;
  const words = edition.in(speech.language);
  const [lines, scene] = await Promise.all([
    logLines(house, match, from, to, 'public', speech),
    sceneAfter(house, loaded, to, speech.language),
  ]);
  const picture = await paint(parts, row, scene, await themeFor(house, match, match.host));
  const users = ping.flatMap((seat) => match.seats[seat]?.user ?? []);
  const calls = ping.map((seat) => {
    const away = awayWords({ row: match, table }, seat, speech).map((said) => ` (${said})`);
    return `${words.seatName(seat)} ${table.seats[seat]?.mention ?? ''}${away.join('')}`;
  });
  // The end was told as a turn, too, until it had a notice of its own.
  const isOver = match.status === 'over' && to === match.sequence;
  const end = isOver
    ? await ending(parts, match, speech)
    : calls.length === 0
      ? ''
      : speech.say('posts.your move', { players: calls.join(', '), count: calls.length });
  const told = fitLines(lines, 1990 - end.length, speech);
  const content = [told, end].filter((part) => part !== '').join('\n\n');
  const components = [threadButtons(match.id, row.mark, speech, isOver).toJSON()];
  const message = { content, components, ping: users, speech, ...picture };
  const { posted, match: after } = await postInThread(parts, match, message, row);
  if (isOver) await showLobby(parts, after, row);
  return posted;
}

/** The picture of a turn; where it cannot be painted again and again, the turn is told without one. */
async function paint(
  parts: PostOffice,
  row: OutboxRow,
  scene: Scene,
  theme: ThemeId,
): Promise<Pick<Post, 'pictures'>> {
  const { painter, log } = parts;
  try {
    const file = await painter.paint(scene, { theme });
    return {
      pictures: [{ name: 'board.png', type: 'image/png', file, alt: describeScene(scene) }],
    };
  } catch (err) {
    if (!makesDo(parts, row)) throw err;
    log.error({ match: row.match, outbox: row.id, err }, 'a turn is told without its picture');
    return {};
  }
}

/** The story of a match that is over, after its result; nothing where no picture of it can be made. */
async function tellStory(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const told = await retell(parts, match, speech.language, makesDo(parts, row));
  if (told === null) return null;
  const components = [threadButtons(match.id, row.mark, speech, true).toJSON()];
  return (await postInThread(parts, match, { ...told, components, ping: [], speech }, row)).posted;
}

async function ending(
  { house }: PostOffice,
  match: MatchRow,
  speech: HouseSpeech,
): Promise<string> {
  const { edition, match: ended, table } = await load(house, match.id);
  const view = edition.game.view(ended.state, 'public');
  const people = match.seats.flatMap(({ user }) => (user === null ? [] : [`<@${user}>`]));
  const thanks = speech.say('posts.thanks', { people: people.join(', ') });
  const words = edition.in(speech.language);
  return `${words.result(view, tableIn(table, speech.language))}\n${thanks}\n-# ${await proofOf(house, match, speech)}`;
}

/** A DM that a secret choice waits. It holds nothing secret itself. */
async function tellSecret(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'secret'>,
): Promise<string | null> {
  const user = match.seats[seat]?.user ?? null;
  const { thread } = match.home;
  if (user === null || thread === null || match.status !== 'running') return null;
  if (!owesSecret(await load(parts.house, match.id), seat)) return null;
  const edition = editionOf(parts.house, match);
  const made = await parts.rest.post(Routes.userChannels(), { body: { recipient_id: user } });
  const { id } = messageSchema.parse(made);
  const speech = await speechByDm(parts, match, user);
  const content = speech.say('posts.secret waits', {
    match: matchName(edition, match.id),
    thread,
  });
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(
      writeId({ do: 'play', match: match.id, mark: row.mark }),
      speech.say('buttons.choose'),
      ButtonStyle.Primary,
      '🔒',
    ),
  );
  return post(parts, id, { content, components: [buttons.toJSON()], ping: [], speech }, row);
}

async function tellProposal(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { proposal: id }: NoticeOf<'proposal'>,
): Promise<string | null> {
  const proposal = await parts.house.store.proposal(id);
  if (proposal === null || proposal.status !== 'open') return null;
  const speech = speechIn(parts, match);
  const words = editionOf(parts.house, match).in(speech.language);
  const body = proposalBody(proposal);
  const from = words.seatName(proposal.from);
  const users = proposal.to.flatMap((seat) => match.seats[seat]?.user ?? []);
  const people = users.map((user) => `<@${user}>`).join(', ');
  const content =
    body.kind === 'trade'
      ? speech.say('proposals.trade', {
          from,
          to: words.seatName(body.deal.to),
          gives: goodsWords(words, body.deal.gives),
          takes: goodsWords(words, body.deal.takes),
          people,
        })
      : speech.say('proposals.undo', { from, people });
  const { mark } = proposal;
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button(
      writeId({ do: 'accept', proposal: id, mark }),
      speech.say('buttons.accept'),
      ButtonStyle.Success,
      '✅',
    ),
    button(
      writeId({ do: 'decline', proposal: id, mark }),
      speech.say('buttons.decline'),
      ButtonStyle.Secondary,
      '✖️',
    ),
  );
  const components = [buttons.toJSON(), threadButtons(match.id, row.mark, speech).toJSON()];
  const message = { content, components, ping: users, speech };
  return (await postInThread(parts, match, message, row)).posted;
}

async function tellResigned(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'resigned'>,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const words = editionOf(parts.house, match).in(speech.language);
  const content = [
    speech.say('posts.computer plays', { seat: words.seatName(seat) }),
    ...desertedWords(match, speech),
  ].join(' ');
  const components = [threadButtons(match.id, row.mark, speech).toJSON()];
  return (await postInThread(parts, match, { content, components, ping: [], speech }, row)).posted;
}

async function tellLevel(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, level }: NoticeOf<'level'>,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const words = editionOf(parts.house, match).in(speech.language);
  const content = speech.say('posts.computer plays at', {
    seat: words.seatName(seat),
    level: speech.say(`levels.${level}`),
  });
  const components = [threadButtons(match.id, row.mark, speech).toJSON()];
  return (await postInThread(parts, match, { content, components, ping: [], speech }, row)).posted;
}

/** That a match was closed because its last person has left; nothing where that is not so. */
function desertedWords({ status, seats }: MatchRow, { say }: HouseSpeech): string[] {
  const isDeserted = status === 'cancelled' && seats.every(({ heldBy }) => heldBy === 'computer');
  return isDeserted ? [say('posts.nobody is left')] : [];
}

/** What a moderator did; who was handed a seat is brought into the thread and pinged. */
async function tellRuling(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { ruling: id }: NoticeOf<'ruling'>,
): Promise<string | null> {
  const ruling = (await parts.house.store.rulings(match.id)).find((one) => one.id === id);
  if (ruling === undefined) return null;
  const { deed } = ruling;
  const to = deed.is === 'handOver' ? deed.to : null;
  const speech = speechIn(parts, match);
  const handed = to === null ? desertedWords(match, speech) : [speech.say('posts.welcome')];
  const more = deed.is === 'handOver' ? handed : [];
  const there = await withThread(parts, match, row);
  if (to !== null) await bringIn(parts, there);
  const told = rulingWords(editionOf(parts.house, match), ruling, speech);
  const content = [told, ...more].join(' ');
  const isOver = match.status !== 'running';
  const components = [threadButtons(match.id, row.mark, speech, isOver).toJSON()];
  const ping = to === null ? [] : [to];
  return (await postInThread(parts, there, { content, components, ping, speech }, row)).posted;
}

/** A DM to the host that the match began under other rules than these; none where they are back meanwhile. */
async function tellStopped(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<null> {
  if (match.status === 'running' && !hasItsRules(editionOf(parts.house, match), match)) {
    const name = matchName(editionOf(parts.house, match), match.id);
    await tellSomebody(parts, match, row, ({ language }) => {
      return `${name}: ${refusalSpeech(language).say('other rules while it runs')}`;
    });
  }
  return null;
}
