import type { Seat } from '../../engine/game.ts';
import type { FlagId, Mark, Piece, Scene, Strip, Tile } from '../../presentation/scene.ts';
import type { Beat, Chart, Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { Table } from '../../presentation/table.ts';
import type { TuskEvent } from './event.ts';
import { placeName } from './map.ts';
import { pieceOf, tuskScene } from './scene.ts';
import { type BeatKind, type Deed, matchStory, type TuskBeat, type TuskStory } from './story.ts';
import type { TuskView } from './view.ts';
import { lines } from './words/en/lines.ts';
import {
  CHAPTERS,
  CHART_WORDS,
  columnWords,
  farewell,
  HUNT,
  LUCK_WORDS,
  huntRound,
  luckWords,
  seasonName,
  tallyWords,
  victory,
} from './words/en/retelling.ts';

/** How a finished match of Tusk! is told again. */
export const tuskStory: Storytelling<TuskEvent, TuskView> = {
  beats: (moments, table) => matchStory(moments).beats.map((beat) => beatOf(beat, table)),
  chart: (moments, table) => {
    const last = moments.at(-1);
    const strips = last === undefined ? [] : tuskScene(last.view, table).strips;
    return chartOf(matchStory(moments), strips, table);
  },
  farewell: (moments) => farewell(matchStory(moments)),
};

const WEIGHT: Readonly<Record<BeatKind, Weight>> = {
  setup: 'big',
  tribe: 'small',
  fight: 'big',
  hunt: 'usual',
  kill: 'big',
  season: 'usual',
  end: 'end',
};

function beatOf(beat: TuskBeat, table: Table): Beat {
  const { kind, turn, view } = beat;
  const scene = tuskScene(view, table);
  const title =
    kind === 'end'
      ? { ...scene.title, toMove: [] }
      : {
          match: table.matchName,
          round: turn === 0 ? 'Tusk!' : `Turn ${turn}`,
          phase: chapter(beat),
          toMove: [],
        };
  return {
    scene: {
      ...scene,
      title,
      map:
        scene.map === null ? null : { ...scene.map, ...mapOf(scene.map.tiles, beat), compass: [] },
      panels: scene.panels
        .filter(({ rows }) => rows.some(({ row }) => row === 'track'))
        // The board may have come to the next round already.
        .map(({ rows }) => ({ title: HUNT, rows })),
      strips: scene.strips.map((strip) =>
        spotlit(kind === 'end' ? strip : untold(strip, view), actors(beat)),
      ),
    },
    caption: caption(beat, table),
    weight: WEIGHT[kind],
  };
}

/** What a beat is about, as far as its kind says it: a hunt has rounds. */
function chapter({ kind, events }: TuskBeat): string {
  const round = events.find((event) => event.type === 'huntRoundBegan')?.round;
  return round === undefined ? CHAPTERS[kind] : huntRound(round);
}

/** Seldom worth one of two lines, as the picture and the chart tell them as well. */
const UNTOLD: readonly TuskEvent['type'][] = [
  'huntRoundBegan',
  'commitmentsRevealed',
  'fightRolled',
  'matchBegan',
  'cardKeptSecretly',
  'huntersReturned',
  'mammothWentHome',
  'steppedAside',
];

/** What happened, without what only mattered then: a season is its name, for what it did is to be seen. */
function caption({ kind, events }: TuskBeat, table: Table): string[] {
  if (kind === 'end') {
    return events.flatMap((event) => (event.type === 'gameEnded' ? [victory(event)] : []));
  }
  const seasons = events.flatMap((event) =>
    event.type === 'seasonDrawn' ? [seasonName(event.season)] : [],
  );
  const told = events.filter(({ type }) => type !== 'seasonDrawn' && !UNTOLD.includes(type));
  return [...seasons, ...lines(told, table)];
}

/** Whom a beat is about: their strips stand out as those of who is to move do on the board. */
function actors({ kind, events }: TuskBeat): readonly Seat[] {
  const seats = events.flatMap((event): readonly Seat[] => {
    switch (event.type) {
      case 'fightBegan':
        return event.seats;
      case 'mammothAttacked':
        return [event.roll.seat];
      case 'mammothKilled':
        return [event.leader];
      default:
        return kind === 'tribe' && 'seat' in event ? [event.seat] : [];
    }
  });
  return [...new Set(seats)];
}

/** A strip as it was before the end: what only the last step shows is not to be seen before it is told. */
function untold(strip: Strip, view: TuskView): Strip {
  // At the end all cards are turned; those with tokens were open before.
  const isHidden = view.winners !== null && view.tribes[strip.seat]?.cardTokens === 0;
  return {
    ...strip,
    ...(isHidden ? { card: { card: 'face down' } } : {}),
    flags: strip.flags.filter((flag) => flag !== 'winner'),
    score: null,
  };
}

function spotlit(strip: Strip, about: readonly Seat[]): Strip {
  const others = strip.flags.filter((flag) => flag !== 'to-move');
  const flags: readonly FlagId[] = about.includes(strip.seat) ? ['to-move', ...others] : others;
  return { ...strip, flags };
}

/** The hunters stand round the mammoth, and what happened is marked where it did. */
function mapOf(
  tiles: readonly Tile[],
  { events, view }: TuskBeat,
): Pick<NonNullable<Scene['map']>, 'tiles' | 'marks'> {
  const hunters = view.tribes.flatMap(({ seat, members }) =>
    members.filter(({ at }) => at === 'hunting').map((member) => pieceOf(seat, member)),
  );
  const hunted = placeName(view.mammoth);
  return {
    tiles: tiles.map((tile) => ({
      ...tile,
      pieces: [...tile.pieces, ...(tile.name === hunted ? hunters : [])].map(resting),
    })),
    marks: [...ways(events), ...events.flatMap(marksOf)],
  };
}

/** Actions are the next turn's, which is another beat. */
const resting = (piece: Piece): Piece => ({ ...piece, pips: 0 });

/** Where each member went, however many moves it took; none for one that came back. */
function ways(events: readonly TuskEvent[]): Mark[] {
  const ends = new Map<string, { owner: Seat; from: string; to: string }>();
  for (const event of events) {
    if (event.type !== 'memberMoved') continue;
    const key = `${event.seat} ${event.member}`;
    const from = ends.get(key)?.from ?? placeName(event.from);
    ends.set(key, { owner: event.seat, from, to: placeName(event.to) });
  }
  return [...ends.values()]
    .filter(({ from, to }) => from !== to)
    .map((way) => ({ mark: 'arrow', ...way }));
}

function marksOf(event: TuskEvent): Mark[] {
  switch (event.type) {
    case 'fightBegan':
    case 'mammothKilled':
      return [{ mark: 'burst', at: placeName(event.at) }];
    case 'mammothMoved':
      return event.path.map((place) => ({ mark: 'trail', at: placeName(place) }));
    case 'memberRemoved':
      return [{ mark: 'sign', at: placeName(event.at), icon: 'removed' }];
    default:
      return [];
  }
}

function chartOf(story: TuskStory, strips: readonly Strip[], table: Table): Chart {
  const rows = story.luck
    .filter(({ dice }) => dice > 0)
    .map((luck) => {
      const { seat, dice, hits, expected } = luck;
      return { seat, dice, hits, expected, tally: tallyWords(luck), words: luckWords(luck) };
    });
  return {
    match: table.matchName,
    title: CHART_WORDS.title,
    course: courseOf(story),
    luck: rows.length === 0 ? null : { ...LUCK_WORDS, rows },
    strips,
  };
}

/** The start, each turn, and what the victory cards add once they are counted. */
function courseOf({ turns, food, totals, kills, fights, snow }: TuskStory): Course {
  const isOver = totals !== null;
  return {
    title: CHART_WORDS.food,
    columns: columnWords(turns, isOver),
    series: food.map((values, seat) => ({
      seat,
      values: isOver ? [...values, totals[seat] ?? 0] : values,
    })),
    lanes: [
      { name: CHART_WORDS.kills, marks: kills.map(markOf) },
      { name: CHART_WORDS.fights, marks: fights.map(markOf) },
    ],
    cover: { name: CHART_WORDS.snow, shares: snow },
  };
}

const markOf = ({ turn, seat }: Deed) => ({ column: turn, seat });
