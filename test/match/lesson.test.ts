import { beforeAll, describe, expect, it } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { choiceNamed } from '../../src/engine/choices.ts';
import { imagine } from '../../src/engine/imagine.ts';
import { eventsFor, type AddressedEvent } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import type { Match } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { configOf } from '../../src/match/lobby/options.ts';
import { playerAt } from '../../src/match/stored/edition.ts';
import { debriefOf } from '../../src/match/reports/debrief.ts';
import { hintFor, lessonsFor } from '../../src/match/reports/lesson.ts';
import type { AnyEdition, ComputerPlayer } from '../../src/presentation/edition.ts';
import { stranger } from '../../src/store/rows.ts';
import { SHELF } from '../../src/games/index.ts';
import { chosenIn } from '../../src/panel/lists.ts';
import { answeredPanel, panelFor } from '../../src/panel/panel.ts';
import { appSpeech } from '../../src/words/index.ts';
import { drawn, LOT, triesAll } from '../lot.ts';
import { loadedAs } from '../panel/loaded-as.ts';

const LEARNER = 0;
const english = appSpeech('en');
/** Of a run that draws by lot, the first few. */
const MATCHES = triesAll ? 100 : 20;
const LONG = { timeout: 300_000 };

/** A match in which the first seat learns, as the store would give it. */
function lessonAs(edition: AnyEdition, match: Match<unknown>, people = 1): Loaded {
  const { row, ...loaded } = loadedAs(edition, match, 2);
  const seats = row.seats.map((seat) =>
    seat.seat < people
      ? seat
      : { ...seat, user: null, heldBy: 'computer' as const, level: edition.players[0]?.id ?? null },
  );
  const learner = stranger(String(LEARNER));
  return { ...loaded, row: { ...row, seats, people: [learner], config: edition.firstMatch } };
}

/** Plays a first match against a computer player, by nothing but what the hints advise. */
function learnt(edition: AnyEdition, name: string, opponent: ComputerPlayer<unknown, unknown>) {
  const { game } = edition;
  const moments: Match<unknown>[] = [];
  const told: AddressedEvent<unknown>[] = [];
  /** What it has sealed since the last of these moments. */
  let own: { readonly at: Match<unknown> | undefined; readonly sealed: Match<unknown>['sealed'] } =
    {
      at: undefined,
      sealed: [],
    };
  const learner: ComputerPlayer<unknown, unknown> = {
    id: 'learner',
    choose(_view, { id }, choices) {
      const now = moments.at(-1);
      if (now === undefined) throw new Error('Nobody has begun.');
      const sealed = own.at === now ? own.sealed : [];
      const hint = hintFor(lessonAs(edition, { ...now, sealed }), LEARNER, 'en');
      const advised = hint?.advised?.decision === id ? hint.advised.choice : '';
      const choice = choiceNamed(choices, advised);
      if (choice === null) throw new Error(`${id}: nothing that may be chosen is advised.`);
      own = { at: now, sealed: [...sealed, { seat: LEARNER, decision: id, choice: advised }] };
      return choice;
    },
    accepts: () => false,
  };
  const { last } = playMatch(game, {
    seed: namedSeed(name),
    seats: 2,
    config: configOf(edition, edition.firstMatch ?? {}),
    players: [learner, opponent],
    random: namedRandom(name),
    each({ match, events }) {
      moments.push(match);
      told.push(...events);
    },
  });
  const heardOf = eventsFor(told, 'public');
  return { last, moments: moments.slice(0, -1), heard: heardOf, outcome: game.outcome(last.state) };
}

const gentlestOf = (edition: AnyEdition) => edition.players[0] ?? playerAt(edition, null);

it.each(drawn('lessons', [...SHELF.values()], 1))(
  `a lesson of $name is won by whoever follows its hints, against one that is no fool (${LOT})`,
  LONG,
  (edition) => {
    const results = (opponent: ComputerPlayer<unknown, unknown>) =>
      Array.from({ length: MATCHES }, (_, nth) => learnt(edition, `lesson ${nth}`, opponent));
    const mean = (all: ReturnType<typeof results>, seat: number) =>
      all.reduce((sum, { outcome }) => sum + (outcome?.scores[seat] ?? 0), 0) / all.length;
    const all = results(gentlestOf(edition));
    const won = all.filter(({ outcome }) => outcome?.winners.includes(LEARNER) === true);
    expect(won.length).toBeGreaterThanOrEqual(0.7 * MATCHES);
    const best = results(playerAt(edition, null));
    expect(mean(all, 1)).toBeGreaterThanOrEqual(mean(best, 1) / 2);
  },
);

it('gives a reason each time where what is advised gives something up, also where that is asked once more', () => {
  let asked = 0;
  for (const edition of SHELF.values()) {
    for (const name of ['a lesson', 'one more', 'the third']) {
      for (const match of learnt(edition, name, gentlestOf(edition)).moments) {
        const loaded = lessonAs(edition, match);
        const { advised } = hintFor(loaded, LEARNER, 'en') ?? { advised: null };
        if (advised?.phrase.sure === undefined) continue;
        asked += 1;
        const known = lessonsFor(loaded, LEARNER, 'en').map(({ lesson }) => lesson.name);
        const lessons = Object.fromEntries(known.map((one) => [`${edition.game.id} ${one}`, '']));
        const [learner = stranger('')] = loaded.row.people;
        const row = { ...loaded.row, people: [{ ...learner, lessons }] };
        const { decision, choice } = advised;
        const opened = { do: 'ask', decision, choice } as const;
        const panel = panelFor({ ...loaded, row }, LEARNER, english, null, opened).bare();
        expect(panel.text).toMatch(/^💡 \S.* Try/mu);
        expect(JSON.stringify(panel.components)).toContain('"emoji":"💡"');
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});

describe.each([...SHELF.values()])('a lesson of $name', (edition) => {
  const gentle = gentlestOf(edition);
  /** One match, which most of these look at. */
  let lesson: ReturnType<typeof learnt>;
  beforeAll(() => {
    lesson = learnt(edition, 'a lesson of its own', gentle);
  });

  it('advises by nothing but what the learner sees, and only where it is alone among computer players', () => {
    const { moments } = lesson;
    for (const match of moments) {
      const state = imagine(edition.game, match.state, LEARNER, namedRandom('imagined'));
      const hint = hintFor(lessonAs(edition, match), LEARNER, 'en');
      expect(hintFor(lessonAs(edition, { ...match, state }), LEARNER, 'en')).toEqual(hint);
      expect(hintFor(lessonAs(edition, match, 2), LEARNER, 'en')?.advised ?? null).toBeNull();
    }
    expect(moments.length).toBeGreaterThan(10);
  });

  it('has a sign on each panel, on what gives the answer that is advised or leads to it', () => {
    const { moments } = learnt(edition, 'a lesson with signs', gentle);
    const bare = moments.flatMap((match) => {
      const loaded = lessonAs(edition, match);
      const { advised } = hintFor(loaded, LEARNER, 'en') ?? { advised: null };
      if (advised === null) return [];
      const { components } = panelFor(loaded, LEARNER, english).bare();
      return JSON.stringify(components).includes('"emoji":"💡"') ? [] : [advised.phrase.label];
    });
    expect(bare).toEqual([]);
  });

  it('goes on with the piece that is advised, whichever has acted', () => {
    const { moments } = lesson;
    const elsewhere = moments.flatMap((match) => {
      const loaded = lessonAs(edition, match);
      const offers = askedOf(loaded, LEARNER, 'en').flatMap((one) => one.offers);
      return [...new Set(offers.flatMap(({ piece }) => piece ?? []))].flatMap((acted) => {
        const { components } = answeredPanel(loaded, LEARNER, english, [], null, acted).bare();
        const buttons = components.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));
        return buttons.filter(({ press, emoji }) => press.do === 'piece' && emoji === '💡');
      });
    });
    expect(elsewhere).toEqual([]);
  });

  it('asks what is left of what is opened, and says nothing there of what else is advised', () => {
    const { moments } = lesson;
    const wrong: string[] = [];
    for (const match of moments) {
      const loaded = lessonAs(edition, match);
      const { components } = panelFor(loaded, LEARNER, english).bare();
      for (const row of components) {
        if (row.is !== 'list' || row.list.press.do !== 'open') continue;
        for (const { value, emoji } of row.list.options) {
          const opened = chosenIn(row.list.press, value);
          const { text } = panelFor(loaded, LEARNER, english, null, opened).bare();
          const isHinted = text.includes('💡') === (emoji === '💡');
          if (!isHinted || text.includes('**Send people ·')) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGE_IDS)(
    'ends with what scored, for whom, and what to try next, in %s',
    (language) => {
      const { moments, last, heard: events } = lesson;
      const debrief = (match: Match<unknown>, people = 1): readonly string[] =>
        debriefOf({ ...lessonAs(edition, match, people), heard: events }, language);
      expect(debrief(last)).toHaveLength(3);
      expect(debrief(last, 2)).toEqual([]);
      const [first = last] = moments;
      expect(debrief(first)).toEqual([]);
    },
  );
});
