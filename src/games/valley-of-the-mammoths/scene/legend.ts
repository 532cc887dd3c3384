import { grouped } from '../../../parts/grouped.ts';
import { legendSheets, sideRows, signRow as row } from '../../../presentation/legend.ts';
import type { HexMap, Mark, Row, Scene, Sign, Tile } from '../../../presentation/scene.ts';
import type { ValleyIcon } from '../art/index.ts';
import { ANIMAL, KINDS } from '../content/animals.ts';
import { CARDS } from '../content/cards.ts';
import { EVENTS } from '../content/events.ts';
import { TERRAINS } from '../content/land.ts';
import { centreOf, nameOf, placeOf } from '../map.ts';
import { SIDES } from '../sides.ts';
import { cardName, eventName, kindName, tribeName } from '../spoken/names.ts';
import type { ValleySpeech } from '../words/index.ts';
import { EVENT_ICON } from './briefs.ts';
import { BARE_TILE, compassOf, edgesOf, stack } from './ground.ts';

/** What each sign on the pictures means: on the land, of animals and people, of seasons and events, of cards, of tribes. */
export function legendScenes(speech: ValleySpeech): readonly Scene[] {
  const { say, language } = speech;
  const sides = SIDES.map((_, seat) => tribeName(speech, seat));
  const tribes = [
    ...sideRows(sides, FLAGS, (flag) => say(`legend.flags.${flag}`)),
    ...OF_TRIBES.map((id) => row(icon(id), say(`legend.${id}`))),
  ];
  const cards = CARDS.map((card) => row(icon(card), cardName(speech, card)));
  const pane = (
    about: 'land' | 'there' | 'tribes' | 'seasons' | 'cards',
    rows: readonly Row[],
  ) => ({
    title: say(`legend.${about}`),
    rows,
  });
  return legendSheets(
    {
      game: 'valley-of-the-mammoths',
      language,
      title: say('edition.title'),
      legend: say('legend.title'),
      sideNames: sides,
      pieces: say('board.people'),
    },
    [
      [say('legend.land'), [pane('land', onTheLand(speech))]],
      [say('legend.there'), [pane('there', whoIsThere(speech)), pane('tribes', tribes)]],
      [say('legend.seasons'), [pane('seasons', seasonsAndEvents(speech))]],
      [say('legend.cards'), [pane('cards', cards)]],
    ],
  );
}

const FLAGS = ['to-move', 'first', 'alarm', 'computer', 'away', 'winner'] as const;
const OF_TRIBES = ['food', 'warrior', 'female', 'camp', 'card', 'removed'] as const;
const CLOSED = ['burning', 'flooded', 'snowed', 'lava'] as const;
const TRACK = [
  ...(['summer-now', 'winter-now', 'summer', 'winter'] as const),
  ...(['crop', 'birth', 'planting'] as const),
];

const icon = (id: ValleyIcon): Sign => ({ sign: 'icon', icon: id });
const HEX = placeOf('5c');
const NEAR = placeOf('5d');
const OVER = placeOf('6c');

const tileAt = ({ say }: ValleySpeech, at: number, more: Partial<Tile> = {}): Tile => ({
  ...BARE_TILE,
  ...centreOf(at),
  name: nameOf(at),
  texture: 'plains',
  ground: say('names.terrains.plains'),
  ...more,
});

const mapSign = (tiles: readonly Tile[], more: Partial<HexMap> = {}): Sign => ({
  sign: 'map',
  map: { pointed: true, tiles, compass: null, marks: [], lit: null, ...more },
});

function onTheLand(speech: ValleySpeech): Row[] {
  const { say } = speech;
  const [tile, name] = [tileAt(speech, HEX), nameOf(HEX)];
  const marked = (mark: Mark): Sign => mapSign([tile], { marks: [mark] });
  const [river, ford] = (['river', 'ford'] as const).map((kind) => {
    const tiles = [tile, tileAt(speech, kind === 'river' ? NEAR : OVER)];
    const edges = edgesOf(speech).filter(({ between }) =>
      between.every((one) => tiles.some((there) => there.name === one)),
    );
    return row(mapSign(tiles, { edges }), say(`legend.${kind}`));
  });
  return [
    ...TERRAINS.map((texture) =>
      row(mapSign([{ ...tile, texture }]), say(`legend.terrains.${texture}`)),
    ),
    ...[river, ford].filter((one) => one !== undefined),
    row(mapSign([{ ...tile, notes: ['k', ''] }]), say('legend.letter')),
    row(mapSign([{ ...tile, notes: ['', '2·3'] }]), say('legend.faces')),
    ...CLOSED.map((texture) =>
      row(mapSign([{ ...tile, texture, rim: say('board.closed') }]), say(`legend.${texture}`)),
    ),
    row({ sign: 'compass', compass: compassOf(speech) }, say('legend.compass')),
    row(marked({ mark: 'burst', at: name }), say('legend.burst')),
    row(marked({ mark: 'choice', at: name }), say('legend.choice')),
    row(mapSign([tile], { lit: [] }), say('legend.back')),
    row(marked({ mark: 'here', at: name, owner: null, label: null }), say('legend.here')),
    ...(['way', 'ordered'] as const).map((of) => {
      const way = { mark: 'arrow', from: name, to: nameOf(NEAR), owner: 0 } as const;
      const mark = of === 'way' ? way : { ...way, count: 3 };
      return row(mapSign([tile, tileAt(speech, NEAR)], { marks: [mark] }), say(`legend.${of}`));
    }),
    row(marked({ mark: 'number', at: name, number: 1, owner: 0 }), say('legend.number')),
    row(marked({ mark: 'sign', at: name, icon: 'wound' }), say('legend.wound')),
    row(marked({ mark: 'sign', at: name, icon: 'removed' }), say('legend.gone')),
  ];
}

function whoIsThere(speech: ValleySpeech): Row[] {
  const { say } = speech;
  const crop = (count: number): Sign =>
    mapSign([tileAt(speech, HEX, { tokens: [{ icon: 'crop', name: '', count, words: '' }] })]);
  return [
    ...(['warriors', 'females'] as const).map((look) =>
      row({ sign: 'pieces', pieces: [stack(0, look, 3, '')] }, say(`legend.${look}`)),
    ),
    ...(['village', 'cave'] as const).map((look) =>
      row(
        { sign: 'pieces', pieces: [{ ...stack(0, look, 0, ''), label: '' }] },
        say(`legend.${look}`),
      ),
    ),
    ...[2, 1].map((ears) => row(crop(ears), say(ears === 2 ? 'legend.ears' : 'legend.ear'))),
    ...KINDS.map((kind) => {
      const { range, food } = ANIMAL[kind];
      const facts = { kind: kindName(speech, kind), range, food };
      return row(
        { sign: 'pieces', pieces: [stack(null, kind, 2, '')] },
        say('legend.animal', facts),
      );
    }),
  ];
}

const seasonsAndEvents = (speech: ValleySpeech): Row[] => [
  ...TRACK.map((id) => row(icon(id), speech.say(`legend.${id}`))),
  ...grouped(EVENTS, (event) => EVENT_ICON[event])
    .filter(([id]) => !TRACK.some((one) => one === id))
    .map(([id, events]) =>
      row(icon(id), events.map((event) => eventName(speech, event)).join(', ')),
    ),
];
