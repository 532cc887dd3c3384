import { oneLine } from './one-line.ts';
import type { Amount, Card, HexMap, Panel, Piece, Row, Scene, Strip, Tile } from './scene.ts';

/** What Discord takes as the description of a picture, in UTF-16 units. */
export const ALT_LENGTH = 1024;

/** Longer names of people are shortened here. */
const NAME_LENGTH = 16;

/**
 * The scene in words, for somebody who cannot see the picture: at most `ALT_LENGTH` long, the most
 * needed first. Where room runs out, first what is past and what stays the same is left out, and names of
 * people, which the message has as well; then whole statements, never part of one.
 */
export function describeScene(scene: Scene): string {
  const named = statements(scene, NAME_LENGTH);
  // What is past, and what stays the same all through a match, is said where there is room.
  const said = (which: (row: Row) => boolean) =>
    scene.panels.flatMap((panel) => panelWords(scene, panel, which));
  const [asides, lasting] = [said(isAside), said(({ row }) => row === 'exchange')];
  const wholeOf = (ways: readonly (readonly string[])[]): string | undefined =>
    ways.map((all) => all.join(' ')).find((words) => words.length <= ALT_LENGTH);
  const whole = wholeOf([
    [...named, ...asides, ...lasting],
    [...named, ...asides],
  ]);
  if (whole !== undefined) return whole;
  const bare = statements(scene, 0);
  return wholeOf([[...bare, ...asides], bare]) ?? told(bare);
}

/** All that is to be said, the most needed first; names of people at most so long. */
function statements(scene: Scene, nameLength: number): string[] {
  const tiles = scene.map?.tiles ?? [];
  const isAsked = ({ seat }: Strip) => scene.title.toMove.includes(seat);
  const owing = scene.strips.filter(isAsked);
  const others = scene.strips.filter((strip) => !isAsked(strip));
  return [
    [title(scene, nameLength)],
    letters(scene.map),
    scene.cards.map(cardWords),
    figures(tiles),
    tracks(scene.panels),
    // Whoever is asked is told of itself first.
    [...owing, ...others].flatMap((strip) => whereabouts(scene, strip, nameLength)),
    scene.panels.flatMap((panel) => panelWords(scene, panel, (row) => row.row === 'step')),
    scene.panels.flatMap((panel) => panelWords(scene, panel, isOfTheMoment)),
    grounds(tiles),
  ].flat();
}

/** As many statements as there is room for, the first ones first. */
function told(statements: readonly string[]): string {
  let words = '';
  for (const statement of statements) {
    const longer = words === '' ? statement : `${words} ${statement}`;
    if (longer.length + MORE.length <= ALT_LENGTH) words = longer;
  }
  return `${words}${MORE}`;
}

/** Said where something had to be left out. */
const MORE = ' There is more on it.';

/** General remarks, and what is past. */
const isAside = (row: Row): boolean => row.row === 'text' || (row.row === 'entry' && row.past);

const isOfTheMoment = (row: Row): boolean =>
  row.row !== 'exchange' && row.row !== 'step' && !isAside(row);

/** What may be chosen: "A is F3 (Grassland, 1 grass)." */
function letters(map: HexMap | null): string[] {
  const { tiles = [], marks = [] } = map ?? {};
  const from = marks.flatMap((mark) => (mark.mark === 'here' ? [mark.at] : []));
  const here = from.length === 0 ? [] : [`From ${listed([...new Set(from)])}.`];
  const choices = marks.flatMap((mark) => {
    const tile = mark.mark === 'letter' ? tiles.find(({ name }) => name === mark.at) : undefined;
    return mark.mark === 'letter' && tile !== undefined
      ? [`${mark.letter} is ${tile.name} (${groundOf(tile)}).`]
      : [];
  });
  return choices.length === 0 ? [] : [...here, ...choices];
}

function groundOf({ snow, ground, rim, tokens }: Tile): string {
  const rough = rim ? ['difficult'] : [];
  return [snow ? 'Snow' : ground, ...rough, ...tokens.map((one) => one.words)].join(', ');
}

/** "B is Snarers: 3 food for every stick + grass (offered to you alone)." */
function cardWords({ name, letter, text, tokens, note }: Card): string {
  const choice = letter === null ? '' : `${letter} is `;
  const lying = tokens === null ? '' : `, ${tokens.words} on it`;
  return `${choice}${name}: ${text}${lying} (${note}).`;
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

function who(strip: Strip, nameLength: number): string {
  const flags = strip.flags.flatMap((flag) => {
    switch (flag) {
      case 'first':
        return ['first player'];
      case 'leader':
        return ['leads the hunt'];
      case 'computer':
        return ['computer'];
      case 'away':
        return ['away'];
      case 'winner':
        return ['winner'];
      case 'to-move':
        return [];
    }
  });
  const about = [...shortened(strip.name, nameLength), ...flags];
  return about.length === 0 ? strip.side : `${strip.side} (${about.join(', ')})`;
}

function title(
  { title: { match, round, phase, toMove }, strips }: Scene,
  nameLength: number,
): string {
  const movers = strips.filter((strip) => toMove.includes(strip.seat)).map(({ side }) => side);
  const wait = movers.length === 0 ? '' : ` To move: ${movers.join(', ')}.`;
  const heading = [round, phase, ...shortened(match, nameLength)].join(', ').replace('?,', '?');
  return `${heading}.${wait}`;
}

function figures(tiles: readonly Tile[]): string[] {
  return tiles.flatMap((tile) => tile.figures.map(({ name }) => `${name} on ${tile.name}.`));
}

function tracks(panels: readonly Panel[]): string[] {
  return panels.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.row === 'track' ? [`${row.text}: ${row.left} of ${row.of} ${row.name} left.`] : [],
    ),
  );
}

function piece({ label, lying, pips }: Piece): string {
  const state = [
    ...(lying ? ['wounded'] : []),
    ...(pips > 0 ? [`${pips} ${pips === 1 ? 'action' : 'actions'}`] : []),
  ];
  return state.length === 0 ? label : `${label} (${state.join(', ')})`;
}

/** Where a seat's pieces are and what it has; of a seat whose strip is not shown only what is on the map. */
function whereabouts(scene: Scene, strip: Strip, nameLength: number): string[] {
  const isShown = scene.shown.includes(strip.seat);
  const where = pieces(scene, isShown ? strip : { ...strip, waiting: [] });
  const has = isShown ? ` Has ${holdings(strip)}.` : '';
  if (scene.map === null) return isShown ? [`${who(strip, nameLength)}.${has}`] : [];
  return isShown || where !== NOWHERE ? [`${who(strip, nameLength)}: ${where}.${has}`] : [];
}

const NOWHERE = 'no pieces';

/** Where each piece of a seat is: "members 1, 3 (wounded) on D3; 2 hunting; 4 waiting, next for 3 food". */
function pieces(scene: Scene, strip: Strip): string {
  const own = ({ owner }: Piece) => owner === strip.seat;
  const list = (all: readonly Piece[]) => all.filter(own).map(piece).join(', ');
  const onMap = (scene.map?.tiles ?? []).map((tile) => [list(tile.pieces), `on ${tile.name}`]);
  const onPanels = scene.panels.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.row === 'pieces' ? [[list(row.pieces), row.doing]] : [])),
  );
  const cost =
    strip.cost === null
      ? ''
      : `, next for ${strip.cost.count === 0 ? 'nothing' : strip.cost.words}`;
  const all = [...onMap, ...onPanels, [list(strip.waiting), `waiting${cost}`]]
    .filter(([labels]) => labels !== '')
    .map((words) => words.join(' '));
  return all.length === 0 ? NOWHERE : `${strip.pieces} ${all.join('; ')}`;
}

function words(all: readonly Amount[]): string {
  return all.map((one) => one.words).join(', ');
}

function amounts(all: readonly Amount[]): string {
  const some = all.filter(({ count }) => count > 0);
  return some.length === 0 ? 'nothing' : words(some);
}

function holdings({ goods, card, score }: Strip): string {
  return `${amounts(goods)}${heldWords(card)}${score === null ? '' : `; ${score} points`}`;
}

/** A card that this viewer knows: "; Pack Leader with 2 on it", "; in secret Trappers". */
function heldWords(card: Strip['card']): string {
  switch (card?.card) {
    case 'shown':
      return `; ${card.name}${card.tokens > 0 ? ` with ${card.tokens} on it` : ''}`;
    case 'secret':
      return `; in secret ${card.name}`;
    case 'face down':
    case undefined:
      return '';
  }
}

function panelWords(scene: Scene, panel: Panel, which: (row: Row) => boolean): string[] {
  const words = panel.rows
    .filter(which)
    .map((row) => rowWords(scene, row))
    .filter((text) => text !== '');
  return words.length === 0 ? [] : [`${panel.title}: ${words.join('; ')}.`];
}

/** A row in words; tracks and pieces were told before. */
function rowWords({ strips }: Scene, row: Row): string {
  const side = (seat: number | null) => strips.find((strip) => strip.seat === seat)?.side ?? '';
  switch (row.row) {
    case 'text':
      return row.text.replace(/\.$/, '');
    case 'entry':
      return row.words;
    case 'exchange':
      return `${row.text} ${words(row.gives)} for ${words(row.gets)}`;
    case 'seat':
      return `${side(row.seat)} ${row.text} ${words(row.amounts)}`.trim();
    case 'step':
      return `${row.number === null ? '' : `${row.number}: `}${row.text.replace(/\.$/, '')}`;
    case 'score':
      return `${side(row.seat)} ${row.total}: ${row.text}`;
    case 'dice':
      return `${side(row.seat)} rolls ${row.dice.map(({ face }) => face).join(', ')}`.trim();
    case 'track':
    case 'pieces':
      return '';
  }
}

/** The places of each kind of ground: "Mountain (difficult, stone): 3 on B2, D3; 4 on E3; 0 on A1." */
function grounds(tiles: readonly Tile[]): string[] {
  const kinds = grouped(tiles, ({ snow, ground, rim }) =>
    JSON.stringify([snow ? 'Snow' : ground, ...(rim ? ['difficult'] : [])]),
  );
  return kinds.map(([, alike]) => {
    const [first] = alike;
    const goods = new Set(alike.flatMap(({ tokens }) => tokens.map(({ name }) => name)));
    const about = [...(first?.rim === true ? ['difficult'] : []), ...goods];
    const heaps = grouped(alike, ({ tokens }) => tokens.map(({ count }) => count).join('+'));
    const places = heaps.map(([counts, all]) => {
      const names = listed(all.map(({ name }) => name));
      return goods.size === 0 ? names : `${counts === '' ? 0 : counts} on ${names}`;
    });
    const kind = first?.snow === true ? 'Snow' : (first?.ground ?? '');
    return `${kind}${about.length === 0 ? '' : ` (${about.join(', ')})`}: ${places.join('; ')}.`;
  });
}

/** Places in their order, three and more in a row as one: "A1 to A4, C2". */
function listed(names: readonly string[]): string {
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
  return runs.flatMap((run) => (run.length < 3 ? run : [`${run[0]} to ${run.at(-1)}`])).join(', ');
}

/** The letters of a place: "B" of "B3". */
function rowOf(name: string): string {
  return name.replace(/\d+$/, '');
}

/** The number of a place: 3 of "B3". */
function at(name: string): number {
  return Number(/\d+$/.exec(name)?.[0] ?? 0);
}

/** Items under the same key, in the order in which the keys came first. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
