import { amounts, countChoices, withAmounts } from '../../engine/choices.ts';
import type { Amounts, Choice, Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { Question } from '../../engine/question.ts';
import { choice, keptAmounts } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { abandonCamps } from './abandoning.ts';
import type { ActionOf, Path, ValleyKind, Who } from './action.ts';
import {
  afterOrder,
  campsLeft,
  type Draft,
  faultOf,
  freeAt,
  goersOf,
  groupOf,
  isBegun,
  mayCamp,
  NO_DRAFT,
  replacedBy,
  sightOf,
  stayingAt,
} from './draft.ts';
import type { People } from './event.ts';
import { headsOf } from './fight/party.ts';
import { endOf, nameOf, type Place, PLACES } from './map.ts';
import { animalsAt } from './packs.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { type FrameOf, tribeOf, type ValleyState } from './state.ts';
import { type Folk, occupiedBy, peopleAt } from './tribes.ts';
import { offerCards, playTurnCard, type TurnCard } from './turn-cards.ts';
import { waysFrom } from './paths.ts';

/** What may be said of an order, also ahead of the own turn. */
export const DRAFTED = ['go', 'free', 'some', 'split', 'camp', 'anew', 'done'] as const;
export type Drafted = ActionOf<(typeof DRAFTED)[number]>;

const DONE = choice('done', { do: 'done' });
const ANEW = choice('anew', { do: 'anew' });
const CAMPS = PLACES.map((at) => choice(`camp.${nameOf(at)}`, { do: 'camp', at }));

/** What is asked of a tribe in its own turn: all one topic. */
export const orderOf = (state: ValleyState, seat: Seat): Question<ValleyKind> => {
  const { splitting, answers } = tribeOf(state, seat).draft;
  const topic = `turn.${state.turn.number}.${seat}`;
  return { seat, kind: splitting === null ? 'order' : 'split', topic, earlier: answers };
};

/** The groups of a hex that are offered at once: only those that differ; first as many as may go, where animals hold some. */
function groupsOf({ warriors, females }: People, free: People | null): (Who | 'free')[] {
  const groups: Who[] = warriors + females > 0 ? ['all'] : [];
  if (warriors > 0 && females > 0) groups.push('warriors');
  // With one female all but her are the warriors.
  if (females > 1) groups.push('but-one');
  if (free === null) return groups;
  const leaves = free.warriors === warriors ? females - free.females : null;
  const same = groups.find((who) => leaves === { all: 0, warriors: females, 'but-one': 1 }[who]);
  return [same ?? 'free', ...groups.filter((who) => who !== same)];
}

const SPLITS = keptAmounts<ActionOf<'split'>>();

/** How many of a group go, so many at most. */
const splitsOf = ({ warriors, females }: People, most: number): Amounts<ActionOf<'split'>> =>
  SPLITS(`${warriors}-${females}-${most}`, () =>
    amounts({
      name: 'split',
      most: { warriors, females },
      total: { least: 1, most },
      action: (some) => ({
        do: 'split',
        warriors: some['warriors'] ?? 0,
        females: some['females'] ?? 0,
      }),
    }),
  );

/** Who of a hex may go at most: a couple that is to set up a camp stays. */
function mostFrom(tribe: Folk, draft: Draft, from: Place): People {
  const { warriors, females } = stayingAt(tribe, draft, from);
  const kept = draft.camps.includes(from) ? 1 : 0;
  return { warriors: warriors - kept, females: females - kept };
}

/** As many of them as may go there: no female to a camp for which there is a new one. */
const mostTo = (most: People, to: Place, replaced: readonly Place[]): People =>
  replaced.includes(to) ? { ...most, females: 0 } : most;

/** So many of a tribe may yet leave a way’s hexes with animals, if whoever can still come there does. */
function releaseOf(state: ValleyState, seat: Seat, draft: Draft): (path: Path) => number {
  const tribe = tribeOf(state, seat);
  const replaced = replacedBy(state, seat, draft);
  const known = new Map<Place, number>();
  const releasedAt = (at: Place): number => {
    const animals = animalsAt(state, at);
    if (animals === 0) return Number.POSITIVE_INFINITY;
    const comers = occupiedBy(tribe).filter(
      (from) =>
        from !== at && waysFrom(state, seat, draft, from).some(({ path }) => endOf(path) === at),
    );
    return comers.reduce(
      (all, from) => all + headsOf(mostTo(stayingAt(tribe, draft, from), at, replaced)),
      peopleAt(afterOrder(tribe, draft), at) - animals,
    );
  };
  return (path) => {
    let most = Number.POSITIVE_INFINITY;
    for (const at of path.slice(0, -1)) {
      const released = known.get(at) ?? releasedAt(at);
      known.set(at, released);
      most = Math.min(most, released);
    }
    return most;
  };
}

/**
 * Groups and camps that a tribe may add to its order, and that some whole order may have; first `done`, once the whole keeps
 * the rules.
 */
function offerOrders(state: ValleyState, seat: Seat): Choice<Drafted>[] {
  const tribe = tribeOf(state, seat);
  const { draft } = tribe;
  const offered: Choice<Drafted>[] = [];
  if (faultOf(state, seat, draft) === null) offered.push(DONE);
  if (isBegun(draft) || draft.seen !== null) offered.push(ANEW);
  const settles = campsLeft(state, seat, draft) > 0;
  const replaced = replacedBy(state, seat, draft);
  const released = releaseOf(state, seat, draft);
  for (const from of occupiedBy(tribe)) {
    const most = mostFrom(tribe, draft, from);
    const heads = headsOf(most);
    if (heads === 0) continue;
    const founds = draft.camps.includes(from);
    const free = freeAt(state, seat, draft, from);
    const groups = (founds ? [] : groupsOf(most, free)).map((who) => {
      const people = groupOf(most, who, free);
      return { who, size: headsOf(people), females: people.females };
    });
    const splits = countChoices(splitsOf(most, heads));
    for (const way of waysFrom(state, seat, draft, from)) {
      const here = mostTo(most, endOf(way.path), replaced);
      const may = Math.min(here === most ? heads : headsOf(here), released(way.path));
      if (may <= 0) continue;
      let others = 0;
      for (const { who, size, females } of groups) {
        if (size > may || females > here.females) continue;
        offered.push(who === 'free' ? way.free : way.go[who]);
        if (who !== 'free') others += 1;
      }
      const all = may === heads ? splits : countChoices(splitsOf(here, may));
      if (all > others) offered.push(way.some);
    }
    if (settles && !founds && mayCamp(state, seat, draft, from)) offered.push(item(CAMPS, from));
  }
  return offered;
}

/** How many of a group go that has said its way. */
function offerSplits(state: ValleyState, seat: Seat, path: Path): Amounts<ActionOf<'split'>> {
  const tribe = tribeOf(state, seat);
  const { draft } = tribe;
  const from = mostFrom(tribe, draft, item(path, 0));
  const most = mostTo(from, endOf(path), replacedBy(state, seat, draft));
  const released = releaseOf(state, seat, draft);
  return splitsOf(most, Math.min(headsOf(most), released(path)));
}

/** What may be added to an order now, also ahead of it. */
export function offerDrafts(state: ValleyState, seat: Seat): Choices<Drafted> {
  const tribe = tribeOf(state, seat);
  const { splitting } = tribe.draft;
  return splitting === null ? offerOrders(state, seat) : offerSplits(state, seat, splitting);
}

/** Adds to an order what was answered; `done` aside. */
export function draftOrder(
  { state }: ValleyPlay,
  seat: Seat,
  action: Exclude<Drafted, { do: 'done' }>,
): void {
  const tribe = tribeOf(state, seat);
  const { draft } = tribe;
  const answers = draft.answers + 1;
  const going = (path: Path, { warriors, females }: People): Draft => ({
    ...draft,
    answers,
    groups: [...draft.groups, { path, warriors, females }],
    splitting: null,
  });
  const drafted = (): Draft => {
    switch (action.do) {
      case 'go':
      case 'free':
        return going(action.path, goersOf(state, seat, draft, action));
      case 'some':
        return { ...draft, answers, splitting: action.path };
      case 'split':
        return going(draft.splitting ?? [], action);
      case 'camp':
        return { ...draft, answers, camps: [...draft.camps, action.at] };
      case 'anew':
        return { ...NO_DRAFT, answers };
    }
  };
  tribe.draft = { ...drafted(), seen: null };
}

/** An order counts: everybody goes at once, then camps are given up and set up (Valley of the Mammoths, a turn, step 4). */
function carryOut(play: ValleyPlay, frame: FrameOf<'ordering'>): void {
  const { state } = play;
  const seat = item(frame.left, 0);
  const tribe = tribeOf(state, seat);
  const { groups, camps } = tribe.draft;
  const after = afterOrder(tribe, tribe.draft);
  tribe.warriors = after.warriors;
  tribe.females = after.females;
  tribe.draft = NO_DRAFT;
  frame.left = frame.left.slice(1);
  if (groups.length > 0) tell(play, { type: 'tribeMoved', seat, groups });
  abandonCamps(play, seat);
  for (const at of camps) {
    tribe.camps = [...tribe.camps, at];
    tell(play, { type: 'campFounded', seat, at });
  }
}

/** One question until it is done: cards, then groups and camps. */
const order: ValleyStep<'ordering', Drafted['do'] | TurnCard['do']> = {
  does: ['play', 'firebrand', 'raid', 'join', ...DRAFTED],

  asks: (state, { left }) => left.slice(0, 1).map((seat) => orderOf(state, seat)),

  choices(state, _frame, { seat }) {
    const { draft } = tribeOf(state, seat);
    const offered = offerDrafts(state, seat);
    return isBegun(draft) || 'shape' in offered
      ? offered
      : [...offered, ...offerCards(state, seat)];
  },

  /** What was said counts if it may; of a group of which nobody said how many go, a warrior goes rather than a female. */
  safe(choices) {
    if (!('shape' in choices) || choices.shape !== 'amounts') return undefined;
    const one = withAmounts(choices, { warriors: 1 });
    return one.ok ? one.value : undefined;
  },

  answer(play, frame, [{ action, decision }]) {
    const { seat } = decision;
    switch (action.do) {
      case 'done':
        carryOut(play, frame);
        break;
      case 'play':
      case 'firebrand':
      case 'raid':
      case 'join': {
        const tribe = tribeOf(play.state, seat);
        tribe.draft = { ...tribe.draft, answers: tribe.draft.answers + 1 };
        playTurnCard(play, seat, action);
        break;
      }
      default:
        draftOrder(play, seat, action);
    }
    return 'goes on';
  },

  /** An order that was given ahead counts if it stands; who can do nothing and holds nothing is not asked. */
  goOn(play, frame) {
    const { state } = play;
    const [seat] = frame.left;
    if (seat === undefined) return 'over';
    const { draft, hand } = tribeOf(state, seat);
    const stands = draft.seen !== null && draft.seen === sightOf(state, seat, draft);
    if (stands && faultOf(state, seat, draft) === null) {
      // Nobody knew of it, so nothing before it is taken back.
      play.reveals = true;
    } else {
      const offered = hand.length > 0 || isBegun(draft) ? [] : offerDrafts(state, seat);
      if ('shape' in offered || offered.length !== 1) return 'asks';
    }
    carryOut(play, frame);
    return 'goes on';
  },
};

/** Each tribe moves in turn, its whole order at once (Valley of the Mammoths, a turn, step 4). */
export const ordering: ValleyFrame<'ordering'> = { step: () => order };
