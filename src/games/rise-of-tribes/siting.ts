import { eachChoice } from '../../engine/choices.ts';
import type { Choice } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { best } from '../../parts/best.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import type { Terrain } from './content/land.ts';
import type { TileId } from './content/tiles.ts';
import { leastPopulated, membersAt, nameOf, placesOf, slotOf, sum } from './ground.ts';
import { landOf, type Place } from './map.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { addMembers } from './spreading.ts';
import type { FrameOf, RiseState } from './state.ts';

type Site = ActionOf<'site' | 'crater'>;

const ofTerrain = (state: RiseState, terrain: Terrain): Place[] =>
  placesOf(state).filter((at) => state.terrain[at] === terrain);

/** Where a tile may go on the map. */
function sites(state: RiseState, tile: TileId): Place[] {
  switch (tile) {
    case 'invaders':
      return leastPopulated(state, placesOf(state));
    case 'mammoth':
      return leastPopulated(state, ofTerrain(state, 'lake'));
    case 'tiger':
      return ofTerrain(state, 'mountain').filter((at) => at !== slotOf(state, tile)?.at);
    default:
      return [];
  }
}

/** Places for the volcano: beside members of the current player, if there is one. */
function craters(state: RiseState): Choice<Site>[] {
  const { seat } = state.turn;
  const all = [...landOf(state).craters.entries()];
  const near = all.filter(([, { touches }]) =>
    touches.some((at) => membersAt(state, seat, at) > 0),
  );
  return (near.length > 0 ? near : all).map(([crater, { touches }]) =>
    choice(['crater', ...touches.map((at) => nameOf(state, at))].join('.'), {
      do: 'crater',
      crater,
    }),
  );
}

const offerSites = (state: RiseState, { tile }: Readonly<FrameOf<'siting'>>): Choice<Site>[] =>
  tile === 'volcano'
    ? craters(state)
    : sites(state, tile).map((at) => choice(`site.${nameOf(state, at)}`, { do: 'site', at }));

function put(play: RisePlay, { tile }: FrameOf<'siting'>, action: Site): void {
  const { state } = play;
  if (action.do === 'crater') {
    state.volcano = action.crater;
    tell(play, { type: 'volcanoPlaced', crater: action.crater });
    return;
  }
  const slot = slotOf(state, tile);
  if (slot === undefined) throw new Error(`There is no ${tile}.`);
  tell(play, { type: 'tilePlaced', tile, at: action.at, from: slot.at });
  slot.at = action.at;
  if (tile === 'tiger') bite(play, action.at);
}

/** Every tribe where the Tiger comes loses a member. */
function bite(play: RisePlay, at: Place): void {
  for (const [seat, tribe] of play.state.tribes.entries()) {
    if (membersAt(play.state, seat, at) === 0) continue;
    addMembers(tribe, at, -1);
    tell(play, { type: 'membersLost', seat, on: [{ at, members: 1 }], by: 'tiger' });
  }
}

/** Where a tile goes on the map: the current player says, where it is not certain. */
const site: RiseStep<'siting', Site['do']> = {
  does: ['site', 'crater'],
  asks: (state) => inTurn(state, 'site'),
  choices: offerSites,

  /** Where the fewest of its own are. */
  safe(choices, seat, state) {
    const { craters } = landOf(state);
    return best([...eachChoice(choices)], ({ action }) => {
      const near = action.do === 'site' ? [action.at] : item(craters, action.crater).touches;
      return -sum(near.map((at) => membersAt(state, seat, at)));
    });
  },

  answer(play, frame, [{ action }]) {
    put(play, frame, action);
    return 'over';
  },

  goOn(play, frame) {
    const choices = offerSites(play.state, frame);
    if (choices.length > 1) return 'asks';
    put(play, frame, item(choices, 0).action);
    return 'over';
  },
};

export const siting: RiseFrame<'siting'> = { step: () => site };
