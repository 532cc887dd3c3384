import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { riseEdition } from '../../../src/games/rise-of-tribes/index.ts';
import { risePlaying } from '../../../src/games/rise-of-tribes/playing.ts';
import { only } from '../../../src/parts/only.ts';
import { matchStory } from '../../../src/games/rise-of-tribes/story.ts';
import { LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { layOutChart, paintChart } from '../../../src/render/chart.ts';
import { ruler } from '../../../src/render/easel.ts';
import { buildStage } from '../../../src/render/frame.ts';
import { MOST_BEATS } from '../../../src/render/pace.ts';
import { THEMES } from '../../../src/render/palette.ts';
import { overflows } from '../../render/overflows.ts';
import { written } from '../../render/written.ts';

const { game, players } = risePlaying;

/** What everybody saw of a whole match, step by step, played by the best players there are. */
function told(seats: number) {
  const [, , player] = players;
  const { entered } = playAndKeep(game, {
    seed: namedSeed(`told ${seats}`),
    seats,
    config: game.config({}),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom(`told ${seats}`),
  });
  return entered.map(({ match, events }) => ({
    events: eventsFor(events, 'public'),
    view: game.view(match.state, 'public'),
  }));
}

describe.each([2, 3, 4])('a match of %i tribes, told again', (seats) => {
  const moments = told(seats);
  const last = moments.at(-1)?.view;
  const table = {
    matchName: 'Rise of Tribes #1',
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: `<@${seat}>`,
      computer: false,
    })),
  };

  it('ends in the result, and all points came from somewhere', () => {
    const { points, sources, winner, rounds, marks } = matchStory(moments);
    expect(points.map((values) => values.at(-1))).toEqual(last?.scores);
    expect(points.map((values) => values.length)).toEqual(points.map(() => rounds + 1));
    const total = (own: object) => Object.values(own).reduce((sum: number, one) => sum + one, 0);
    expect(sources.map(total)).toEqual(last?.scores);
    expect(last?.winners).toEqual([winner]);
    const goals = last?.tribes.flatMap(({ done }) => done) ?? [];
    expect(marks.filter(({ of }) => of === 'goals')).toHaveLength(goals.length);
    const attacks = moments
      .flatMap(({ events }) => only(events, 'conflictFought'))
      .filter(({ offence, before }) => offence !== null && before.length > 1);
    expect(marks.filter(({ of }) => of === 'attacks').map(({ seat }) => seat)).toEqual(
      attacks.map(({ offence }) => offence),
    );
  });

  it('is the camps, then turn by turn, then the end', () => {
    const { beats } = matchStory(moments);
    expect(beats.map(({ turn }) => turn?.number ?? null)).toEqual([
      null,
      ...Array.from({ length: last?.turn.number ?? 0 }, (_, turn) => turn + 1),
      null,
    ]);
    const shown = riseEdition.in('en').story?.beats(moments, table) ?? [];
    expect(shown.length).toBeLessThanOrEqual(MOST_BEATS);
    for (const { caption, scene } of shown) {
      expect(caption.join('')).not.toBe('');
      expect(scene.title.toMove).toEqual([]);
    }
    expect(shown[1]?.scene.title.round).toBe('Round 1');
    const stage = buildStage(
      ruler,
      shown.map(({ scene }) => scene),
    );
    for (const { scene } of shown) {
      const ends = stage.layout(scene).strips.map(({ area }) => area.y + area.height);
      expect(Math.max(...ends)).toBeLessThanOrEqual(stage.caption.y);
    }
  });

  it.each(LANGUAGE_IDS)('has a chart on which nothing reaches out: %s', (language) => {
    const words = riseEdition.in(language).story;
    const chart = words?.chart(moments, table);
    if (chart === undefined) throw new Error('There is no chart.');
    const layout = layOutChart(ruler, chart);
    const all = written((ctx, sheets) => paintChart(ctx, THEMES.day, chart, layout, sheets));
    expect(overflows(all, [layout.course, layout.sources])).toEqual([]);
    expect(all.filter(({ text }) => text.endsWith('…'))).toEqual([]);
    expect(words?.farewell(moments, table)).toMatch(/\p{Lu}.*\.$/u);
  });
});
