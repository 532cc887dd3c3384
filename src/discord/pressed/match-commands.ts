import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import type { App } from '../../match/app/app.ts';
import { recordDigest } from '../../engine/record.ts';
import { joinMatch, leaveMatch, openMatch, startMatch } from '../../match/lobby/lobby.ts';
import { levelIn } from '../../match/stored/edition.ts';
import { resign } from '../../match/company/hand-over.ts';
import { Refused } from '../../match/app/refused.ts';
import { learnMatch } from '../../match/lobby/learn.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import { load, loadOrWhy } from '../../match/loaded/load.ts';
import { nameInList, channelOf } from '../../match/stored/name.ts';
import { isOthersPlan } from '../../match/stored/plan-row.ts';
import { recordOf } from '../../match/reports/proof.ts';
import { readEach } from '../../match/loaded/readable.ts';
import type { MatchRow, MatchStatus } from '../../store/store.ts';
import type { TableRequest } from '../../panel/table-request.ts';
import { watch } from '../../match/company/watch.ts';
import { mayAsk, wantSubstitute } from '../../match/company/substitute.ts';
import { WORD_MS } from '../../match/stored/search.ts';
import { expectNotStuck, placeFor } from './homes.ts';
import type { Command } from './pressed.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import { card } from '../../panel/pressed/rules.ts';
import { textReply, type PressReply } from '../../panel/pressed/reply.ts';
import { joinedWords, openedWords } from '../../panel/wording/opened.ts';
import { doOrAsk } from '../../panel/pressed/table-requests.ts';
import { channelsSeen, sees } from './rights.ts';
import { paceWords } from '../../panel/wording/pace.ts';
import { personWords } from '../wording/person-words.ts';
import { plainLine } from '../../presentation/line.ts';
import { fitLines } from '../../panel/wording/text.ts';
import { isPaceName, PACES } from '../../clock/pace.ts';
import { termsInForce, termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import { atMatch, gameMeant, seatNamed } from './which.ts';

/** `/match leave`. */
export const leaveHere = atMatch(async ({ app, press, speechTo, row }) => {
  await leaveMatch(app, press, row.id);
  return textReply((await speechTo(row)).say('matches.left', { match: row.id }));
});

/** `/match start`. */
export const startHere = atMatch(async ({ app, press, speechTo, row }, interaction) => {
  await expectNotStuck(interaction, row);
  await startMatch(app, press, row.id);
  return textReply((await speechTo(row)).say('matches.begins', { match: row.id }));
});

/** `/match resign`. */
export const resignHere = atMatch(async ({ app, press, speechTo, row }) => {
  await resign(app, press, row.id);
  return textReply((await speechTo(row)).say('matches.gave up', { match: row.id }));
});

/** Does what somebody wants of a match, or asks once more. */
const putting = (requestIn: (interaction: Command) => TableRequest) =>
  atMatch((presser, interaction) => doOrAsk(presser, presser.row, requestIn(interaction)));

/**
 * `/match hand-over seat: Flint to: @somebody`: without `to` a computer player gets it. Who plays there puts that to its
 * table, of a seat that has been silent.
 */
export const handSeatOver = atMatch(async (presser, interaction) => {
  const { row } = presser;
  const { seat } = await seatMeant(presser, interaction, row);
  const user = interaction.options.getUser('to');
  const request =
    user === null ? { is: 'handOver' as const } : { is: 'handTo' as const, to: user.id };
  return doOrAsk(presser, row, { ...request, seat });
});

/** `/match level seat: Flint plays: Hasty`. */
export const changeLevel = atMatch(async (presser, interaction) => {
  const { row } = presser;
  const { seat, loaded } = await seatMeant(presser, interaction, row);
  const level = levelIn(loaded.edition, interaction.options.getString('plays', true));
  return doOrAsk(presser, row, { is: 'level', seat, level });
});

/** The seat that a command names. */
async function seatMeant({ app, speechTo }: Presser, interaction: Command, row: MatchRow) {
  const loaded = await load(app, row.id);
  const { language } = await speechTo(row);
  const named = interaction.options.getString('seat', true);
  return { loaded, seat: seatNamed(loaded, named, [language, ...app.languages]) };
}

/** `/learn`: how a game is played, card by card, before a match that teaches its player. */
export async function learnHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press } = presser;
  const home = await placeFor(app, interaction);
  const { game } = await gameMeant(app, interaction, null);
  const row = await learnMatch(app, press, { game: game.id, home });
  return card({ ...presser, row }, { match: row.id, nth: 0 });
}

/** `/match new`: what it does not ask, the host chooses at the table. */
export async function openHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press, speechTo } = presser;
  const { options } = interaction;
  const home = await placeFor(app, interaction);
  const { game } = await gameMeant(app, interaction, null);
  const pace = options.getString('pace') ?? '';
  const row = await openMatch(app, press, {
    game: game.id,
    size: options.getInteger('seats') ?? game.seats[1],
    computers: 0,
    terms: isPaceName(pace) ? { ...USUAL_TERMS, pace: PACES[pace] } : USUAL_TERMS,
    home,
  });
  return textReply(openedWords(app, row, await speechTo(row)));
}

/** `/match join`: the match that is named, or the newest one here. */
export async function joinHere(
  { app, press, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const named = interaction.options.getInteger('match');
  const row = named === null ? await newestOpen(app, interaction) : await app.store.match(named);
  const { id: user } = interaction.user;
  if (row === null || isOthersPlan(row, user) || !sees(interaction, row.home)) {
    throw new Refused('no open match here');
  }
  await joinMatch(app, press, row.id);
  return textReply(joinedWords(row, await speechTo(row)));
}

/** The newest match of this channel that still has a free seat. */
async function newestOpen(app: App, interaction: Command): Promise<MatchRow | null> {
  const open = await matchesHere(app, interaction, ['open']);
  const free = open.filter(({ seats, size }) => seats.length < size);
  return free.find(({ home }) => home.channel === interaction.channelId) ?? free[0] ?? null;
}

/** The newest matches of this server, in those channels that whoever asks can see. */
function matchesHere(
  app: App,
  interaction: Command,
  statuses: readonly MatchStatus[],
): Promise<MatchRow[]> {
  const channels = channelsSeen(interaction);
  return app.store.matchesIn(interaction.guildId ?? '', channels, statuses, 50);
}

/** `/match list`. */
export async function listMatches(
  { app, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const rows = await matchesHere(app, interaction, ['open', 'running']);
  const speech = await speechTo();
  const lines: string[] = [];
  for (const row of rows) {
    const name = nameInList(app, row);
    const terms = readEach(app, row, (one) => [termsOf(one), termsInForce(one)] as const);
    const [chosen, inForce] = terms ?? [null, null];
    const match = chosen?.learners === true ? `🌱 ${name}` : name;
    const people = row.seats.map((seat) => personWords(seat, speech)).join(', ');
    const place = channelOf(row);
    const { length: taken } = row.seats;
    const shown = row.status === 'open' ? chosen : inForce;
    const pace = shown === null ? '' : ` · ⏱️ ${paceWords(shown.pace, speech.say)}`;
    if (row.status === 'open') {
      const open = speech.say('matches.open', { match, place, taken, size: row.size, people });
      lines.push(`${open}${pace}`);
    } else {
      const isBroken = (await loadOrWhy(app, row)) instanceof BrokenMatch;
      lines.push(
        isBroken
          ? speech.say('matches.stands still', { match, place, people })
          : `${speech.say('matches.played', { match, place, people })}${pace}`,
      );
    }
  }
  return textReply(
    lines.length === 0
      ? speech.say('matches.none')
      : fitLines(lines.map(plainLine), MESSAGE_LENGTH, speech),
  );
}

/** `/match export`: the record of a match, and how to verify it. */
export const exportMatch = atMatch(async ({ app, speechTo, row }) => {
  const record = await recordOf(app, row);
  const name = `${row.game}-${row.id}.record.json`;
  const attachment = Buffer.from(`${JSON.stringify(record)}\n`);
  const check = `npm run -s verify -- ${name} --commitment ${record.commitment} --log ${recordDigest(record)}`;
  const { say } = await speechTo(row);
  const content = `${say('matches.record', { match: row.id })}\n\`\`\`\n${check}\n\`\`\``;
  return { is: 'text', content, files: [{ name, attachment }] };
});

/** `/match pause days: 5`. */
export const pauseHere = putting(({ options }) => ({
  is: 'pause',
  days: options.getInteger('days', true),
}));

/** `/match resume`. */
export const resumeHere = putting(() => ({ is: 'resume' }));

/** `/match settle`. */
export const settleHere = putting(() => ({ is: 'settle' }));

/** `/match close`. */
export const closeNamed = putting(() => ({ is: 'close' }));

/**
 * `/match substitute seat: Flint`: asks for somebody to take a seat over, or no more; without `seat` one's own. For that of
 * somebody else a moderator decides, or its table.
 */
export const wantHere = atMatch(async (presser, interaction) => {
  const { app, press, speechTo, row } = presser;
  const loaded = await load(app, row.id);
  const { say, language } = await speechTo(row);
  const named = interaction.options.getString('seat');
  const wanted = named === null ? null : seatNamed(loaded, named, [language, ...app.languages]);
  const asked = wanted === null ? null : row.seats[wanted];
  if (asked !== null && asked !== undefined && !mayAsk(row, interaction.user.id, asked)) {
    const is = asked.wanted === null ? 'substitute' : 'callOff';
    return doOrAsk(presser, row, { is, seat: asked.seat });
  }
  const { did, seat } = await wantSubstitute(app, press, row.id, wanted);
  const { host } = row;
  const facts = {
    seat: loaded.edition.in(language).seatName(seat),
    channel: row.home.channel,
    hours: WORD_MS / 3_600_000,
  };
  // Who hosts the match decides alone.
  const isHosts = did === 'wanted' && host === interaction.user.id;
  return textReply(
    isHosts
      ? say('substitutes.is wanted by host', facts)
      : say(`substitutes.is ${did}`, { ...facts, host }),
  );
});

/** `/match watch stop: True`: somebody follows a match at which it does not sit, or no more. */
export const watchHere = atMatch(async ({ app, press, speechTo, row }, interaction) => {
  if (!sees(interaction, row.home)) throw new Refused('no match meant');
  const watches = interaction.options.getBoolean('stop') !== true;
  await watch(app, press, row.id, watches);
  const { say } = await speechTo(row);
  const place = channelOf(row);
  return textReply(
    watches
      ? say('company.watches', { match: row.id, place })
      : say('company.watches no more', { match: row.id }),
  );
});
