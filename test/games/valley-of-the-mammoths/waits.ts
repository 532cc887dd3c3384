import { playOut } from '../../../src/ai/playout.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { topicOf } from '../../../src/engine/topics.ts';
import { valleyPlaying } from '../../../src/games/valley-of-the-mammoths/playing.ts';

const { game, players } = valleyPlaying;

/** What everybody waited for in a turn: each time the questions that were asked at once, by their topics. */
type Waits = readonly (readonly string[])[];

/** What a turn of a match among computer players waited for, and how many tribes were in it as it began. */
export interface Turn {
  readonly tribes: number;
  readonly waits: Waits;
}

/**
 * Plays a match and tells of each turn what waited for what: questions that are asked at the same time are one wait, and
 * so are all answers to one question.
 *
 * @param rules the version of the rules
 */
export function turnsOf(name: string, seats: number, rules = game.rules): Turn[] {
  const turns: { tribes: number; waits: string[][] }[] = [];
  let number = 0;
  let before: readonly string[] = [];
  playOut(
    { ...game, rules },
    {
      seed: namedSeed(name),
      seats,
      config: {},
      random: namedRandom(name),
      players: Array.from(
        { length: seats },
        (_, seat) => players[seat % players.length] ?? players[0],
      ),
      each(state) {
        if (state.turn.number === 0) return;
        if (state.turn.number > number) {
          number = state.turn.number;
          turns.push({ tribes: state.order.length, waits: [] });
          before = [];
        }
        const now = game.decisions(state).flatMap((one) => (one.owed ? [topicOf(one)] : []));
        if (now.some((topic) => !before.includes(topic))) turns.at(-1)?.waits.push(now);
        before = now;
      },
    },
  );
  return turns;
}
