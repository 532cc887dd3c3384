import { choiceNamed, eachChoice } from '../../../src/engine/choices.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { eventsFor, type Seat, type Step, type Viewer } from '../../../src/engine/game.ts';
import { beginPlay } from '../../../src/engine/play.ts';
import { beginActing } from '../../../src/games/stone-age/acting.ts';
import type { BuildingId } from '../../../src/games/stone-age/content/buildings.ts';
import type { CardId } from '../../../src/games/stone-age/content/cards.ts';
import type { Good } from '../../../src/games/stone-age/content/goods.ts';
import { TILE, type TileId, TILES } from '../../../src/games/stone-age/content/herd.ts';
import { PLACE_OF } from '../../../src/games/stone-age/content/places.ts';
import { RULES } from '../../../src/games/stone-age/content/versions.ts';
import type { StoneAgeEvent } from '../../../src/games/stone-age/event.ts';
import { LOCATIONS, type Location } from '../../../src/games/stone-age/locations.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { sequence } from '../../../src/games/stone-age/sequence.ts';
import { ALL_BUILDINGS, ALL_CARDS } from '../../../src/games/stone-age/setup.ts';
import {
  copyState,
  type StoneAgeState,
  type WorkingState,
} from '../../../src/games/stone-age/state.ts';
import { scripted } from '../../scripted.ts';

export interface TribeOptions extends Partial<Record<Good, number>> {
  readonly people?: number;
  readonly track?: number;
  /** Values of tools by slot; a negative one is used. */
  readonly tools?: readonly number[];
  readonly once?: readonly number[];
  readonly points?: number;
  readonly cards?: readonly CardId[];
  readonly drawn?: readonly CardId[];
  readonly buildings?: readonly BuildingId[];
  readonly tiles?: readonly TileId[];
  /** Where its people are. */
  readonly at?: Partial<Record<Location, number>>;
}

export interface CampOptions {
  readonly tribes: readonly TribeOptions[];
  readonly first?: Seat;
  /** The open cards, the cheapest first. */
  readonly slots?: readonly CardId[];
  /** The top of the deck. */
  readonly deck?: readonly CardId[];
  /** What lies open on the stacks. */
  readonly stacks?: readonly BuildingId[];
  /** How many buildings a stack has. */
  readonly left?: readonly number[];
  /** The tile of the herd and the next ones; `off` where it does not come by. */
  readonly herd?: 'off' | readonly TileId[];
}

/** Takes one of each of these out of a list that must have them. */
function taken<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) throw new Error(`There is no ${String(one)} left.`);
    left.splice(at, 1);
  }
  return left;
}

/** A match as the options say, with its first tribe about to place people. */
function camp(options: CampOptions): WorkingState {
  const { tribes, first = 0, slots = [], deck = [], stacks = [], left = [], herd } = options;
  const config = { herd: herd === 'off' ? 'off' : 'on' } as const;
  const state = copyState(stoneAge.setup(config, tribes.length, scripted(first), RULES).state);
  for (const [seat, tribe] of state.tribes.entries()) {
    const { tools = [], at = {}, ...of } = tribes[seat] ?? {};
    const { wood = 0, brick = 0, stone = 0, gold = 0, food = 12, ...same } = of;
    Object.assign(tribe, same);
    tribe.goods = { food, wood, brick, stone, gold };
    tribe.tools = tools.map((value) => ({ value: Math.abs(value), used: value < 0 }));
    tribe.placed = LOCATIONS.flatMap((one) => {
      const people = at[one] ?? 0;
      return people > 0 ? [{ at: one, people }] : [];
    });
    tribe.placements = tribe.placed.length;
  }
  const held = state.tribes.flatMap(({ cards, drawn }) => [...cards, ...drawn]);
  const cards = taken(ALL_CARDS, [...held, ...slots, ...deck]);
  state.slots = [...slots, ...cards.splice(0, 4 - slots.length)];
  state.deck = [...deck, ...cards];
  const rest = taken(ALL_BUILDINGS, [...stacks, ...state.tribes.flatMap((one) => one.buildings)]);
  state.stacks = state.stacks.map((_, i) => {
    const top = stacks[i];
    const size = left[i] ?? 5;
    return top === undefined ? rest.splice(0, size) : [top, ...rest.splice(0, size - 1)];
  });
  state.spare = rest;
  if (state.herd !== null && herd !== undefined && herd !== 'off') {
    const won = state.tribes.flatMap(({ tiles }) => tiles);
    const [tile, ...pile] = [...herd, ...taken(TILES, [...won, ...herd])];
    if (tile !== undefined) {
      const at = PLACE_OF[TILE[tile].back];
      state.herd = { pile, now: { tile, at }, boxed: [] };
    }
  }
  return state;
}

/** What an answer led to. */
export interface Played {
  readonly state: StoneAgeState;
  readonly events: readonly StoneAgeEvent[];
  readonly reveals: boolean;
}

const played = (step: Step<StoneAgeState, StoneAgeEvent>, viewer: Viewer): Played => ({
  state: freeze(stoneAge.parse(JSON.parse(JSON.stringify(stoneAge.stored(step.state))))),
  events: eventsFor(step.events, viewer),
  reveals: step.reveals,
});

/** A match in which people are being placed. */
export function placing(options: CampOptions): StoneAgeState {
  return freeze(stoneAge.parse(camp(options)));
}

/** A match in which the first tribe begins to act, with the dice that fall before anybody is asked. */
export function acting(options: CampOptions, dice: readonly number[] = []): Played {
  const state = camp(options);
  const random = scripted(...dice);
  const play = beginPlay<WorkingState, StoneAgeEvent>(state, random);
  state.frames = [];
  beginActing(play, state.first);
  const step = sequence.start(play);
  random.finish();
  return played(step, 'public');
}

/** Ids of the decisions that are owed, with what is asked. */
export const asked = (state: StoneAgeState): string[] =>
  stoneAge.decisions(state).flatMap(({ id, kind, owed }) => (owed ? [`${kind} ${id}`] : []));

/** Ids of the orders that may be given. */
export const open = (state: StoneAgeState): string[] =>
  stoneAge.decisions(state).flatMap(({ id, owed }) => (owed ? [] : [id]));

function decisionOf(state: StoneAgeState, seat: Seat, owed = true) {
  const decision = stoneAge.decisions(state).find((one) => one.seat === seat && one.owed === owed);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked: ${asked(state)}`);
  return decision;
}

/** Every key that a seat may answer now. */
export const keys = (state: StoneAgeState, seat: Seat): string[] =>
  [...eachChoice(stoneAge.choices(state, decisionOf(state, seat)))].map(({ key }) => key);

/** One seat answers, with these dice; every one of them must fall. */
export function play(
  state: StoneAgeState,
  seat: Seat,
  key: string,
  dice: readonly number[] = [],
  viewer: Viewer = seat,
): Played {
  const decision = decisionOf(state, seat, !key.startsWith('plan'));
  const choice = choiceNamed(stoneAge.choices(state, decision), key);
  if (choice === null) throw new Error(`${key} is not among ${keys(state, seat).join(' ')}`);
  const random = scripted(...dice);
  const step = stoneAge.apply(state, [{ decision, action: choice.action }], random);
  random.finish();
  return played(step, viewer);
}

/** Several answers one after the other. */
export function playAll(
  state: StoneAgeState,
  answers: readonly (readonly [Seat, string, (readonly number[])?])[],
): Played {
  let now: Played = { state, events: [], reveals: false };
  for (const [seat, key, dice = []] of answers) now = play(now.state, seat, key, dice);
  return now;
}

/** What a tribe has. */
export function tribe(state: StoneAgeState, seat: Seat): StoneAgeState['tribes'][number] {
  const found = state.tribes[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}
