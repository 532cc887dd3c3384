import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { readId, readValue } from '../../src/panel/ids.ts';
import { opening } from '../../src/panel/lists.ts';
import type { Opened } from '../../src/panel/offering.ts';
import { answeredPanel, panelFor } from '../../src/panel/panel.ts';
import { headed, piecesOf } from '../../src/panel/pieces.ts';
import type { Way } from '../../src/panel/steps.ts';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import { decisionsIn, type Match, submit } from '../../src/engine/match.ts';
import { undoTarget } from '../../src/engine/undo-floor.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS, USUAL_LANGUAGE } from '../../src/language/languages.ts';
import { askedOf, waitingFor } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { tableIn } from '../../src/match/stored/table.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { ProposalRow } from '../../src/store/store.ts';
import { appSpeech } from '../../src/words/index.ts';
import { EDITIONS } from '../games/editions.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { LOT } from '../lot.ts';
import { tryPanels } from './panels.ts';
import { loadedAs } from '../panel/loaded-as.ts';
import { paintedRows } from '../../src/discord/painted.ts';
import { sizeOf } from '../../src/panel/controls.ts';

describe.each(EDITIONS)(`the panels of $name (${LOT})`, (edition) => {
  const [, most] = edition.game.seats;

  // With few seats, words are as long as with many: there each moment is tried, elsewhere some.
  const all = [[USUAL_LANGUAGE, 2] as const, ...LANGUAGE_IDS.map((one) => [one, most] as const)];
  it.each(all)(
    'keep Discord’s limits and lead to every legal answer, in %s with %i seats',
    (language, seats) => {
      const every = language === USUAL_LANGUAGE && seats === 2 ? 1 : 3;
      expect(tryPanels(edition, seats, language, {}, every)).toBeGreaterThan(0);
    },
  );
});

describe('a panel with more to press than there is room for', () => {
  const [tusk] = SHELF.values();
  if (tusk === undefined) throw new Error('The shelf is empty.');
  /** A game in which each answer is a command of its own, without options. */
  const crowded: AnyEdition = {
    ...tusk,
    in(language) {
      const { pieces: _pieces, ...words } = tusk.in(language);
      const [one] = words.commands;
      if (one === undefined) throw new Error('There are no commands.');
      const keys = moment.flatMap(({ choice }) => choice);
      return {
        ...words,
        commands: keys.map((name) => ({ ...one, name, options: [] })),
        phrase: (choice, ...more) => ({ ...words.phrase(choice, ...more), command: choice.key }),
      };
    },
  };
  let moment: ReturnType<typeof askedOf>[number]['offers'] = [];
  let most: Match<unknown> | null = null;
  const steady = tusk.players.at(-1) ?? randomPlayer;
  playMatch(tusk.game, {
    seed: '3'.repeat(32),
    seats: 2,
    config: tusk.game.config({}),
    players: [steady, steady],
    random: namedRandom('a crowd of buttons'),
    each({ match }) {
      const offers = askedOf(loadedAs(tusk, match, 2), 0, 'en').flatMap((one) => one.offers);
      if (offers.length > moment.length) [moment, most] = [offers, match];
    },
  });

  it('keeps Discord’s limits, and says that there is more', () => {
    if (most === null) throw new Error('Nothing was ever asked.');
    expect(moment.length).toBeGreaterThan(20);
    const panel = panelFor(loadedAs(crowded, most, 2), 0, appSpeech('en'));
    for (const { content, components } of [panel.bare(), panel.pictured]) {
      const all = components.map(sizeOf);
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(all.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(40 - 4);
      expect(content).toMatch(
        /^There’s more than fits on buttons: type \/tusk to see everything\.$/m,
      );
    }
  });
});

describe('a panel with one piece opened', () => {
  const [tusk] = SHELF.values();
  if (tusk === undefined) throw new Error('The shelf is empty.');
  const speech = appSpeech('en');
  /** Moments at which several members may act, as chance plays. */
  const moments = walkOf(tusk).flatMap((match) => {
    const loaded = loadedAs(tusk, match, 2);
    const pieces = piecesOf(loaded, 0, askedOf(loaded, 0, 'en'), speech);
    return pieces.length < 2 ? [] : [{ loaded, pieces }];
  });
  const shown = moments.flatMap(({ loaded, pieces }) =>
    pieces.map((piece) => {
      const opened = { do: 'piece', piece: piece.key } as const;
      const { content, components } = panelFor(loaded, 0, speech, null, opened).bare();
      const rows = paintedRows(components).map((row) => JSON.stringify(row));
      return { loaded, piece, pieces, content, rows: rows.join('\n') };
    }),
  );

  it('tells of that one alone, and has the others and the end of the turn beside it', () => {
    expect(shown.length).toBeGreaterThan(10);
    for (const { piece, pieces, content, rows } of shown) {
      expect(content).toContain(`\n${piece.name}, `);
      for (const one of pieces) {
        if (one === piece) continue;
        expect(content).not.toContain(one.name);
        expect(rows).toContain(`"label":"${one.short}"`);
      }
      expect(rows).toMatch(/"label":"End your turn/);
    }
  });

  it('has lists by what they are good for, without saying who does it', () => {
    const selects = shown.flatMap(({ rows }) =>
      [...rows.matchAll(/\{"type":3,.*?"placeholder":"([^"]*)".*/g)].map(([text, title = '']) => ({
        title: title.replace(/^\d\/\d · /, ''),
        text,
      })),
    );
    // Where there are too few lists, several of these share one.
    const titles = new Set(selects.flatMap(({ title }) => title.replace(/ …$/, '').split(' · ')));
    const heads = ['Act here', 'Move and act', 'Only move', 'Move twice'];
    // What stands below the first is called by its command where that is one.
    expect(titles).toEqual(new Set([...heads, 'Hunt']));
    for (const { title, text } of selects) {
      expect(text).not.toMatch(/"label":"Member/);
      expect(text).not.toContain('then: Member');
      if (title === 'Hunt …') expect(text).not.toMatch(/"value":"[^"]*:(?!hunt)/);
      if (title === 'Only move …') expect(text).not.toContain('then: ');
      if (title === 'Move and act …') expect(text).not.toContain('then: To ');
    }
  });

  it('shares lists where there are too few, keeps every single step, and leaves out last heads', () => {
    const step = (command: string) => ({
      decision: '',
      choice: '',
      piece: '1',
      phrase: { command, options: {}, label: command },
    });
    const way = (first: string, ...next: string[]): Way => ({
      steps: [step(first), ...next.map(step)],
      notNext: [],
      ofPiece: true,
    });
    const heads = ['act', 'walk', 'run'].map((title) => ({
      title,
      holds: (commands: readonly string[]) => commands.join(' ').includes(title),
    }));
    const some = (count: number, first: string, ...next: string[]) =>
      Array.from({ length: count }, () => way(first, ...next));
    const countsOf = (all: readonly Way[]) =>
      headed(all, heads, 3).map(({ title, ways }) => [title, ways.length]);
    expect(countsOf([...some(30, 'run', 'run'), ...some(5, 'walk'), ...some(3, 'act')])).toEqual([
      ['act', 3],
      ['walk · run', 35],
    ]);
    expect(countsOf([...some(9, 'act'), ...some(60, 'run', 'run'), ...some(9, 'x')])).toEqual([
      ['act', 9],
      ['run', 50],
    ]);
    expect(
      countsOf([...some(60, 'act'), ...some(5, 'walk', 'walk'), ...some(1, 'x', 'x')]),
    ).toEqual([['act · walk', 66]]);
    expect(headed(some(80, 'x', 'y'), [], 3).map(({ ways }) => ways.length)).toEqual([75]);
  });

  it('hides no way as long as there is room for it', () => {
    const ways = shown.map(({ content, rows }) => ({
      hidden: /^(\d+) of (\d+) ways/mu.exec(content),
      options: rows.match(/"label":"[^"]*","value"/g)?.length ?? 0,
    }));
    for (const { hidden, options } of ways) if (hidden !== null) expect(options).toBe(75);
    expect(ways.some(({ options }) => options > 25)).toBe(true);
  });

  it('says in a grey line what it may not do now, and why', () => {
    const lines = shown.map(({ content }) => content.split('\n').at(-1) ?? '');
    for (const why of [
      '🧺 Gather: nothing to gather there · 🍲 Craft: not on this tile',
      '🍲 Craft: needs 1 grass + 1 stone',
      '👣 Move: wounded · 🧺 Gather: wounded · 🍲 Craft: wounded',
    ]) {
      expect(lines.filter((line) => line.startsWith('-# ') && line.includes(why))).not.toEqual([]);
    }
    expect(
      shown.some(({ rows }) => rows.includes('no longer possible after that: Gather (nothing')),
    ).toBe(true);
  });

  it('has what it may do with others, too, or why it may not', () => {
    let hunts = 0;
    for (const { loaded, piece, content, rows } of shown) {
      const all = askedOf(loaded, 0, 'en').flatMap(({ offers }) => offers);
      const own = all.find(({ choice }) => choice === `hunt.${piece.key}`);
      const why = /🦣 Hunt: (?:over for this turn|wounded) · ⚔️ Fight: /u;
      if (own === undefined) expect(content).toMatch(why);
      else {
        hunts += 1;
        expect(rows).toContain(`"value":"${own.decision}:${own.choice}"`);
        expect(content).not.toMatch(why);
      }
    }
    expect(hunts).toBeGreaterThan(0);
  });

  it('is opened when one has acted, the same or the first that may still act', () => {
    const [moment] = moments;
    if (moment === undefined) throw new Error('Nobody ever had two members.');
    const { loaded, pieces } = moment;
    const textAfter = (acted: string | null) =>
      answeredPanel(loaded, 0, speech, [], null, acted).bare().content;
    const [first, second] = pieces;
    expect(textAfter(second?.key ?? '')).toContain(second?.text);
    expect(textAfter('gone')).toContain(first?.text);
    expect(textAfter('gone')).not.toContain(second?.text);
    expect(textAfter(null)).toContain('\nYou may ');
  });
});

describe('what is red on a panel', () => {
  it('is an answer that others would have to agree to take back, and the last of a match', () => {
    const redOn = (loaded: Loaded): string[] => {
      const rows = panelFor(loaded, 0, appSpeech('en')).bare().components;
      return paintedRows(rows).flatMap((one) =>
        one.components.flatMap((button) =>
          button.type === ComponentType.Button &&
          button.style === ButtonStyle.Danger &&
          'custom_id' in button
            ? [button.custom_id]
            : [],
        ),
      );
    };
    let among = 0;
    for (const edition of SHELF.values()) {
      for (const match of walkOf(edition)) {
        const { row, ...rest } = loadedAs(edition, match, 2);
        among += redOn({ row, ...rest }).length;
        const seats = row.seats.map((one) =>
          one.seat === 0 ? one : { ...one, user: null, heldBy: 'computer' as const },
        );
        for (const id of redOn({ ...rest, row: { ...row, seats } })) {
          const given = readId(id);
          if (given?.do !== 'answer' && given?.do !== 'ask') throw new Error(id);
          const { decision, choice } = given;
          const done = submit(edition.game, row.seed, match, { seat: 0, decision, choice });
          expect(done.ok && edition.game.outcome(done.value.match.state)).not.toBeNull();
        }
      }
    }
    expect(among).toBeGreaterThan(10);
  });
});

describe('what stands in a list and cannot be taken back', () => {
  const final = 'cannot be taken back';

  it('says so, and nothing of the kind where nobody has to agree, or in secret', () => {
    let among = 0;
    for (const edition of EDITIONS) {
      for (const match of walkOf(edition)) {
        const { row, ...rest } = loadedAs(edition, match, 2);
        const asked = askedOf(rest, 0, 'en');
        const optionsOn = (loaded: Loaded) =>
          paintedRows(panelFor(loaded, 0, appSpeech('en')).bare().components).flatMap((one) =>
            one.components.flatMap((select) =>
              select.type === ComponentType.StringSelect && select.custom_id.startsWith('pick:')
                ? select.options
                : [],
            ),
          );
        for (const { value, description } of optionsOn({ row, ...rest })) {
          if (description?.endsWith(final) !== true) continue;
          among += 1;
          const name = readValue(value)?.decision;
          const about = asked.find(({ decision }) => decision.id === name)?.decision;
          expect(about).toMatchObject({ owed: true, sealed: false });
        }
        const alone = { ...rest, row: { ...row, planOf: 1 } };
        for (const { value, description } of optionsOn(alone)) {
          const given = readValue(value);
          if (description?.endsWith(final) !== true || given === null) continue;
          const done = submit(edition.game, row.seed, match, { seat: 0, ...given });
          expect(done.ok && edition.game.outcome(done.value.match.state)).not.toBeNull();
        }
      }
    }
    expect(among).toBeGreaterThan(3);
  });
});

describe('what comes of an option', () => {
  it('stands below it, beside what follows it or that it is final, where its label does not say it', () => {
    const told = [...SHELF.values()].flatMap((edition) =>
      walkOf(edition).flatMap((match) => {
        const { components } = panelFor(loadedAs(edition, match, 2), 0, appSpeech('en')).bare();
        return paintedRows(components).flatMap((row) =>
          row.components.flatMap((one) =>
            one.type === ComponentType.StringSelect
              ? one.options.flatMap(({ description }) => description ?? [])
              : [],
          ),
        );
      }),
    );
    for (const what of [
      /^then you have \d+ \w+; \d left there/u,
      /^then \d actions? (?:is|are) left/u,
      /^\d+ to \d+ \w+, usually \d+; tools add to the dice/u,
      /^dice: you \d, Heron \d · cannot be taken back$/u,
    ]) {
      expect(
        told.filter((one) => what.test(one)),
        String(what),
      ).not.toEqual([]);
    }
  });
});

describe('a panel of a seat to which something is proposed', () => {
  const [tusk] = SHELF.values();
  if (tusk === undefined) throw new Error('The shelf is empty.');
  const [first] = walkOf(tusk);
  if (first === undefined) throw new Error('Nothing was played.');
  const { row, ...rest } = loadedAs(tusk, first, 2);
  const offer = (id: number, from: number, to: number): ProposalRow => ({
    id,
    match: row.id,
    kind: 'trade',
    from,
    to: [to],
    agreed: [],
    body: { gives: { food: id }, takes: { stick: 1 } },
    status: 'open',
    mark: 'm',
    message: null,
    until: null,
    createdAt: new Date(0),
  });
  const panelWith = (...proposals: ProposalRow[]) => {
    const loaded = { ...rest, row: { ...row, proposals } };
    const { content, components } = panelFor(loaded, 0, appSpeech('en')).bare();
    return { content, rows: JSON.stringify(paintedRows(components)) };
  };

  it('has what is offered to it before what it offers, the newest first, and says what has no room', () => {
    const { content, rows } = panelWith(
      offer(1, 1, 0),
      offer(2, 1, 0),
      offer(3, 0, 1),
      offer(4, 0, 1),
    );
    expect(content).toMatch(
      /^\*\*1\*\* 🤝 🐦 Heron offers 🔥 Ember 2 food .+\n\*\*2\*\* 🤝 🐦 Heron offers 🔥 Ember 1 food/mu,
    );
    expect(content).toMatch(/^-# 2 more are open: `\/next` lists them\.$/mu);
    // Both are by the same one: only their numbers tell them apart.
    for (const id of ['accept', 'decline', 'counter']) {
      expect(rows).toMatch(new RegExp(`"custom_id":"${id}:2:m","label":"[^"]+ · 1"`, 'u'));
      expect(rows).toMatch(new RegExp(`"custom_id":"${id}:1:m","label":"[^"]+ · 2"`, 'u'));
    }
    expect(rows).not.toContain('withdraw:');
  });

  it('says whose a single one is, and has the buttons of its posts', () => {
    const { content, rows } = panelWith(offer(2, 1, 0));
    expect(content).toMatch(/^🤝 🐦 Heron offers 🔥 Ember 2 food/mu);
    expect(rows).toMatch(/"custom_id":"accept:2:m","label":"Accept · 🐦 Heron"/u);
    const own = panelWith(offer(3, 0, 1));
    expect(own.content).toMatch(/^🤝 You offer 🐦 Heron 3 food for 1 stick\.$/mu);
    expect(own.rows).toContain('"custom_id":"withdraw:3:m","label":"Withdraw"');
  });

  it('has none of others, and none that it has agreed to', () => {
    const undo: ProposalRow = {
      ...offer(4, 1, 0),
      kind: 'undo',
      agreed: [0],
      body: { at: 1, to: 0 },
    };
    for (const { content, rows } of [panelWith(undo), panelWith()]) {
      expect(content).not.toMatch(/🤝 (?!Trade:)|asks to take back/u);
      expect(rows).not.toMatch(/accept:|withdraw:/u);
    }
    expect(panelWith({ ...undo, agreed: [] }).content).toMatch(/Heron asks to take back/u);
  });
});

describe('a panel of somebody who waits', () => {
  it('says nothing in grey about the turn of another one', () => {
    const idle = [...SHELF.values()].flatMap((edition) =>
      walkOf(edition).flatMap((match) => {
        const loaded = loadedAs(edition, match, 2);
        const isAsked = askedOf(loaded, 0, 'en').some(({ decision }) => decision.owed);
        return isAsked ? [] : [panelFor(loaded, 0, appSpeech('en')).bare().content];
      }),
    );
    expect(idle.length).toBeGreaterThan(10);
    for (const content of idle) {
      expect(content).not.toMatch(/(Grow|Hunt|Fight|Place|Buy): /u);
    }
  });
});

describe('a panel of a match that is over', () => {
  it('offers to take nothing back', () => {
    const [tusk] = SHELF.values();
    if (tusk === undefined) throw new Error('The shelf is empty.');
    const acted = walkOf(tusk).find((match) => undoTarget(match, 0).ok);
    if (acted === undefined) throw new Error('Nothing could ever be taken back.');
    const loaded = loadedAs(tusk, acted, 2);
    const labels = (status: 'running' | 'over'): string =>
      JSON.stringify(
        panelFor({ ...loaded, row: { ...loaded.row, status } }, 0, appSpeech('en')).bare()
          .components,
      );
    expect(labels('running')).toContain('"Undo"');
    expect(labels('over')).not.toContain('"Undo"');
    expect(labels('running')).not.toContain('"Play again"');
    expect(labels('over')).toContain('"Play again"');
  });

  it('says how it came out, and where it is told', () => {
    for (const edition of SHELF.values()) {
      const last = walkOf(edition).at(-1);
      if (last === undefined) throw new Error('Nothing was played.');
      const { row, ...rest } = loadedAs(edition, last, 2);
      const home = { ...row.home, thread: '77' };
      const over = { ...rest, row: { ...row, home, status: 'over' } } as const;
      const { content } = panelFor(over, 0, appSpeech('en')).bare();
      const view = edition.game.view(last.state, 'public');
      const words = edition.in('en');
      expect(content).toContain(words.result(view, tableIn(rest.table, 'en')));
      expect(content).toContain('It is over. Read it in <#77>.');
      expect(content).not.toContain('so far');
    }
  });
});

describe.each(EDITIONS)('what a panel of $name asks', (edition) => {
  it('has titles that end, and none that only repeats the heading above', () => {
    for (const match of walkOf(edition)) {
      for (const language of LANGUAGE_IDS) {
        const loaded = loadedAs(edition, match, 2);
        const { content } = panelFor(loaded, 0, appSpeech(language)).bare();
        for (const { question } of askedOf(loaded, 0, language)) {
          const isLeftOut = question.repeatsHeading === true;
          expect(content.includes(`**${question.title}`)).toBe(!isLeftOut);
          expect(content).not.toMatch(/^(?:-# 📜 )?\*\*[^*]*[^*.?!…]\*\* [^·]/mu);
        }
      }
    }
  });
});

/** A match at every step, as it is played by chance. */
function walkOf(
  edition: AnyEdition,
  seats = 2,
  player: AnyEdition['players'][number] | typeof randomPlayer = randomPlayer,
): Match<unknown>[] {
  const walk: Match<unknown>[] = [];
  playMatch(edition.game, {
    seed: '9'.repeat(32),
    seats,
    config: edition.game.config({}),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom('a walk'),
    each: ({ match }) => walk.push(match),
  });
  return walk;
}

describe('orders', () => {
  const edition: AnyEdition = steadingEdition;
  const walk: Match<unknown>[] = [];
  playMatch(edition.game, {
    seed: '7'.repeat(32),
    seats: 3,
    config: edition.game.config({}),
    players: [randomPlayer, randomPlayer, randomPlayer],
    random: namedRandom('orders'),
    each: ({ match }) => walk.push(match),
  });
  /** The first moment at which a place is asked of one seat alone. */
  const placing = walk.find(({ state }) =>
    edition.game.decisions(state).some(({ kind }) => kind === 'place'),
  );
  if (placing === undefined) throw new Error('Nobody was asked for a place.');
  const loaded = loadedAs(edition, placing, 3);
  const shown = (seat: number, opened: Opened | null = null) => {
    const panel = panelFor(loaded, seat, appSpeech('en'), null, opened);
    const { content, components } = panel.pictured;
    const rows = paintedRows(components).map((row) => row.components);
    const labels = rows.flat().flatMap((one) => ('options' in one ? one.options : []));
    return { content, rows, panel, labels: labels.map(({ label }) => label) };
  };
  /** Who has a choice of orders: those who hold the card. */
  const holder = [0, 1, 2].find(
    (seat) =>
      askedOf(loaded, seat, 'en').find(({ decision }) => !decision.owed)?.offers.length === 2,
  );

  it('stand apart, below what is owed', () => {
    const { content, rows } = shown(0);
    expect(content).toMatch(/Where does your elder go\?[^]*\n-# 📜 \*\*What comes at other feasts/);
    expect(content).not.toContain('Waiting for');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatchObject([{ label: 'Order …' }]);
  });

  it('hide neither that nothing is owed nor whom the game waits for', () => {
    const { content, rows } = shown(1);
    expect(content).toMatch(
      /Nothing is waiting for you here right now\.\nWaiting for 🔥 Hearth \(<@Ash>\)\.\n/u,
    );
    expect(content).toMatch(/\n-# 📜 \*\*What comes at other feasts/);
    expect(rows).toHaveLength(2);
  });

  it('leave letters to what is owed, and have their own where they are opened', () => {
    expect(shown(0).labels.slice(0, 3)).toEqual([
      'A · Forest: 1 to 3 wood',
      'B · River: 1 to 3 food',
      'C · Feast: 3 points',
    ]);
    expect(JSON.stringify(shown(1).panel.pictured.scene)).not.toMatch(/"letter":"/u);
    if (holder === undefined) throw new Error('Nobody holds the card.');
    expect(shown(holder, opening('orders', 'order')).labels).toEqual([
      'Nothing',
      'A · Storm: no points for them, 1 point for you',
    ]);
  });

  it('are no answer to a button of what is owed by the same command', () => {
    expect(shown(1, opening('open', 'order')).labels).toEqual([]);
  });

  it('are beside a list whose letters stand on its picture, on places and on cards', () => {
    const { panel, labels } = shown(0);
    const { panes, cards } = panel.pictured.scene;
    const places = panes.flatMap(({ rows }) => rows.filter((row) => row.row === 'place'));
    const lettered = [...places, ...cards].map(({ letter, name }) => `${letter} · ${name}`);
    expect(labels.map((label) => label.split(':')[0])).toEqual(lettered);
    expect(lettered).toHaveLength(9);
  });
});

const steading: AnyEdition = steadingEdition;

/** The same with a command that needs no options: each answer to it is a press. */
const pressed: AnyEdition = {
  ...steading,
  in(language) {
    const words = steading.in(language);
    const commands = words.commands.map((one) =>
      one.name === 'guard' ? { ...one, options: [] } : one,
    );
    return { ...words, commands };
  },
};

describe('the panels of answers that no list holds', () => {
  const cases = [
    ['amounts in lines', steading, 3, { workers: 7, fields: 60, ice: 3000 }],
    ['nothing', steading, 3, { workers: 7, least: 0 }],
    ['things by their names', steading, 3, { workers: 60 }],
    // So many things at a full table take long, and are no other panels.
    ['many things by their names', steading, 3, { workers: 150 }],
    ['presses', pressed, 3, { workers: 7 }],
  ] as const;
  // Each language meets few seats and many, though not with each of these.
  const inTurn = cases.flatMap(([what, edition, most, config], nth) =>
    [2, most].map((seats, at) => {
      const language = LANGUAGE_IDS[(nth + at) % LANGUAGE_IDS.length] ?? 'en';
      return { what, edition, config, seats, language };
    }),
  );

  it.each(inTurn)(
    'keep Discord’s limits and lead to every one: $what, in $language with $seats seats',
    ({ edition, config, seats, language }) => {
      expect(tryPanels(edition, seats, language, config)).toBeGreaterThan(20);
    },
  );
});

describe('the panel of whoever waits for what others choose in secret', () => {
  const [tusk] = SHELF.values();
  if (tusk === undefined) throw new Error('The shelf is empty.');
  const { game } = tusk;
  /** Moments at which a person and a computer player are to, and the reader is asked nothing. */
  const moments = walkOf(tusk, 3, tusk.players.at(-1)).flatMap((match) => {
    const [other, computer] = waitingFor({ edition: tusk, match }).filter(({ sealed }) => sealed);
    if (match.sealed.length > 0 || other === undefined || computer === undefined) return [];
    const reader = [0, 1, 2].find((seat) => seat !== other.seat && seat !== computer.seat) ?? 0;
    return [{ match, reader, computer }];
  });

  it('does not tell whether a computer player has', () => {
    expect(moments.length).toBeGreaterThan(0);
    for (const { match, reader, computer } of moments) {
      const at = decisionsIn(game, match).findIndex(({ id }) => id === computer.id);
      const asked = game.decisions(match.state)[at];
      if (asked === undefined) throw new Error('It is asked nothing.');
      const { key } = anyChoice(game.choices(match.state, asked), namedRandom('in secret'));
      const its = { seat: computer.seat, decision: computer.id, choice: key };
      const panel = (sealed: Match<unknown>['sealed']): string => {
        const { row, ...loaded } = loadedAs(tusk, { ...match, sealed }, 3);
        const seats = row.seats.map((one) =>
          one.seat === computer.seat ? { ...one, user: null, heldBy: 'computer' as const } : one,
        );
        const seated = { ...loaded, row: { ...row, seats } };
        return panelFor(seated, reader, appSpeech('en')).bare().content;
      };
      expect(panel([])).toMatch(/waiting for/iu);
      expect(panel([its])).toBe(panel([]));
    }
  });
});
