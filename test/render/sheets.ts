import { eachChoice } from '../../src/engine/choices.ts';
import type { Choice } from '../../src/engine/game.ts';
import { riseEdition } from '../../src/games/rise-of-tribes/index.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import type { TuskEvent } from '../../src/games/tusk/event.ts';
import { tuskStory } from '../../src/games/tusk/retelling.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { choiceScene } from '../../src/games/tusk/scene/choice.ts';
import { handScene } from '../../src/games/tusk/scene/hand.ts';
import { legendScenes } from '../../src/games/tusk/scene/legend.ts';
import { sinceScene } from '../../src/games/tusk/scene/since.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { Edition } from '../../src/presentation/edition.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import type { Standings } from '../../src/presentation/standings.ts';
import type { Beat } from '../../src/presentation/story.ts';
import { layOutChart, paintChart } from '../../src/render/chart.ts';
import type { Context } from '../../src/render/context.ts';
import { ruler } from '../../src/render/easel.ts';
import { buildStage, paintFrame } from '../../src/render/frame.ts';
import type { PaintCache, NewSheet } from '../../src/render/paint-cache.ts';
import { layOut } from '../../src/render/layout.ts';
import type { Theme, ThemeId } from '../../src/render/palette.ts';
import { layOutStandings, paintStandings } from '../../src/render/standings.ts';
import { someStandings } from './some-standings.ts';
import { paintScene } from '../../src/render/picture.ts';
import { type Subject, subjectOf } from '../../src/render/raster.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS, SPECIMEN_LAND } from './specimens.ts';
import { replayedMatch } from '../games/replayed.ts';
import { begin, randomStep } from '../games/tusk/playout.ts';
import { recorded } from '../games/tusk/recorded.ts';
import { ordering, play } from '../games/valley-of-the-mammoths/camp.ts';
import {
  boardOf as mammothsBoard,
  choiceOf,
  FULL,
  newsOf,
} from '../games/valley-of-the-mammoths/pictures.ts';
import { valleyEdition } from '../../src/games/valley-of-the-mammoths/index.ts';
import {
  at,
  busyView,
  fightView,
  goods,
  huntView,
  member,
  roamView,
  tribe,
} from '../games/tusk/views.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';
import { valley, valleyLegend } from './valley.ts';

const SPEECH = tuskSpeech('en');

/** What painters are handed beside a context and a theme. */
export interface Tools {
  readonly cache: PaintCache;
  readonly newSheet: NewSheet;
}

/** One of the pictures of everything that is drawn. */
export interface Sheet {
  /** Its full size. */
  readonly width: number;
  readonly height: number;
  /** In which theme it is kept, and in which inks of that: of its subject, or the app's. */
  readonly theme: ThemeId;
  readonly subject?: Subject;
  readonly paint: (ctx: Context, theme: Theme, tools: Tools) => void;
}

/** The names are of the letters of one font alone: which others a machine has is not tested here. */
const TABLE = {
  matchName: 'Friday night mammoths',
  seats: ['Ada', 'Bea', 'Cleo', 'Dan'].map((name, seat) => ({
    name,
    mention: `@${name}`,
    computer: seat === 2,
    away: seat === 3,
  })),
};

const EVENTS: readonly TuskEvent[] = [
  { type: 'memberMoved', seat: 1, member: 2, from: at('C5'), to: at('E4') },
  { type: 'fightBegan', at: at('E4'), initiator: 1, seats: [1, 2] },
  { type: 'memberWounded', seat: 1, member: 3, by: 'fight' },
  { type: 'fightWon', seat: 1, food: 1 },
  { type: 'memberMoved', seat: 2, member: 2, from: at('E4'), to: at('F4') },
  { type: 'gathered', seat: 3, member: 2, at: at('B5'), good: 'stick' },
  { type: 'memberMoved', seat: 3, member: 1, from: at('C5'), to: at('D6') },
  { type: 'memberMoved', seat: 0, member: 1, from: at('B3'), to: at('C3') },
  { type: 'herdRolled', die: 4, direction: 'N', arrows: 1 },
  { type: 'mammothMoved', path: [at('D3')], strayed: false },
  { type: 'snowFell', at: [at('D1'), at('E1')], left: 20 },
];

const CAPTION = 'Somebody went from here to there, and something came of it.';

function there<T>(made: T | null | undefined): T {
  if (made === null || made === undefined) throw new Error('There is no such picture.');
  return made;
}

/** What changed, with captions that stay when wording does not. */
function since(): Scene {
  const { scene } = there(sinceScene(SPEECH, busyView(), EVENTS, TABLE));
  const panes = scene.panes.map((pane) => ({
    ...pane,
    rows: pane.rows.map((row) => (row.row === 'step' ? { ...row, text: CAPTION } : row)),
  }));
  return { ...scene, panes };
}

function choices(): Scene {
  const offered = ['B3', 'C4', 'D5'].map((name) => ({
    key: `move.1.${name}`,
    action: { do: 'move', member: 1, to: at(name) } as const,
  }));
  return there(choiceScene(SPEECH, busyView(), 0, offered, TABLE));
}

/** A match of three up to where its first seat chooses a card. */
function draft(): Scene {
  const random = namedRandom('a draft');
  let state = begin(3, random);
  for (;;) {
    const asked = tusk.decisions(state).find(({ kind }) => kind === 'draft');
    if (asked !== undefined) {
      const offered = [...eachChoice(tusk.choices(state, asked))];
      return there(choiceScene(SPEECH, tusk.view(state, asked.seat), asked.seat, offered, TABLE));
    }
    state = randomStep(state, random).step.state;
  }
}

function hand(): Scene {
  const mine = tribe(0, [], {
    card: { id: 'pack-leader', revealed: true },
    cardTokens: 2,
    passed: ['fishers', 'warmonger'],
  });
  return there(handScene(SPEECH, busyView({ viewer: 0, tribes: [mine], scores: [6] }), 0, TABLE));
}

const legend = (nth: number): Scene => there(legendScenes(SPEECH)[nth]);

/** Members of all tribes on three tiles: nine, seven with the herd, and with goods and without. */
function crowd(): TuskView {
  const where = [
    ['C4', 'C4', 'D4', 'E5'],
    ['C4', 'C4', 'D4', 'D4'],
    ['C4', 'C4', 'D4', 'D4'],
    ['C4', 'C4', 'C4', 'D4'],
  ];
  return busyView({
    tribes: where.map((places, seat) =>
      tribe(
        seat,
        places.map((place, index) =>
          member(index + 1, place, {
            wounded: (seat + index) % 3 === 0,
            actions: seat === 0 ? index : 0,
          }),
        ),
        { goods: goods(10, 11, 12, 13) },
      ),
    ),
    mammoth: at('D4'),
    leader: null,
  });
}

/** A scene as a sheet. */
export function ofScene(scene: Scene, theme: ThemeId = 'day'): Sheet {
  const layout = layOut(ruler, scene);
  const { width, height } = layout;
  return {
    width,
    height,
    theme,
    subject: subjectOf([scene]),
    paint: (ctx, colours, { cache }) => paintScene(ctx, colours, scene, layout, cache),
  };
}

const board = (view: TuskView, theme?: ThemeId): Sheet =>
  ofScene(tuskScene(SPEECH, view, TABLE), theme);

const { moments } = recorded(3);
const beats = tuskStory(SPEECH).beats(moments, TABLE);

/** The first of the last so many beats that is of this kind, as it is painted in the whole animation. */
function frame(isMeant: (beat: Beat) => boolean, theme: ThemeId): Sheet {
  const index = beats.findIndex((beat, nth) => nth > beats.length / 2 && isMeant(beat));
  const beat = there(beats[index]);
  const stage = buildStage(
    ruler,
    beats.map(({ scene }) => scene),
  );
  const { width, height } = stage;
  const done = (index + 1) / beats.length;
  return {
    width,
    height,
    theme,
    subject: subjectOf([beat.scene]),
    paint: (ctx, colours, { cache }) => paintFrame(ctx, colours, stage, beat, done, cache),
  };
}

function chart(theme: ThemeId): Sheet {
  const drawn = tuskStory(SPEECH).chart(moments, TABLE);
  const layout = layOutChart(ruler, drawn);
  const { width, height } = layout;
  return {
    width,
    height,
    theme,
    paint: (ctx, colours, { newSheet }) => paintChart(ctx, colours, drawn, layout, newSheet),
  };
}

function standings(shown: Standings, theme: ThemeId = 'day'): Sheet {
  const { width, height } = layOutStandings(shown);
  return { width, height, theme, paint: (ctx, colours) => paintStandings(ctx, colours, shown) };
}

const THE_END = someStandings({
  isOpen: false,
  rows: someStandings().rows.map((row, nth) => ({
    ...row,
    played: row.all,
    goes: nth < 4 ? 'up' : nth < 9 ? null : 'down',
  })),
});

const valleyOf = stoneAgeEdition.in('en');

/** What a seat sees and may choose. */
type Shows<V, A> = (view: V, seat: number, choices: readonly Choice<A>[]) => Scene;

/** A moment of a recorded match at which a seat is asked this, so many of these in. */
const momentsOf =
  <S, A, E, V, C>({ game }: Edition<S, A, E, V, C>, record: string) =>
  (kind: string, nth: number, sceneOf: Shows<V, A>): Scene => {
    const asked = replayedMatch(game, record).matches.flatMap(({ state }) =>
      game
        .decisions(state)
        .flatMap((decision) => (decision.kind === kind ? [{ state, decision }] : [])),
    );
    const { state, decision } = there(asked[nth]);
    const { seat } = decision;
    const choices = [...eachChoice(game.choices(state, decision))];
    return sceneOf(game.view(state, seat), seat, choices);
  };

const stoneAge = momentsOf(stoneAgeEdition, 'stone-age-3');

const riseOf = riseEdition.in('en');
const rise = momentsOf(riseEdition, 'rise-of-tribes-2');

const isFight = ({ scene }: Beat): boolean =>
  scene.panes.some(({ rows }) => rows.some(({ row }) => row === 'dice')) &&
  scene.map?.marks.some(({ mark }) => mark === 'burst') === true;
const isSeason = ({ scene }: Beat): boolean => scene.title.phase === 'Season Phase';
const isLast = ({ weight }: Beat): boolean => weight === 'end';

/** All golden sheets by name. */
export const SHEETS: Readonly<Record<string, Sheet>> = {
  'board-day': ofScene(SPECIMEN_BOARD),
  'board-night': ofScene(SPECIMEN_BOARD, 'night'),
  'board-print': ofScene(SPECIMEN_BOARD, 'print'),
  setup: board(there(moments[2]).view),
  tribes: board(busyView()),
  crowd: board(crowd(), 'night'),
  fight: board(fightView(), 'night'),
  hunt: board(huntView(), 'print'),
  season: board(roamView()),
  end: board(there(moments.at(-1)).view, 'print'),
  choice: ofScene(choices()),
  since: ofScene(since()),
  cards: ofScene({ ...SPECIMEN_CARDS, cards: SPECIMEN_CARDS.cards.slice(4, 9) }),
  draft: ofScene(draft(), 'print'),
  hand: ofScene(hand(), 'night'),
  'story-fight': frame(isFight, 'day'),
  'story-season': frame(isSeason, 'night'),
  'story-end': frame(isLast, 'day'),
  'land-day': ofScene(SPECIMEN_LAND),
  'land-night': ofScene(SPECIMEN_LAND, 'night'),
  'land-print': ofScene(SPECIMEN_LAND, 'print'),
  valley: ofScene(valley()),
  'valley-choice': ofScene(valley({ seats: 3, choosing: true }), 'night'),
  'valley-since': ofScene(valley({ language: 'de', since: true, rolling: true }), 'print'),
  'valley-legend': ofScene(valleyLegend()),
  'legend-map': ofScene(legend(0)),
  'legend-sides': ofScene(legend(1), 'night'),
  'stone-age-place': ofScene(stoneAge('place', 40, (view) => valleyOf.scene(view, TABLE))),
  'stone-age-act': ofScene(
    stoneAge('act', 9, (view, seat, choices) =>
      there(valleyOf.choiceScene?.(view, seat, choices, TABLE)),
    ),
    'night',
  ),
  'stone-age-hand': ofScene(
    stoneAge('place', 60, (view, seat) => there(valleyOf.handScene?.(view, seat, TABLE))),
    'print',
  ),
  'rise-of-tribes-act': ofScene(rise('act', 40, (view) => riseOf.scene(view, TABLE))),
  'rise-of-tribes-move': ofScene(
    rise('move', 11, (view, seat, choices) =>
      there(riseOf.choiceScene?.(view, seat, choices, TABLE)),
    ),
    'night',
  ),
  'rise-of-tribes-hand': ofScene(
    rise('settle', 40, (view, seat) => there(riseOf.handScene?.(view, seat, TABLE))),
    'print',
  ),
  'valley-of-the-mammoths-order': ofScene(mammothsBoard(ordering(FULL))),
  'valley-of-the-mammoths-go': ofScene(there(choiceOf(ordering(FULL), 'go.all.4b')), 'night'),
  'valley-of-the-mammoths-since': ofScene(
    there(newsOf(play(ordering(FULL), ['go.all.4b.3b', 'done', 'go.warriors.1c.1d', 'done']))),
    'print',
  ),
  'legend-valley-of-the-mammoths': ofScene(there(valleyEdition.in('en').legendScenes?.()[1])),
  standings: standings(someStandings()),
  'standings-de': standings(someStandings({ language: 'de' }), 'night'),
  'standings-over': standings(THE_END, 'print'),
  chart: chart('day'),
  'chart-night': chart('night'),
};
