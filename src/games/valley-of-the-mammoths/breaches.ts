import { ANIMAL, BOX_WOLVES } from './content/animals.ts';
import { CARD, CARDS, type CardId } from './content/cards.ts';
import { DECKS, SEASONS } from './content/events.ts';
import { LIMITS } from './content/numbers.ts';
import { campsLeft } from './draft.ts';
import { isHigh, nameOf, PLACES, TERRAIN } from './map.ts';
import { animalsAt, LETTERED } from './packs.ts';
import { handOf } from './setup.ts';
import type { Roaming, Token, ValleyState } from './state.ts';
import { lives, seatsAt, spareOf } from './tribes.ts';

/** What must hold in every state that waits for an answer: a sentence for each breach. */
export function breaches(state: ValleyState): readonly string[] {
  return [
    ...animalBreaches(state),
    ...cardBreaches(state),
    ...tribeBreaches(state),
    ...groundBreaches(state),
    ...frameBreaches(state),
  ];
}

/** A list as one text that does not depend on its order. */
const sorted = (list: readonly string[]): string => list.toSorted().join(' ');
const written = ({ kind, letter }: Token): string => `${kind}-${letter}`;

const TOKENS = sorted(LETTERED.map(written));

/** Where an animal may stand. */
const bears = ({ kind, at }: Roaming): boolean => {
  const terrain = TERRAIN[at];
  return terrain !== 'lake' && terrain !== 'volcano' && (ANIMAL[kind].climbs || !isHigh(at));
};

function* animalBreaches({ animals, sack, box }: ValleyState) {
  const all = [...animals, ...sack];
  const lettered = all.filter(({ letter }) => letter !== null);
  if (sorted(lettered.map(written)) !== TOKENS) yield 'The animals with letters are not the 54.';
  const wolves = all.length - lettered.length + box;
  if (wolves !== BOX_WOLVES) yield `There are ${wolves} wolves without a letter.`;
  for (const one of animals) if (!bears(one)) yield `A ${one.kind} is on ${nameOf(one.at)}.`;
}

/** Cards of a kind that the match still has: one that leaves it was played or not. */
function isComplete(card: CardId, cards: readonly CardId[]): boolean {
  const { count, leaves } = CARD[card];
  const here = cards.filter((one) => one === card).length;
  return here === count || (leaves === true && here < count);
}

function* cardBreaches({ tribes, pile, discards, events, pastEvents }: ValleyState) {
  const all = [...pile, ...discards, ...tribes.flatMap(({ hand }) => hand)];
  for (const card of CARDS)
    if (!isComplete(card, all)) yield `There are not ${CARD[card].count} of ${card}.`;
  for (const season of SEASONS)
    if (sorted([...events[season], ...pastEvents[season]]) !== sorted(DECKS[season]))
      yield `The events of ${season} are not the 15.`;
}

function* tribeBreaches(state: ValleyState) {
  const { tribes, frames, order } = state;
  const isPlacing = frames.at(-1)?.frame === 'placing';
  for (const [seat, tribe] of tribes.entries()) {
    const { warriors, females, limits, camps, outSince, hand, food } = tribe;
    if (warriors.length !== PLACES.length || females.length !== PLACES.length)
      yield `Seat ${seat} is on another map.`;
    if (spareOf(tribe, 'warriors') < 0 || spareOf(tribe, 'females') < 0)
      yield `Seat ${seat} has too many people.`;
    if (camps.length > LIMITS.camps) yield `Seat ${seat} has ${camps.length} camps.`;
    if (campsLeft(state, seat, tribe.draft) < 0) yield `Seat ${seat} orders too many camps.`;
    if (hand.length > handOf(tribes.length)) yield `Seat ${seat} holds ${hand.length} cards.`;
    if (!isPlacing && lives(tribe) === (outSince !== null))
      yield `Seat ${seat} is out, or it is not.`;
    if (outSince !== null && hand.length + food + camps.length > 0)
      yield `Seat ${seat} is out and has something.`;
    if (!isPlacing && order.includes(seat) !== lives(tribe)) yield `Seat ${seat} has no turn.`;
    if (limits.warriors < LIMITS.warriors || limits.females < LIMITS.females)
      yield `Seat ${seat} has lower limits.`;
  }
  const more = (sex: 'warriors' | 'females') =>
    tribes.reduce((sum, { limits }) => sum + limits[sex] - LIMITS[sex], 0);
  if (more('warriors') > CARD['lone-warrior'].count) yield 'Too many lone warriors came.';
  if (more('females') > CARD['lone-female'].count) yield 'Too many lone females came.';
}

function* groundBreaches({ tribes, animals, crops, frames }: ValleyState) {
  const camps = tribes.flatMap((tribe) => tribe.camps);
  if (new Set(camps).size < camps.length) yield 'Two camps are on one hex.';
  if (crops.length !== PLACES.length) yield 'Crops grow on another map.';
  const frame = frames.at(-1)?.frame;
  const isFought = frame === 'hunger' || frame === 'season';
  for (const at of PLACES) {
    const terrain = TERRAIN[at];
    const seats = seatsAt({ tribes }, at);
    if (terrain === 'lake' && (seats.length > 0 || camps.includes(at)))
      yield 'Somebody is in the lake.';
    if (terrain !== 'plains' && crops[at] !== 0) yield `A crop grows on ${nameOf(at)}.`;
    const isContested = seats.length > 1 || (seats.length > 0 && animalsAt({ animals }, at) > 0);
    if (isFought && isContested) yield `${nameOf(at)} was not fought for.`;
  }
}

function* frameBreaches({ frames, tribes, end, first, turn, options }: ValleyState) {
  const [frame, ...others] = frames;
  if (others.length > 0) yield 'Two things are in progress.';
  if ((frame === undefined) !== (end !== null)) yield 'The match is over, or it is not.';
  if (first >= tribes.length) yield 'There is no such seat.';
  if (options.limit !== null && turn.number > options.limit) yield `This is turn ${turn.number}.`;
  if (frame?.frame === 'dawn' || frame?.frame === 'dusk') yield 'Nobody is asked.';
  const left = frame?.frame === 'ordering' || frame?.frame === 'hunger' ? frame.left : [];
  for (const seat of left)
    if (tribes[seat] === undefined || !lives(tribes[seat])) yield `Seat ${seat} is asked.`;
}
