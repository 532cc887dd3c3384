import { describe, expect, it } from 'vitest';
import { groups, shapedOnes, type Values } from '../../src/panel/group.ts';
import { meant, offerNamed } from '../../src/discord/commands/meaning.ts';
import { shapeOf } from '../../src/panel/forms/form.ts';
import { inWordsOf } from '../../src/discord/commands/in-languages.ts';
import { amounts, picks } from '../../src/engine/choices.ts';
import type { Amounts, Choice, Goods, Picks } from '../../src/engine/game.ts';
import { ask } from '../../src/engine/question.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { Language } from '../../src/language/languages.ts';
import type { Amiss } from '../../src/panel/unavailable.ts';
import { Refused } from '../../src/match/app/refused.ts';
import type { Asked } from '../../src/match/loaded/asked.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { clip } from '../../src/presentation/clip.ts';
import { appSpeech } from '../../src/words/index.ts';
import { KINDS } from '../games/steading/content.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { heldBy } from './fields.ts';
import { paintedForm } from '../../src/discord/painted.ts';

const TUSK: AnyEdition = tuskEdition;
const STEADING: AnyEdition = steadingEdition;
const TABLE = { matchName: 'A match', seats: [] };

/** How a match of a game begins. */
function stateOf({ game }: AnyEdition): unknown {
  const [seats] = game.seats;
  return game.setup(game.config({}), seats, namedRandom('offers'), game.rules).state;
}

/** A question of a game that is answered by a shape. */
function askedFor(
  edition: AnyEdition,
  kind: string,
  shape: Amounts<unknown> | Picks<unknown>,
  language: Language = 'en',
): Asked {
  const decision = ask({ seat: 0, kind, topic: `${kind}.1.0` });
  const words = edition.in(language);
  const view = edition.game.view(stateOf(edition), 0);
  const asked = {
    decision,
    question: { title: kind, text: 'What do you use?' },
    sealed: null,
    offers: [],
    offersWith: () => [],
    offer: ({ key }: Choice<unknown>) => ({
      decision: decision.id,
      choice: key,
      phrase: { command: kind, options: {}, label: key },
      piece: null,
    }),
  };
  if (shape.shape === 'amounts') {
    const spoken = words.amounts?.(shape, decision, view, TABLE);
    if (spoken === undefined) throw new Error('There are no words for amounts.');
    return { ...asked, shaped: { is: 'amounts', shape, spoken } };
  }
  const spoken = words.picks?.(shape, decision, view, TABLE);
  if (spoken === undefined) throw new Error('There are no words for picks.');
  return { ...asked, shaped: { is: 'picks', shape, spoken } };
}

const action = (given: unknown): unknown => given;
const uses = (most: Goods) => amounts({ name: 'use', most, action });

describe('a command of amounts', () => {
  const words = tuskEdition.in('en');
  const withStones = (stone: number) => [askedFor(TUSK, 'attack', uses({ stone }))];

  it('is a form where there is much to fill in', () => {
    expect(groups(words, withStones(25))).toMatchObject([{ offeredAs: 'form' }]);
  });

  it('is a list where it has room for all', () => {
    expect(groups(words, withStones(24))).toMatchObject([{ offeredAs: 'take' }]);
  });

  it('is a press where nothing can be used: a form without fields cannot be opened', () => {
    expect(groups(words, withStones(0))).toMatchObject([{ offeredAs: 'only' }]);
  });
});

/** Why a command with these values is refused, in a language. */
function refusal(
  edition: AnyEdition,
  language: Language,
  command: string,
  asked: readonly Asked[],
  values: Values,
  amiss?: Parameters<typeof meant>[5],
): string {
  try {
    return meant(edition, language, asked, command, values, amiss).choice;
  } catch (error) {
    if (error instanceof Refused) return error.in(language);
    throw error;
  }
}

describe('what is wrong with amounts is said in the words of their game', () => {
  const goods = { stick: 2, grass: 1, stone: 0 };

  it.each([
    ['en', { sticks: 3 }, 'You have 2 sticks, not 3.'],
    ['en', { stones: 1 }, 'You have 0 stones, not 1.'],
    ['en', { grass: 2 }, 'You have 1 grass, not 2.'],
    ['de', { sticks: 3 }, 'Du hast 2 Stöcke, nicht 3.'],
    ['en', { sticks: 2, grass: 1 }, 'use.2-1-0'],
    ['de', {}, 'use.0-0-0'],
  ] as const)('in %s, of %j: %s', (language, values, said) => {
    const asked = askedFor(TUSK, 'commit', uses(goods), language);
    expect(refusal(TUSK, language, 'commit', [asked], values)).toBe(said);
  });

  const food = amounts({ name: 'share', most: { 0: 4, 1: 4 }, total: 4, action });
  it.each([
    ['en', { ember: 3 }, 'That makes 3 together; it has to be 4.'],
    ['de', { ember: 3, heron: 2 }, 'Zusammen macht das 5; es müssen 4 sein.'],
    ['en', { heron: 5 }, 'At most 4 food for Heron, not 5.'],
    ['de', { heron: 5 }, 'Höchstens 4 Nahrung für Reiher, nicht 5.'],
    ['en', { ember: 4, fern: 1 }, '“fern” doesn’t belong here. Leave it out.'],
    ['en', { ember: 4, fern: 0 }, 'share.4-0'],
  ] as const)('in %s, of a share %j: %s', (language, values, said) => {
    const asked = askedFor(TUSK, 'share', food, language);
    expect(refusal(TUSK, language, 'share', [asked], values)).toBe(said);
  });

  const paid = amounts({
    name: 'feed',
    most: { food: 9, wood: 9 },
    least: { wood: 1 },
    total: { least: 3, most: 6 },
    action,
  });
  it.each([
    [{ food: 3 }, 'At least 1 wood, not 0.'],
    [{ food: 1, wood: 1 }, 'That makes 2 together; it has to be at least 3.'],
    [{ food: 6, wood: 1 }, 'That makes 7 together; it can be 6 at most.'],
  ])('of a range %j: %s', (values, said) => {
    expect(refusal(STEADING, 'en', 'feed', [askedFor(STEADING, 'feed', paid)], values)).toBe(said);
  });
});

describe('what is wrong with picks is said, and never all that is possible', () => {
  const things = Array.from({ length: 300 }, (_, at) => `w${at + 1}`);
  const from = (least: number, most: number) =>
    askedFor(STEADING, 'send', picks({ name: 'send', things, many: { least, most }, action }));

  it.each([
    ['en', from(2, 4), 'Worker 1', 'Choose 2 to 4 of them, not 1.'],
    ['en', from(2, 2), '', 'Choose 2 of them, not 0.'],
    ['de', from(2, 4), 'w1,w2,w3,w4,w5', 'Wähle 2 bis 4 davon, nicht 5.'],
    ['en', from(1, 4), 'Worker 5, w5', 'You named “Worker 5” twice. Name each one once.'],
    ['en', from(1, 4), 'worker 3,Worker 2', 'send.w2.w3'],
    [
      'en',
      from(1, 4),
      'Fir',
      // As many as there is room for.
      `“Fir” isn’t one of them. You can choose: ${Array.from({ length: 82 }, (_, at) => `Worker ${at + 1}`).join(', ')}; and 218 more.`,
    ],
  ] as const)('in %s: %s', (language, asked, workers, said) => {
    expect(refusal(STEADING, language, 'send', [asked], { workers })).toBe(said);
  });
});

describe('a form that was refused', () => {
  /** What its fields hold when it is opened again. */
  function again(
    asked: Asked,
    filled: Readonly<Record<string, readonly string[]>>,
    language: Language = 'en',
  ) {
    const [group] = shapedOnes(groups(STEADING.in(language), [asked]));
    if (group === undefined) throw new Error('There is nothing to fill in.');
    const shape = shapeOf(group);
    const draft = shape.draft(new Map(Object.entries(filled)));
    const form = { press: { do: 'find', game: '', back: null }, title: '' } as const;
    const fields = shape.fields(appSpeech(language), draft);
    return { draft, held: heldBy(paintedForm({ ...form, fields }, '').components) };
  }
  const bids = (most: number, language: Language = 'en') =>
    askedFor(
      STEADING,
      'bid',
      amounts({
        name: 'bid',
        most: Object.fromEntries(KINDS.map((kind) => [kind, most])),
        total: 7,
        action,
      }),
      language,
    );
  const nameOf = ({ shaped }: Asked, kind: string) =>
    shaped?.is === 'amounts' ? shaped.spoken.name(kind) : null;
  const sent = (count: number) => {
    const things = Array.from({ length: count }, (_, at) => `w${at + 1}`);
    return askedFor(
      STEADING,
      'send',
      picks({ name: 'send', things, many: { least: 1, most: 3 }, action }),
    );
  };

  it('holds the amounts that were typed, also of the kinds that share a field', () => {
    const [first, second, third, fourth, fifth, sixth] = KINDS;
    const filled = {
      [first]: ['3'],
      [second]: ['0'],
      [third]: ['1'],
      [fourth]: ['9'],
      '+': [`${fifth}: 5\n\n${sixth} much`],
    };
    const { draft, held } = again(bids(9), filled);
    expect(draft).toBe('3-0-1-9-5-');
    const own = { [first]: '3', [second]: '0', [third]: '1', [fourth]: '9' };
    const [fifthName, sixthName] = [fifth, sixth].map((kind) => nameOf(bids(9), kind));
    expect(held).toEqual({ ...own, '+': `${fifthName}: 5\n${sixthName}: 0` });
  });

  it('speaks of the kinds that share a field in the language of its reader', () => {
    const [, , , , fifth, sixth] = KINDS;
    const german = bids(9, 'de');
    const [fifthName, sixthName] = [fifth, sixth].map((kind) => nameOf(german, kind));
    expect(fifthName).not.toBe(nameOf(bids(9), fifth));
    const typed = { '+': [`${fifthName?.toUpperCase()}: 5\n${sixth} 2`] };
    const { draft, held } = again(german, typed, 'de');
    expect(draft).toBe('----5-2');
    expect(held['+']).toBe(`${fifthName}: 5\n${sixthName}: 2`);
  });

  it('keeps what is too much where it was typed, and nothing that is no number', () => {
    const [first, second, third] = KINDS;
    const { held } = again(bids(99), { [first]: ['120'], [second]: ['many'], [third]: [' 8 '] });
    expect(held).toMatchObject({ [first]: '120', [second]: '0', [third]: '8' });
  });

  it('holds the things that were taken, or named', () => {
    const pages = again(sent(60), { 0: ['w1', 'w25'], 1: ['w26'], 2: ['w60'] });
    expect(pages.held).toEqual({ 0: 'w1,w25', 1: 'w26', 2: 'w60' });
    const named = again(sent(300), { '+': ['Worker 1, fir\nw300'] });
    expect(named).toMatchObject({ draft: '0-299', held: { '+': 'Worker 1, Worker 300' } });
    expect(again(sent(60), {}).held).toEqual({ 0: '', 1: '', 2: '' });
  });
});

describe('two questions of amounts under one command', () => {
  const one = askedFor(
    STEADING,
    'feed',
    amounts({ name: 'feed', most: { food: 2 }, total: 2, action }),
  );
  const other = {
    ...askedFor(STEADING, 'feed', amounts({ name: 'feed', most: { food: 3 }, total: 3, action })),
    decision: ask({ seat: 0, kind: 'feed', topic: 'feed.2.0' }),
  };

  it('are told apart by what fits one of them only', () => {
    expect(refusal(STEADING, 'en', 'feed', [one, other], { food: 3 })).toBe('feed.3');
    expect(refusal(STEADING, 'en', 'feed', [one, one], { food: 2 })).toMatch(
      /^Say which one you mean/,
    );
  });
});

describe('what is possible instead', () => {
  /** Somebody with so many ways to move and nothing else to do. */
  function moving(ways: number, command = 'move'): Asked {
    const decision = ask({ seat: 0, kind: 'turn', topic: 'turn' });
    const offers = Array.from({ length: ways }, (_, at) => ({
      decision: decision.id,
      choice: `${command}.${at}`,
      phrase: {
        command,
        options: { member: String(1 + (at % 2)), to: `E${at}` },
        label: `Member ${1 + (at % 2)}: D4 → E${at}, grassland (3 grass)`,
      },
      piece: String(1 + (at % 2)),
    }));
    const offer = () => offers[0] ?? expect.fail();
    const question = { title: 'Turn', text: 'What?' };
    const offersWith = () => offers;
    return { decision, question, sealed: null, offers, offersWith, shaped: null, offer };
  }
  const gather = tuskEdition.in('en').commands.find(({ name }) => name === 'gather');
  if (gather === undefined) throw new Error('There is nothing to gather.');
  const amiss: Amiss = {
    unavailable: (piece) => (piece === '2' ? [{ command: gather, why: 'nothing left there' }] : []),
    wrong: ({ option, value }) =>
      option === 'to' && value === 'Z9' ? 'there is no such tile' : null,
  };

  it('is said whole, as far as there is room', () => {
    const said = refusal(TUSK, 'en', 'move', [moving(15)], { member: '1', to: 'A1' });
    expect(said).toBe(
      `\`to\` can’t be “A1” here. It can be: ${Array.from({ length: 8 }, (_, at) => `E${2 * at}`).join(', ')}.`,
    );
    const why = refusal(TUSK, 'en', 'move', [moving(1)], { member: '1', to: 'Z9' }, amiss);
    expect(why).toBe('`to` can’t be “Z9”: there is no such tile. It can be: E0.');
    const many = refusal(TUSK, 'en', 'move', [moving(600)], { member: '1', to: 'A1' });
    expect(many.length).toBeLessThan(1000);
    const named = many.split(', ').length - 1;
    expect(named).toBeGreaterThan(100);
    expect(many).toContain(`, … and ${300 - named} more.`);
  });

  it.each([0, 1])('says first why not, by the piece that was named, with %i left', (left) => {
    const asked = [moving(4), ...(left === 0 ? [] : [moving(left, 'gather')])];
    const said = refusal(TUSK, 'en', 'gather', asked, { member: '2' }, amiss);
    expect(said).toMatch(/^Gather: nothing left there\. You can: /u);
    const of = refusal(TUSK, 'en', 'gather', [moving(4)], { member: '1' }, amiss);
    expect(of).toMatch(/^You can’t do that now\./u);
  });
});

describe('what somebody types', () => {
  /** Somebody who may keep a card, with what the cards are called in one language. */
  function keeping(...cards: readonly string[]): Asked {
    const decision = ask({ seat: 0, kind: 'draft', topic: 'draft' });
    const offers = cards.map((card, at) => ({
      decision: decision.id,
      choice: `keep.${at}`,
      phrase: { command: 'keep', options: { card }, label: card },
      piece: null,
    }));
    const question = { title: 'Draft', text: 'Which?' };
    const offer = ({ key }: Choice<unknown>) => ({
      decision: decision.id,
      choice: key,
      phrase: { command: 'keep', options: {}, label: key },
      piece: null,
    });
    const offersWith = () => offers;
    return { decision, question, sealed: null, offers, offersWith, shaped: null, offer };
  }
  /** The same with what autocomplete shows for each. */
  function shown(asked: Asked): Asked {
    const offers = asked.offers.map((offer) => ({
      ...offer,
      phrase: { ...offer.phrase, label: `Keep ${offer.phrase.label}: 2 food` },
    }));
    return { ...asked, offers };
  }
  const english = [keeping('Fishers', 'Grass', 'Sand')];
  const german = [keeping('Fischer', 'Sand', 'Ton')];
  it('is understood as autocomplete shows it where Discord has no room for all of it', () => {
    const own = [shown(keeping('Fishers of the long river '.repeat(5), 'Grass'))];
    const label = own[0]?.offers[0]?.phrase.label ?? '';
    const typed = { card: clip(label, 100) };
    expect(inWordsOf({ own, others: () => [] }, 'keep', typed)['card']).toMatch(/^Fishers/u);
    expect(offerNamed({ own, others: () => [] }, clip(`… ${label}`, 100)).choice).toBe('keep.0');
  });

  const understood = (card: string) =>
    inWordsOf({ own: english, others: () => [german] }, 'keep', { card })['card'];

  it('is taken in the words of its own language, whatever the case', () => {
    expect(understood('fishers')).toBe('fishers');
    expect(understood('Sand')).toBe('Sand');
  });

  it('is understood in the words of another language, too', () => {
    expect(understood('fischer')).toBe('Fishers');
    expect(understood('Ton')).toBe('Sand');
  });

  it('may be what autocomplete showed, in any language', () => {
    const own = [shown(keeping('Fishers', 'Grass'))];
    const others = () => [[shown(keeping('Fischer', 'Gras'))]];
    const card = (typed: string) => inWordsOf({ own, others }, 'keep', { card: typed })['card'];
    expect(card('keep grass: 2 food')).toBe('Grass');
    expect(card('Keep Gras: 2 food')).toBe('Grass');
    expect(card('Keep Sand: 2 food')).toBe('Keep Sand: 2 food');
    const step = (text: string): string => offerNamed({ own, others }, text).choice;
    expect(step('… Keep Grass: 2 food')).toBe('keep.1');
  });

  it('may be what autocomplete showed of one thing of several, commas and all', () => {
    const asked = askedFor(
      STEADING,
      'send',
      picks({ name: 'send', things: ['ash', 'fir'], many: 2, action }),
    );
    if (asked.shaped?.is !== 'picks') throw new Error('They are picked.');
    const label = (thing: string): string => `${thing}, who is free`;
    const spoken = { ...asked.shaped.spoken, label, name: (thing: string) => thing };
    const own = [{ ...asked, shaped: { ...asked.shaped, spoken } }];
    const typed = { workers: 'Fir, who is free' };
    expect(inWordsOf({ own, others: () => [] }, 'send', typed)).toEqual({ workers: 'fir' });
  });

  it('is left as it is where no language knows it, or it means several things', () => {
    expect(understood('Kies')).toBe('Kies');
    const both = [keeping('Stein', 'Stein', 'Ton')];
    expect(inWordsOf({ own: english, others: () => [both] }, 'keep', { card: 'Stein' })).toEqual({
      card: 'Stein',
    });
    expect(inWordsOf({ own: english, others: () => [german] }, 'grow', { card: 'Ton' })).toEqual({
      card: 'Ton',
    });
  });

  /** Somebody who may send workers, with what they are called in one language. */
  function sending(...names: readonly string[]): Asked {
    const things = names.map((_, at) => `w${at}`);
    const asked = askedFor(STEADING, 'send', picks({ name: 'send', things, many: 2, action }));
    if (asked.shaped?.is !== 'picks') throw new Error('They are picked.');
    const name = (thing: string): string => names[things.indexOf(thing)] ?? thing;
    return { ...asked, shaped: { ...asked.shaped, spoken: { ...asked.shaped.spoken, name } } };
  }

  it('is understood name by name, where it is several with commas', () => {
    const all = {
      own: [sending('Smith', 'Hunter', 'Sand')],
      others: () => [[sending('Schmied', 'Sand', 'Töpfer')]],
    };
    const named = (workers: string) => inWordsOf(all, 'send', { workers })['workers'];
    expect(named('schmied, Hunter')).toBe('Smith, Hunter');
    expect(named('Töpfer,w0,Fir')).toBe('Sand, w0, Fir');
    const understood = inWordsOf(all, 'send', { workers: 'schmied,töpfer' });
    expect(meant(STEADING, 'en', all.own, 'send', understood).choice).toBe('send.w0.w2');
  });

  it('tells one question from others in the words of another language, too', () => {
    const about = (tribe: string): Asked => {
      const asked = askedFor(
        STEADING,
        'feed',
        amounts({ name: 'feed', most: { food: 2 }, action }),
      );
      if (asked.shaped?.is !== 'amounts') throw new Error('There are amounts.');
      const spoken = { ...asked.shaped.spoken, about: { tribe } };
      return { ...asked, shaped: { ...asked.shaped, spoken } };
    };
    const all = { own: [about('Heron')], others: () => [[about('Reiher')]] };
    const values = { tribe: 'reiher', food: 2 };
    expect(inWordsOf(all, 'feed', values)).toEqual({ tribe: 'Heron', food: 2 });
  });

  it('is a step by its words in any language, where these mean one thing', () => {
    const all = { own: english, others: () => [[keeping('Stein', 'Stein', 'Ton')], german] };
    const step = (text: string): string => offerNamed(all, text).phrase.label;
    expect(step('grass')).toBe('Grass');
    expect(step('Fischer')).toBe('Fishers');
    expect(step('keep.2')).toBe('Sand');
    expect(step('ton')).toBe('Sand');
    expect(() => step('Stein')).toThrow(/several/);
    expect(() => step('Kies')).toThrow(/can’t come after that/);
  });
});
