import type { Amount, Card, HexMap, Panel, Piece, Row, Scene, Strip, Tile } from './scene.ts';

/** What Discord takes as the description of a picture, in UTF-16 units. */
export const ALT_LENGTH = 1024;

/** Longer names are shortened here: the board matters more. */
const NAME_LENGTH = 16;

/**
 * The scene in words, for somebody who cannot see the picture: at most `ALT_LENGTH` long, the most
 * needed first. Where room runs out, whole statements are left out, never part of one.
 */
export function describeScene(scene: Scene): string {
  const tiles = scene.map?.tiles ?? [];
  const shown = scene.strips.filter(({ seat }) => scene.shown.includes(seat));
  const statements = [
    [title(scene)],
    letters(scene.map),
    scene.cards.map(cardWords),
    figures(tiles),
    tracks(scene.panels),
    scene.panels.flatMap((panel) => panelWords(scene, panel, (row) => row.row === 'step')),
    scene.strips.flatMap((strip) => whereabouts(scene, strip)),
    shown.map((strip) => `${strip.side} has ${holdings(strip)}.`),
    scene.panels.flatMap((panel) => panelWords(scene, panel, isOfTheMoment)),
    grounds(tiles),
    // What stays the same all through a match comes last.
    scene.panels.flatMap((panel) => panelWords(scene, panel, (row) => row.row === 'exchange')),
  ].flat();
  const whole = statements.join(' ');
  if (whole.length <= ALT_LENGTH) return whole;
  let told = '';
  for (const statement of statements) {
    const longer = told === '' ? statement : `${told} ${statement}`;
    if (longer.length + MORE.length <= ALT_LENGTH) told = longer;
  }
  return `${told}${MORE}`;
}

/** Said where something had to be left out. */
const MORE = ' There is more on it.';

const isOfTheMoment = ({ row }: Row): boolean => row !== 'exchange' && row !== 'step';

/** What may be chosen: "A is F3 (Grassland, 1 grass)." */
function letters(map: HexMap | null): string[] {
  const { tiles = [], marks = [] } = map ?? {};
  const here = marks.flatMap((mark) => (mark.mark === 'here' ? [`From ${mark.at}.`] : []));
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

function shortened(name: string): string {
  const graphemes = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  let short = '';
  for (const grapheme of graphemes) {
    if (short.length + grapheme.length > NAME_LENGTH) return `${short}…`;
    short += grapheme;
  }
  return short;
}

function who(strip: Strip): string {
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
  return `${strip.side} (${[shortened(strip.name), ...flags].join(', ')})`;
}

function title({ title: { match, round, phase, toMove }, strips }: Scene): string {
  const movers = strips.filter((strip) => toMove.includes(strip.seat)).map(({ side }) => side);
  const wait = movers.length === 0 ? '' : ` To move: ${movers.join(', ')}.`;
  const heading = [round, phase, shortened(match)].join(', ').replace('?,', '?');
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

/** Where a seat's pieces are; of a seat whose strip is not shown only what is on the map. */
function whereabouts(scene: Scene, strip: Strip): string[] {
  const isShown = scene.shown.includes(strip.seat);
  const where = pieces(scene, isShown ? strip : { ...strip, waiting: [] });
  if (scene.map === null || (!isShown && where === NOWHERE)) return [];
  return [`${who(strip)}: ${where}.`];
}

const NOWHERE = 'no pieces';

/** Where each piece of a seat is: "1, 3 (wounded) on D3; 2 hunting; 4 waiting, costs 3 food". */
function pieces(scene: Scene, strip: Strip): string {
  const own = ({ owner }: Piece) => owner === strip.seat;
  const list = (all: readonly Piece[]) => all.filter(own).map(piece).join(', ');
  const onMap = (scene.map?.tiles ?? []).map((tile) => [list(tile.pieces), `on ${tile.name}`]);
  const onPanels = scene.panels.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.row === 'pieces' ? [[list(row.pieces), row.doing]] : [])),
  );
  const cost = strip.cost === null ? '' : `, costs ${strip.cost.words}`;
  const all = [...onMap, ...onPanels, [list(strip.waiting), `waiting${cost}`]]
    .filter(([labels]) => labels !== '')
    .map((words) => words.join(' '));
  return all.length === 0 ? NOWHERE : all.join('; ');
}

function words(all: readonly Amount[]): string {
  return all.map((one) => one.words).join(', ');
}

function amounts(all: readonly Amount[]): string {
  const some = all.filter(({ count }) => count > 0);
  return some.length === 0 ? 'nothing' : words(some);
}

function holdings({ goods, card, score }: Strip): string {
  const held =
    card?.card === 'shown'
      ? `; ${card.name}${card.tokens > 0 ? ` with ${card.tokens} on it` : ''}`
      : '';
  return `${amounts(goods)}${held}${score === null ? '' : `; ${score} points`}`;
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
      return `${row.text} ${row.value}`;
    case 'exchange':
      return `${row.text} ${words(row.gives)} for ${words(row.gets)}`;
    case 'seat':
      return `${side(row.seat)} ${row.text} ${words(row.amounts)}`.trim();
    case 'step':
      return `${row.number === null ? '' : `${row.number}: `}${row.text.replace(/\.$/, '')}`;
    case 'dice':
      return `${side(row.seat)} rolls ${row.dice.map(({ face }) => face).join(', ')}`.trim();
    case 'track':
    case 'pieces':
      return '';
  }
}

/** The places of each kind of ground: "Mountain (difficult, stone): 3 on D3, B2; 4 on E3." */
function grounds(tiles: readonly Tile[]): string[] {
  const kinds = grouped(tiles, (tile) => {
    const ground = tile.snow ? 'Snow' : tile.ground;
    const about = [...(tile.rim ? ['difficult'] : []), ...tile.tokens.map(({ name }) => name)];
    return about.length === 0 ? ground : `${ground} (${about.join(', ')})`;
  });
  return kinds.map(([kind, alike]) => {
    const groups = grouped(alike, ({ tokens }) => tokens.map(({ count }) => count).join('+'));
    const places = groups.map(([counts, all]) => {
      const names = all.map(({ name }) => name).join(', ');
      return counts === '' ? names : `${counts} on ${names}`;
    });
    return `${kind}: ${places.join('; ')}.`;
  });
}

/** Items under the same key, in the order in which the keys came first. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
