import type { Seat } from '../../engine/game.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import type {
  Amount,
  Compass,
  FlagId,
  GameFlag,
  HeldCard,
  HexMap,
  Mark,
  Pane,
  Piece,
  Row,
  Scene,
  Strip,
  Tile,
  Title,
} from '../../presentation/scene.ts';
import { ranked } from '../../presentation/result.ts';
import type { Table } from '../../presentation/table.ts';
import type { Uses } from './action.ts';
import type { Land } from '../../presentation/colours.ts';
import type { TuskIcon } from './art/index.ts';
import { SEASON } from './content/seasons.ts';
import { GOODS, type Good, TERRAIN, type Terrain, TERRAINS, TOKENS } from './content/terrain.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import { tribeOf } from './tribes.ts';
import { BREEDING_GROUND, cameFrom, COMPASS, placeCentre, placeName } from './map.ts';
import { item } from '../../parts/item.ts';
import type { MemberView, StageView, TileView, TribeView, TuskView } from './view.ts';
import type { TuskSpeech } from './words/index.ts';
import {
  amountWords,
  goodName,
  cardName,
  listed,
  numberWord,
  seasonName,
  terrainName,
  tribeName,
} from './spoken/names.ts';

/** A scene of Tusk! with these things in it and nothing else. */
export const sceneOf = (
  { language }: TuskSpeech,
  { title, ...shown }: Partial<Scene> & Pick<Scene, 'title'>,
): Scene => ({
  game: 'tusk',
  language,
  title,
  map: null,
  landscape: null,
  displays: [],
  panes: [],
  cards: [],
  strips: [],
  shown: [],
  ...shown,
});

/**
 * What the picture of a match of Tusk! shows to the view's viewer, and nothing else. Show everybody
 * only scenes of the public view: a seat's own view knows its victory card.
 */
export const tuskScene = (speech: TuskSpeech, view: TuskView, table: Table): Scene =>
  sceneOf(speech, {
    title: titleOf(speech, view, table),
    map: mapOf(speech, view),
    panes: panesOf(speech, view),
    strips: stripsOf(speech, view, table),
    // The final score says of all of them what matters then.
    shown: view.winners === null ? view.tribes.map(({ seat }) => seat) : [],
  });

/** Where the match stands, and whom it waits for. */
export function titleOf(speech: TuskSpeech, view: TuskView, table: Table): Title {
  return {
    match: table.matchName,
    round: roundWords(speech, view.phase === 'setup' ? 0 : view.turn),
    phase:
      view.winners === null
        ? speech.say(`board.phases.${view.phase}`)
        : victory(speech, view, view.winners),
    toMove: view.owing,
  };
}

/** `Turn 3`; of turn 0, the setup, the name of the game. */
export const roundWords = ({ say }: TuskSpeech, turn: number): string =>
  turn === 0 ? say('board.no turn yet') : say('board.turn', { turn });

/** What says something now: a fight takes the room of the land, and a match that is over has nothing but its result. */
function panesOf(speech: TuskSpeech, view: TuskView): Pane[] {
  if (view.winners !== null) return [resultPane(speech, view, view.winners)];
  const fights = view.stages.flatMap((one) => fightPane(speech, one));
  return [
    ...seasonPanes(speech, view),
    ...huntPanes(speech, view),
    ...(fights.length > 0 ? fights : [landPane(speech, view)]),
  ];
}

/** What everybody ends with: food, and what the card adds (Tusk, end). */
function resultPane(speech: TuskSpeech, view: TuskView, winners: readonly Seat[]): Pane {
  const rows = ranked(view).map(({ seat, score: total }): Row => {
    const { card, goods } = item(view.tribes, seat);
    const text = speech.say('board.score', {
      food: goods.food,
      card: typeof card === 'string' ? '' : cardName(speech, card.id),
      added: total - goods.food,
    });
    return { row: 'score', seat, text, total, wins: winners.includes(seat) };
  });
  return { title: speech.say('board.final score'), rows };
}

/** "Heron wins with 16 food". */
function victory(speech: TuskSpeech, view: TuskView, winners: readonly Seat[]): string {
  const names = listed(
    speech,
    winners.map((seat) => tribeName(speech, seat)),
  );
  const food = Math.max(...winners.map((seat) => view.scores[seat] ?? 0));
  return speech.say('board.victory', { count: winners.length, winners: names, food });
}

/** So many of a kind of goods. */
export function amount(speech: TuskSpeech, good: Good, count: number): Amount {
  return {
    icon: good,
    name: goodName(speech, good),
    count,
    words: amountWords(speech, count, good),
  };
}

/** A member as it stands on a tile or in a row. */
export function pieceOf({ say }: TuskSpeech, seat: Seat, member: MemberView): Piece {
  return {
    owner: seat,
    label: String(member.member),
    lying: member.wounded,
    pips: member.actions,
    state: [
      ...(member.wounded ? [say('looks.wounded')] : []),
      ...(member.actions > 0 ? [say('looks.actions', { count: member.actions })] : []),
    ],
  };
}

/** All tiles that are laid, with what stands and happens on them. */
export function mapOf(speech: TuskSpeech, view: TuskView): HexMap {
  return {
    tiles: view.tiles.flatMap((tile) => (tile === null ? [] : [tileOf(speech, view, tile)])),
    compass: compass(speech),
    marks: view.stages.flatMap((stage) => marksOf(view, stage)),
    lit: null,
  };
}

/** The bearing of each face of the die (Tusk, geometry). */
export function compass({ say }: TuskSpeech): Compass {
  const bearings = Object.entries(COMPASS).map(([face, direction]) => ({
    label: face,
    degrees: DIRECTIONS.indexOf(direction) * 60,
  }));
  return { name: say('board.compass'), figure: 'mammoth', bearings };
}

function textureOf(tile: TileView): Land | null {
  return tile.terrain === 'breeding ground' ? 'breeding-ground' : tile.terrain;
}

function tileOf(speech: TuskSpeech, view: TuskView, tile: TileView): Tile {
  const { terrain } = tile;
  const yields = terrain === null || terrain === 'breeding ground' ? null : TERRAIN[terrain].yields;
  return {
    name: placeName(tile.place),
    ...placeCentre(tile.place),
    texture: textureOf(tile),
    ground: terrainName(speech, terrain === null || tile.snow ? 'snow' : terrain),
    rim: tile.difficult ? speech.say('looks.difficult') : null,
    snow: tile.snow,
    buried: tile.buried,
    tokens: yields === null || tile.tokens === 0 ? [] : [amount(speech, yields, tile.tokens)],
    figures:
      tile.place === view.mammoth ? [{ figure: 'mammoth', name: speech.say('board.mammoth') }] : [],
    pieces: view.tribes.flatMap((tribe) =>
      tribe.members
        .filter((member) => member.at === tile.place)
        .map((member) => pieceOf(speech, tribe.seat, member)),
    ),
  };
}

/** Where a fight is; where the herd went, and who has to get out of its way. */
function marksOf(view: TuskView, stage: StageView): Mark[] {
  switch (stage.stage) {
    case 'fight':
      return [{ mark: 'burst', at: placeName(stage.at) }];
    case 'roaming': {
      const { path } = stage;
      const fromHome = view.season !== null && SEASON[view.season.id].herdGoesHome === true;
      const from = fromHome ? BREEDING_GROUND : (cameFrom(path) ?? path[0]);
      const to = path.at(-1);
      const ways: Mark[] =
        from === undefined || to === undefined || from === to
          ? []
          : [{ mark: 'arrow', from: placeName(from), to: placeName(to), owner: null }];
      const trampled = view.tribes
        .filter(({ seat }) => view.owing.includes(seat))
        .flatMap(({ seat, members }) =>
          members.flatMap(({ member, at }): Mark[] =>
            typeof at === 'number' && path.includes(at)
              ? [{ mark: 'here', at: placeName(at), owner: seat, label: String(member) }]
              : [],
          ),
        );
      const trail = path.map((place): Mark => ({ mark: 'trail', at: placeName(place) }));
      return [...trail, ...ways, ...trampled];
    }
    case 'placing':
    case 'drafting':
    case 'tribe':
    case 'hunt':
    case 'over':
      return [];
  }
}

/** A ground and what befalls it, in short and in words. */
function entry(
  speech: TuskSpeech,
  terrain: Terrain,
  icon: TuskIcon,
  value: string,
  words: string,
): Entry {
  const text = terrainName(speech, terrain);
  return { row: 'entry', texture: terrain, icon, text, value, words };
}

type Entry = Extract<Row, { row: 'entry' }>;

/** What befalls a ground besides its tokens. */
type Effect = 'wounds' | 'removes' | 'blocks';

const EFFECT_ICON: Readonly<Record<Effect, TuskIcon>> = {
  wounds: 'wound',
  removes: 'removed',
  blocks: 'blocked',
};

function effect(speech: TuskSpeech, terrain: Terrain, what: Effect): Entry {
  const ground = terrainName(speech, terrain);
  const value = speech.say(`board.effects.${what}`);
  const words = speech.say(`board.effects in words.${what}`, { ground });
  return entry(speech, terrain, EFFECT_ICON[what], value, words);
}

/** Tokens that come to a ground or leave it. */
function tokensEntry(
  speech: TuskSpeech,
  terrain: Terrain,
  good: Good,
  change: number | 'loses all',
): Entry {
  const facts = { ground: terrainName(speech, terrain), good: goodName(speech, good) };
  if (change === 'loses all') {
    const words = speech.say('board.effects in words.emptied', facts);
    return entry(speech, terrain, good, speech.say('board.effects.emptied'), words);
  }
  const value = signed(change);
  const words = speech.say('board.effects in words.change', { ...facts, change: value });
  return entry(speech, terrain, good, value, words);
}

/** That a ground is easy; once its season is over, through this turn. */
function easyEntry(speech: TuskSpeech, terrain: Terrain, isPast: boolean): Entry {
  const ground = terrainName(speech, terrain);
  const words = speech.say(
    isPast ? 'board.effects in words.easy this turn' : 'board.effects in words.easy',
    { ground },
  );
  return entry(speech, terrain, 'easy', speech.say('board.effects.easy'), words);
}

/**
 * Each row reads as a few words from left to right: "River wounds", "Herd roams 1 tile", "Herd stays".
 * Once its Season Phase is over, only what it makes easy still holds (Tusk, season 1), and nothing else is shown.
 */
function seasonPanes(speech: TuskSpeech, { season, phase }: TuskView): Pane[] {
  if (season === null) return [];
  const card = SEASON[season.id];
  const isPast = phase !== 'season';
  const title = seasonName(speech, season.id);
  const easy = card.easy === undefined ? [] : [easyEntry(speech, card.easy, isPast)];
  if (isPast)
    return easy.length === 0
      ? []
      : [{ title: speech.say('board.last turn', { season: title }), rows: easy }];
  const tokens = TERRAINS.flatMap((terrain) => {
    const change = card.tokens?.[terrain];
    const { yields } = TERRAIN[terrain];
    if (change === undefined || yields === null) return [];
    return [tokensEntry(speech, terrain, yields, change)];
  });
  const effects: readonly Entry[] = [
    ...tokens,
    ...(card.wounds ?? []).map((terrain) => effect(speech, terrain, 'wounds')),
    ...(card.removes ?? []).map((terrain) => effect(speech, terrain, 'removes')),
    ...(card.blocks ?? []).map((terrain) => effect(speech, terrain, 'blocks')),
  ];
  const herd = speech.say('board.herd');
  const rest: readonly Entry[] = [
    ...(card.herdGoesHome ? [sign(speech, 'home', herd, speech.say('board.herd goes home'))] : []),
    sign(speech, 'herd', herd, roaming(speech, season.arrows, card.herdGoesHome === true)),
    sign(speech, 'snow', speech.say('board.ice'), String(season.ice)),
  ];
  return [{ title, rows: [...effects, ...easy, ...rest] }];
}

function sign({ say }: TuskSpeech, icon: TuskIcon, what: string, value: string): Entry {
  const words = say('board.sign', { what, value });
  return { row: 'entry', texture: null, icon, text: what, value, words };
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

function roaming({ say }: TuskSpeech, arrows: number, fromHome: boolean): string {
  if (arrows === 0) return say(fromHome ? 'board.herd stays there' : 'board.herd stays');
  return say('board.herd roams', { count: arrows });
}

/** What was used, without what was not. */
export function used(speech: TuskSpeech, uses: Uses): Amount[] {
  return TOKENS.filter((token) => uses[token] > 0).map((token) =>
    amount(speech, token, uses[token]),
  );
}

/** Whether anybody hunts. */
export const isHunted = ({ tribes }: TuskView): boolean =>
  tribes.some(({ members }) => members.some(({ at }) => at === 'hunting'));

/** That of a hunt, or of a mammoth that was hit; nothing of one that nobody has touched. */
function huntPanes(speech: TuskSpeech, view: TuskView): Pane[] {
  const isOn = isHunted(view) || view.stages.some(({ stage }) => stage === 'hunt');
  return isOn || view.mammothFood < MAMMOTH_FOOD ? [huntPane(speech, view)] : [];
}

/** What is left of the mammoth, who hunts it and what was used for that. */
export function huntPane(speech: TuskSpeech, view: TuskView): Pane {
  const hunters = view.tribes.flatMap((tribe) =>
    tribe.members
      .filter((member) => member.at === 'hunting')
      .map((member) => pieceOf(speech, tribe.seat, member)),
  );
  const round = view.stages.find((stage) => stage.stage === 'hunt');
  return {
    title:
      round === undefined
        ? speech.say('board.hunt')
        : speech.say('board.hunt round', { round: round.round }),
    rows: [
      {
        row: 'track',
        icon: 'food',
        name: goodName(speech, 'food'),
        text: speech.say('board.mammoth'),
        left: view.mammothFood,
        of: MAMMOTH_FOOD,
      },
      ...(hunters.length === 0
        ? []
        : [{ row: 'pieces', doing: speech.say('board.hunting'), pieces: hunters } as const]),
      ...(round?.uses ?? []).map(({ seat, uses }): Row => {
        const amounts = used(speech, uses);
        const text = speech.say(amounts.length === 0 ? 'board.uses nothing' : 'board.uses');
        return { row: 'seat', seat, text, amounts };
      }),
    ],
  };
}

/** How much of the world is left, and what each tile rule that is left makes (Tusk, gather). */
function landPane(speech: TuskSpeech, { tiles }: TuskView): Pane {
  const laid = tiles.filter((tile) => tile !== null);
  const left = laid.filter(({ snow }) => !snow);
  const mayCome = laid.length < tiles.length;
  const rows = TERRAINS.flatMap((terrain): Row[] => {
    const { rule } = TERRAIN[terrain];
    if (rule === null || !(mayCome || left.some((tile) => tile.terrain === terrain))) return [];
    const gives = rule.map((token) => amount(speech, token, 1));
    const text = terrainName(speech, terrain);
    return [{ row: 'exchange', texture: terrain, text, gives, gets: [amount(speech, 'food', 1)] }];
  });
  const open = left.length < laid.length ? [openEntry(speech, left.length, laid.length)] : [];
  return { title: speech.say('board.land'), rows: [...open, ...rows] };
}

/** So many of the tiles that are laid are not under snow. */
function openEntry(speech: TuskSpeech, left: number, laid: number): Entry {
  const value = speech.say('board.left of', { left, laid });
  const words = speech.say('board.left of in words', { left, laid });
  return { ...sign(speech, 'snow', speech.say('board.tiles left'), value), words };
}

function fightPane(speech: TuskSpeech, stage: StageView): Pane[] {
  if (stage.stage !== 'fight') return [];
  const rows = stage.seats.map((seat): Row => {
    const uses = stage.uses?.find((of) => of.seat === seat);
    return {
      row: 'seat',
      seat,
      text: stage.out.includes(seat) ? speech.say('board.sits out') : aims(speech, stage, seat),
      amounts: uses === undefined ? [] : used(speech, uses.uses),
    };
  });
  return [{ title: speech.say('board.fight', { place: placeName(stage.at) }), rows }];
}

function aims(speech: TuskSpeech, stage: StageView & { stage: 'fight' }, seat: Seat): string {
  const targets = stage.aims.filter((aim) => aim.seat === seat);
  if (targets.length === 0) {
    return speech.say(seat === stage.initiator ? 'board.attacks' : 'board.fights');
  }
  return targets
    .map(({ target, members }) =>
      speech.say('board.aims', {
        members: numberWord(speech, members),
        seat: tribeName(speech, target),
      }),
    )
    .join(', ');
}

function heldCard(speech: TuskSpeech, tribe: TribeView): HeldCard | null {
  if (tribe.card === 'none yet') return null;
  if (tribe.card === 'secret') return { card: 'face down' };
  const name = cardName(speech, tribe.card.id);
  return tribe.card.revealed
    ? { card: 'shown', name, tokens: tribe.cardTokens }
    : { card: 'secret', name };
}

/** All that stands for each tribe. Throws where nobody sits at its seat. */
export const stripsOf = (speech: TuskSpeech, view: TuskView, table: Table): Strip[] =>
  view.tribes.map((tribe) => stripOf(speech, view, tribe, table));

function stripOf(speech: TuskSpeech, view: TuskView, tribe: TribeView, table: Table): Strip {
  const { seat } = tribe;
  const { colour, emblem } = tribeOf(seat);
  const user = table.seats[seat];
  if (user === undefined) throw new RangeError(`Nobody sits at seat ${seat}.`);
  const over = view.winners !== null;
  const flags: readonly (readonly [FlagId | GameFlag, boolean])[] = [
    ['to-move', view.owing.includes(seat)],
    ['first', !over && view.first === seat],
    [{ flag: 'spear', words: speech.say('looks.leads') }, !over && view.leader === seat],
    ['computer', user.computer],
    ['away', user.away === true],
    ['winner', view.winners?.includes(seat) ?? false],
  ];
  return {
    seat,
    name: user.name,
    side: tribeName(speech, seat),
    colour,
    emblem,
    pieces: speech.say('board.members'),
    goods: GOODS.map((good) => amount(speech, good, tribe.goods[good])),
    tools: [],
    holdings: [],
    waiting: (over ? [] : tribe.waiting).map((number) => ({
      owner: seat,
      label: String(number),
      lying: false,
      pips: 0,
      state: [],
    })),
    cost: over || tribe.growthCost === null ? null : amount(speech, 'food', tribe.growthCost),
    card: heldCard(speech, tribe),
    flags: flags.filter(([, set]) => set).map(([flag]) => flag),
    score: over ? (view.scores[seat] ?? null) : null,
  };
}
