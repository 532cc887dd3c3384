import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../../src/engine/choices.ts';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import {
  type Decision,
  eventsFor,
  type AddressedEvent,
  type Viewer,
} from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { VICTORIES, type VictoryId } from '../../../src/games/tusk/content/victory.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tuskEdition } from '../../../src/games/tusk/index.ts';
import { tuskStory } from '../../../src/games/tusk/retelling.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';
import type { TuskMoment } from '../../../src/games/tusk/story.ts';
import { cardName } from '../../../src/games/tusk/spoken/names.ts';
import { describeScene } from '../../../src/presentation/alt.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { describeBeats, describeChart } from '../../../src/presentation/story-alt.ts';
import { begin, randomStep } from './playout.ts';
import { recorded } from './recorded.ts';
import { tableFor } from './walks.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const { scene, choiceScene, handScene, sinceScene } = tuskEdition.in('en');

/** A picture, and the words for those who cannot see it. */
const whole = (made: Scene | null | undefined) =>
  made === null || made === undefined ? null : { scene: made, alt: describeScene(made) };

/** Everything that is painted for a viewer of this state; `told` is what it heard since its last turn. */
function pictures(
  state: TuskState,
  viewer: Viewer,
  decisions: readonly Decision[],
  told: readonly TuskEvent[],
) {
  const table = tableFor(state.tribes.length);
  const view = tusk.view(state, viewer);
  const since = sinceScene?.(view, told, table);
  const asked = decisions.filter(({ seat }) => seat === viewer);
  return {
    board: whole(scene(view, table)),
    since: { ...since, picture: whole(since?.scene) },
    hand: viewer === 'public' ? null : whole(handScene?.(view, viewer, table)),
    choices: asked.map((decision) => {
      const made = choiceScene?.(
        view,
        decision.seat,
        [...eachChoice(tusk.choices(state, decision))],
        table,
      );
      return { ...made, picture: whole(made ?? undefined) };
    }),
  };
}

describe('what is painted for a viewer', () => {
  it.each([2, 3, 4])(
    'is the same where only what it may not know differs, with %i seats',
    (seats) => {
      const random = namedRandom(`secret pictures ${seats}`);
      const seen = { hands: 0, choices: 0, since: 0, others: 0 };
      let state = begin(seats, random);
      const told: (readonly AddressedEvent<TuskEvent>[])[] = [];
      for (let steps = 0; tusk.decisions(state).length > 0; steps += 1) {
        const { answers, step } = randomStep(state, random);
        const decisions = tusk.decisions(state);
        for (const viewer of ['public', ...state.tribes.keys()] as const) {
          if (state.turn > 0 && steps % 7 !== 0) continue;
          const other = freeze(tusk.resample(freeze(state), viewer, random));
          const heardBy = (more: readonly AddressedEvent<TuskEvent>[]) =>
            [...told.slice(-6), more].flatMap((one) => eventsFor(one, viewer));
          const [here, there] = [state, other].map((world) =>
            pictures(world, viewer, decisions, heardBy([])),
          );
          expect(there).toEqual(here);
          if (viewer === 'public') {
            for (const { card, revealed } of state.tribes) {
              if (card === null || revealed) continue;
              expect(JSON.stringify(here)).not.toContain(cardName(SPEECH, card));
            }
          }
          seen.hands += here?.hand === null ? 0 : 1;
          seen.choices += here?.choices.length ?? 0;
          seen.since += here?.since.picture === null ? 0 : 1;
          seen.others += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1;
          // What follows is the same to it as well, unless something hidden is shown.
          const asks = answers.every(({ decision }) => decision.seat === viewer || state.turn > 0);
          if (step.reveals || !asks) continue;
          const after = [state, other].map((world) => {
            const made = tusk.apply(world, answers, namedRandom(`dice ${steps}`));
            return { made, next: tusk.decisions(made.state) };
          });
          if (after.some(({ made }) => made.reveals)) continue;
          const [now, then] = after.map(({ made, next }) =>
            pictures(made.state, viewer, next, heardBy(made.events)),
          );
          expect(then).toEqual(now);
        }
        told.push(step.events);
        state = step.state;
      }
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
    },
  );
});

/** The cards that came out at the end only, each a place further in the list of all cards. */
function dealtOtherwise(moments: readonly TuskMoment[]): readonly TuskMoment[] {
  const last = moments.at(-1);
  if (last === undefined) throw new Error('Nothing was played.');
  const before = moments.at(-2)?.view.tribes ?? [];
  const other = (id: VictoryId): VictoryId =>
    VICTORIES[(VICTORIES.indexOf(id) + 1) % VICTORIES.length] ?? id;
  const tribes = last.view.tribes.map((tribe, seat) =>
    typeof tribe.card === 'object' && before[seat]?.card === 'secret'
      ? { ...tribe, card: { ...tribe.card, id: other(tribe.card.id) } }
      : tribe,
  );
  const events = last.events.map((event) =>
    event.type === 'gameEnded'
      ? {
          ...event,
          cards: event.cards.map((one) => ({ ...one, card: other(one.card), food: one.food + 7 })),
          totals: event.totals.map((total) => total + 7),
          winners: event.totals.map((_, seat) => seat),
        }
      : event,
  );
  return [
    ...moments.slice(0, -1),
    { events, view: { ...last.view, tribes, scores: last.view.scores.map((one) => one + 7) } },
  ];
}

describe('the story of a match', () => {
  it.each([1, 2, 3] as const)('tells of record %i nothing hidden before its end', (number) => {
    const { moments, record } = recorded(number);
    const table = tableFor(record.seats);
    const worlds = [moments, dealtOtherwise(moments)].map((told) => {
      const beats = tuskStory(SPEECH).beats(told, table);
      const chart = tuskStory(SPEECH).chart(told, table);
      const { course } = chart;
      const running = tuskStory(SPEECH).chart(told.slice(0, -1), table);
      return {
        end: [beats.at(-1), describeBeats(beats), describeChart(chart)],
        early: beats.slice(0, -1),
        alts: beats.slice(0, -1).map((beat) => describeScene(beat.scene)),
        lanes: course.lanes,
        cover: course.cover,
        luck: chart.luck,
        food: running.course.series,
      };
    });
    const [here, there] = worlds.map(({ end, ...before }) => ({ end, before }));
    expect(there?.before).toEqual(here?.before);
    expect(there?.end).not.toEqual(here?.end);
  });

  it('of a match of computer players shows points and cards at its end only', () => {
    const { entered } = playAndKeep(tusk, {
      seed: namedSeed('a story'),
      seats: 3,
      config: {},
      players: Array.from({ length: 3 }, () => randomPlayer),
      random: namedRandom('a story'),
    });
    const moments = entered.map(({ match, events }) => ({
      events: eventsFor(events, 'public'),
      view: tusk.view(match.state, 'public'),
    }));
    const beats = tuskStory(SPEECH).beats(moments, tableFor(3));
    for (const { scene: early } of beats.slice(0, -1)) {
      expect(early.strips.map(({ score }) => score)).toEqual([null, null, null]);
      expect(early.strips.map(({ card }) => card?.card)).not.toContain('secret');
    }
    expect(beats.at(-1)?.scene.strips.map(({ score }) => score)).not.toContain(null);
  });
});
