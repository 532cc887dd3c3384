import { isDeepStrictEqual } from 'node:util';
import { someChoices } from '../engine/choices.ts';
import {
  type Amounts,
  type Choice,
  type Decision,
  eventsFor,
  type Picks,
  type Seat,
  type AddressedEvent,
  type Viewer,
} from '../engine/game.ts';
import type { Breach } from '../engine/laws.ts';
import { namedRandom } from '../engine/random.ts';
import { type Language, USUAL_LANGUAGE } from '../language/languages.ts';
import { ALT_LENGTH, describeScene } from './alt.ts';
import { undrawnOn } from './drawn.ts';
import type { AnyEdition, AnyPresentation, CommandSpec, Phrase } from './edition.ts';
import type { Scene } from './scene.ts';
import { spotsOf } from './land-alt.ts';
import { signsOn } from './signs.ts';
import { describeBeats, describeChart } from './story-alt.ts';
import type { Moment } from './story.ts';
import type { Table } from './table.ts';

/** A log entry that was made: the state after it, and what was told. */
export interface PlayedEntry {
  readonly state: unknown;
  readonly events: readonly AddressedEvent<unknown>[];
}

/** A match that was played, and is to be shown and spoken. */
export interface PlayedMatch {
  /** Any text: the same name tries the same. */
  readonly name: string;
  readonly seats: number;
  /** The setup first, the end last. */
  readonly entries: readonly PlayedEntry[];
  /** How often, out of 1, all pictures are made of what an entry left. */
  readonly thoroughness: number;
}

/** What Discord takes, in UTF-16 units. */
const LIMITS = {
  commands: 25,
  /** Two more are added to each command: which match, and what is done right after. */
  options: 23,
  name: 32,
  description: 100,
  button: 34,
  label: 80,
  title: 45,
  /** An amount is a field of a form, too. */
  field: 45,
  fields: 5,
  question: 1500,
  /** As one list offers them. */
  chapters: 25,
  chapterTitle: 100,
  chapter: 1900,
  lesson: 280,
  /** A page of cards holds 4,000 characters, with the game's own line above them. */
  cards: 4,
  cardTitle: 100,
  card: 500,
  optionTitle: 30,
  optionValue: 40,
  soFar: 200,
  debrief: 3,
  notNow: 5,
  piece: 20,
  pieceQuestion: 80,
  legend: 4,
  why: 45,
} as const;

/** So many of very many answers are looked at. */
const SPOKEN = 60;

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Lessons are kept by it for each person. */
const LESSON = /^[a-z][a-z -]{0,19}$/;

/** What shows that something was missing where a text was made. */
const HOLE = /undefined|\bnull\b|NaN|\{\{|\}\}|\[object |^\s*$/;

/**
 * Shows and speaks a whole match in one language, and holds that against the laws that every presentation
 * obeys: everything has words, within Discord's limits and without holes; what leads to different answers can be
 * told apart; the pictures of a viewer show nothing that it may not know, and are told to who cannot see them.
 * Returns the breaches, none if all is well.
 */
export function tryPresentation(
  edition: AnyEdition,
  language: Language,
  { name, seats, entries, thoroughness }: PlayedMatch,
): Breach[] {
  const breaches: Breach[] = [];
  const reached = { sequence: 0 };
  const breach: Report = (law, found) =>
    breaches.push({ law, sequence: reached.sequence, found: `${language}: ${found}` });
  try {
    const words = edition.in(language);
    const table = tableOf(edition, seats);
    const spoken = { edition, words, usual: edition.in(USUAL_LANGUAGE), table, breach };
    for (const check of [
      checkCommands,
      checkRules,
      checkPrimer,
      checkOptions,
      checkLegend,
      checkGoods,
    ])
      check(spoken);
    const names = table.seats.map((_, seat) => words.seatName(seat));
    for (const one of names) checkText('every seat has a name', one, LIMITS.label, breach);
    if (new Set(names).size !== names.length) breach('seats can be told apart', names.join(', '));
    const random = namedRandom(`presentation ${name}`);
    entries.forEach((entry, sequence) => {
      if (breaches.length > 0) return;
      reached.sequence = sequence;
      const shown = { ...spoken, entry };
      checkAsked(shown);
      checkClosedDeals(shown);
      checkTold(shown);
      if (random.below(1_000_000) >= thoroughness * 1_000_000) return;
      for (const viewer of ['public', ...table.seats.keys()] as const) {
        const other = edition.game.resample(entry.state, viewer, random);
        checkPictures(shown, viewer, other);
      }
    });
    if (breaches.length === 0) checkEnd(spoken, entries);
  } catch (error) {
    breach(
      'nothing throws',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
  return breaches;
}

type Report = (law: string, found: string) => void;

/** What a match is shown with. */
interface Spoken {
  readonly edition: AnyEdition;
  readonly words: AnyPresentation;
  /** The same in the usual language. */
  readonly usual: AnyPresentation;
  readonly table: Table;
  readonly breach: Report;
}

/** One entry, and what it is shown with. */
interface Shelf extends Spoken {
  readonly entry: PlayedEntry;
}

/** One question of an entry, out of the view of its seat, with the choices of a list. */
interface Asked {
  readonly decision: Decision;
  readonly view: unknown;
  readonly listed: readonly Choice<unknown>[];
}

function tableOf({ name }: AnyEdition, seats: number): Table {
  return {
    matchName: `${name} #123456789`,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: `<@${seat + 1}>`,
      computer: seat === seats - 1,
    })),
  };
}

function checkText(law: string, text: string, most: number, breach: Report): void {
  if (HOLE.test(text)) breach(law, `a hole: "${text}"`);
  if (text.length > most) breach(law, `${text.length} characters of ${most}: "${text}"`);
}

/** All texts within something that is shown. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Object) for (const one of Object.values(value)) yield* textsIn(one);
}

function checkCommands({ words: { commands }, usual, breach }: Spoken): void {
  const law = 'commands fit Discord';
  if (commands.length > LIMITS.commands) breach(law, `${commands.length} commands`);
  const shape = (all: readonly CommandSpec[]) =>
    all.map(({ name, options }) => [name, options.map((option) => [option.name, option.type])]);
  if (!isDeepStrictEqual(shape(commands), shape(usual.commands))) {
    breach('commands are the same in every language', JSON.stringify(shape(commands)));
  }
  const named = (all: readonly { readonly name: string; readonly description: string }[]): void => {
    if (new Set(all.map(({ name }) => name)).size !== all.length) breach(law, 'a name twice');
    for (const { name, description } of all) {
      if (!NAME.test(name) || name.length > LIMITS.name) breach(law, `the name "${name}"`);
      checkText(law, description, LIMITS.description, breach);
    }
  };
  named(commands);
  for (const { options, button } of commands) {
    if (options.length > LIMITS.options) breach(law, `${options.length} options`);
    named(options);
    for (const { type, description } of options) {
      if (type === 'amount') checkText(law, description, LIMITS.field, breach);
    }
    checkText(law, button, LIMITS.button, breach);
  }
}

function checkRules({ words: { rules, title, blurb }, breach }: Spoken): void {
  const law = 'rules fit a message';
  checkText('a game has a title', title, LIMITS.description, breach);
  checkText('a game is told in a sentence', blurb, 200, breach);
  if (new Set(rules.map((chapter) => chapter.title)).size !== rules.length) {
    breach(law, 'two chapters of one title');
  }
  if (rules.length > LIMITS.chapters) breach(law, `${rules.length} chapters`);
  for (const chapter of rules) {
    checkText(law, chapter.title, LIMITS.chapterTitle, breach);
    checkText(law, chapter.text, LIMITS.chapter, breach);
  }
}

/** How to play fits one page, of the same pictures in every language. */
function checkPrimer({ words: { primer = [] }, usual, breach }: Spoken): void {
  const law = 'how to play fits a page';
  if (primer.length > LIMITS.cards) breach(law, `${primer.length} cards`);
  for (const { title, text } of primer) {
    checkText(law, title, LIMITS.cardTitle, breach);
    checkText(law, text, LIMITS.card, breach);
  }
  const pictures = (cards: typeof primer) => cards.map(({ picture }) => picture);
  if (!isDeepStrictEqual(pictures(primer), pictures(usual.primer ?? []))) {
    breach(law, 'other pictures');
  }
}

/** A legend has a few pictures of signs, and each of them is told in full. */
function checkLegend({ edition, words: { legendScenes }, breach }: Spoken): void {
  const law = 'a legend is read';
  const scenes = legendScenes?.() ?? [];
  if (scenes.length > LIMITS.legend) breach(law, `${scenes.length} pictures`);
  for (const [at, scene] of scenes.entries()) {
    checkScene(edition, `legend ${at}`, scene, breach);
    const rows = scene.panes.flatMap((pane) => pane.rows);
    if (rows.length === 0 || rows.some(({ row }) => row !== 'sign')) breach(law, 'not only signs');
  }
}

/** What a table may choose has words, is the same in every language, and is what the game takes. */
function checkOptions({ edition, words: { options = [] }, usual, breach }: Spoken): void {
  const law = 'options of a table have words';
  const shape = (all: typeof options) =>
    all.map(({ name, values }) => [name, values.map(({ value }) => value)]);
  if (!isDeepStrictEqual(shape(options), shape(usual.options ?? []))) {
    breach(law, JSON.stringify(shape(options)));
  }
  for (const { name, title, description, values } of options) {
    if (!NAME.test(name) || name.length > LIMITS.name) breach(law, `the name "${name}"`);
    checkText(law, title, LIMITS.optionTitle, breach);
    checkText(law, description, LIMITS.description, breach);
    if (values.length < 2) breach(law, `${name} leaves no choice`);
    for (const one of values) {
      checkText(law, one.name, LIMITS.optionValue, breach);
      edition.game.config({ [name]: one.value });
    }
  }
}

/** Goods that change hands are called something. */
function checkGoods({ edition: { game }, words, breach }: Spoken): void {
  const law = 'goods have words';
  for (const kind of game.deals?.kinds ?? []) {
    checkText(law, words.kindOfGoods?.(kind) ?? '', LIMITS.name, breach);
    checkText(law, words.goods?.({ [kind]: 2 }) ?? '', LIMITS.label, breach);
  }
}

/** Who may neither give nor take is told why, while the game goes on. */
function checkClosedDeals({ edition: { game }, words, entry: { state }, breach }: Shelf): void {
  const { deals } = game;
  if (deals === null || game.outcome(state) !== null) return;
  const view = game.view(state, 'public');
  for (const { seat } of game.decisions(state)) {
    if (deals.open(state, seat)) continue;
    const { text = '', short = '' } = words.dealsClosed?.(view, seat) ?? {};
    checkText('closed deals have words', text, 200, breach);
    checkText('closed deals have words', short, LIMITS.label, breach);
  }
}

/** Every question and every answer, of very many some, has words of its own. */
function checkAsked(shelf: Shelf): void {
  const { edition, words, table, entry, breach } = shelf;
  const [{ game }, { state }] = [edition, entry];
  for (const decision of game.decisions(state)) {
    const view = game.view(state, decision.seat);
    const { title, text, help, draft } = words.question(decision, view, table);
    checkText('every question has words', title, LIMITS.title, breach);
    // One that needs no more than its title has none.
    for (const more of [text, help ?? '', draft ?? ''].filter((one) => one !== ''))
      checkText('every question has words', more, LIMITS.question, breach);
    const called = words.call?.(decision, game.view(state, 'public'));
    if (called !== undefined) checkText('every call has words', called, LIMITS.label, breach);
    const choices = game.choices(state, decision);
    const some = someChoices(choices, SPOKEN, namedRandom(decision.id));
    const phrases = some.map((choice) => words.phrase(choice, decision, view, table));
    const asked = { decision, view, listed: 'shape' in choices ? [] : choices };
    if ('shape' in choices) checkShape(shelf, asked, choices, phrases);
    for (const phrase of phrases) checkPhrase(words.commands, phrase, breach);
    checkPieces(shelf, asked, some);
    checkLessons(shelf, asked, 'shape' in choices ? null : choices);
    checkNotNow(shelf, asked);
    const twice = (all: readonly string[]): string | undefined =>
      all.find((one, at) => all.indexOf(one) !== at);
    // Nobody chooses by the label of a long answer that was put together: it stands where it was given, and may be cut.
    const isCut = (label: string): boolean => 'shape' in choices && label.endsWith('…');
    const label = twice(phrases.flatMap((phrase) => (isCut(phrase.label) ? [] : [phrase.label])));
    if (label !== undefined) breach('answers can be told apart', `${decision.id}: ${label}`);
    const ofPieces = some.map((choice, at) => {
      const { label: long, short = long } = phrases[at] ?? { label: '' };
      return `${words.pieces?.of(choice, decision) ?? choice.key}: ${short}`;
    });
    const short = twice('shape' in choices ? [] : ofPieces);
    if (short !== undefined) breach('answers can be told apart', `${decision.id}: ${short}`);
    const said = twice(phrases.map(({ command, options }) => JSON.stringify([command, options])));
    if (said !== undefined) breach('a command means one answer', `${decision.id}: ${said}`);
  }
}

/** Lessons are short, are the same in every language, and name a chapter that there is. */
function checkLessons(
  { words, usual, breach }: Shelf,
  { decision, view }: Asked,
  choices: readonly Choice<unknown>[] | null,
): void {
  const law = 'lessons have words';
  const lessons = words.lessons?.(choices, decision, view) ?? [];
  const names = lessons.map(({ name }) => name);
  const known = (usual.lessons?.(choices, decision, view) ?? []).map(({ name }) => name);
  if (!isDeepStrictEqual(names, known)) breach(law, `${names.join()}, not ${known.join()}`);
  if (new Set(names).size !== names.length) breach(law, `one twice: ${names.join()}`);
  for (const { name, text, chapter } of lessons) {
    if (!LESSON.test(name)) breach(law, `the name "${name}"`);
    checkText(law, text, LIMITS.lesson, breach);
    if (text.includes('\n')) breach(law, `two lines: ${text}`);
    if (words.rules[chapter] === undefined) breach(law, `${name}: no chapter ${chapter}`);
  }
}

/** What may not be done says why, and is a command. */
function checkNotNow({ words, breach }: Shelf, { decision, view, listed }: Asked): void {
  const law = 'what may not be done says why';
  const pieces = new Set(listed.map((choice) => words.pieces?.of(choice, decision) ?? null));
  const every = [null, ...pieces].map((one) => words.notNow?.(listed, decision, view, one) ?? []);
  const most = Math.max(...every.map(({ length }) => length));
  if (most > LIMITS.notNow) breach(law, `${most} things`);
  for (const { command, why } of every.flat()) {
    if (!words.commands.some(({ name }) => name === command)) breach(law, `there is no ${command}`);
    checkText(law, why, LIMITS.why, breach);
  }
}

/** What custom ids carry for a piece. */
const PIECE = /^[A-Za-z0-9]{1,12}$/;

/** The pieces that answers are given with are known by a short key, and called something. */
function checkPieces(
  { words: { pieces }, breach }: Shelf,
  { decision, view }: Asked,
  choices: readonly Choice<unknown>[],
): void {
  for (const choice of choices) {
    const piece = pieces?.of(choice, decision) ?? null;
    if (pieces === undefined || piece === null) continue;
    if (!PIECE.test(piece)) breach('pieces have short keys', piece);
    const name = pieces.name(piece, decision.seat, view);
    checkText('pieces have names', name, LIMITS.title, breach);
    checkText('pieces have names', pieces.short(piece, decision.seat, view), LIMITS.piece, breach);
    const question = pieces.question(piece, decision.seat, view);
    checkText('pieces have questions', question, LIMITS.pieceQuestion, breach);
  }
}

/** Amounts and picks are said by one command, and their kinds and things have names of their own. */
function checkShape(
  { words, table, breach }: Shelf,
  { decision, view }: Asked,
  shape: Amounts<unknown> | Picks<unknown>,
  phrases: readonly Phrase[],
): void {
  const law = 'amounts and picks have words';
  const isAmounts = shape.shape === 'amounts';
  const spoken = isAmounts
    ? words.amounts?.(shape, decision, view, table)
    : words.picks?.(shape, decision, view, table);
  if (spoken === undefined) return breach(law, `${decision.kind} has none`);
  const spec = words.commands.find(({ name }) => name === spoken.command);
  const options = 'options' in spoken ? spoken.options : { things: spoken.option };
  const type = isAmounts ? 'amount' : 'picks';
  const isOption = (name: string): boolean =>
    spec?.options.some((option) => option.name === name && option.type === type) ?? false;
  const lost = Object.values(options).find((name) => !isOption(name));
  if (lost !== undefined) breach(law, `${spoken.command} has no ${type} ${lost}`);
  const other = phrases.find(({ command }) => command !== spoken.command);
  if (other !== undefined) breach(law, `${spoken.command} is said as ${other.command}`);
  const names = isAmounts
    ? shape.kinds.map(({ kind, most }) => ('amount' in spoken ? spoken.amount(kind, most) : ''))
    : shape.things.map((thing) => ('name' in spoken ? spoken.name(thing) : ''));
  for (const name of names) checkText(law, name, isAmounts ? LIMITS.label : LIMITS.name, breach);
  if (new Set(names).size !== names.length) breach(law, `${decision.kind}: ${names.join()}`);
  if (!isAmounts && names.some((name) => name.includes(',')))
    breach(law, `a comma: ${names.join()}`);
  const asks = 'lists' in spoken ? spoken.lists : undefined;
  if (isAmounts || asks === undefined) return;
  const lists = [...new Set(shape.things.map((thing) => asks.of(thing)))];
  if (lists.length > LIMITS.fields) breach(law, `too many lists: ${lists.join()}`);
  for (const list of lists) {
    checkText(law, asks.label(list), LIMITS.field, breach);
    checkText(law, asks.none(list), LIMITS.description, breach);
  }
}

function checkPhrase(
  commands: readonly CommandSpec[],
  { command, options, label, short = label, result }: Phrase,
  breach: Report,
): void {
  checkText('every answer has words', label, LIMITS.label, breach);
  checkText('every answer has words', short, LIMITS.label, breach);
  if (result !== undefined) checkText('every answer has words', result, LIMITS.description, breach);
  const law = 'every answer is a command';
  const spec = commands.find(({ name }) => name === command);
  if (spec === undefined) return breach(law, `there is no ${command}`);
  for (const [name, value] of Object.entries(options)) {
    const option = spec.options.find((one) => one.name === name);
    const fits = typeof value === (option?.type === 'amount' ? 'number' : 'string');
    if (option === undefined || !fits) breach(law, `${command} takes no ${name} of ${value}`);
    // Several names may be as long as they are: each of them is checked by itself.
    if (typeof value === 'string' && option?.type !== 'picks')
      checkText(law, value, LIMITS.description, breach);
  }
  for (const option of spec.options) {
    const isMissing = option.type !== 'amount' && option.required && !(option.name in options);
    if (isMissing) breach(law, `${command} lacks ${option.name}`);
  }
}

/** What happened has lines for everybody, and where the match stands a heading. */
function checkTold({ edition, words, table, entry: { state, events }, breach }: Shelf): void {
  const { game } = edition;
  const isOver = game.outcome(state) !== null;
  for (const viewer of ['public', ...table.seats.keys()] as const) {
    for (const { text } of words.lines(eventsFor(events, viewer), table)) {
      checkText('what happened has words', text, LIMITS.question, breach);
    }
    const view = game.view(state, viewer);
    checkText('where a match stands has words', words.heading(view), LIMITS.description, breach);
    if (viewer === 'public') continue;
    const debrief = isOver
      ? (words.debrief?.(game.view(state, 'public'), viewer, eventsFor(events, 'public')) ?? [])
      : [];
    if (debrief.length > LIMITS.debrief) breach('a debrief is short', `${debrief.length} lines`);
    for (const line of debrief) checkText('a debrief is short', line, LIMITS.soFar, breach);
    const hand = words.hand?.(view, viewer, table);
    if (hand !== undefined) checkText('a hand has words', hand, LIMITS.question, breach);
    const soFar = words.soFar?.(view, viewer);
    if (soFar !== undefined) checkText('how it stands has words', soFar, LIMITS.soFar, breach);
  }
}

/** Everything that is painted for a viewer of a state. */
function picturesOf(
  { edition, words, table, entry: { events } }: Shelf,
  state: unknown,
  viewer: Viewer,
): Readonly<Record<string, Scene | null>> {
  const { game } = edition;
  const view = game.view(state, viewer);
  const asked = game.decisions(state).filter(({ seat }) => seat === viewer);
  const choiceOf = ({ id, ...decision }: Decision, seat: Seat): [string, Scene | null] => {
    const choices = game.choices(state, { id, ...decision });
    if ('shape' in choices) return [`choice ${id}`, null];
    return [`choice ${id}`, words.choiceScene?.(view, seat, choices, table) ?? null];
  };
  return {
    board: words.scene(view, table),
    since: words.sinceScene?.(view, eventsFor(events, viewer), table)?.scene ?? null,
    ...(viewer === 'public'
      ? {}
      : {
          hand: words.handScene?.(view, viewer, table) ?? null,
          ...Object.fromEntries(asked.map((decision) => choiceOf(decision, viewer))),
        }),
  };
}

/** @param other another state that the viewer cannot tell from this one */
function checkPictures(shelf: Shelf, viewer: Viewer, other: unknown): void {
  const { entry, breach } = shelf;
  const pictures = picturesOf(shelf, entry.state, viewer);
  if (!isDeepStrictEqual(picturesOf(shelf, entry.state, viewer), pictures)) {
    breach('a picture is made of what it shows', `${viewer}: it is another the second time`);
  }
  if (!isDeepStrictEqual(picturesOf(shelf, other, viewer), pictures)) {
    breach('the leak law: pictures', `${viewer}: another world looks different`);
  }
  const shown = Object.entries(pictures).flatMap(([what, scene]) =>
    scene === null ? [] : [{ what: `${what} of ${viewer}`, scene }],
  );
  for (const { what, scene } of shown) checkScene(shelf.edition, what, scene, breach);
  checkSigns(shelf.words, shown, breach);
}

/** Whatever means something by its looks stands in the legend, where there is one. */
function checkSigns(
  { legendScenes }: AnyPresentation,
  shown: readonly { readonly what: string; readonly scene: Scene }[],
  breach: Report,
): void {
  if (legendScenes === undefined) return;
  const known = new Set(legendScenes().flatMap(signsOn));
  for (const { what, scene } of shown) {
    const unknown = signsOn(scene).filter((sign) => !known.has(sign));
    if (unknown.length > 0) breach('a legend has every sign', `${what}: ${unknown.join()}`);
  }
}

function checkScene(
  { game, art = {} }: AnyEdition,
  what: string,
  scene: Scene,
  breach: Report,
): void {
  const undrawn = undrawnOn(scene, art);
  if (undrawn.length > 0) breach('a picture is drawn', `${what}: ${undrawn.join()}`);
  if (scene.game !== game.id) breach('a picture is drawn', `${what}: in the art of ${scene.game}`);
  for (const text of textsIn(scene)) {
    if (text !== '' && HOLE.test(text)) breach('a picture has no holes', `${what}: "${text}"`);
  }
  const alt = describeScene(scene);
  checkText('every picture is told', alt, ALT_LENGTH, breach);
  const [asked, ...others] = scene.strips.filter(({ seat }) => scene.title.toMove.includes(seat));
  const isAlone = asked !== undefined && others.length === 0 && scene.shown.includes(asked.seat);
  const told = [
    // Where there is one whom the game waits for, what that one has is never left out.
    ...(isAlone ? asked.goods : []).flatMap(({ count, words }) => (count === 0 ? [] : [words])),
    ...(isAlone ? asked.holdings : []).map(({ words }) => words),
    scene.title.round,
    scene.title.phase,
    ...scene.strips.filter(({ seat }) => scene.shown.includes(seat)).map(({ side }) => side),
    ...scene.cards.map(({ name }) => name),
    ...spotsOf(scene).flatMap(({ here, name }) => (here ? [name] : [])),
    ...scene.panes.flatMap(({ rows }) =>
      rows.flatMap((row) => (row.row === 'sign' ? [row.text.replace(/\.$/, '')] : [])),
    ),
  ];
  for (const text of told) {
    if (!alt.includes(text))
      breach('alt text tells its picture', `${what} lacks "${text}": ${alt}`);
  }
  const tiles = new Set(scene.map?.tiles.map(({ name }) => name));
  for (const mark of scene.map?.marks ?? []) {
    const places = 'at' in mark ? [mark.at] : [mark.from, mark.to];
    const lost = places.find((place) => !tiles.has(place));
    if (lost !== undefined) breach('marks stand on the map', `${what}: ${mark.mark} at ${lost}`);
  }
  checkSpots(what, scene, breach);
}

/** Whatever people are sent to has a name of its own, and places lie apart within their landscape. */
function checkSpots(what: string, { map, landscape, displays }: Scene, breach: Report): void {
  if (map !== null && landscape !== null) breach('a map stands without a land', what);
  const sites = landscape?.sites ?? [];
  const law = 'places lie apart';
  const names = [...sites, ...displays.flatMap(({ lots }) => lots)].map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) breach(law, `${what}: ${twice} twice`);
  for (const { title, lots } of displays) {
    if (lots.length === 0 || lots.length > 4 || lots.some(({ halves }) => halves.length > 3))
      breach(law, `${what}: ${title} has no room`);
  }
  sites.forEach((one, at) => {
    const { x, y, width, height } = one;
    const isWithin =
      x >= 0 &&
      y >= 0 &&
      x + width <= (landscape?.width ?? 0) &&
      y + height <= (landscape?.height ?? 0);
    if (!isWithin) breach(law, `${what}: ${one.name} reaches out`);
    const over = sites
      .slice(at + 1)
      .find(
        (other) =>
          x < other.x + other.width &&
          other.x < x + width &&
          y < other.y + other.height &&
          other.y < y + height,
      );
    if (over !== undefined) breach(law, `${what}: ${one.name} and ${over.name}`);
  });
}

/** The result names who won, and the story of the match can be told. */
function checkEnd(
  { edition, words, table, breach }: Spoken,
  entries: readonly PlayedEntry[],
): void {
  const { game } = edition;
  const last = entries.at(-1);
  const outcome = last === undefined ? null : game.outcome(last.state);
  if (last === undefined || outcome === null) return;
  const result = words.result(game.view(last.state, 'public'), table);
  checkText('a result has words', result, LIMITS.question, breach);
  for (const seat of table.seats.keys()) {
    const { mention } = table.seats[seat] ?? { mention: '' };
    if (!result.includes(mention)) breach('a result names everybody', `${mention} in "${result}"`);
  }
  const { story } = words;
  if (story === undefined) return;
  const moments = entries.map(
    ({ state, events }): Moment<unknown, unknown> => ({
      events: eventsFor(events, 'public'),
      view: game.view(state, 'public'),
    }),
  );
  const beats = story.beats(moments, table);
  if (beats.length === 0) breach('a story has beats', 'none');
  beats.forEach(({ scene, caption }, at) => {
    checkScene(edition, `beat ${at}`, scene, breach);
    for (const text of caption) checkText('a beat has words', text, LIMITS.question, breach);
  });
  checkSigns(
    words,
    beats.map(({ scene }, at) => ({ what: `beat ${at}`, scene })),
    breach,
  );
  const chart = story.chart(moments, table);
  for (const text of textsIn(chart)) {
    if (text !== '' && HOLE.test(text)) breach('a picture has no holes', `the chart: "${text}"`);
  }
  for (const alt of [describeBeats(beats), describeChart(chart)]) {
    checkText('every picture is told', alt, ALT_LENGTH, breach);
  }
  checkText('a story is parted from', story.farewell(moments, table), 300, breach);
}
