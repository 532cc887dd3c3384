import { TILE, TILES } from './content/herd.ts';
import { STACK } from './content/numbers.ts';
import { PLACE_OF, SOURCE, VILLAGE_PEOPLE } from './content/places.ts';
import { isShop, isSlot, isSource, isStack, isVillage, LOCATIONS, numberOf } from './locations.ts';
import { ALL_BUILDINGS, ALL_CARDS } from './setup.ts';
import type { StoneAgeState } from './state.ts';

/** What must hold in every state that waits for an answer: a sentence for each breach. */
export function breaches(state: StoneAgeState): readonly string[] {
  return [
    ...boxBreaches(state),
    ...placeBreaches(state),
    ...tribeBreaches(state),
    ...herdBreaches(state),
    ...frameBreaches(state),
  ];
}

/** A list as one text that does not depend on its order. */
const sorted = (list: readonly string[]): string => list.toSorted().join(' ');

const CARDS_SORTED = sorted(ALL_CARDS);
const BUILDINGS_SORTED = sorted(ALL_BUILDINGS);
const TILES_SORTED = sorted(TILES);

/** Nothing of what is in the box gets lost or comes twice. */
function* boxBreaches({ deck, slots, stacks, spare, tribes, herd }: StoneAgeState) {
  const cards = [
    ...deck,
    ...slots.flatMap((card) => card ?? []),
    ...tribes.flatMap((tribe) => [...tribe.cards, ...tribe.drawn]),
  ];
  if (sorted(cards) !== CARDS_SORTED) yield 'The cards are not the printed 36.';
  const built = tribes.flatMap(({ buildings }) => buildings);
  if (sorted([...stacks.flat(), ...spare, ...built]) !== BUILDINGS_SORTED)
    yield 'The buildings are not the printed 28.';
  if (stacks.length !== tribes.length) yield `There are ${stacks.length} stacks.`;
  if (stacks.some((stack) => stack.length > STACK)) yield 'A stack has grown.';
  if (herd === null) return;
  const settled = [...herd.boxed, ...tribes.flatMap(({ tiles }) => tiles)];
  const now = herd.now === null || settled.includes(herd.now.tile) ? [] : [herd.now.tile];
  if (sorted([...herd.pile, ...now, ...settled]) !== TILES_SORTED)
    yield 'The tiles of the herd are not the 16.';
}

function* placeBreaches({ tribes, slots, stacks }: StoneAgeState) {
  for (const at of LOCATIONS) {
    const here = tribes.flatMap(({ placed }) => placed.filter((one) => one.at === at));
    const people = here.reduce((sum, one) => sum + one.people, 0);
    if (people === 0) continue;
    const room = isSource(at) ? SOURCE[at].room : null;
    if (room !== null && people > room) yield `${people} people are in the ${at}.`;
    if (isVillage(at) && people !== VILLAGE_PEOPLE[at]) yield `${people} people are at the ${at}.`;
    if (isShop(at) && people > 1) yield `${people} people are at ${at}.`;
    if (isStack(at) && stacks[numberOf(at)]?.length === 0) yield `There is nothing on ${at}.`;
    if (isSlot(at) && slots[numberOf(at)] === null) yield `There is nothing at ${at}.`;
  }
}

function* tribeBreaches({ tribes, herd }: StoneAgeState) {
  for (const [seat, tribe] of tribes.entries()) {
    const { placed, plan, people, tamers, tiles } = tribe;
    if (new Set(placed.map(({ at }) => at)).size < placed.length)
      yield `Seat ${seat} is somewhere twice.`;
    if (new Set(plan).size < plan.length) yield `Seat ${seat} plans something twice.`;
    if (placed.some((one) => one.people === 0)) yield `Seat ${seat} has sent nobody somewhere.`;
    if (placed.reduce((sum, one) => sum + one.people, tamers) > people)
      yield `Seat ${seat} has placed more people than it has.`;
    if (herd === null && (tiles.length > 0 || tamers > 0)) yield `Seat ${seat} tames no herd.`;
  }
}

function* herdBreaches({ herd }: StoneAgeState) {
  if (herd === null) return;
  const { now, pile } = herd;
  if (now === null && pile.length > 0) yield 'The herd is nowhere, and tiles are left.';
  if (now !== null && PLACE_OF[TILE[now.tile].back] !== now.at)
    yield `The herd is at the ${now.at}, and its tile says otherwise.`;
}

function* frameBreaches(state: StoneAgeState) {
  const { frames, tribes, slots, stacks, first } = state;
  const order = frames.map(({ frame }) => frame).join(' in ');
  const known = ['', 'placing', 'acting', 'herd', 'feeding'];
  const inner = ['rolling', 'taming', 'choosing', 'sharing'].map((frame) => `acting in ${frame}`);
  if (![...known, ...inner].includes(order)) yield `What is in progress makes no sense: ${order}.`;
  const isOver = frames.length === 0;
  const hasRunOut = slots.includes(null) || stacks.some((stack) => stack.length === 0);
  const isLast = state.round === state.lastRound;
  if (isOver && !hasRunOut && !isLast) yield 'The match is over, and nothing has run out.';
  if (frames[0]?.frame !== 'placing' && frames[0]?.frame !== 'acting') {
    if (tribes.some(({ placed }) => placed.length > 0)) yield 'Somebody has not yet acted.';
  }
  if (first >= tribes.length) yield 'There is no such seat.';
}
