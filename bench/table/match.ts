import { setTimeout as sleep } from 'node:timers/promises';
import { eventsFor } from '../../src/engine/game.ts';
import type { AnswerName } from '../../src/engine/match.ts';
import { askedOf, waitingFor } from '../../src/match/loaded/asked.ts';
import { load } from '../../src/match/loaded/load.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { isPerson } from '../../src/match/stored/seats.ts';
import { entryIn, toldIn } from '../../src/match/stored/log.ts';
import type { PageMessage, Person, Sandbox } from '../../src/sandbox/index.ts';
import type { EntryRow } from '../../src/store/store.ts';
import { type Camp, PEOPLE, pitch, type Workers } from './camp.ts';
import { COUNTED, type Counted } from './games.ts';
import { planFor } from './plan.ts';
import { type Hands, type Manner, type Player, playerAt } from './player.ts';
import { movesOn, readMessage } from './reading.ts';
import { frameOf, ONLOOKER, posted, shapesOf, watchAll } from './seeing.ts';
import type { TranscriptEvent, Transcript } from './transcript.ts';

/** Who plays a match, and how. */
export interface Seating {
  /** The id of the game. */
  readonly game: string;
  readonly people: number;
  readonly computers: number;
  readonly manner: Manner;
  /** How it began. */
  readonly begins: 'at a lobby' | 'by learning';
}

/** What people sit in front of: how they press, and what is looked at after each press. */
export interface Front {
  readonly hands: Hands;
  /** Resolves when what they see has been looked at. */
  look(): Promise<void>;
}

/** Puts something in front of somebody who plays in a thread. */
export type FrontOf = (sandbox: Sandbox, thread: string, person: Person) => Promise<Front>;

/** A match that was played, and what the bot warned of meanwhile. */
export interface Played {
  readonly transcript: Transcript;
  readonly warnings: readonly string[];
}

/** What somebody looks at before the next press: not as long as people do, long enough for a painter to rest. */
const PAUSE_MS = 250;
/** How long a picture that is not there yet is waited for. */
const LOOK_MS = 400;
const LOOKS = 8;
/** No match takes so many presses. */
const MOST_PRESSES = 3_000;
/** The channel in which people come together. */
const CHANNEL = 'tusk';
const MATCH = 1;

/**
 * Plays a whole match by people who press as people do. Its dice follow from its name.
 *
 * @param frontOf what they sit in front of; nothing unless told
 */
export async function playMatch(
  name: string,
  seating: Seating,
  workers: Workers,
  frontOf: FrontOf | null = null,
): Promise<Played> {
  const camp = await pitch(name, workers);
  try {
    return { transcript: await playIn(camp, seating, frontOf), warnings: camp.warnings };
  } finally {
    await camp.close();
  }
}

async function playIn(
  camp: Camp,
  { game, people: count, computers, manner, begins }: Seating,
  frontOf: FrontOf | null,
): Promise<Transcript> {
  const { sandbox, bot, app } = camp;
  const people = PEOPLE.slice(0, count).map((name) => sandbox.user(name));
  const [host] = people;
  if (host === undefined) throw new Error('Somebody must play.');
  const lobby = begins === 'by learning' ? null : await openLobby(camp, game, people, computers);
  const happenings: TranscriptEvent[] = [];
  watchAll(sandbox, people, sandbox.channelId(CHANNEL), happenings);
  if (lobby === null) {
    happenings.push({ is: 'press', at: performance.now(), by: host.id, what: 'learn' });
    await host.invoke('learn', { game }, { channel: CHANNEL });
    await turnCards(camp, host, happenings);
  } else {
    await host.press(lobby, 'Start', { until: 'acknowledged' });
  }
  await bot.settled();
  const thread = host.channels().find(({ kind }) => kind === 'public-thread');
  if (thread === undefined) throw new Error('The match has no thread.');
  const begun = await load(app, MATCH);
  const fronts = new Map<Person, Front>();
  if (frontOf !== null) {
    for (const person of people) fronts.set(person, await frontOf(sandbox, thread.id, person));
  }
  const players = people.map((person): Player => {
    const seat = begun.row.seats.findIndex(({ user }) => user === person.id);
    const ready = async (what: string) => {
      await sleep(PAUSE_MS);
      happenings.push({ is: 'press', at: performance.now(), by: person.id, what });
    };
    return playerAt(thread.id, person, seat, manner, ready, fronts.get(person)?.hands);
  });
  const ended = await playOn(camp, begun, players, fronts, happenings);
  const entries = await app.store.entries(MATCH);
  const taken = happenings.reduce((sum, one) => sum + (one.is === 'taken' ? one.answers : 0), 0);
  const given = entries.flatMap(answersIn).filter(({ by }) => by === 'person').length;
  if (given !== taken) throw new Error(`${taken} answers were noted, and ${given} were given.`);
  const posts = posted(host, thread.id);
  return {
    people: count,
    happenings,
    turns: turnOf(ended),
    events: eventsIn(entries, ended),
    frame: frameOf(posts, ended),
    shapes: await shapesOf(posts),
  };
}

/** Reads the cards that stand before a lesson. */
async function turnCards(
  { bot }: Camp,
  host: Person,
  happenings: TranscriptEvent[],
): Promise<void> {
  for (;;) {
    await bot.settled();
    const page = host.ephemerals().at(-1);
    const turning = page && movesOn(page).find(({ says }) => says.do === 'card');
    if (page === undefined || turning === undefined) return;
    happenings.push({ is: 'press', at: performance.now(), by: host.id, what: 'card' });
    await host.press(page, turning.id);
  }
}

/** Has whoever is asked press, one after the other, until the match is over. Returns it then. */
async function playOn(
  { bot, app }: Camp,
  begun: Loaded,
  players: readonly Player[],
  fronts: ReadonlyMap<Person, Front>,
  happenings: TranscriptEvent[],
): Promise<Loaded> {
  let loaded = begun;
  let last: Player | null = null;
  happenings.push(askedOfPeople(loaded));
  for (let presses = 0; loaded.row.status === 'running'; presses += 1) {
    if (presses > MOST_PRESSES) throw new Error('The match does not end.');
    const owing = new Set(waitingFor(loaded).map(({ seat }) => seat));
    // Who is at it goes on.
    const player: Player | undefined = [...(last === null ? [] : [last]), ...players].find(
      ({ seat }) => owing.has(seat),
    );
    if (player === undefined) throw new Error('The match waits for nobody who plays.');
    last = player;
    const { person, seat } = player;
    const plan = planFor(loaded, seat);
    const turn = turnOf(loaded);
    const pieces = piecesAsked(loaded, seat);
    const { steps } = await player.press(loaded, plan);
    await bot.settled();
    await lookAt(person);
    await fronts.get(person)?.look();
    loaded = await load(app, MATCH);
    const [step] = plan;
    if (steps === 0 || step === undefined) {
      // What was ordered may have answered.
      happenings.push(askedOfPeople(loaded));
      continue;
    }
    if (waitingFor(loaded).some(({ id }) => id === step.decision)) {
      const panel = person.ephemerals().at(-1);
      const why = panel === undefined ? 'nothing' : readMessage(panel).text;
      throw new Error(`${person.name} could not do "${step.phrase.label}" and was told: ${why}`);
    }
    const { kind, topic } = step.asked.decision;
    // What came in between may have ended a row of answers, or left one of them without its question or any choice.
    const entries = await app.store.entries(MATCH);
    const given = new Set(
      [...entries.flatMap(answersIn), ...loaded.match.sealed].flatMap(({ by, decision }) =>
        by === 'person' ? [decision] : [],
      ),
    );
    const answers = plan.slice(0, steps).filter(({ decision }) => given.has(decision)).length;
    happenings.push({ is: 'taken', by: person.id, turn, kind, topic, pieces, answers });
    happenings.push(askedOfPeople(loaded));
  }
  return loaded;
}

/** Has people come together around a match. Returns the message by which they did. */
async function openLobby(
  { sandbox, bot }: Camp,
  game: string,
  [host, ...guests]: readonly Person[],
  computers: number,
): Promise<PageMessage> {
  const seats = 1 + guests.length + computers;
  await host?.invoke('match new', { game, seats }, { channel: CHANNEL });
  await bot.settled();
  const lobby = host?.messagesIn(CHANNEL).findLast(({ ephemeral }) => !ephemeral);
  if (lobby === undefined) throw new Error('The match was not opened.');
  const match = Number(/#(\d+)/u.exec(lobby.content)?.[1]);
  for (let taken = 1; taken <= computers; taken += 1) {
    const id = `seat:${match}:${taken}`;
    await host?.press(lobby, id, { until: 'acknowledged', unchecked: true });
    await bot.settled();
  }
  for (const guest of guests) {
    await guest.press(lobby, `join:${match}`, { until: 'acknowledged', unchecked: true });
  }
  await bot.settled();
  return sandbox.user(ONLOOKER).message(lobby);
}

/** Gives a picture that is still painted the time in which people see that it is missing. */
async function lookAt(person: Person): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const panel = person.ephemerals().at(-1);
    const read = panel === undefined ? null : readMessage(panel);
    if (read === null || !read.asks || read.pictures.length > 0) return;
    await sleep(LOOK_MS / LOOKS);
  }
}

/** Whom of the people the game waits for, and with which questions. */
function askedOfPeople(loaded: Loaded): TranscriptEvent {
  const of = new Map<string, string[]>();
  for (const { seat, id } of waitingFor(loaded)) {
    const user = loaded.row.seats[seat]?.user ?? null;
    if (user !== null && isPerson(loaded.row, seat)) of.set(user, [...(of.get(user) ?? []), id]);
  }
  return { is: 'asked', of };
}

const typed = (event: unknown): string | null =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : null;

/** With how many pieces a seat may answer. */
const piecesAsked = (loaded: Loaded, seat: number): number =>
  new Set(
    askedOf(loaded, seat, 'en')
      .filter(({ decision }) => decision.owed)
      .flatMap(({ offers }) => offers.flatMap(({ piece }) => piece ?? [])),
  ).size;

/** What is looked at of the game of a match. */
function countedOf({ edition: { game } }: Loaded): Counted {
  const counted = COUNTED[game.id];
  if (counted === undefined) throw new Error(`Nobody said what a turn of ${game.id} is.`);
  return counted;
}

/** The turn of the game in which a match is; 0 before the first. */
function turnOf(loaded: Loaded): number {
  const { edition, match } = loaded;
  return countedOf(loaded).turn.parse(edition.game.view(match.state, 'public'));
}

function answersIn(row: EntryRow): readonly AnswerName[] {
  const entry = entryIn(row);
  return entry.kind === 'answers' ? entry.answers : [];
}

/** How often came up in a match what its game counts. */
function eventsIn(entries: readonly EntryRow[], loaded: Loaded): Transcript['events'] {
  const types = entries.flatMap((entry) => eventsFor(toldIn(entry), 'public').map(typed));
  return Object.fromEntries(
    Object.entries(countedOf(loaded).events).map(([name, type]) => [
      name,
      types.filter((one) => one === type).length,
    ]),
  );
}
