import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { readId, readPlainly, readValue } from '../../src/panel/ids.ts';
import { afterAnswer } from '../../src/panel/following.ts';
import { FEW, opening } from '../../src/panel/lists.ts';
import { fewOf, type Opened } from '../../src/panel/offering.ts';
import { answeredPanel, boardPanel, panelFor } from '../../src/panel/panel.ts';
import { type OpenedPiece, piecesOf } from '../../src/panel/pieces.ts';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { anyChoice } from '../../src/engine/choices.ts';
import type { Decision } from '../../src/engine/game.ts';
import { namedSeed } from '../../src/engine/laws.ts';
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
import { board, play } from '../games/tusk/board.ts';
import { drawn, LOT } from '../lot.ts';
import { tryPanels } from './panels.ts';
import { loadedAs } from '../panel/loaded-as.ts';
import { paintedRows } from '../../src/discord/painted.ts';
import { sizeOf } from '../../src/panel/controls.ts';

describe.each(EDITIONS)(`the panels of $name (${LOT})`, (edition) => {
  const [, most] = edition.game.seats;

  // With few seats, words are as long as with many: there each moment is tried, elsewhere some.
  const languages = drawn(`${edition.game.id} panels`, LANGUAGE_IDS, 1);
  const all = [[USUAL_LANGUAGE, 2] as const, ...languages.map((one) => [one, most] as const)];
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
    for (const { text: content, components } of [panel.bare(), panel.pictured ?? panel.bare()]) {
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
  /** Moments at which several members may act, as chance plays and as a computer player does. */
  const moments = [walkOf(tusk), walkOf(tusk, 2, tusk.players.at(-1))].flat().flatMap((match) => {
    const loaded = loadedAs(tusk, match, 2);
    const pieces = piecesOf(loaded, 0, askedOf(loaded, 0, 'en'), speech);
    return pieces.length < 2 ? [] : [{ loaded, pieces }];
  });
  const listsOf = (loaded: Loaded, opened: OpenedPiece) =>
    panelFor(loaded, 0, speech, null, opened)
      .bare()
      .components.flatMap((row) => (row.is === 'list' ? [row.list] : []));
  const shown = moments.flatMap(({ loaded, pieces }) =>
    pieces.map((piece) => {
      const opened = { do: 'piece', piece: piece.key } as const;
      const { text: content, components } = panelFor(loaded, 0, speech, null, opened).bare();
      const rows = paintedRows(components).map((row) => JSON.stringify(row));
      const spot = { is: 'piece', name: piece.key } as const;
      const more = panelFor(loaded, 0, speech, null, { do: 'more', spot }).bare().text;
      const lists = listsOf(loaded, opened);
      return { loaded, piece, pieces, content, more, lists, rows: rows.join('\n') };
    }),
  );

  it('asks about that one alone, and has the others and the end of the turn beside it', () => {
    expect(shown.length).toBeGreaterThan(10);
    for (const { piece, pieces, content, rows } of shown) {
      expect(content).toContain(`\n**${piece.question}**\n`);
      for (const one of pieces) {
        if (one === piece) continue;
        expect(content).not.toContain(one.question);
        expect(rows).toContain(`"label":"${one.short}"`);
      }
      expect(rows).toMatch(/"label":"End turn/);
    }
  });

  it('has one list of where it may go, each place once, and a button for each thing it may do there', () => {
    const ways = new Set<string>();
    for (const { lists, loaded, piece } of shown) {
      const own = askedOf(loaded, 0, 'en', piece.key).flatMap(({ offers }) => offers);
      const [goes, ...others] = lists.filter(({ press }) => press.do === 'pick');
      expect(others).toEqual([]);
      expect(goes === undefined).toBe(own.length <= FEW);
      const values = goes?.options.map(({ value }) => value) ?? [];
      const places = values.flatMap((value) => readValue(value) ?? []);
      const moves = own.filter(({ phrase }) => phrase.command === 'move');
      // Gathering twice stands behind the places.
      const gather = `gather.${piece.key}`;
      const twice = places.filter(({ choice }) => choice === gather);
      if (goes !== undefined)
        expect(places.map(({ choice }) => choice)).toEqual(
          [...moves, ...twice].map(({ choice }) => choice),
        );
      for (const { choice, next } of places) {
        if (choice === gather) ways.add('gathers twice');
        else ways.add(next.length === 0 ? 'goes' : 'goes and gathers');
        expect(next).toEqual(next.length === 0 ? [] : [gather]);
      }
      // Who gathers where it goes may also only go there.
      const gathers = places.some(({ next }) => next.length > 0);
      expect(readPlainly(values.at(-1) ?? '')).toBe(gathers ? piece.key : null);
      const plainly = listsOf(loaded, { do: 'piece', piece: piece.key, isPlain: true });
      for (const { options } of plainly) {
        expect(options.filter(({ value }) => value.includes('|') || readPlainly(value))).toEqual(
          [],
        );
      }
    }
    expect(ways).toEqual(new Set(['goes', 'goes and gathers', 'gathers twice']));
  });

  it('stays within four rows', () => {
    for (const { rows } of shown) expect(rows.split('\n').length).toBeLessThanOrEqual(4);
  });

  it('says in a grey line what it may not do now, and why', () => {
    const lines = shown.map(({ more }) => more.split('\n').at(-1) ?? '');
    for (const why of [
      '🧺 Gather: nothing to gather there · 🍲 Craft: not on this tile',
      '🍲 Craft: needs 1 grass + 1 stone',
      '👣 Move: wounded · 🧺 Gather: wounded · 🍲 Craft: wounded',
    ]) {
      expect(lines.filter((line) => line.startsWith('-# ') && line.includes(why))).not.toEqual([]);
    }
  });

  it('explains the sign of what cannot be taken back, behind More …', () => {
    for (const { more } of shown) expect(more).toContain('\n-# ❗ cannot be taken back\n');
  });

  it('has the fight that it may begin with others, too, or why it may not', () => {
    let fights = 0;
    for (const { loaded, piece, more: content, rows } of shown) {
      const own = askedOf(loaded, 0, 'en', piece.key)
        .flatMap(({ offers }) => offers)
        .find(({ phrase }) => phrase.command === 'fight');
      const why = /⚔️ Fight: /u;
      if (own === undefined) expect(content).toMatch(why);
      else {
        fights += 1;
        expect(rows).toContain(`:${own.decision}:${own.choice}"`);
        expect(content).not.toMatch(why);
      }
    }
    expect(fights).toBeGreaterThan(0);
  });

  it('is still the one that was opened after a look behind More … and at the board', () => {
    const [moment] = moments;
    const second = moment?.pieces[1];
    if (moment === undefined || second === undefined) throw new Error('Nobody had two members.');
    const spot = { is: 'piece', name: second.key } as const;
    const more = panelFor(moment.loaded, 0, speech, null, { do: 'more', spot }).bare();
    const presses = more.components.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));
    expect(presses.map(({ press }) => press)).toEqual(
      expect.arrayContaining([
        { do: 'piece', match: moment.loaded.row.id, piece: second.key },
        { do: 'look', match: moment.loaded.row.id, spot },
      ]),
    );
    expect(boardPanel(moment.loaded, 0, speech, spot).bare().text).toContain(second.question);
  });

  it('is opened when one has acted, the same or the first that may still act', () => {
    const [moment] = moments;
    if (moment === undefined) throw new Error('Nobody ever had two members.');
    const { loaded, pieces } = moment;
    const textAfter = (acted: string | null) =>
      answeredPanel(loaded, 0, speech, [], null, acted).bare().text;
    const [first, second] = pieces;
    expect(textAfter(second?.key ?? '')).toContain(second?.question);
    for (const acted of ['gone', null]) {
      expect(textAfter(acted)).toContain(first?.question);
      expect(textAfter(acted)).not.toContain(second?.question);
    }
  });
});

describe('a turn in which nothing is left but to end it', () => {
  it('has that in the last row, where it ends others', () => {
    const [tusk] = SHELF.values();
    if (tusk === undefined) throw new Error('The shelf is empty.');
    let ends = 0;
    for (const match of walkOf(tusk, 2, tusk.players.at(-1))) {
      const loaded = loadedAs(tusk, match, 2);
      const offers = askedOf(loaded, 0, 'en').flatMap((one) => one.offers);
      if (offers.length !== 1 || offers[0]?.phrase.command !== 'done') continue;
      ends += 1;
      const { components } = panelFor(loaded, 0, appSpeech('en')).bare();
      expect(components).toHaveLength(1);
      expect(JSON.stringify(paintedRows(components))).toMatch(/End turn.*More …/u);
    }
    expect(ends).toBeGreaterThan(0);
  });
});

describe('what stands in a list', () => {
  it('says more than a bare number, and is never the only thing there', () => {
    let lists = 0;
    for (const edition of SHELF.values()) {
      for (const match of [walkOf(edition), walkOf(edition, 2, edition.players.at(-1))].flat()) {
        const { components } = panelFor(loadedAs(edition, match, 2), 0, appSpeech('en')).bare();
        for (const row of components) {
          if (row.is !== 'list') continue;
          lists += 1;
          expect(row.list.options.length).toBeGreaterThan(1);
          for (const { label } of row.list.options) expect(label).not.toMatch(/^\d+$/u);
        }
      }
    }
    expect(lists).toBeGreaterThan(30);
  });
});

describe('what stands on a button', () => {
  it('is red only where it gives something up, and bears a sign where others would have to agree to take it back', () => {
    let [red, signed] = [0, 0];
    for (const edition of SHELF.values()) {
      for (const match of walkOf(edition)) {
        const { row, ...rest } = loadedAs(edition, match, 2);
        const loaded = { row, ...rest };
        const rows = panelFor(loaded, 0, appSpeech('en')).bare().components;
        for (const one of paintedRows(rows).flatMap((each) => each.components)) {
          if (one.type !== ComponentType.Button || !('custom_id' in one)) continue;
          const isRed = one.style === ButtonStyle.Danger;
          const given = readId(one.custom_id);
          if (isRed) red += 1;
          // A secret answer that gives something up goes by its digest, and is asked once more all the same.
          if (given?.do !== 'hidden') expect(isRed).toBe(given?.do === 'ask');
          if (given?.do !== 'answer') continue;
          const isFinal = afterAnswer(loaded, 0, given) === null;
          if (isFinal) signed += 1;
          expect(one.label?.endsWith(' ❗')).toBe(isFinal);
        }
      }
    }
    expect(red).toBeGreaterThan(10);
    expect(signed).toBeGreaterThan(10);
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
      /^then \d actions? (?:is|are) left/u,
      /^\d+ to \d+ \w+, usually \d+; tools add to the dice/u,
    ]) {
      expect(
        told.filter((one) => what.test(one)),
        String(what),
      ).not.toEqual([]);
    }
  });
});

describe('the selects of a panel', () => {
  it('do not say once more what is asked in bold, where that is one question', () => {
    const told = [...SHELF.values()].flatMap((edition) =>
      walkOf(edition).flatMap((match) =>
        [0, 1].flatMap((seat) => {
          const loaded = loadedAs(edition, match, 2);
          const { text: content, components } = panelFor(loaded, seat, appSpeech('en')).bare();
          const asked = [...content.matchAll(/^\*\*(.+)\*\*$/gmu)].map(([, title = '']) => title);
          const [title, ...others] = asked;
          if (title === undefined || others.length > 0) return [];
          return paintedRows(components).flatMap((row) =>
            row.components.flatMap((one) =>
              one.type === ComponentType.StringSelect ? { title, says: one.placeholder ?? '' } : [],
            ),
          );
        }),
      ),
    );
    expect(told.map(({ says }) => says)).toContain('Tools …');
    expect(told.filter(({ title, says }) => says.includes(title))).toEqual([]);
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
    const { text: content, components } = panelFor(loaded, 0, appSpeech('en')).bare();
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
        return isAsked ? [] : [panelFor(loaded, 0, appSpeech('en')).bare().text];
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
      const { text: content } = panelFor(over, 0, appSpeech('en')).bare();
      const view = edition.game.view(last.state, 'public');
      const words = edition.in('en');
      expect(content).toContain(words.result(view, tableIn(rest.table, 'en')));
      expect(content).toContain('It is over. Read it in <#77>.');
      expect(content).not.toContain('so far');
    }
  });
});

describe.each(EDITIONS)('what a panel of $name asks', (edition) => {
  it('stands there in one line, of a piece where one is to act', () => {
    for (const match of walkOf(edition)) {
      for (const language of LANGUAGE_IDS) {
        const loaded = loadedAs(edition, match, 2);
        const texts = [null, { do: 'more', spot: null } as const].map(
          (opened) => panelFor(loaded, 0, appSpeech(language), null, opened).bare().text,
        );
        const content = texts.join('\n');
        const pieces = piecesOf(loaded, 0, askedOf(loaded, 0, language), appSpeech(language));
        for (const { decision, offers, question } of askedOf(loaded, 0, language)) {
          if (question.idle) continue;
          const piece = pieces.find((one) => one.offers.some((offer) => offers.includes(offer)));
          const asks = piece?.question ?? question.title;
          expect(content).toContain(decision.owed ? `**${asks}**` : `**${asks}`);
          expect(content).toContain(question.text);
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
    const { text: content, components } = panel.pictured ?? panel.bare();
    const rows = paintedRows(components).map((row) => row.components);
    const labels = rows.flat().flatMap((one) => ('options' in one ? one.options : []));
    return { content, rows, panel, labels: labels.map(({ label }) => label) };
  };
  it('stand apart, below what is owed', () => {
    const { content, rows } = shown(0);
    expect(content).toContain('Where does your elder go?');
    expect(content).not.toMatch(/Waiting for|What comes at other feasts/u);
    expect(rows).toHaveLength(2);
    const more = shown(0, { do: 'more', spot: null });
    expect(more.content).toMatch(/\n-# 📜 \*\*What comes at other feasts/);
    expect(more.rows[0]).toMatchObject([
      { label: 'Order …' },
      { label: 'Board' },
      { label: 'My hand' },
      { label: 'How to play' },
      { label: 'Plan' },
    ]);
  });

  it('hide neither that nothing is owed nor whom the game waits for', () => {
    const { content, rows, panel } = shown(1);
    expect(content).toMatch(/\nWaiting for 🔥 Hearth \(<@Ash>\)\.$/u);
    expect(rows).toMatchObject([[{ label: 'More …' }]]);
    expect(panel.pictured).toBeNull();
    expect(shown(1, { do: 'more', spot: null }).content).toMatch(
      /\n-# 📜 \*\*What comes at other feasts/,
    );
  });

  it('are no answer to a button of what is owed by the same command', () => {
    expect(shown(1, opening('open', 'order')).labels).toEqual([]);
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
        return panelFor(seated, reader, appSpeech('en')).bare().text;
      };
      expect(panel([])).toMatch(/waiting for/iu);
      expect(panel([its])).toBe(panel([]));
    }
  });
});

describe('the panel of whoever is asked two things in secret', () => {
  it('asks no more what was chosen already, until all is', () => {
    const edition = SHELF.get('valley-of-the-mammoths');
    if (edition === undefined) throw new Error('The shelf lacks the game.');
    const { game } = edition;
    const moments: { match: Match<unknown>; reader: number; both: Decision[] }[] = [];
    // At a season’s end some of them are hungry.
    playMatch(game, {
      seed: namedSeed('w 4 3'),
      seats: 4,
      config: {},
      players: [0, 1, 2, 3].map((seat) => edition.players[seat % 2] ?? randomPlayer),
      random: namedRandom('w 4 3'),
      each({ match }) {
        const open = waitingFor({ edition, match }).filter(({ sealed }) => sealed);
        for (const reader of match.sealed.length === 0 ? [0, 1, 2, 3] : []) {
          const both = open.filter(({ seat }) => seat === reader);
          if (both.length === 2) moments.push({ match, reader, both });
        }
      },
    });
    expect(moments.length).toBeGreaterThan(0);
    for (const { match, reader, both } of moments) {
      const names = both.map(({ seat, id }) => {
        const at = decisionsIn(game, match).findIndex((one) => one.id === id);
        const asked = game.decisions(match.state)[at];
        if (asked === undefined) throw new Error('It is asked nothing.');
        const { key } = anyChoice(game.choices(match.state, asked), namedRandom('two'));
        return { seat, decision: id, choice: key };
      });
      const asks = (chosen: Match<unknown>['sealed']): string[] => {
        const loaded = loadedAs(edition, { ...match, sealed: chosen }, 4);
        const panel = panelFor(loaded, reader, appSpeech('en')).bare().text;
        return askedOf(loaded, reader, 'en').flatMap(({ question: { title } }) =>
          panel.includes(`**${title}**`) ? [title] : [],
        );
      };
      const [first, second] = asks([]);
      expect(asks(names.slice(0, 1))).toEqual([second]);
      expect(asks(names.slice(1))).toEqual([first]);
      expect(asks(names)).toEqual([first, second]);
    }
  });
});

describe('the panel of whoever has said ahead whom it attacks', () => {
  it('asks and tells nothing twice, and marks what was chosen', () => {
    const edition = SHELF.get('tusk');
    const [match] = edition === undefined ? [] : walkOf(edition, 3, edition.players.at(-1));
    if (edition === undefined || match === undefined) throw new Error('Nothing was played.');
    // Who began the fight waits for the others, and then for its turn.
    const { state } = play(
      board({ tribes: [{ members: ['D3'] }, { members: ['D3'] }, { members: ['D3'] }] }),
      0,
      'fight.D3',
    );
    const panel = (sealed: Match<unknown>['sealed']) => {
      const loaded = loadedAs(edition, { ...match, state, sealed }, 3);
      const [asked] = askedOf(loaded, 0, 'en').filter(({ decision }) => !decision.owed);
      if (asked === undefined) throw new Error('It is asked nothing.');
      const { text, components } = panelFor(loaded, 0, appSpeech('en')).bare();
      return { asked, text, marks: JSON.stringify(components).split('"emoji":"✅"').length - 1 };
    };
    const before = panel([]);
    const { decision, question } = before.asked;
    expect(before.text).toContain(question.title);
    expect(before.marks).toBe(0);
    const [chosen] = fewOf(before.asked);
    if (chosen === undefined) throw new Error('Nothing may be chosen.');
    const { text, marks } = panel([{ seat: 0, decision: decision.id, choice: chosen.choice }]);
    expect(text).toContain('Chosen ahead');
    expect(text).not.toContain(question.title);
    expect(text.match(/until then you can change it/gu)).toHaveLength(1);
    expect(marks).toBe(1);
  });
});
