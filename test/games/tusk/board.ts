import { eachChoice } from '../../../src/engine/choices.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { eventsFor, type Seat, type Viewer } from '../../../src/engine/game.ts';
import type { Terrain } from '../../../src/games/tusk/content/terrain.ts';
import type { SeasonId } from '../../../src/games/tusk/content/seasons.ts';
import { type VictoryId, VICTORIES } from '../../../src/games/tusk/content/victory.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { placeName, placeNamed } from '../../../src/games/tusk/map.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { copyState, type TuskState, type WorkingState } from '../../../src/games/tusk/state.ts';
import { type ScriptedRandom, scripted } from '../../scripted.ts';
import { begin } from './playout.ts';

/** The place of a name that must be right. */
export function at(name: string): number {
  const place = placeNamed(name);
  if (place === null) throw new Error(`No such place: ${name}.`);
  return place;
}

interface TribeOptions {
  /** A tile's name, `waiting` or `hunting` for each member; `!` after it is wounded. */
  readonly members?: readonly string[];
  readonly stick?: number;
  readonly grass?: number;
  readonly stone?: number;
  readonly food?: number;
  readonly card?: VictoryId;
}

export interface BoardOptions {
  readonly tribes: readonly TribeOptions[];
  readonly turn?: number;
  readonly first?: Seat;
  /** Tiles that must be of a terrain, by name; they change places with others. */
  readonly terrain?: Readonly<Record<string, Terrain>>;
  readonly tokens?: Readonly<Record<string, number>>;
  readonly mammoth?: string;
  readonly mammothFood?: number;
  /** The next season card, by its name and its copy (0 is the first). */
  readonly season?: readonly [SeasonId, number];
  /** The season drawn last. */
  readonly drawn?: readonly [SeasonId, number];
  /** Everything is snow but these tiles. */
  readonly thawed?: readonly string[];
}

/** Cards for tribes whose card is of no matter: no deed reveals them. */
const HARMLESS: readonly VictoryId[] = ['trappers', 'fishers', 'snarers', 'stick-hoard'];

/** A match in the first player's tribe turn, with everything as the options say; frozen. */
export function board(options: BoardOptions): TuskState {
  const turn = options.turn ?? 1;
  const first = options.first ?? 0;
  const seats = options.tribes.length;
  let state: TuskState = begin(seats, scripted(first));
  while (state.turn === 0) {
    const [decision] = tusk.decisions(state);
    const [choice] = decision === undefined ? [] : [...eachChoice(tusk.choices(state, decision))];
    if (decision === undefined || choice === undefined) throw new Error('The setup is stuck.');
    state = tusk.apply(state, [{ decision, action: choice.action }], scripted()).state;
  }
  const draft = copyState(state);
  draft.turn = turn;
  layTiles(draft, options);
  drawSeasons(draft, options);
  draft.mammoth = at(options.mammoth ?? 'D4');
  draft.mammothFood = options.mammothFood ?? 4;
  setTribes(draft, options);
  for (const [name, tokens] of Object.entries(options.tokens ?? {}))
    draft.tokens[at(name)] = tokens;
  if (options.thawed !== undefined) {
    const thawed = options.thawed.map(at);
    draft.snow = draft.snow.map((_, place) => !thawed.includes(place));
    draft.tokens = draft.tokens.map((tokens, place) => (draft.snow[place] === true ? 0 : tokens));
  }
  return freeze(tusk.parse(tusk.stored(draft)));
}

function layTiles(draft: WorkingState, { turn = 1, terrain = {} }: BoardOptions): void {
  const all: (Terrain | 'breeding ground')[] = [...draft.terrain, ...draft.stack];
  const settled = new Set(Object.keys(terrain).map(at));
  for (const [name, kind] of Object.entries(terrain)) {
    const here = at(name);
    if (all[here] === kind) continue;
    const from = all.findLastIndex((other, place) => other === kind && !settled.has(place));
    const other = all[here];
    if (from < 0 || other === undefined) throw new Error(`No ${kind} is left for ${name}.`);
    all[from] = other;
    all[here] = kind;
  }
  const size = [0, 7, 19, 37][Math.min(turn, 3)] ?? 0;
  draft.terrain = all.slice(0, size);
  draft.stack = all.slice(size).filter((kind) => kind !== 'breeding ground');
  draft.snow = draft.terrain.map(() => false);
  draft.tokens = draft.terrain.map((kind) =>
    kind === 'breeding ground' || kind === 'river' || kind === 'plains' || kind === 'swamp' ? 0 : 3,
  );
}

/** Earlier turns drew cards that make nothing easy, the last one aside where the options name it. */
function drawSeasons(draft: WorkingState, { turn = 1, season, drawn }: BoardOptions): void {
  const take = ([id, copy]: readonly [SeasonId, number]) => {
    const index = draft.seasons.findIndex((one) => one.id === id) + copy;
    const card = draft.seasons[index];
    draft.seasons = draft.seasons.toSpliced(index, 1);
    if (card === undefined || card.id !== id) throw new Error(`No such card: ${id} ${copy}.`);
    return card;
  };
  const next = season === undefined ? [] : [take(season)];
  const last = drawn === undefined ? [] : [take(drawn)];
  while (draft.drawn.length < turn - 1 - last.length) {
    const index = draft.seasons.findLastIndex(({ id }) => id !== 'drought');
    draft.drawn = [...draft.drawn, ...draft.seasons.slice(index, index + 1)];
    draft.seasons = draft.seasons.toSpliced(index, 1);
  }
  draft.drawn = [...draft.drawn, ...last];
  draft.seasons = [...next, ...draft.seasons];
}

function setTribes(draft: WorkingState, options: BoardOptions): void {
  const wanted = options.tribes.flatMap(({ card }) => card ?? []);
  const spare = HARMLESS.filter((card) => !wanted.includes(card));
  for (const [seat, tribe] of draft.tribes.entries()) {
    const {
      members = [],
      stick = 0,
      grass = 0,
      stone = 0,
      food = 0,
      card,
    } = options.tribes[seat] ?? {};
    tribe.goods = { stick, grass, stone, food };
    tribe.card = card ?? spare.shift() ?? null;
    for (const [i, member] of tribe.members.entries()) {
      const text = members[i] ?? 'waiting';
      const name = text.replace('!', '');
      member.wounded = text.endsWith('!');
      member.at = name === 'waiting' || name === 'hunting' ? name : at(name);
      member.actions = seat === draft.first && typeof member.at === 'number' ? 2 : 0;
    }
    tribe.waiting = tribe.members.flatMap((member, i) => (member.at === 'waiting' ? [i + 1] : []));
  }
  const held = draft.tribes.map(({ card }) => card);
  draft.victories = VICTORIES.filter((card) => !held.includes(card));
  for (const tribe of draft.tribes) tribe.passed = draft.victories.slice(0, 2);
}

/** What an answer led to. */
export interface Played {
  readonly state: TuskState;
  readonly events: readonly TuskEvent[];
  readonly reveals: boolean;
}

/** Every key that a seat may answer now, by the first of its decisions or the one with this id. */
export function keys(state: TuskState, seat: Seat, id?: string): string[] {
  const decision = tusk
    .decisions(state)
    .find((one) => one.seat === seat && (id === undefined || one.id === id));
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return [...eachChoice(tusk.choices(state, decision))].map(({ key }) => key);
}

/** Ids of what the game waits for. */
export function asked(state: TuskState): string[] {
  return tusk.decisions(state).flatMap(({ id, owed }) => (owed ? [id] : []));
}

/** One seat answers, with these dice; every one of them must fall. */
export function play(
  state: TuskState,
  seat: Seat,
  key: string,
  dice: readonly number[] = [],
  viewer: Viewer = seat,
): Played {
  return playAll(state, [[seat, key]], dice, viewer);
}

/** Several seats answer what was asked of them in secret; or one seat anything. */
export function playAll(
  state: TuskState,
  answers: readonly (readonly [Seat, string, string?])[],
  dice: readonly number[] = [],
  viewer: Viewer = 'public',
): Played {
  const random: ScriptedRandom = scripted(...dice);
  const step = tusk.apply(
    state,
    answers.map(([seat, key, id]) => {
      const decision = tusk
        .decisions(state)
        .find((one) => one.seat === seat && (id === undefined || one.id === id));
      if (decision === undefined) throw new Error(`Seat ${seat} is not asked: ${asked(state)}`);
      const choice = [...eachChoice(tusk.choices(state, decision))].find((one) => one.key === key);
      if (choice === undefined) {
        throw new Error(`${key} is not among ${keys(state, seat, id).join(' ')}`);
      }
      return { decision, action: choice.action };
    }),
    random,
  );
  random.finish();
  return {
    state: freeze(tusk.parse(tusk.stored(step.state))),
    events: eventsFor(step.events, viewer),
    reveals: step.reveals,
  };
}

/** Where a seat's members are, `!` for wounded, as the options write it. */
export function membersOf(state: TuskState, seat: Seat): string[] {
  const members = state.tribes[seat]?.members ?? [];
  return members.map(({ at: where, wounded }) => {
    const name = typeof where === 'number' ? placeName(where) : where;
    return `${name}${wounded ? '!' : ''}`;
  });
}
