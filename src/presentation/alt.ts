import { grouped } from '../parts/grouped.ts';
import { appSpeech } from '../words/index.ts';
import { joined, type Say } from './joined.ts';
import { displayWords, giving, lotsWords, peopled, sideOf, sitesOf, spotsOf } from './land-alt.ts';
import { oneLine } from './one-line.ts';
import { asRoomAllows, inFull, may, must, type AltPart } from './alt-parts.ts';
import type { Amount, Card, HexMap, Pane, Piece, Row, Scene, Strip, Tile, Tool } from './scene.ts';
import { escaped } from './escape.ts';

/** What Discord takes as the description of a picture, in UTF-16 units. */
export const ALT_LENGTH = 1024;

/** Longer names of people are shortened here. */
const NAME_LENGTH = 16;
/** The number of a match, which is never cut from its name. */
const NUMBER = / #\d+$/;

/**
 * The scene in words, for somebody who cannot see the picture: at most `ALT_LENGTH` long, the most
 * needed first. Where room runs out, first general remarks and what stays the same are left out, and names of
 * people, which the message has as well; then whole statements, never part of one. What may be chosen is named in any
 * case.
 */
export function describeScene(scene: Scene): string {
  const words = known.get(scene) ?? describe(scene);
  known.set(scene, words);
  return words;
}

/** A picture is sent with its text twice: in the message, and with the file. */
const known = new WeakMap<Scene, string>();

function describe(scene: Scene): string {
  const { say } = appSpeech(scene.language);
  const named = statements(say, scene, NAME_LENGTH);
  // Remarks, and what stays the same all through a match, are said where there is room.
  const said = (which: (row: Row) => boolean) =>
    scene.panes.flatMap((pane) => paneWords(say, scene, pane, which)).map(may);
  const [asides, lasting, letters] = [
    said(isAside),
    [
      ...said(({ row }) => row === 'exchange'),
      ...[...giving(say, scene), ...edges(say, scene.map, true)].map(may),
    ],
    lettersOf(say, scene.map).map(may),
  ];
  const wholeOf = (ways: readonly (readonly AltPart[])[]): string | undefined =>
    ways.map(inFull).find((words) => words.length <= ALT_LENGTH);
  const whole = wholeOf([
    [...named, ...asides, ...lasting, ...letters],
    [...named, ...asides, ...lasting],
    [...named, ...asides],
  ]);
  if (whole !== undefined) return whole;
  const [bare, ofAsked, inShort] = [
    statements(say, scene, 0),
    statements(say, scene, 0, 'of who is asked'),
    statements(say, scene, 0, 'in short'),
  ];
  const enough = wholeOf([[...bare, ...asides], bare, ofAsked]);
  if (enough !== undefined) return enough;
  const more = say('alt.more');
  const needed = inFull([...inShort.filter(({ isNeeded }) => isNeeded), may(more)]);
  const brief = needed.length < ALT_LENGTH ? inShort : statements(say, scene, 0, 'in brief');
  return asRoomAllows(brief, more, ALT_LENGTH);
}

/**
 * All of the scene in words, one statement after the other as a message may hold them: what a description has no room
 * for, too.
 */
export function tellScene(scene: Scene): readonly string[] {
  const { say } = appSpeech(scene.language);
  const { title: heading, strips, panes } = scene;
  const safe: Scene = {
    ...scene,
    title: { ...heading, match: escaped(heading.match) },
    strips: strips.map((strip) => ({ ...strip, name: escaped(strip.name) })),
  };
  const beside = panes.flatMap((pane) =>
    paneWords(say, scene, pane, (row) => isAside(row) || row.row === 'exchange'),
  );
  const told = [...statements(say, safe, Number.POSITIVE_INFINITY), ...beside.map(may)];
  const lasting = [
    ...giving(say, scene),
    ...edges(say, scene.map, true),
    ...lettersOf(say, scene.map),
  ];
  return [...told.map(({ words }) => words), ...lasting].filter((words) => words !== '');
}

/**
 * Of whom it is said what they have, where there is not room for all: the others are only named, and before the rest.
 * In short, it is not said what places bring, and how much room there is where nobody is; each lot and each thing that
 * happened is a statement of its own, so that one gives way and not all of them; and what the others have comes last. In
 * brief, places that may be chosen are named alone, too.
 */
type Having = 'of all' | 'of who is asked' | 'in short' | 'in brief';

/** All that is to be said, the most needed first; names of people at most so long. */
function statements(
  say: Say,
  scene: Scene,
  nameLength: number,
  having: Having = 'of all',
): AltPart[] {
  const isShort = having === 'in short' || having === 'in brief';
  const tiles = scene.map?.tiles ?? [];
  const isAsked = ({ seat }: Strip) => scene.title.toMove.includes(seat);
  const owing = scene.strips.filter(isAsked);
  const others = scene.strips.filter((strip) => !isAsked(strip));
  const isTold = (strip: Strip): boolean => having === 'of all' || isAsked(strip);
  // Whom the picture shows alone comes first, also where nobody waits for it.
  const isShown = ({ seat }: Strip): number => Number(scene.shown.includes(seat));
  const named = scene.strips
    .toSorted((a, b) => isShown(b) - isShown(a))
    .flatMap((strip) =>
      isTold(strip) ? [] : whereabouts(say, scene, bared(strip, isShort), nameLength),
    );
  const withAll = (strips: readonly Strip[]): string[] =>
    strips.filter(isTold).flatMap((strip) => whereabouts(say, scene, strip, nameLength));
  const lots = scene.displays.flatMap((display) =>
    isShort ? lotsWords(say, scene, display) : displayWords(say, scene, display).map(may),
  );
  const between = edges(say, scene.map, false).map(may);
  const isParted = isShort && between.length > 0;
  const behind = (which: (strip: Strip) => boolean): AltPart[] =>
    others.filter(which).flatMap((strip) => inBehind(say, scene, strip).map(may));
  const steps = scene.panes.flatMap((pane) =>
    isShort ? stepsWords(say, scene, pane) : paneWords(say, scene, pane, isStep),
  );
  return [
    title(say, scene, nameLength).map(must),
    choices(say, scene, having === 'in brief').map(must),
    scene.cards.map((card) => must(cardWords(say, card))),
    [...figures(say, tiles, 'alt.figure'), ...figures(say, sitesOf(scene), 'alt.figure there')].map(
      must,
    ),
    crowded(say, tiles).map(must),
    nobodys(say, tiles).map(must),
    tracks(say, scene.panes).map(must),
    // Whoever is asked is told of itself first.
    isShort ? withAll(owing).map(must) : [],
    named.map(must),
    peopled(say, scene, isShort).map(must),
    isShort ? [] : withAll(owing).map(must),
    isShort ? steps.map(may) : [],
    lots,
    withAll(others).map(may),
    isShort ? [] : steps.map(may),
    scene.panes.flatMap((pane) => paneWords(say, scene, pane, isOfTheMoment)).map(may),
    // What lies between tiles, and what others have, comes before grounds, which are the same all through a match.
    isParted ? [...behind(({ gist }) => gist !== undefined), ...between] : [],
    grounds(say, tiles).map(may),
    isShort ? behind(({ gist }) => !isParted || gist === undefined) : between,
  ].flat();
}

/** General remarks. */
const isAside = ({ row }: Row): boolean => row === 'text';

/** What happened. */
const isStep = ({ row }: Row): boolean => row === 'step';

const isOfTheMoment = (row: Row): boolean =>
  row.row !== 'exchange' && !isStep(row) && !isAside(row);

/** What may be chosen: "You may choose: F3 (Grassland, 1 grass). F4 …" On a land: "It is about Forest and Hut." */
function choices(say: Say, scene: Scene, isBrief: boolean): string[] {
  const { tiles = [], marks = [] } = scene.map ?? {};
  const asked = spotsOf(scene).flatMap(({ here, name }) => (here ? [name] : []));
  const about = asked.length === 0 ? [] : [say('alt.here', { places: joined(say, asked) })];
  const from = marks.flatMap((mark) => (mark.mark === 'here' ? [mark.at] : []));
  const places = listed(say, [...new Set(from)]);
  const here = from.length === 0 ? [] : [say('alt.from', { places })];
  const tilesThere = marks.flatMap((mark) => {
    const tile = mark.mark === 'choice' ? tiles.find(({ name }) => name === mark.at) : undefined;
    return tile === undefined
      ? []
      : [say('alt.choice', { place: tile.name, ground: groundOf(say, tile) })];
  });
  const names = marks.flatMap((mark) => (mark.mark === 'choice' ? [mark.at] : []));
  const there = isBrief ? [`${joined(say, names)}.`] : tilesThere;
  const onMap = tilesThere.length === 0 ? [] : [...here, say('alt.choices'), ...there];
  return [...onMap, ...about];
}

function groundOf(say: Say, { ground, rim, tokens }: Tile): string {
  const rough = rim === null ? [] : [rim];
  return joined(say, [ground, ...rough, ...tokens.map((one) => one.words)]);
}

/** "Snarers: 3 food for every stick + grass (offered to you alone)." */
function cardWords(say: Say, { name, text, gives, gets, tokens, note }: Card): string {
  const printed = say('alt.card', { name, text });
  const card =
    tokens === null ? printed : say('alt.card with', { card: printed, tokens: tokens.words });
  // What it is worth for that, its text says.
  const cost =
    gets === null && gives.length > 0 ? [say('alt.price', { price: amounts(say, gives) })] : [];
  return say('alt.card and note', { card, note: joined(say, [...cost, note]) });
}

const segmenter = new Intl.Segmenter();

/** A name at most so long, or none where there is no room for any. */
function shortened(name: string, length: number): string[] {
  if (length === 0) return [];
  const graphemes = [...segmenter.segment(oneLine(name).slice(0, 4 * length))].map(
    ({ segment }) => segment,
  );
  let short = '';
  for (const grapheme of graphemes) {
    if (short.length + grapheme.length > length) return short === '' ? [] : [`${short}…`];
    short += grapheme;
  }
  return short === '' ? [] : [short];
}

function who(say: Say, strip: Strip, nameLength: number): string {
  const flags = strip.flags.flatMap((flag): string[] => {
    if (flag === 'to-move') return [];
    return [typeof flag === 'string' ? say(`alt.${flag}`) : flag.words];
  });
  const about = [...shortened(strip.name, nameLength), ...flags];
  if (about.length === 0) return strip.side;
  return say('alt.seat', { side: strip.side, about: joined(say, about) });
}

/** Where the match stands, and whom the game waits for. */
function title(
  say: Say,
  { title: { match, round, phase, toMove }, strips }: Scene,
  nameLength: number,
): string[] {
  const movers = strips.filter((strip) => toMove.includes(strip.seat)).map(({ side }) => side);
  const number = NUMBER.exec(match)?.[0] ?? '';
  const name = shortened(match.slice(0, match.length - number.length), nameLength);
  const heading = joined(say, [round, phase, ...name.map((part) => part + number)]);
  return [
    say('alt.title', { title: heading.replace('?,', '?') }),
    ...(movers.length === 0 ? [] : [say('alt.to move', { sides: joined(say, movers) })]),
  ];
}

function figures(
  say: Say,
  places: readonly Pick<Tile, 'name' | 'figures'>[],
  text: 'alt.figure' | 'alt.figure there',
): string[] {
  return places.flatMap((place) =>
    place.figures.map(({ name }) => say(text, { name, place: place.name })),
  );
}

/** Where there is no room for more: "As many as may be, 5: B2, C1." */
function crowded(say: Say, tiles: readonly Tile[]): string[] {
  const full = tiles.filter(({ crowd }) => crowd !== undefined && crowd.count >= crowd.limit);
  const limit = full[0]?.crowd?.limit ?? 0;
  const places = joined(
    say,
    full.map(({ name }) => name),
  );
  return full.length === 0 ? [] : [say('alt.crowded', { limit, places })];
}

/** What goes about and is nobody's: "Also there: 3 wolves on 4b; 1 bear on 5c." */
function nobodys(say: Say, tiles: readonly Tile[]): string[] {
  const there = tiles.flatMap((tile) => {
    const own = tile.pieces.filter(({ owner }) => owner === null).map((one) => piece(say, one));
    if (own.length === 0) return [];
    return [say('alt.pieces on', { pieces: joined(say, own), place: tile.name })];
  });
  return there.length === 0
    ? []
    : [say('alt.nobodys', { where: there.join(say('alt.semicolon')) })];
}

/** What lies between tiles: "River between 1a–1b, 1b–2b."; or, of what only shows that nothing does. */
function edges(say: Say, map: HexMap | null, isSign: boolean): string[] {
  const all = (map?.edges ?? []).filter((edge) => (edge.isSign ?? false) === isSign);
  return grouped(all, ({ name }) => name).map(([name, alike]) => {
    const places = joined(
      say,
      alike.map(({ between }) => between.join('–')),
    );
    return say('alt.edges', { name, places });
  });
}

/** The letters of places: "Animals arrive by letter: a 1a, A 1d." */
function lettersOf(say: Say, map: HexMap | null): string[] {
  const { tiles = [], letters: name = '' } = map ?? {};
  const all = tiles.flatMap(({ name: at, notes: [letter] = ['', ''] }) =>
    letter === '' ? [] : [`${letter} ${at}`],
  );
  return name === '' || all.length === 0
    ? []
    : [say('alt.ground', { ground: name, places: joined(say, all) })];
}

function tracks(say: Say, panes: readonly Pane[]): string[] {
  return panes.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      if (row.row !== 'track') return [];
      const { text, left, of, name } = row;
      return [say('alt.track', { text, left, of, name })];
    }),
  );
}

function piece(say: Say, { label, state, look }: Piece): string {
  if (look !== undefined) return joined(say, state);
  return state.length === 0 ? label : say('alt.piece', { label, about: joined(say, state) });
}

/** Where a seat's pieces are and what it has; of a seat whose strip is not shown only what is on the map. */
function whereabouts(say: Say, scene: Scene, strip: Strip, nameLength: number): string[] {
  const isShown = scene.shown.includes(strip.seat);
  const hasPlaces = scene.panes.some(({ rows }) => rows.some(({ row }) => row === 'place'));
  const where = pieces(say, scene, isShown ? strip : { ...strip, waiting: [] });
  const seat = who(say, strip, nameLength);
  const what = isShown ? holdings(say, strip) : '';
  const has = what === '' ? '' : ` ${say('alt.has', { what })}`;
  if (scene.map === null && !hasPlaces)
    return isShown ? [`${say('alt.seat alone', { seat })}${has}`] : [];
  if (!isShown && where === null) return [];
  return [`${say('alt.seat where', { seat, where: where ?? say('alt.nowhere') })}${has}`];
}

/**
 * Where each piece of a seat is: "members 1, 3 (wounded) on D3; 2 hunting; 4 waiting, next for 3 food". Null
 * where it has none.
 */
function pieces(say: Say, scene: Scene, strip: Strip): string | null {
  const own = (all: readonly Piece[], where: (pieces: string) => string): string[] => {
    const labels = all.filter(({ owner }) => owner === strip.seat).map((one) => piece(say, one));
    return labels.length === 0 ? [] : [where(joined(say, labels))];
  };
  const all = [
    ...(scene.map?.tiles ?? []).flatMap((tile) =>
      own(tile.pieces, (pieces) => say('alt.pieces on', { pieces, place: tile.name })),
    ),
    ...scene.panes.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.row === 'pieces'
          ? own(row.pieces, (pieces) => say('alt.pieces doing', { pieces, doing: row.doing }))
          : row.row === 'place'
            ? own(row.pieces, (pieces) => say('alt.pieces at', { pieces, place: row.name }))
            : [],
      ),
    ),
    ...own(strip.waiting, (pieces) => {
      if (strip.cost === null) return say('alt.pieces waiting', { pieces });
      const cost = strip.cost.count === 0 ? say('alt.nothing') : strip.cost.words;
      return say('alt.pieces waiting for', { pieces, cost });
    }),
  ];
  if (all.length === 0) return null;
  return say('alt.pieces by name', { name: strip.pieces, where: all.join(say('alt.semicolon')) });
}

/** "1 stick, 2 grass" */
function amounts(say: Say, all: readonly Amount[]): string {
  return joined(
    say,
    all.map((one) => one.words),
  );
}

/** What a seat has; empty in a game where nobody has anything. */
function holdings(say: Say, { goods, tools, holdings: more, card, score }: Strip): string {
  const some = goods.filter(({ count }) => count > 0);
  const goodsWords = some.length === 0 ? say('alt.nothing') : amounts(say, some);
  return [
    ...(goods.length === 0 ? [] : [goodsWords]),
    ...toolsWords(say, tools),
    ...more.flatMap(({ words }) => (words === '' ? [] : [words])),
    ...heldWords(say, card),
    ...(score === null ? [] : [say('alt.points', { count: score })]),
  ].join(say('alt.semicolon'));
}

/** "tools 2, 1 (used), 4 (once)" */
function toolsWords(say: Say, tools: readonly Tool[]): string[] {
  const all = tools.flatMap(({ value, used, once }) => {
    if (value === 0) return [];
    if (once) return [say('alt.tool for one use', { value })];
    return [used ? say('alt.used tool', { value }) : String(value)];
  });
  return all.length === 0 ? [] : [say('alt.tools', { tools: joined(say, all) })];
}

/** A card that this viewer knows: "Pack Leader with 2 on it", "in secret Trappers". */
function heldWords(say: Say, held: Strip['card']): string[] {
  if (held === null || held.card === 'face down') return [];
  const { name: card } = held;
  if (held.card === 'secret') return [say('alt.held in secret', { card })];
  return [held.tokens > 0 ? say('alt.held with', { card, tokens: held.tokens }) : card];
}

function paneWords(
  say: Say,
  scene: Scene,
  { title, rows }: Pane,
  which: (row: Row) => boolean,
): string[] {
  const words = rows
    .filter(which)
    .map((row) => rowWords(say, scene, row))
    .filter((text) => text !== '');
  return words.length === 0
    ? []
    : [say('alt.pane', { title, rows: words.join(say('alt.semicolon')) })];
}

/** What happened, one by one: "What happened: 1: Ember builds." "2: Heron pays." */
const stepsWords = (say: Say, scene: Scene, { title, rows }: Pane): string[] =>
  rows.filter(isStep).map((row, nth) => {
    const words = rowWords(say, scene, row);
    return nth === 0 ? say('alt.pane', { title, rows: words }) : say('alt.statement', { words });
  });

/** A row in words; tracks and pieces were told before. */
function rowWords(say: Say, { strips }: Scene, row: Row): string {
  switch (row.row) {
    case 'text':
    case 'sign':
      return row.text.replace(/\.$/, '');
    case 'entry':
      return row.words;
    case 'count':
      return row.brief.words;
    case 'exchange': {
      const [gives, gets] = [amounts(say, row.gives), amounts(say, row.gets)];
      return say('alt.exchange', { text: row.text, gives, gets });
    }
    case 'seat': {
      const facts = { text: row.text, amounts: amounts(say, row.amounts) };
      return say('alt.seat does', { side: sideOf(strips, row.seat), ...facts }).trim();
    }
    case 'step': {
      const text = row.text.replace(/\.$/, '');
      return row.number === null ? text : say('alt.step', { number: row.number, text });
    }
    case 'score':
      return say('alt.score', { side: sideOf(strips, row.seat), total: row.total, text: row.text });
    case 'dice': {
      const dice = joined(
        say,
        row.dice.map(({ face }) => String(face)),
      );
      const side = sideOf(strips, row.seat);
      return side === '' ? say('alt.rolls', { dice }) : say('alt.seat rolls', { side, dice });
    }
    case 'scale': {
      const marks = row.marks.map(({ seat, at }) =>
        say('alt.on scale', { side: sideOf(strips, seat), value: at }),
      );
      return say('alt.scale', { name: row.name, marks: joined(say, marks) });
    }
    case 'roll':
      return say('alt.roll', { side: sideOf(strips, row.seat), words: row.words });
    case 'place':
      return say('alt.place', { name: row.name, words: row.words });
    case 'track':
    case 'pieces':
    case 'marks':
      return '';
  }
}

/** What is told of somebody behind all else: only the gist of what it has, where it has one. */
function inBehind(say: Say, scene: Scene, strip: Strip): string[] {
  const { gist, seat, side } = strip;
  if (gist === undefined) return whereabouts(say, scene, strip, 0);
  if (gist === '' || !scene.shown.includes(seat)) return [];
  return [`${say('alt.seat alone', { seat: side })} ${say('alt.has', { what: gist })}`];
}

/** A seat without what it has, but for the gist of it; its pieces on the board stay. */
const bared = ({ gist = '', ...strip }: Strip, isShort: boolean): Strip => ({
  ...strip,
  goods: [],
  tools: [],
  holdings: isShort || gist === '' ? [] : [{ label: '', icons: [], text: '', words: gist }],
  card: null,
  score: null,
});

/** What lies on a tile; without a name other words tell it. */
const lyingOn = ({ tokens }: Tile): readonly Amount[] => tokens.filter(({ name }) => name !== '');

/** The places of each kind of ground: "Mountain (difficult, stone): 3 on B2, D3; 4 on E3; 0 on A1." */
function grounds(say: Say, tiles: readonly Tile[]): string[] {
  const kinds = grouped(tiles, ({ ground, rim }) => JSON.stringify([ground, rim]));
  return kinds.map(([, alike]) => {
    const [first] = alike;
    const goods = new Set(alike.flatMap((tile) => lyingOn(tile).map(({ name }) => name)));
    const rough = first === undefined || first.rim === null ? [] : [first.rim];
    const about = joined(say, [...rough, ...goods]);
    const heaps = grouped(alike, (tile) => {
      const counts = lyingOn(tile).map(({ count }) => count);
      return goods.size > 0 && counts.length === 0 ? '0' : counts.join('+');
    });
    const places = heaps
      .map(([counts, all]) => {
        const names = listed(
          say,
          all.map(({ name }) => name),
        );
        return counts === '' ? names : say('alt.so many on', { number: counts, places: names });
      })
      .join(say('alt.semicolon'));
    const ground = first?.ground ?? '';
    return about === ''
      ? say('alt.ground', { ground, places })
      : say('alt.ground with', { ground, about, places });
  });
}

/** Places in their order, three and more in a row as one: "A1 to A4, C2". */
function listed(say: Say, names: readonly string[]): string {
  const sorted = [...names].sort((a, b) => rowOf(a).localeCompare(rowOf(b), 'en') || at(a) - at(b));
  const runs: string[][] = [];
  for (const name of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last !== undefined && rowOf(last) === rowOf(name) && at(last) + 1 === at(name)) {
      run?.push(name);
    } else {
      runs.push([name]);
    }
  }
  const told = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < 3 || first === undefined || last === undefined) return run;
    return [say('alt.from to', { first, last })];
  });
  return joined(say, told);
}

/** The letters of a place: "B" of "B3". */
function rowOf(name: string): string {
  return name.replace(/\d+$/, '');
}

/** The number of a place: 3 of "B3". */
function at(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0);
}
