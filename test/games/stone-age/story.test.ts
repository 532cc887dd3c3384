import { describe, expect, it } from 'vitest';
import { stoneAgeEdition } from '../../../src/games/stone-age/index.ts';
import { matchStory } from '../../../src/games/stone-age/story.ts';
import { LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ruler } from '../../../src/render/easel.ts';
import { layOutChart, paintChart } from '../../../src/render/chart.ts';
import { buildStage } from '../../../src/render/frame.ts';
import { MOST_BEATS, paceOf, thinned } from '../../../src/render/pace.ts';
import { THEMES } from '../../../src/render/palette.ts';
import { overflows } from '../../render/overflows.ts';
import { written } from '../../render/written.ts';
import { told } from './told.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const tableFor = (seats: number) => ({
  matchName: 'Stone Age #1',
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    mention: `<@${seat}>`,
    computer: false,
  })),
});

const MATCHES = [2, 3, 4].flatMap((seats) =>
  (['on', 'off'] as const).map((herd) => ({ seats, herd, moments: told({ seats, herd }) })),
);

describe.each(MATCHES)('a match of $seats tribes, herd $herd, told again', (match) => {
  const { seats, herd, moments } = match;
  const last = moments.at(-1)?.view;
  const story = matchStory(moments);
  const table = tableFor(seats);
  const { story: english } = stoneAgeEdition.in('en');
  const beats = english?.beats(moments, table) ?? [];

  it('ends in the result, and all points came from somewhere', () => {
    expect(story.totals).toEqual(last?.scores);
    expect(story.sources.map((own) => sum(Object.values(own)))).toEqual(last?.scores);
    expect(story.rounds).toBe(last?.round);
    for (const values of story.points) expect(values).toHaveLength(story.rounds + 1);
    const chart = english?.chart(moments, table);
    expect(chart?.course.series.map(({ values }) => values.at(-1))).toEqual(last?.scores);
    expect(chart?.sources?.rows.map(({ parts }) => sum(parts))).toEqual(last?.scores);
  });

  it('counts all that was built and tamed', () => {
    const counted = (of: readonly unknown[][]): number => sum(of.map((one) => one.length));
    const tribes = last?.tribes ?? [];
    expect(story.buildings.length).toBe(counted(tribes.map(({ buildings }) => [...buildings])));
    expect(story.herds.length).toBe(counted(tribes.map(({ tiles }) => [...tiles])));
    expect(story.herds.length > 0).toBe(herd === 'on');
  });

  it('sends people out and comes to an evening in each round, with a beat for each building', () => {
    const kinds = story.beats.map(({ kind }) => kind);
    const many = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([kinds[0], kinds.at(-1)]).toEqual(['camp', 'end']);
    expect([many('placing'), many('evening')]).toEqual([story.rounds, story.rounds]);
    expect(many('building')).toBe(story.buildings.length);
    for (const { kind, view } of story.beats) {
      if (kind !== 'placing') continue;
      const out = view.tribes.flatMap(({ placed }) => placed.map(({ people }) => people));
      expect(sum(out)).toBeGreaterThanOrEqual(5 * seats);
    }
  });

  it('tells of secret cards at its end only', () => {
    for (const { kind, view } of story.beats) {
      for (const { drawn } of view.tribes) expect(drawn === null).toBe(kind !== 'end');
      expect(view.winners === null).toBe(kind !== 'end');
    }
  });

  it('is over within a minute, and no beat is too many', () => {
    expect(beats.length).toBeLessThanOrEqual(MOST_BEATS);
    expect(sum(paceOf(thinned(beats, MOST_BEATS)))).toBeLessThanOrEqual(60_000);
    for (const { caption } of beats) expect(caption.join('')).not.toBe('');
  });

  it('keeps the strips of all tribes where they are', () => {
    const stage = buildStage(
      ruler,
      beats.map(({ scene }) => scene),
    );
    for (const { scene } of beats) {
      const ends = stage.layout(scene).strips.map(({ area }) => area.y + area.height);
      expect(Math.max(...ends)).toBeLessThanOrEqual(stage.caption.y);
      expect(Math.max(...ends)).toBeGreaterThan(stage.caption.y - 20);
    }
  });

  it.each(LANGUAGE_IDS)('has a chart on which nothing reaches out: %s', (language) => {
    const words = stoneAgeEdition.in(language).story;
    const chart = words?.chart(moments, table);
    if (chart === undefined) throw new Error('There is no chart.');
    const layout = layOutChart(ruler, chart);
    const all = written((ctx, sheets) => paintChart(ctx, THEMES.day, chart, layout, sheets));
    expect(overflows(all, [layout.course, layout.sources, layout.luck])).toEqual([]);
    expect(all.filter(({ text }) => text.endsWith('…'))).toEqual([]);
    expect(words?.farewell(moments, table)).toMatch(/\p{Lu}.*\.$/u);
  });
});

describe('who wins', () => {
  const moments = MATCHES[0]?.moments ?? [];
  const ended = (totals: readonly [number, number], winners: readonly number[]) =>
    moments.map(({ events, view }) => ({
      view,
      events: events.map((event) =>
        event.type === 'gameEnded'
          ? {
              ...event,
              winners,
              tallies: event.tallies.map((tally, seat) => ({ ...tally, total: totals[seat] ?? 0 })),
            }
          : event,
      ),
    }));
  const part = (totals: readonly [number, number], winners: readonly number[]) =>
    stoneAgeEdition.in('en').story?.farewell(ended(totals, winners), tableFor(2)) ?? '';

  it('is said with by how much, or that it was a tie', () => {
    expect(part([120, 100], [0])).toContain('🔥 Torch wins by 20 points, thanks to ');
    expect(part([100, 100], [1])).toContain('🐦 Crane wins a tie by its fields, tools and people:');
    expect(part([100, 100], [0, 1])).toContain('share the win with 100 points each:');
  });
});
