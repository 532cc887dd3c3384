import { choiceNamed, eachChoice } from '../../../src/engine/choices.ts';
import type { Decision, Seat, Step } from '../../../src/engine/game.ts';
import { beginPlay } from '../../../src/engine/play.ts';
import type { Random } from '../../../src/engine/random.ts';
import {
  BOX_WOLVES,
  KINDS,
  type Kind,
} from '../../../src/games/valley-of-the-mammoths/content/animals.ts';
import {
  CARD,
  type CardId,
  CARDS,
} from '../../../src/games/valley-of-the-mammoths/content/cards.ts';
import {
  DECKS,
  type EventId,
  type Season,
} from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import { RULES } from '../../../src/games/valley-of-the-mammoths/content/versions.ts';
import { NO_DRAFT } from '../../../src/games/valley-of-the-mammoths/draft.ts';
import type { ValleyEvent } from '../../../src/games/valley-of-the-mammoths/event.ts';
import { nameOf, PLACES, placeOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { LETTERED } from '../../../src/games/valley-of-the-mammoths/packs.ts';
import { valleyOfTheMammoths } from '../../../src/games/valley-of-the-mammoths/rules.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import {
  copyState,
  type Frame,
  type FixedTribe,
  type ValleyState,
} from '../../../src/games/valley-of-the-mammoths/state.ts';

type By<T> = Readonly<Record<string, T>>;

/** A tribe to begin with; what is left out is nothing. Places are by name, people like `3W1F`. */
export interface CampTribe
  extends Partial<
    Pick<
      FixedTribe,
      | 'food'
      | 'hand'
      | 'played'
      | 'lasting'
      | 'limits'
      | 'counters'
      | 'omens'
      | 'track'
      | 'outSince'
    >
  > {
  readonly at?: By<string>;
  readonly camps?: readonly string[];
  readonly habits?: Partial<FixedTribe['habits']>;
}

export interface Camp
  extends Partial<Pick<ValleyState, 'rules' | 'rain' | 'order' | 'announced' | 'first' | 'pile'>> {
  readonly tribes?: readonly CampTribe[];
  /** Each animal; `wolf*` is one without a letter. */
  readonly animals?: By<readonly (Kind | 'wolf*')[]>;
  readonly crops?: By<number>;
  readonly turn?: Partial<Omit<ValleyState['turn'], 'closed'>>;
  readonly closed?: readonly string[];
  /** Events to come in each season, the next first; all others were drawn. */
  readonly events?: Partial<Record<Season, readonly EventId[]>>;
  readonly options?: Partial<ValleyState['options']>;
}

/** What is left of a list without some, each as often as it is among them. */
function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) throw new Error(`There is no ${String(one)} left.`);
    left.splice(at, 1);
  }
  return left;
}

const counted = (at: By<string>, letter: 'W' | 'F'): number[] =>
  PLACES.map((place) =>
    Number(new RegExp(`(\\d+)${letter}`).exec(at[nameOf(place)] ?? '')?.[1] ?? 0),
  );

/** A match in which this is in progress. */
export function inProgress(frame: Frame, camp: Camp): ValleyState {
  const { tribes = [{}, {}], animals = {}, crops = {}, closed = [], events = {} } = camp;
  let sack = LETTERED;
  let box = BOX_WOLVES;
  const roaming = PLACES.flatMap((at) =>
    KINDS.flatMap((kind) => {
      const here = animals[nameOf(at)] ?? [];
      const loose = kind === 'wolf' ? here.filter((one) => one === 'wolf*') : [];
      box -= loose.length;
      const lettered = here
        .filter((one) => one === kind)
        .map(() => {
          const token = sack.find((one) => one.kind === kind);
          if (token === undefined) throw new Error(`There is no ${kind} left.`);
          sack = without(sack, [token]);
          return { ...token, at };
        });
      return [...loose.map(() => ({ kind, letter: null, at })), ...lettered];
    }),
  );
  const hands = tribes.flatMap(({ hand = [] }) => hand);
  const gone = tribes.flatMap(({ limits }) => [
    ...(limits !== undefined && limits.warriors > 10 ? (['lone-warrior'] as const) : []),
    ...(limits !== undefined && limits.females > 6 ? (['lone-female'] as const) : []),
  ]);
  const cards: CardId[] = CARDS.flatMap((card) =>
    Array.from({ length: CARD[card].count }, () => card),
  );
  const { summer = DECKS.summer, winter = DECKS.winter } = events;
  const { pile = without(cards, [...hands, ...gone]) } = camp;
  const state: ValleyState = {
    rules: camp.rules ?? RULES,
    options: { limit: 18, cave: 1, ...camp.options },
    first: camp.first ?? 0,
    tribes: tribes.map((tribe) => ({
      warriors: counted(tribe.at ?? {}, 'W'),
      females: counted(tribe.at ?? {}, 'F'),
      limits: tribe.limits ?? { warriors: 10, females: 6 },
      camps: (tribe.camps ?? []).map(placeOf),
      food: tribe.food ?? 0,
      hand: tribe.hand ?? [],
      played: tribe.played ?? [],
      lasting: tribe.lasting ?? [],
      counters: tribe.counters ?? [],
      omens: tribe.omens ?? [],
      track: tribe.track ?? null,
      habits: { losses: 'spare', captives: 'keep', camps: 'take', supper: 'fed', ...tribe.habits },
      said: 0,
      draft: NO_DRAFT,
      outSince: tribe.outSince ?? null,
    })),
    animals: roaming,
    sack,
    box,
    crops: PLACES.map((at) => crops[nameOf(at)] ?? 0),
    turn: {
      number: 3,
      season: 'summer',
      space: 1,
      event: null,
      sick: null,
      ...camp.turn,
      closed: closed.map(placeOf),
    },
    rain: camp.rain ?? false,
    order:
      camp.order ?? [...tribes.keys()].filter((seat) => (tribes[seat]?.outSince ?? null) === null),
    announced: camp.announced ?? [],
    events: { summer, winter },
    pastEvents: {
      summer: without(DECKS.summer, summer),
      winter: without(DECKS.winter, winter),
    },
    pile,
    discards: without(cards, [...hands, ...gone, ...pile]),
    end: null,
    frames: [frame],
  };
  return state;
}

/** What came of it: the match, and what was told. */
export interface Played {
  readonly state: ValleyState;
  readonly events: readonly ValleyEvent[];
}

function played({ state, events }: Step<ValleyState, ValleyEvent>): Played {
  for (const breach of valleyOfTheMammoths.breaches(state)) throw new Error(breach);
  return { state, events: events.map(({ event }) => event) };
}

/** Numbers as they fall, dice and what is drawn; then any, as the next turn may begin. Shuffles leave things as they are. */
function withDice<T>(dice: readonly number[], roll: (random: Random) => T): T {
  let rolled = 0;
  const next = (): number | undefined => {
    rolled += 1;
    return dice[rolled - 1];
  };
  const made = roll({
    below: () => next() ?? 0,
    die: () => next() ?? (rolled % 6) + 1,
    shuffle: (items) => [...items],
  });
  if (rolled < dice.length) throw new Error(`${dice.length} numbers were to fall, ${rolled} did.`);
  return made;
}

/** Goes on from a frame until somebody is asked, with dice as they fall. */
export const begun = (frame: Frame, camp: Camp, ...dice: readonly number[]): Played =>
  withDice(dice, (random) =>
    played(sequence.start(beginPlay(copyState(inProgress(frame, camp)), random))),
  );

/** A turn from its event on; it is turn 3 unless it is said. */
export const dawn = (camp: Camp, ...dice: readonly number[]): Played =>
  begun({ frame: 'dawn' }, camp, ...dice);

/** The orders of these seats, or of all who live. */
export const ordering = (camp: Camp, left?: readonly Seat[]): ValleyState => {
  const { tribes = [{}, {}] } = camp;
  const seats = left ?? [...tribes.keys()].filter((seat) => tribes[seat]?.outSince === undefined);
  return begun({ frame: 'ordering', left: seats }, camp).state;
};

/** Combat, with dice if nobody is asked. */
export const battling = (camp: Camp, ...dice: readonly number[]): Played =>
  begun({ frame: 'battling' }, camp, ...dice);

/** The end of a turn. */
export const dusk = (camp: Camp, ...dice: readonly number[]): Played =>
  begun({ frame: 'dusk' }, camp, ...dice);

const owedBy = (state: ValleyState, seat: Seat, kind?: string): Decision => {
  const found = sequence
    .decisions(state)
    .find((one) => one.seat === seat && one.owed && (kind ?? one.kind) === one.kind);
  if (found === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return found;
};

/** What is owed: seats and kinds. */
export const asked = (state: ValleyState): string[] =>
  sequence.decisions(state).flatMap(({ seat, kind, owed }) => (owed ? [`${seat} ${kind}`] : []));

/** Every answer that a seat may give to what it owes, of this kind where it owes several. */
export const keys = (state: ValleyState, seat: Seat, kind?: string): string[] =>
  [...eachChoice(sequence.choices(state, owedBy(state, seat, kind)))].map(({ key }) => key);

/** One answer of each of these seats, together where several are given. */
export function answer(
  state: ValleyState,
  answers: readonly (readonly [Seat, string])[],
  ...dice: readonly number[]
): Played {
  const given = answers.map(([seat, key]) => {
    for (const decision of sequence.decisions(state)) {
      if (decision.seat !== seat || !decision.owed) continue;
      const choice = choiceNamed(sequence.choices(state, decision), key);
      if (choice !== null) return { decision, action: choice.action };
    }
    throw new Error(`${key} is not among ${keys(state, seat).join(' ')}`);
  });
  return withDice(dice, (random) => played(sequence.apply(state, given, random)));
}

/** Answers one after the other of whoever is asked first; dice are for the last. */
export function play(
  state: ValleyState,
  answers: readonly string[],
  ...dice: readonly number[]
): Played {
  let now: Played = { state, events: [] };
  for (const [i, key] of answers.entries()) {
    const seat = sequence.decisions(now.state).find(({ owed }) => owed)?.seat ?? 0;
    const next = answer(now.state, [[seat, key]], ...(i === answers.length - 1 ? dice : []));
    now = { state: next.state, events: [...now.events, ...next.events] };
  }
  return now;
}

/** Says a standing order. */
export const say = (state: ValleyState, seat: Seat, key: string): ValleyState =>
  sayOpenly(state, seat, key, (kind) => kind === key.split('.')[0]);

/** Says something of an order ahead of its turn. */
export const sayAhead = (state: ValleyState, seat: Seat, key: string): ValleyState =>
  sayOpenly(state, seat, key, (kind) => kind === 'order' || kind === 'split');

function sayOpenly(
  state: ValleyState,
  seat: Seat,
  key: string,
  isKind: (kind: string) => boolean,
): ValleyState {
  const decision = sequence
    .decisions(state)
    .find((one) => one.seat === seat && !one.owed && isKind(one.kind));
  if (decision === undefined) throw new Error(`Seat ${seat} cannot say ${key}.`);
  const choice = choiceNamed(sequence.choices(state, decision), key);
  if (choice === null) throw new Error(`Seat ${seat} cannot say ${key}.`);
  const given = [{ decision, action: choice.action }];
  return withDice([], (random) => played(sequence.apply(state, given, random))).state;
}

/** What a tribe has. */
export function tribe(state: ValleyState, seat: Seat): FixedTribe {
  const found = state.tribes[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** Where people of a tribe are, by name. */
export const where = (state: ValleyState, seat: Seat): By<string> =>
  Object.fromEntries(
    PLACES.flatMap((at) => {
      const { warriors, females } = tribe(state, seat);
      const text = [`${warriors[at]}W`, `${females[at]}F`].filter((one) => !one.startsWith('0'));
      return text.length === 0 ? [] : [[nameOf(at), text.join('')] as const];
    }),
  );

/** The camps of a tribe, by name. */
export const campsOf = (state: ValleyState, seat: Seat): string[] =>
  tribe(state, seat).camps.map(nameOf);

/** Where animals are, by name. */
export const animalsIn = (state: ValleyState): By<readonly string[]> =>
  Object.fromEntries(
    PLACES.flatMap((at) => {
      const here = state.animals.filter((one) => one.at === at).map(({ kind }) => kind);
      return here.length === 0 ? [] : [[nameOf(at), here] as const];
    }),
  );

/** Crops, by name. */
export const cropsIn = (state: ValleyState): By<number> =>
  Object.fromEntries(
    state.crops.flatMap((ears, at) => (ears === 0 ? [] : [[nameOf(at), ears] as const])),
  );
