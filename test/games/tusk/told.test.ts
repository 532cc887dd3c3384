import { describe, expect, it } from 'vitest';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { type Language, LANGUAGE_IDS, USUAL_LANGUAGE } from '../../../src/language/languages.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { leftOf } from '../../words/vocabulary.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { recorded } from './recorded.ts';
import { busyView, fightView, huntView, roamView, TABLE } from './views.ts';
import { tableFor, walks } from './walks.ts';

const WALKS = walks(2);
const STORIES = ([1, 2, 3] as const).map(recorded);
const VIEWS = [
  busyView(),
  busyView({ season: null }),
  busyView({ phase: 'season' }),
  fightView(),
  huntView(),
  roamView(),
];
const HOLE = /undefined|null|NaN|\[object|\{\{|\}\}| {2}|\.\./;
/** What no pane beside a map has room for. */
const LONG = 180;

/** What stands on a picture for people to read, without their own names. */
function readOn({ title, map, panes, cards, strips }: Scene): string[] {
  return [
    title.round,
    title.phase,
    ...(map?.tiles ?? []).flatMap(({ ground, figures }) => [
      ground,
      ...figures.map(({ name }) => name),
    ]),
    ...panes.flatMap((pane) => [pane.title, ...pane.rows.flatMap(rowTexts)]),
    ...cards.flatMap(({ name, text, note }) => [name, text, note].filter((one) => one !== '')),
    ...strips.flatMap(({ side, pieces, goods }) => [
      side,
      pieces,
      ...goods.map(({ words }) => words),
    ]),
  ];
}

type Row = Scene['panes'][number]['rows'][number];

function rowTexts(row: Row): string[] {
  switch (row.row) {
    case 'entry':
      return [row.text, row.value, row.words];
    case 'track':
      return [row.text, row.name];
    case 'place':
      return [row.name, row.value, row.words];
    case 'count':
      return [row.brief.words, row.value];
    case 'scale':
      return [row.name];
    case 'roll':
      return [row.sum, row.words];
    case 'pieces':
      return [row.doing];
    case 'dice':
    case 'marks':
      return [];
    case 'text':
    case 'exchange':
    case 'seat':
    case 'score':
    case 'step':
    case 'sign':
      return [row.text];
  }
}

/** Everything that is told of matches in one language, in words and on pictures. */
function toldIn(language: Language) {
  const words = tuskEdition.in(language);
  const { story, sinceScene, handScene, choiceScene } = words;
  const told = WALKS.flatMap(({ told: all, table }) => all.map((events) => ({ events, table })));
  const asked = WALKS.flatMap((walk) => walk.asked.map((one) => ({ ...one, table: walk.table })));
  const since = WALKS.flatMap(({ told: all, last, table }) =>
    all.flatMap((events) => sinceScene?.(last, events, table) ?? []),
  );
  const stories = STORIES.map(({ moments, record }) => {
    const table = tableFor(record.seats);
    const beats = story?.beats(moments, table) ?? [];
    return { beats, chart: story?.chart(moments, table), end: story?.farewell(moments, table) };
  });
  const scenes: readonly Scene[] = [
    ...VIEWS.map((view) => words.scene(view, TABLE)),
    ...WALKS.map(({ last, table }) => words.scene(last, table)),
    ...since.map(({ scene }) => scene),
    ...asked
      .flatMap(({ view, decision: { seat }, choices, table }) => [
        handScene?.(view, seat, table) ?? [],
        choiceScene?.(view, seat, choices, table) ?? [],
      ])
      .flat(),
    ...(words.legendScenes?.() ?? []),
    ...stories.flatMap(({ beats }) => beats.map(({ scene }) => scene)),
  ];
  const charts = stories.flatMap(({ chart, end }) =>
    chart === undefined || end === undefined
      ? []
      : [
          end,
          chart.title,
          chart.course.title,
          ...chart.course.columns.flatMap(({ label, words: said }) => [label, said]),
          ...chart.course.lanes.map(({ name }) => name),
          ...(chart.luck === null ? [] : [chart.luck.title, chart.luck.text]),
          ...(chart.luck?.rows ?? []).flatMap(({ tally, words: said }) =>
            tally === '' ? [said] : [tally, said],
          ),
        ],
  );
  return {
    lines: told.flatMap(({ events, table }) => words.lines(events, table).map(textOf)),
    captions: since.flatMap(({ scene }) =>
      scene.panes.flatMap(({ rows }) => rows.flatMap((row) => rowTexts(row))),
    ),
    rest: [
      ...asked.flatMap(
        ({ view, decision: { seat }, table }) => words.hand?.(view, seat, table) ?? [],
      ),
      ...WALKS.map(({ last, table }) => words.result(last, table)),
      ...scenes.flatMap(readOn),
      ...stories.flatMap(({ beats }) => beats.flatMap(({ caption }) => caption)),
      ...charts,
    ],
  };
}

describe.each(LANGUAGE_IDS)('what is told in %s', (language) => {
  const { lines, captions, rest } = toldIn(language);
  const all = new Set([...lines, ...captions, ...rest]);

  it('has no holes', () => {
    expect(all.size).toBeGreaterThan(1000);
    expect([...all].filter((text) => text === '' || HOLE.test(text))).toEqual([]);
  });

  it('is short beside a map, and whole', () => {
    expect(captions.filter((text) => text.length > LONG || !text.endsWith('.'))).toEqual([]);
  });

  if (language === USUAL_LANGUAGE) return;
  it('has no English word', async () => {
    const left = await leftOf(all, ['src/games/tusk/words'], [USUAL_LANGUAGE, language]);
    expect(left).toEqual([]);
  });
});
