import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { type CardId, RAIDED } from './content/cards.ts';
import { BEARINGS, BESIDE, nameOf, type Place, PLACES, TERRAIN, towards } from './map.ts';
import { animalsAt } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import { mayPlay, playCard } from './playing-cards.ts';
import { driveAnimals } from './roaming.ts';
import { type FixedTribe, tribeOf, type ValleyState } from './state.ts';
import { addPeople, occupiedBy, peopleAt } from './tribes.ts';

export type TurnCard = ActionOf<'play' | 'firebrand' | 'raid' | 'join'>;

const LASTING = (['raft', 'guide', 'forced-march'] as const).map((card) =>
  choice(card, { do: 'play', card }),
);
const FIREBRANDS = PLACES.map((at) =>
  BEARINGS.flatMap((to) => {
    const next = towards(at, to);
    return next === null || TERRAIN[next] === 'lake'
      ? []
      : [choice(`firebrand.${nameOf(at)}.${to}`, { do: 'firebrand', at, to })];
  }),
);
const RAIDS = [0, 1, 2, 3, 4, 5].map((of) => choice(`raid.${of}`, { do: 'raid', of }));
const JOINS = (['lone-warrior', 'lone-female'] as const).map((card) => ({
  card,
  at: PLACES.map((at) => choice(`${card}.${nameOf(at)}`, { do: 'join', card, at })),
}));

/** Where a tribe has people, and the hexes around. */
const near = (tribe: FixedTribe): Set<Place> =>
  new Set(occupiedBy(tribe).flatMap((at) => [at, ...item(BESIDE, at)]));

/** What may be done by the cards that are for the own turn (Valley of the Mammoths, cards of Fate). */
export function offerCards(state: ValleyState, seat: Seat): Choice<TurnCard>[] {
  const tribe = tribeOf(state, seat);
  if (tribe.hand.length === 0) return [];
  const has = (card: CardId) => mayPlay(tribe, card);
  const offered: Choice<TurnCard>[] = LASTING.filter(({ action }) => has(action.card));
  if (has('firebrand')) {
    const reach = near(tribe);
    for (const at of PLACES)
      if (reach.has(at) && animalsAt(state, at) > 0 && !state.turn.closed.includes(at))
        offered.push(...item(FIREBRANDS, at));
  }
  if (has('raid')) {
    const reach = [...near(tribe)];
    for (const [of, other] of state.tribes.entries())
      if (of !== seat && other.food > 0 && reach.some((at) => peopleAt(other, at) > 0))
        offered.push(item(RAIDS, of));
  }
  for (const { card, at } of JOINS)
    if (has(card)) offered.push(...occupiedBy(tribe).map((place) => item(at, place)));
  return offered;
}

/** A card is played at once. */
export function playTurnCard(play: ValleyPlay, seat: Seat, action: TurnCard): void {
  const { state } = play;
  const tribe = tribeOf(state, seat);
  switch (action.do) {
    case 'play':
      if (playCard(play, seat, action.card)) tribe.lasting = [...tribe.lasting, action.card];
      return;
    case 'firebrand': {
      const { at, to } = action;
      if (playCard(play, seat, 'firebrand', { at, to })) driveAnimals(play, at, to);
      return;
    }
    case 'raid': {
      const { of } = action;
      if (!playCard(play, seat, 'raid', { of })) return;
      const other = tribeOf(state, of);
      const food = Math.min(RAIDED, other.food);
      other.food -= food;
      tribe.food += food;
      tell(play, { type: 'raided', seat, of, food });
      return;
    }
    case 'join': {
      const { card, at } = action;
      if (!playCard(play, seat, card, { at })) return;
      const [who, sex] =
        card === 'lone-warrior'
          ? (['warrior', 'warriors'] as const)
          : (['female', 'females'] as const);
      tribe.limits = { ...tribe.limits, [sex]: tribe.limits[sex] + 1 };
      addPeople(tribe, sex, at, 1);
      tell(play, { type: 'joined', seat, at, who });
    }
  }
}
