import { centre } from '../../../hex/hex.ts';
import { item } from '../../../parts/item.ts';
import type { HexMap, Mark, Piece, Tile } from '../../../presentation/scene.ts';
import type { RisePiece } from '../art/index.ts';
import type { TileId } from '../content/tiles.ts';
import { isConflict } from '../fighting.ts';
import { invadersAt, nameOf, occupied, placesOf, population } from '../ground.ts';
import { landOf, type Place } from '../map.ts';
import { placeNames } from '../spoken/names.ts';
import type { RiseView, TribeView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { tileIcon } from './briefs.ts';

/** All hexes with who is there, the volcano beside them, where a conflict comes, and what its viewer is asked about. */
export function mapOf(speech: RiseSpeech, view: RiseView): HexMap {
  const fights = placesOf(view).filter((at) => isConflict(view, at));
  return {
    tiles: [
      ...placesOf(view).map((at) => tileOf(speech, view, at)),
      ...(view.volcano === null ? [] : [craterTile(speech, view, view.volcano, true)]),
    ],
    compass: null,
    marks: [
      ...fights.map((at): Mark => ({ mark: 'burst', at: nameOf(view, at) })),
      ...askedPlaces(view).map((at): Mark => ({ mark: 'choice', at: nameOf(view, at) })),
    ],
    lit: null,
  };
}

/** Where the viewer's own amounts go that it is asked about now: no list is made of them. */
function askedPlaces(view: RiseView): Place[] {
  const { viewer, owing } = view;
  if (viewer === 'public' || !owing.includes(viewer)) return [];
  const own = occupied(view, viewer);
  switch (view.stages.at(-1)?.frame) {
    case 'growing':
      return own;
    case 'gathering':
      return own.filter((at) => invadersAt(view, at) === 0);
    case 'erupting': {
      const { touches } = item(landOf(view).craters, view.volcano ?? -1);
      return own.filter((at) => touches.includes(at));
    }
    default:
      return [];
  }
}

export const BARE_TILE = {
  rim: null,
  snow: false,
  buried: null,
  tokens: [],
  figures: [],
  pieces: [],
} as const;

function tileOf(speech: RiseSpeech, view: RiseView, at: Place): Tile {
  const terrain = item(view.terrain, at);
  const count = population(view, at);
  const invaders = invadersAt(view, at);
  const figures = view.slots.flatMap(({ tile, at: there }) =>
    there === at ? [{ figure: tile, name: figureName(speech, tile, invaders) }] : [],
  );
  return {
    ...BARE_TILE,
    name: nameOf(view, at),
    ...landOf(view).board.centreOf(at),
    texture: terrain,
    ground: speech.say(`names.terrains.${terrain}`),
    // Behind a crowd the figures are hardly seen. They say what it is.
    tokens:
      count === 0
        ? []
        : figures.map(({ figure, name: words }) => ({
            icon: tileIcon(figure),
            name: '',
            count: figure === 'invaders' ? invaders : 1,
            words,
          })),
    figures,
    pieces: [
      ...view.tribes.flatMap((tribe) => membersAt(tribe, at)),
      ...view.tribes.flatMap((tribe) => besideAt(speech, view, tribe, at)),
    ],
    ...(count > 0 && { crowd: { count, limit: view.limit } }),
  };
}

const figureName = ({ say }: RiseSpeech, tile: TileId, invaders: number): string =>
  tile === 'invaders' ? say('names.invading', { count: invaders }) : say(`names.tiles.${tile}`);

/** Members of a tribe, as one. */
const membersAt = ({ seat: owner, members }: TribeView, at: Place): Piece[] => {
  const count = item(members, at);
  return count === 0 ? [] : [{ owner, label: String(count), lying: false, pips: 0, state: [] }];
};

/** Its village and its mammoth. */
function besideAt(speech: RiseSpeech, view: RiseView, tribe: TribeView, at: Place): Piece[] {
  const { seat: owner, villages, hidden, elder } = tribe;
  const isLed = elder === at;
  const looks: readonly (readonly [RisePiece, boolean])[] = [
    [isLed ? 'village-elder' : 'village', villages.includes(at)],
    [isLed ? 'hidden-elder' : 'hidden', hidden === at],
    ['mammoth', view.tame?.seat === owner && view.tame.at === at],
  ];
  return looks.flatMap(([look, isThere]) => {
    const state = [speech.say(`board.pieces.${look}`)];
    return isThere ? [{ owner, label: '', lying: false, pips: 0, state, look }] : [];
  });
}

/** The volcano, or a place where it may be laid, by the hexes that it touches. It is no hex: nobody goes there. */
export function craterTile(
  { say }: RiseSpeech,
  view: RiseView,
  crater: number,
  isLaid: boolean,
): Tile {
  const { hex, touches } = item(landOf(view).craters, crater);
  const volcano = say('names.tiles.volcano');
  return {
    ...BARE_TILE,
    ...centre(hex),
    name: isLaid ? volcano : touches.map((at) => nameOf(view, at)).join(' '),
    texture: 'volcano',
    ground: isLaid ? say('labels.crater', { places: placeNames(view, touches) }) : volcano,
  };
}
