import {
  type APIButtonComponent,
  type APIComponentInLabel,
  type APIStringSelectComponent,
  ComponentType,
  TextInputStyle,
} from 'discord.js';
import { expect } from 'vitest';
import { playMatch } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { type PressAs, type PressId, readId, readPlainly, readValue } from '../../src/panel/ids.ts';
import { formFor } from '../../src/panel/forms/form.ts';
import { groups, type ShapedGroup, shapedOnes } from '../../src/panel/group.ts';
import { afterAnswer } from '../../src/panel/following.ts';
import { digestOf } from '../../src/panel/answer-button.ts';
import { chosenIn, type OpenedList } from '../../src/panel/lists.ts';
import type { OpenedAnswer, OpenedMore } from '../../src/panel/offering.ts';
import type { OpenedPiece } from '../../src/panel/pieces.ts';
import { shapeOf } from '../../src/panel/forms/form.ts';
import { dealForm } from '../../src/panel/forms/deal.ts';
import { turnForm } from '../../src/panel/forms/turn.ts';
import { wholeTurnFields } from '../../src/panel/forms/whole-turn.ts';
import { panelFor } from '../../src/panel/panel.ts';
import { choiceNamed, someChoices } from '../../src/engine/choices.ts';
import type { Choice } from '../../src/engine/game.ts';
import { namedRandom } from '../../src/engine/random.ts';
import type { Language } from '../../src/language/languages.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { type Asked, askedOf, type Shaped } from '../../src/match/loaded/asked.ts';
import type { AnyEdition, Phrase } from '../../src/presentation/edition.ts';
import { isDrawn } from '../lot.ts';
import { loadedAs } from '../panel/loaded-as.ts';
import { modal, topComponent } from '../../src/sandbox/limits/components.ts';
import { appSpeech } from '../../src/words/index.ts';
import { paintedForm, paintedRows } from '../../src/discord/painted.ts';
import type { Form } from '../../src/panel/controls.ts';

/** One of so many moments is tried in a run that draws them: no multiple of any other of which some are left out. */
const OF_MOMENTS = 8;
/** Who reads a panel, and in which language. */
interface Reader {
  readonly loaded: Loaded;
  readonly seat: number;
  readonly language: Language;
}

/** Where in a panel somebody can be by its buttons. */
type Inside = OpenedList | OpenedPiece | OpenedAnswer | OpenedMore;

type Component = APIButtonComponent | APIStringSelectComponent;

const isOpening = (id: PressId | null): id is Extract<PressId, { do: OpenedList['do'] }> =>
  id?.do === 'open' || id?.do === 'orders';

/** A form as Discord gets it. */
const formOf = (form: Form | null) => (form === null ? null : paintedForm(form, 'form'));

/** As Discord gets it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Everything that stands on a panel, once it is seen that Discord would take it. */
function componentsOf({ loaded, seat, language }: Reader, opened: Inside | null): Component[] {
  const panel = panelFor(loaded, seat, appSpeech(language), null, opened);
  const { text, components } = panel.pictured ?? panel.bare();
  // Below them stands when it was made.
  expect(text.length).toBeLessThanOrEqual(4000 - 40);
  const rows = paintedRows(components);
  for (const row of rows) expect(topComponent.safeParse(sent(row)).error).toBeUndefined();
  const all = rows.flatMap((row) => row.components);
  // Beside them there are a container, a text, a gallery, and when it was made.
  expect(rows.length + all.length).toBeLessThanOrEqual(40 - 4);
  for (const row of rows) expect(row.components.length).toBeLessThanOrEqual(5);
  const ids = all.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []));
  expect(new Set(ids).size, ids.join(', ')).toBe(ids.length);
  for (const id of ids) expect(readId(id), id).not.toBeNull();
  return all;
}

/** What is legal to answer and not idle, by its names; of very many answers only some. */
function legal(asked: readonly Asked[]): string[] {
  return asked
    .filter(({ question }) => !question.idle)
    .flatMap(({ decision, offers, shaped }) => [
      ...offers.map((offer) => `${offer.decision}:${offer.choice}`),
      ...(shaped === null ? [] : some(shaped)).map(({ key }) => `${decision.id}:${key}`),
    ]);
}

const some = (shaped: Shaped): Choice<unknown>[] =>
  someChoices(shaped.shape, 60, namedRandom('some')).filter(({ key }) => canFill(shaped, key));

/**
 * A form says what comes first by a list for each; the last of its lists says the others as they stand in it. Or it has a
 * list for each sort of things, and all come as they are offered.
 */
function canFill(shaped: Shaped, key: string): boolean {
  if (shaped.is === 'amounts' || !shaped.shape.inOrder) return true;
  const { shape, spoken } = shaped;
  const { things, many } = shape;
  const { lists } = spoken;
  const all = key.split('.').slice(1);
  const last = lists === undefined ? (many.most <= 5 ? [] : all.slice(4)) : all;
  const isOffered = last.every(
    (thing, nth) => nth === 0 || things.indexOf(thing) > things.indexOf(last[nth - 1] ?? ''),
  );
  const single = all.map((thing) => lists?.of(thing)).filter((list) => list !== undefined);
  const isSingle = single.every(
    (list, nth) => lists?.isSingle(list) !== true || single.indexOf(list) === nth,
  );
  return isOffered && isSingle;
}

/** The answers that amounts or picks of a decision can be. */
function shapedOf({ loaded, seat, language }: Reader, decision: string): ShapedGroup {
  const all = groups(loaded.edition.in(language), askedOf(loaded, seat, language));
  const found = shapedOnes(all).find(({ asked }) => asked.decision.id === decision);
  if (found === undefined) throw new Error(`Nothing of a shape is asked by ${decision}.`);
  return found;
}

/** The decision and choice of everything that can be pressed on a panel, and on those that it opens. */
function reachable(reader: Reader, opened: Inside | null, depth = 0): string[] {
  expect(depth).toBeLessThan(40);
  const follow = (to: OpenedList): string[] => reachable(reader, to, depth + 1);
  return componentsOf(reader, opened).flatMap((one): string[] => {
    const id = 'custom_id' in one ? readId(one.custom_id) : null;
    if (one.type === ComponentType.StringSelect) {
      const values = one.options.map(({ value }) => value);
      if (id?.do === 'take') return taking(shapedOf(reader, id.decision), one);
      if (id?.do === 'together') return doneTogether(reader, id, one);
      if (!isOpening(id)) {
        const plainly = values.flatMap((value) => readPlainly(value) ?? []);
        const others = values.filter((value) => readPlainly(value) === null);
        return [
          ...stepping(reader, others),
          ...plainly.flatMap((piece) =>
            reachable(reader, { do: 'piece', piece, isPlain: true }, depth + 1),
          ),
        ];
      }
      return values.flatMap((value) => follow(chosenIn(id, value)));
    }
    if (id?.do === 'answer') return [`${id.decision}:${id.choice}`];
    if (id?.do === 'hidden') return [hiddenBehind(reader, id)];
    if (id?.do === 'ask') return reachable(reader, { ...id, do: 'ask' }, depth + 1);
    if (id?.do === 'only') return legal([shapedOf(reader, id.decision).asked]);
    if (id?.do === 'none') {
      const { shaped } = shapedOf(reader, id.decision);
      return [`${id.decision}:${shaped.shape.name}`];
    }
    if (id?.do === 'form') return filling(reader, id);
    if (id?.do === 'more') return opened === null ? reachable(reader, id, depth + 1) : [];
    // What may follow what takes long to find: now and then is enough.
    const isTried = reader.loaded.match.sequence % 5 === 0;
    if (id?.do === 'piece') {
      // Beside what one of them may do are the others.
      if (opened?.do === 'piece') return [];
      const { loaded, seat, language } = reader;
      return isTried
        ? reachable(reader, { do: 'piece', piece: id.piece }, depth + 1)
        : legal(askedOf(loaded, seat, language, id.piece));
    }
    if (id?.do === 'deal') return dealing(reader, id);
    if (id?.do === 'turn') return isTried ? telling(reader) : [];
    // A page leads on to the next one; the one before it has been seen.
    const isTop = opened === null || opened.do === 'more' || opened.do === 'piece';
    const isOn = isOpening(id) && (isTop || ('shown' in opened && id.shown > opened.shown));
    return isOn ? follow(id) : [];
  });
}

/** The answer that a digest says. */
function hiddenBehind(
  { loaded, seat, language }: Reader,
  { decision, digest }: PressAs<'hidden'>,
): string {
  const asked = askedOf(loaded, seat, language);
  const found = legal(asked).filter((name) => {
    const [id = '', choice = ''] = name.split(':');
    return id === decision && digestOf(loaded.row, { decision, choice }) === digest;
  });
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

/** All that may be done together, once it is seen that any of it can be chosen. */
function doneTogether(
  { loaded, seat, language }: Reader,
  { decision, command }: PressAs<'together'>,
  { options, min_values: least, max_values: most }: APIStringSelectComponent,
): string[] {
  const offers = askedOf(loaded, seat, language)
    .flatMap((asked) => asked.offers)
    .filter((one) => one.decision === decision && one.phrase.command === command);
  const sets = offers.map(({ phrase }) =>
    Object.keys(phrase.together?.who ?? {})
      .sort()
      .join(),
  );
  expect(new Set(sets).size).toBe(2 ** options.length - 1);
  expect([least ?? 1, most]).toEqual([1, options.length]);
  return offers.map((one) => `${one.decision}:${one.choice}`);
}

/** The answers with which these options begin, once it is seen that some of them can be given to their end. */
function stepping({ loaded, seat, language }: Reader, values: readonly string[]): string[] {
  const several = values.filter((value) => value.includes('|'));
  return values.map((value) => {
    const chosen = readValue(value);
    if (chosen === null) throw new Error(`Nobody can read ${value}.`);
    const isTried = value === several[0] || value === several.at(-1);
    if (!isTried) return `${chosen.decision}:${chosen.choice}`;
    let now = afterAnswer(loaded, seat, chosen);
    for (const key of chosen.next) {
      if (now === null) throw new Error(`${value} does not go to its end.`);
      const offers = askedOf(now, seat, language).flatMap((one) => one.offers);
      const next = offers.filter(({ choice }) => choice === key);
      expect(next, value).toHaveLength(1);
      now = next[0] === undefined ? null : afterAnswer(now, seat, next[0]);
    }
    return `${chosen.decision}:${chosen.choice}`;
  });
}

/** What can be said in the form of a deal answers nothing that is asked. */
function dealing({ loaded, seat, language }: Reader, id: PressAs<'deal'>): string[] {
  const form = formOf(dealForm(loaded, seat, id, appSpeech(language)));
  expect(modal.safeParse(sent(form)).error).toBeUndefined();
  return [];
}

/** What can be told in the form of a turn: each piece's ways, and at last an answer without options. */
function telling(reader: Reader): string[] {
  const { loaded, seat, language } = reader;
  const form = formOf(turnForm(loaded, seat, { draft: null }, appSpeech(language)));
  expect(modal.safeParse(sent(form)).error).toBeUndefined();
  const fields = (form?.components ?? []).flatMap((label) =>
    label.type === ComponentType.Label && 'options' in label.component ? [label.component] : [],
  );
  expect(fields.length).toBeGreaterThan(1);
  // What a whole turn is told of is not asked yet.
  if (wholeTurnFields(loaded, seat, language).length > 0) return [];
  return fields.flatMap(({ options }) =>
    stepping(
      reader,
      options.map(({ value }) => value),
    ),
  );
}

/** What can be taken with a select of things. */
function taking({ asked, shaped }: ShapedGroup, select: APIStringSelectComponent): string[] {
  if (shaped.is === 'amounts') {
    const values = select.options.map(({ value }) => value);
    expect(values.filter((value) => choiceNamed(shaped.shape, value) === null)).toEqual([]);
    return legal([asked]);
  }
  const { many, things } = shaped.shape;
  expect(select.options.map(({ value }) => value)).toEqual(things);
  expect(select).toMatchObject({ min_values: many.least, max_values: many.most });
  // To take nothing there is a button.
  return legal([asked]).filter((name) => !name.endsWith(`:${shaped.shape.name}`));
}

/** What a form can be filled in with: every answer, as far as they are few. */
function filling(reader: Reader, id: PressAs<'form'>): string[] {
  const { loaded, seat, language } = reader;
  const { decision } = id;
  const form = formOf(formFor(loaded, seat, id, appSpeech(language)));
  expect(modal.safeParse(sent(form)).error).toBeUndefined();
  const fields = (form?.components ?? []).flatMap((label) =>
    label.type === ComponentType.Label ? [label.component] : [],
  );
  const group = shapedOf(reader, decision);
  return some(group.shaped).map((choice) => {
    const { options } = group.asked.offer(choice).phrase;
    const filled = new Map(fields.map((field) => filledFor(field, group, options)));
    const { choice: key } = shapeOf(group).filledIn(filled);
    expect(key).toBe(choice.key);
    return `${decision}:${key}`;
  });
}

type Field = APIComponentInLabel;

/** How a field of a form is filled in to say what a command would. */
function filledFor(
  field: Field,
  { shaped }: ShapedGroup,
  options: Phrase['options'],
): readonly [string, readonly string[]] {
  if (!('custom_id' in field)) throw new Error('A field without a name.');
  const { custom_id: id } = field;
  if (shaped.is === 'picks') {
    const { spoken, shape } = shaped;
    const said = String(options[spoken.option]).split(', ');
    if (field.type !== ComponentType.StringSelect) return [id, [said.join(', ')]];
    const offered = field.options.map(({ value }) => value);
    if (shape.inOrder && spoken.lists === undefined) {
      // A list for each of the first, the last one for all others.
      const to = (field.max_values ?? 1) > 1 ? said.length : Number(id) + 1;
      const named = said.slice(Number(id), to);
      return [id, shape.things.filter((thing) => named.includes(spoken.name(thing)))];
    }
    return [
      id,
      shape.things.filter((thing) => offered.includes(thing) && said.includes(spoken.name(thing))),
    ];
  }
  if (field.type === ComponentType.TextInput && field.style === TextInputStyle.Paragraph) {
    const { spoken, shape } = shaped;
    const names = (field.value ?? '').split('\n').map((line) => line.split(':')[0] ?? '');
    const lines = names.map((name) => {
      const kind = shape.kinds.find((one) => spoken.name(one.kind) === name)?.kind ?? '';
      return `${name}: ${options[spoken.options[kind] ?? ''] ?? 0}`;
    });
    return [id, [lines.join('\n')]];
  }
  const amount = String(options[id] ?? 0);
  if (field.type === ComponentType.StringSelect) {
    expect(field.options.map(({ value }) => value)).toContain(amount);
  }
  return [id, [amount]];
}

/**
 * Opens all panels of a match, between computer players and chance, in one language: they keep Discord's limits and
 * lead to every legal answer. A run that draws by lot tries some of them. Returns how many there are.
 *
 * @param every one of so many moments is enough, where another language has seen all of them
 */
export function tryPanels(
  edition: AnyEdition,
  seats: number,
  language: Language,
  config: unknown = {},
  every = 1,
): number {
  const [computer = randomPlayer] = edition.players;
  let panels = 0;
  playMatch(edition.game, {
    seed: '5'.repeat(32),
    seats,
    config: edition.game.config(config),
    players: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? computer : randomPlayer)),
    random: namedRandom(`panels of ${seats}`),
    each: ({ match }) => {
      if (match.sequence % every !== 0) return;
      panels += seats;
      if (!isDrawn(match.sequence / every, OF_MOMENTS)) return;
      const loaded = loadedAs(edition, match, seats);
      for (let seat = 0; seat < seats; seat += 1) {
        const found = reachable({ loaded, seat, language }, null);
        expect(new Set(found)).toEqual(new Set(legal(askedOf(loaded, seat, language))));
      }
    },
  });
  return panels;
}
