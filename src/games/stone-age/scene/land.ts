import type { Landscape, Site } from '../../../presentation/scene.ts';
import type { StoneAgeIcon, StoneAgeLook } from '../art/index.ts';
import { WORTH } from '../content/goods.ts';
import { SOURCE, type Source, VILLAGE_PEOPLE, type VillagePlace } from '../content/places.ts';
import { isSource, isVillage, LOCATIONS } from '../locations.ts';
import { goodName, placeName } from '../spoken/names.ts';
import { isTakenByTribes, isVillageFull } from '../crowded.ts';
import { brief } from './briefs.ts';
import { type Picture, spotAt } from './spots.ts';

/** Where each place stands, by its column and row, and what is drawn there. */
const SITES: Readonly<
  Record<
    Source | VillagePlace,
    { readonly column: number; readonly row: number; readonly look: StoneAgeLook }
  >
> = {
  forest: { column: 0, row: 0, look: 'forest' },
  clay: { column: 1, row: 0, look: 'clay-pit' },
  quarry: { column: 2, row: 0, look: 'quarry' },
  river: { column: 3, row: 0, look: 'gold-river' },
  hunt: { column: 0, row: 1, look: 'hunting-ground' },
  tools: { column: 1, row: 1, look: 'tool-maker' },
  hut: { column: 2, row: 1, look: 'hut' },
  field: { column: 3, row: 1, look: 'field' },
};

const WIDTH = 1076;
const HEIGHT = 528;
const COLUMNS = 4;
const ROWS = 2;
const GAP = 8;

/** The rectangle of a place in its column and row. */
function rectangle(column: number, row: number) {
  const width = (WIDTH - GAP) / COLUMNS;
  const height = (HEIGHT - GAP) / ROWS;
  return {
    x: GAP + column * width,
    y: GAP + row * height,
    width: width - GAP,
    height: height - GAP,
  };
}

/** The valley with its places, and who is there. */
export function landOf(picture: Picture): Landscape {
  return {
    backdrop: 'valley',
    width: WIDTH,
    height: HEIGHT,
    sites: LOCATIONS.flatMap((at) => {
      if (isSource(at)) return [sourceSite(picture, at)];
      return isVillage(at) ? [villageSite(picture, at)] : [];
    }),
  };
}

function sourceSite(picture: Picture, at: Source): Site {
  const { speech, view } = picture;
  const { yields, room } = SOURCE[at];
  const worth = WORTH[yields];
  const words = speech.say('board.dice', { good: goodName(speech, yields), worth });
  const isHerdHere = view.herd?.now?.at === at;
  const isClosed = view.phase === 'placing' && isTakenByTribes(view, at);
  return {
    ...siteAt(picture, at, isClosed ? speech.say('board.closed') : null),
    gives: brief(words, [yields], `÷${worth}`),
    room,
    figures: isHerdHere ? [{ figure: 'mammoth', name: speech.say('board.the herd') }] : [],
  };
}

const BRINGS: Readonly<Record<VillagePlace, StoneAgeIcon>> = {
  tools: 'tool',
  field: 'field',
  hut: 'person',
};

function villageSite(picture: Picture, at: VillagePlace): Site {
  const { speech, view } = picture;
  const isUsed = view.tribes.some(({ placed }) => placed.some((one) => one.at === at));
  const isClosed = view.phase === 'placing' && !isUsed && isVillageFull(view);
  return {
    ...siteAt(picture, at, isClosed ? speech.say('board.closed') : null),
    gives: brief(speech.say(`board.brings.${at}`), [BRINGS[at]], '+1'),
    room: VILLAGE_PEOPLE[at],
    figures: [],
  };
}

function siteAt(
  picture: Picture,
  at: Source | VillagePlace,
  closed: string | null,
): Omit<Site, 'gives' | 'room' | 'figures'> {
  const { column, row, look } = SITES[at];
  return {
    ...spotAt(picture, at, closed),
    ...rectangle(column, row),
    name: placeName(picture.speech, at),
    look,
  };
}
