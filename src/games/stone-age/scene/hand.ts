import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { BARE } from '../../../presentation/plain-scene.ts';
import type { Pane, Row, Scene } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { StoneAgeIcon } from '../art/index.ts';
import { CARD, type CardId, type Craft, CRAFTS } from '../content/cards.ts';
import { RESOURCES } from '../content/goods.ts';
import { countOf } from '../payment.ts';
import { bottomWords } from '../spoken/cards.ts';
import { counted } from '../spoken/names.ts';
import { craftsOn, symbolSets } from '../tally.ts';
import { toolTotal } from '../tools.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { brief, CRAFT_ICON } from './briefs.ts';
import { landOf } from './land.ts';
import { stripOf } from './strips.ts';

/** What a seat's tribe has that counts at the end, and what that comes to as it stands. Null where nothing does. */
export function handScene(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  seat: Seat,
  table: Table,
): Scene | null {
  const { say } = speech;
  const tribe = item(view.tribes, seat);
  const rows = rowsOf(speech, tribe);
  if (rows.length === 0) return null;
  const sum: Row = {
    row: 'score',
    seat,
    text: say(view.winners === null ? 'pictures.as it stands' : 'pictures.at the end'),
    total: tribe.tally.total,
    wins: view.winners?.includes(seat) ?? false,
  };
  const pane: Pane = { title: say('pictures.what counts'), rows: [...rows, sum] };
  return {
    ...BARE,
    game: 'stone-age',
    language: speech.language,
    title: {
      match: table.matchName,
      round: say('pictures.hand'),
      phase: say('pictures.secret'),
      toMove: [],
    },
    // What one may still do for it is done there.
    landscape: landOf({ speech, view, choosing: null }),
    panes: [pane],
    strips: view.tribes.map((one) => stripOf(speech, view, one, table)),
    shown: [seat],
  };
}

/** A line for each thing that counts, with its points; cards that nobody else knows are among them, and named first. */
function rowsOf(speech: StoneAgeSpeech, tribe: TribeView): Row[] {
  const { say } = speech;
  const { tally, buildings, tiles, goods } = tribe;
  const known = tribe.drawn ?? [];
  const cards = [...tribe.cards, ...known];
  const left = countOf(goods, RESOURCES);
  const row = (icon: StoneAgeIcon, text: string, points: number): Row => ({
    row: 'count',
    brief: brief(countedWords(speech, text, points), [icon], text),
    value: String(points),
  });
  return [
    ...knownRows(speech, known),
    ...(tally.track === 0 && buildings.length === 0
      ? []
      : [row('points', say('pictures.track', { count: buildings.length }), tally.track)]),
    ...symbolSets(cards).map((symbols): Row => {
      const count = symbols.length;
      const points = counted(speech, count * count, 'points');
      const names = symbols.map((symbol) => bottomWords(speech, { symbol })).join(', ');
      const words = say('pictures.set in words', { symbols: names, count, points });
      const text = say('pictures.set', { count });
      return { row: 'count', brief: brief(words, symbols, text), value: String(count * count) };
    }),
    ...CRAFTS.flatMap((craft) => {
      const count = craftsOn(cards, craft);
      if (count === 0) return [];
      const crafts = bottomWords(speech, { craft, count });
      const { what, points } = multiplied(speech, tribe, craft);
      return [row(CRAFT_ICON[craft], say('pictures.times', { crafts, what }), points)];
    }),
    ...(tiles.length === 0
      ? []
      : [
          row(
            'herd',
            say(tally.herd > 0 ? 'pictures.most tiles' : 'pictures.not most tiles', {
              tiles: counted(speech, tiles.length, 'tiles'),
            }),
            tally.herd,
          ),
        ]),
    ...(left === 0
      ? []
      : [
          row('any', say('pictures.left', { resources: counted(speech, left, 'resources') }), left),
        ]),
  ];
}

const countedWords = (speech: StoneAgeSpeech, what: string, points: number): string =>
  speech.say('pictures.counted in words', { what, points: counted(speech, points, 'points') });

/** What nobody else knows, by the signs of its lower halves. */
function knownRows(speech: StoneAgeSpeech, known: readonly CardId[]): Row[] {
  if (known.length === 0) return [];
  const { say } = speech;
  const bottoms = known.map((id) => CARD[id].bottom);
  const cards = bottoms.map((bottom) => bottomWords(speech, bottom)).join(', ');
  const signs = bottoms.flatMap((bottom): StoneAgeIcon[] =>
    'symbol' in bottom
      ? [bottom.symbol]
      : Array.from({ length: bottom.count }, () => CRAFT_ICON[bottom.craft]),
  );
  const said = brief(say('pictures.known to you in words', { cards }), signs);
  return [{ row: 'count', brief: { ...said, label: say('pictures.only you know') }, value: '' }];
}

/** What a craft multiplies, and what comes of it. */
function multiplied(speech: StoneAgeSpeech, { tally, ...tribe }: TribeView, craft: Craft) {
  switch (craft) {
    case 'farmer':
      return { what: counted(speech, tribe.track, 'fields'), points: tally.farmers };
    case 'maker': {
      const value = toolTotal(tribe.tools);
      return { what: speech.say('pictures.tools', { value }), points: tally.makers };
    }
    case 'builder':
      return { what: counted(speech, tribe.buildings.length, 'buildings'), points: tally.builders };
    case 'shaman':
      return { what: counted(speech, tribe.people, 'people'), points: tally.shamans };
  }
}
