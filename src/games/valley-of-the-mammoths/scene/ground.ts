import { item } from '../../../parts/item.ts';
import type { Compass, HexMap, Mark, Piece, Tile } from '../../../presentation/scene.ts';
import type { ValleyGround, ValleyPiece } from '../art/index.ts';
import type { EventId } from '../content/events.ts';
import { LETTERS, REGIONS, type Regions } from '../content/land.ts';
import { byEnds } from '../draft.ts';
import {
  BEARINGS,
  centreOf,
  FORD_EDGES,
  isHigh,
  nameOf,
  type Place,
  PLACES,
  RIVER_EDGES,
  TERRAIN,
  endOf,
} from '../map.ts';
import { animalsAt, packsAt } from '../packs.ts';
import { animalsWords, counted } from '../spoken/names.ts';
import { occupiedBy, seatsAt } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** All hexes with who is there, where it comes to a fight, and what its viewer is asked about. */
export function mapOf(speech: ValleySpeech, view: ValleyView): HexMap {
  return {
    pointed: true,
    tiles: PLACES.map((at) => tileOf(speech, view, at)),
    edges: edgesOf(speech),
    letters: speech.say('board.letters'),
    compass: compassOf(speech),
    marks: [
      ...PLACES.filter((at) => isBattle(view, at)).map(
        (at): Mark => ({ mark: 'burst', at: nameOf(at) }),
      ),
      ...hungryPlaces(view).map((at): Mark => ({ mark: 'choice', at: nameOf(at) })),
      ...draftMarks(view),
    ],
    lit: null,
  };
}

/** Where the rivers run, and where they can be crossed. */
export const edgesOf = ({ say }: ValleySpeech): NonNullable<HexMap['edges']> => [
  ...RIVER_EDGES.map(([a, b]) => ({
    between: [nameOf(a), nameOf(b)] as const,
    kind: 'river',
    name: say('board.river'),
  })),
  ...FORD_EDGES.map(([a, b]) => ({
    between: [nameOf(a), nameOf(b)] as const,
    kind: 'ford',
    name: say('board.ford'),
    isSign: true as const,
  })),
];

/** The faces of the die, from 1 in the north-east. */
export const compassOf = ({ say }: ValleySpeech): Compass => ({
  name: say('board.die'),
  figure: 'paw',
  bearings: BEARINGS.map((bearing) => ({ label: String(bearing), degrees: bearing * 60 - 30 })),
});

/** Two tribes, or people and animals: it comes to a fight there in this turn. */
function isBattle(view: ValleyView, at: Place): boolean {
  if (view.stage.frame !== 'ordering' && view.stage.frame !== 'battling') return false;
  const tribes = seatsAt(view, at).length;
  return tribes > 1 || (tribes === 1 && animalsAt(view, at) > 0);
}

/** What its viewer has ordered so far, which nobody else sees. */
function draftMarks({ stage, viewer }: ValleyView): Mark[] {
  if (stage.frame !== 'ordering' || stage.draft === null || viewer === 'public') return [];
  const { groups, camps } = stage.draft;
  return [
    ...byEnds(groups).map(
      ({ path, warriors, females }): Mark => ({
        mark: 'arrow',
        from: nameOf(item(path, 0)),
        to: nameOf(endOf(path)),
        owner: viewer,
        count: warriors + females,
      }),
    ),
    ...camps.map((at): Mark => ({ mark: 'sign', at: nameOf(at), icon: 'camp' })),
  ];
}

/** Where people may be left unfed: no list is made of such answers. */
function hungryPlaces(view: ValleyView): Place[] {
  const { viewer, stage } = view;
  if (viewer === 'public' || stage.frame !== 'hunger' || !stage.left.includes(viewer)) return [];
  return occupiedBy(item(view.tribes, viewer));
}

export const BARE_TILE = {
  rim: null,
  snow: false,
  buried: null,
  tokens: [],
  figures: [],
  pieces: [],
} as const;

/** What a closed hex looks like, by the event that closes it. */
const CLOSED: Partial<Readonly<Record<EventId, ValleyGround>>> = {
  eruption: 'lava',
  'forest-fire': 'burning',
  'small-flood': 'flooded',
  'great-flood': 'flooded',
  avalanche: 'snowed',
};

function tileOf(speech: ValleySpeech, view: ValleyView, at: Place): Tile {
  const { say } = speech;
  const terrain = item(TERRAIN, at);
  const { closed, event } = view.turn;
  const isClosed = closed.includes(at);
  const ears = item(view.crops, at);
  return {
    ...BARE_TILE,
    name: nameOf(at),
    ...centreOf(at),
    texture: (isClosed && event !== null ? CLOSED[event] : null) ?? terrain,
    ground: say(`names.terrains.${terrain}`),
    rim: isClosed ? say('board.closed') : null,
    tokens:
      ears === 0
        ? []
        : [
            {
              icon: 'crop',
              name: say('board.crop'),
              count: ears,
              words: say('board.ears', { count: ears }),
            },
          ],
    pieces: [
      ...view.tribes.flatMap((tribe) => tribeAt(speech, tribe, at)),
      ...packsAt(view, at).map(
        ({ kind, count }): Piece => stack(null, kind, count, animalsWords(speech, kind, count)),
      ),
    ],
    notes: NOTES[at] ?? ['', ''],
  };
}

/** Several as one piece, with their number. */
export const stack = (
  owner: Piece['owner'],
  look: ValleyPiece,
  count: number,
  words: string,
): Piece => ({ owner, label: String(count), lying: false, pips: 0, state: [words], look });

/** Warriors, females, and the camp. */
function tribeAt(speech: ValleySpeech, tribe: TribeView, at: Place): Piece[] {
  const { seat, camps } = tribe;
  const people = (['warriors', 'females'] as const).flatMap((sex) => {
    const count = item(tribe[sex], at);
    return count === 0 ? [] : [stack(seat, sex, count, counted(speech, count, sex))];
  });
  return camps.includes(at) ? [...people, campPiece(speech, seat, at)] : people;
}

/** A cave on high ground, else a village. */
function campPiece({ say }: ValleySpeech, owner: number, at: Place): Piece {
  const look = isHigh(at) ? 'cave' : 'village';
  return { owner, label: '', lying: false, pips: 0, state: [say(`names.${look}`)], look };
}

/** The letter that brings animals, and the faces that events throw for its region. */
const NOTES = PLACES.map((at) => {
  const name = nameOf(at);
  const letter = Object.entries(LETTERS).find(([, there]) => there === name)?.[0] ?? '';
  const { flood: _, ...regions } = REGIONS;
  const faces = Object.values(regions).flatMap((all: Regions) =>
    all.flatMap((region, nth) => (region.includes(name) ? [nth + 1] : [])),
  );
  return [letter, [...new Set([faces.at(0), faces.at(-1)])].join('·')] as const;
});
