import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { valleyEdition } from '../../../src/games/valley-of-the-mammoths/index.ts';
import { matchStory } from '../../../src/games/valley-of-the-mammoths/story.ts';
import { peopleOf } from '../../../src/games/valley-of-the-mammoths/tribes.ts';
import { LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { byChance } from '../../../src/presentation/by-chance.ts';
import { describeChart } from '../../../src/presentation/story-alt.ts';
import { layOutChart, paintChart } from '../../../src/render/chart.ts';
import { ruler } from '../../../src/render/easel.ts';
import { buildStage } from '../../../src/render/frame.ts';
import { THEMES } from '../../../src/render/palette.ts';
import { overflows } from '../../render/overflows.ts';
import { written } from '../../render/written.ts';

const { game } = valleyEdition;

/** What everybody saw of a whole match, step by step. */
function told(seats: number) {
  const { entered } = playAndKeep(game, {
    seed: namedSeed(`story ${seats}`),
    seats,
    config: game.config({}),
    players: Array.from({ length: seats }, () => byChance),
    random: namedRandom(`story ${seats}`),
  });
  return entered.map(({ match, events }) => ({
    events: eventsFor(events, 'public'),
    view: game.view(match.state, 'public'),
  }));
}

describe.each([2, 4, 6])('a match of %i tribes, told again', (seats) => {
  const moments = told(seats);
  const last = moments.at(-1)?.view;
  if (last === undefined) throw new Error('Nothing happened.');
  const table = {
    matchName: 'Valley of the Mammoths #1',
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: `<@${seat}>`,
      computer: false,
    })),
  };
  const { beats, turns, counts, losses } = matchStory(moments);

  it('counts people, camps and food as they were after each turn', () => {
    expect(counts).toHaveLength(turns + 1);
    expect(counts.at(-1)).toEqual(
      last.tribes.map((tribe) => ({
        people: peopleOf(tribe),
        camps: tribe.camps.length,
        food: tribe.food,
      })),
    );
    const placed = moments.findLast(({ view }) => view.turn.number === 0)?.view.tribes ?? [];
    placed.slice(0, -1).forEach(({ food }, seat) => expect(counts[0]?.[seat]?.food).toBe(food));
  });

  it('knows what all people who are gone were lost to', () => {
    const all = moments.flatMap(({ events }) => events);
    losses.forEach((own, seat) => {
      const came = all.reduce((sum, event) => {
        if (event.type === 'captured' && event.seat === seat) return sum + event.kept;
        if (!('seat' in event) || event.seat !== seat) return sum;
        if (event.type === 'born') return sum + event.warriors + event.females;
        return event.type === 'joined' ? sum + 1 : sum;
      }, 7);
      const gone = Object.values(own).reduce((sum, count) => sum + count, 0);
      expect(came - gone).toBe(counts.at(-1)?.[seat]?.people);
    });
  });

  it('is the camps, then each turn in two parts, then the end', () => {
    expect([beats[0]?.kind, beats.at(-1)?.kind]).toEqual(['camps', 'end']);
    const parts = beats.slice(1, -1).map(({ kind, turn }) => `${turn.number} ${kind}`);
    const all = Array.from({ length: turns }, (_, turn) => [
      `${turn + 1} moves`,
      `${turn + 1} fate`,
    ]).flat();
    // The last turn may be over before anybody eats.
    expect(all.slice(0, parts.length)).toEqual(parts);
    expect(parts.length).toBeGreaterThanOrEqual(all.length - 1);
    const events = beats.flatMap((beat) => beat.events);
    expect(events).toEqual(moments.flatMap((moment) => moment.events));
  });

  it.each(LANGUAGE_IDS)('has room for pictures, captions and the chart: %s', (language) => {
    const words = valleyEdition.in(language).story;
    const shown = words?.beats(moments, table) ?? [];
    for (const { scene } of shown) expect(scene.title.toMove).toEqual([]);
    // In a part of a turn there may be nothing to tell, but not in all.
    expect(shown.filter(({ caption }) => caption.length === 0).length).toBeLessThan(
      shown.length / 3,
    );
    expect(shown.at(-1)?.caption.join('')).toMatch(/\p{Lu}.*\.$/u);
    expect(words?.farewell(moments, table)).toMatch(/\p{Lu}.*\.$/u);
    const stage = buildStage(
      ruler,
      shown.map(({ scene }) => scene),
    );
    for (const { scene } of shown) {
      const ends = stage.layout(scene).strips.map(({ area }) => area.y + area.height);
      expect(Math.max(...ends)).toBeLessThanOrEqual(stage.caption.y);
    }
    const chart = words?.chart(moments, table);
    if (chart === undefined) throw new Error('There is no chart.');
    const layout = layOutChart(ruler, chart);
    const all = written((ctx, sheets) => paintChart(ctx, THEMES.day, chart, layout, sheets));
    expect(overflows(all, [layout.course, ...layout.others, layout.sources])).toEqual([]);
    expect(all.filter(({ text }) => text.endsWith('…'))).toEqual([]);
    for (const { title } of [chart.course, ...(chart.others ?? [])])
      expect(describeChart(chart)).toContain(`${title}; `);
  });
});
