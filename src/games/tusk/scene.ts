import type { Seat } from '../../engine/game.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import type {
  Amount,
  Compass,
  FlagId,
  GameFlag,
  HeldCard,
  HexMap,
  IconId,
  Mark,
  Panel,
  Piece,
  Row,
  Scene,
  Strip,
  TextureId,
  Tile,
  Title,
} from '../../presentation/scene.ts';
import type { Table } from '../../presentation/table.ts';
import type { Uses } from './action.ts';
import { SEASON } from './content/seasons.ts';
import { GOODS, type Good, TERRAIN, type Terrain, TERRAINS, TOKENS } from './content/terrain.ts';
import { MAMMOTH_FOOD } from './content/tribe.ts';
import { tribeOf } from './tribes.ts';
import { BREEDING_GROUND, COMPASS, placeCentre, placeName } from './map.ts';
import { cameFrom } from './scene/mammoth.ts';
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

/** What the part of a turn is called in a title. */
const PHASE: Readonly<Record<TuskView['phase'], string>> = {
  setup: 'Setting up',
  tribes: 'Tribe Phase',
  hunt: 'Hunt Phase',
  season: 'Season Phase',
  over: 'Over',
};

/**
 * What the picture of a match of Tusk! shows to the view's viewer, and nothing else. Show everybody
 * only scenes of the public view: a seat's own view knows its victory card.
 */
export function tuskScene(speech: TuskSpeech, view: TuskView, table: Table): Scene {
  return {
    language: speech.language,
    title: titleOf(speech, view, table),
    map: mapOf(speech, view),
    panels: panelsOf(speech, view),
    cards: [],
    strips: view.tribes.map((tribe) => stripOf(speech, view, tribe, table)),
    shown: ranked(view),
  };
}

/** All seats; once points are counted, the best one first. */
function ranked({ tribes, winners, scores }: TuskView): Seat[] {
  const seats = tribes.map(({ seat }) => seat);
  const points = (seat: Seat): number => scores[seat] ?? 0;
  return winners === null ? seats : seats.sort((a, b) => points(b) - points(a) || a - b);
}

/** Where the match stands, and whom it waits for. */
export function titleOf(speech: TuskSpeech, view: TuskView, table: Table): Title {
  return {
    match: table.matchName,
    round: view.phase === 'setup' ? 'Tusk!' : `Turn ${view.turn}`,
    phase: view.winners === null ? PHASE[view.phase] : victory(speech, view, view.winners),
    toMove: view.owing,
  };
}

/** A fight takes the room of the land; a match that is over has nothing but its result. */
function panelsOf(speech: TuskSpeech, view: TuskView): Panel[] {
  if (view.winners !== null) return [resultPanel(speech, view, view.winners)];
  const fights = view.stages.flatMap((one) => fightPanel(speech, one));
  return [
    seasonPanel(speech, view),
    huntPanel(speech, view),
    ...(fights.length > 0 ? fights : [landPanel(speech, view)]),
  ];
}

/** What everybody ends with: food, and what the card adds (Tusk, end). */
function resultPanel(speech: TuskSpeech, view: TuskView, winners: readonly Seat[]): Panel {
  const rows = ranked(view).map((seat): Row => {
    const { card, goods } = item(view.tribes, seat);
    const total = item(view.scores, seat);
    const added = total - goods.food;
    const name = typeof card === 'string' ? '' : cardName(speech, card.id);
    const text = `${amountWords(speech, goods.food, 'food')} + ${name} ${added}`;
    return { row: 'score', seat, text, total, wins: winners.includes(seat) };
  });
  return { title: 'Final score', rows };
}

/** "Heron wins with 16 food". */
function victory(speech: TuskSpeech, view: TuskView, winners: readonly Seat[]): string {
  const names = listed(
    speech,
    winners.map((seat) => tribeName(speech, seat)),
  );
  const food = winners.map((seat) => view.scores[seat] ?? 0);
  return `${names} ${winners.length === 1 ? 'wins' : 'share the win'} with ${Math.max(...food)} food`;
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
    compass: compass(),
    marks: view.stages.flatMap((stage) => marksOf(view, stage)),
    lit: null,
  };
}

/** The bearing of each face of the die (Tusk, geometry). */
function compass(): Compass {
  const bearings = Object.entries(COMPASS).map(([face, direction]) => ({
    label: face,
    degrees: DIRECTIONS.indexOf(direction) * 60,
  }));
  return { figure: 'mammoth', bearings };
}

function textureOf(tile: TileView): TextureId | null {
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
    tokens: yields === null || tile.tokens === 0 ? [] : [amount(speech, yields, tile.tokens)],
    figures: tile.place === view.mammoth ? [{ figure: 'mammoth', name: 'Mammoth' }] : [],
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

/** A ground and what befalls it; `said` completes it in words. */
function entry(
  speech: TuskSpeech,
  terrain: Terrain,
  icon: IconId,
  value: string,
  said: string,
): Entry {
  const text = terrainName(speech, terrain);
  return {
    row: 'entry',
    texture: terrain,
    icon,
    text,
    value,
    words: `${text} ${said}`,
    past: false,
  };
}

type Entry = Extract<Row, { row: 'entry' }>;

/**
 * Each row reads as a few words from left to right: "River wounds", "Herd roams 1 tile", "Herd stays".
 * Once its Season Phase is over, only what it makes easy still holds (Tusk, season 1).
 */
function seasonPanel(speech: TuskSpeech, { season, phase }: TuskView): Panel {
  if (season === null) {
    return {
      title: 'No season yet',
      rows: [{ row: 'text', text: 'The first card is drawn at the end of turn 1.' }],
    };
  }
  const card = SEASON[season.id];
  const tokens = TERRAINS.flatMap((terrain) => {
    const change = card.tokens?.[terrain];
    const { yields } = TERRAIN[terrain];
    if (change === undefined || yields === null) return [];
    return change === 'loses all'
      ? [entry(speech, terrain, yields, 'emptied', `loses every ${yields}`)]
      : [entry(speech, terrain, yields, signed(change), `${signed(change)} ${yields}`)];
  });
  const easy = card.easy === undefined ? [] : [entry(speech, card.easy, 'easy', 'easy', 'is easy')];
  const effects: readonly Entry[] = [
    ...tokens,
    ...(card.wounds ?? []).map((terrain) => entry(speech, terrain, 'wound', 'wounds', 'wounds')),
    ...(card.removes ?? []).map((terrain) =>
      entry(speech, terrain, 'removed', 'removes', 'removes members'),
    ),
    ...(card.blocks ?? []).map((terrain) =>
      entry(speech, terrain, 'blocked', 'no herd', 'keeps the herd out'),
    ),
  ];
  const rest: readonly Entry[] = [
    ...(card.herdGoesHome ? [sign('home', 'Herd', 'goes home')] : []),
    sign('herd', 'Herd', roaming(season.arrows, card.herdGoesHome === true)),
    sign('snow', 'Ice', String(season.ice)),
  ];
  const title = seasonName(speech, season.id);
  if (phase === 'season') return { title, rows: [...effects, ...easy, ...rest] };
  const past = [...effects, ...rest].map((row) => ({ ...row, past: true }));
  const holds = easy.map((row) => ({ ...row, words: `${row.words} this turn` }));
  return { title: `${title}, last turn`, rows: [...holds, ...past] };
}

function sign(icon: IconId, text: string, value: string): Entry {
  return { row: 'entry', texture: null, icon, text, value, words: `${text} ${value}`, past: false };
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

function roaming(arrows: number, fromHome: boolean): string {
  if (arrows === 0) return fromHome ? 'stays there' : 'stays';
  return `roams ${arrows} ${arrows === 1 ? 'tile' : 'tiles'}`;
}

function used(speech: TuskSpeech, uses: Uses): Amount[] {
  return TOKENS.filter((token) => uses[token] > 0).map((token) =>
    amount(speech, token, uses[token]),
  );
}

function huntPanel(speech: TuskSpeech, view: TuskView): Panel {
  const hunters = view.tribes.flatMap((tribe) =>
    tribe.members
      .filter((member) => member.at === 'hunting')
      .map((member) => pieceOf(speech, tribe.seat, member)),
  );
  const round = view.stages.find((stage) => stage.stage === 'hunt');
  return {
    title: round === undefined ? 'Hunt' : `Hunt, round ${round.round}`,
    rows: [
      {
        row: 'track',
        icon: 'food',
        name: 'food',
        text: 'Mammoth',
        left: view.mammothFood,
        of: MAMMOTH_FOOD,
      },
      ...(hunters.length === 0
        ? [{ row: 'text', text: 'Nobody hunts.' } as const]
        : [{ row: 'pieces', doing: 'hunting', pieces: hunters } as const]),
      ...(round?.uses ?? []).map(({ seat, uses }): Row => {
        const amounts = used(speech, uses);
        return { row: 'seat', seat, text: amounts.length === 0 ? 'no goods' : 'uses', amounts };
      }),
    ],
  };
}

/** How much of the world is left, and what each tile rule that is left makes (Tusk, gather). */
function landPanel(speech: TuskSpeech, { tiles }: TuskView): Panel {
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
  const count = `${left.length} of ${laid.length}`;
  const words = `${count} tiles not under snow`;
  const open = left.length < laid.length ? [{ ...sign('snow', 'Tiles left', count), words }] : [];
  return { title: 'The land', rows: [...open, ...rows] };
}

function fightPanel(speech: TuskSpeech, stage: StageView): Panel[] {
  if (stage.stage !== 'fight') return [];
  const rows = stage.seats.map((seat): Row => {
    const uses = stage.uses?.find((of) => of.seat === seat);
    return {
      row: 'seat',
      seat,
      text: stage.out.includes(seat) ? 'sits out' : aims(speech, stage, seat),
      amounts: uses === undefined ? [] : used(speech, uses.uses),
    };
  });
  return [{ title: `Fight at ${placeName(stage.at)}`, rows }];
}

function aims(speech: TuskSpeech, stage: StageView & { stage: 'fight' }, seat: Seat): string {
  const targets = stage.aims.filter((aim) => aim.seat === seat);
  if (targets.length === 0) return seat === stage.initiator ? 'attacks' : 'fights';
  return targets
    .map(({ target, members }) => `${numberWord(speech, members)} on ${tribeName(speech, target)}`)
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

/** All that stands for a tribe. Throws where nobody sits at its seat. */
export function stripOf(speech: TuskSpeech, view: TuskView, tribe: TribeView, table: Table): Strip {
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
    pieces: 'members',
    goods: GOODS.map((good) => amount(speech, good, tribe.goods[good])),
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
