import type { Seat } from '../../engine/game.ts';
import { type Asked, askedOf, type Offered } from '../../match/loaded/asked.ts';
import { lessonsFor } from '../../match/reports/lesson.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { personIn } from '../../match/stored/person.ts';
import type { Language } from '../../language/languages.ts';
import { clip } from '../../presentation/clip.ts';
import type { Lesson } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { firstLines } from '../wording/text.ts';
import { unavailableFor, unavailableLines } from '../unavailable.ts';
import { type Rules, waysOn } from './chapters.ts';
import type { OpenedSpot } from '../ids.ts';
import { type Page, textPage } from './page.ts';
import { button, type Button } from '../controls.ts';
import { PAGE_LENGTH } from '../limits.ts';

/** How many units each command's answers may take together, where they are told one by one. */
const ANSWERS = 500;

/** The least of a chapter that is worth showing, in characters. */
const LEAST = 300;

/**
 * What can be done about what a seat is asked, and the chapter that says the rest. Null where nothing is asked.
 *
 * @param spot what is opened on its panel: only what can be done with that, answer by answer; null for all
 */
export function herePage(
  loaded: Loaded,
  seat: Seat,
  spot: OpenedSpot | null,
  speech: AppSpeech,
): Page | null {
  const { edition, row, match } = loaded;
  const { say, language } = speech;
  const owed = askedOf(loaded, seat, language).filter(({ decision }) => decision.owed);
  if (row.status !== 'running' || owed.length === 0) return null;
  const words = edition.in(language);
  const { rules, commands, pieces } = words;
  const view = edition.game.view(match.state, seat);
  const named = spot?.is === 'piece' ? spot.name : null;
  const about = spot === null ? null : only(owed, spot, askedOf(loaded, seat, language, named));
  // What is opened may be able to do nothing any more.
  const opened = about === null ? null : spot;
  const piece = about === null ? null : named;
  const asked = about ?? owed;
  const offers = asked.flatMap((one) => one.offers);
  const shaped = asked.flatMap((one) => one.shaped?.spoken.command ?? []);
  const offered = new Set([...offers.map(({ phrase }) => phrase.command), ...shaped]);
  const all = lessonsFor(loaded, seat, language).map(({ lesson }) => lesson);
  const isAll = about === null || about.every((one) => owed.some((own) => isWhole(one, own)));
  const lessons = isAll ? all : lessonsAbout(loaded, seat, offers, language);
  const [at = null] = [...lessons, ...all].map(({ chapter }) => chapter);
  const chapter = at === null ? undefined : rules[at];
  const lines = [
    `## ${say('table.here')}`,
    ...(piece === null || pieces === undefined
      ? asked.map(({ question }) => `**${question.title}**`)
      : [pieces.question(piece, seat, view)]),
    ...commands
      .filter(({ name }) => offered.has(name))
      .flatMap((way) => [
        `${way.emoji} **${way.button}**: ${way.description}`,
        ...(opened === null ? [] : answers(offers, way.name, piece, speech)),
      ]),
    ...unavailableLines(
      opened?.is === 'command' ? [] : unavailableFor(loaded, seat, language, piece),
    ),
    ...lessons.map(({ text }) => `💡 ${text}`),
  ];
  const head = clip(lines.join('\n'), PAGE_LENGTH);
  const read = { edition, speech, back: { match: row.id, spot: opened } };
  return textPage(
    [
      head,
      ...(chapter === undefined ? [] : passageOf(chapter, PAGE_LENGTH - head.length, speech)),
    ].join('\n'),
    waysOn(read, { page: 'here', at }, hintsButton(row, seat, read)),
  );
}

/** As much of a chapter as there is room for, in characters; nothing, where that is not worth it. */
function passageOf(
  { title, text }: { readonly title: string; readonly text: string },
  room: number,
  { say }: AppSpeech,
): string[] {
  if (room < LEAST) return [];
  const head = `### ${title}`;
  const passage = firstLines(text.split('\n'), room - head.length - 2, 0, () =>
    say('table.chapter goes on'),
  );
  return [head, passage];
}

/** Of what is asked, what can be done with what is opened; null where that can do nothing any more. */
function only(
  owed: readonly Asked[],
  { is, name }: OpenedSpot,
  withPiece: readonly Asked[],
): readonly Asked[] | null {
  const all = is === 'piece' ? withPiece.filter(({ decision }) => decision.owed) : owed;
  const kept = all.flatMap((one): Asked[] => {
    if (is === 'command' && one.shaped?.spoken.command === name) return [one];
    const offers =
      is === 'piece' ? one.offers : one.offers.filter(({ phrase }) => phrase.command === name);
    return offers.length === 0 ? [] : [{ ...one, offers, shaped: null }];
  });
  return kept.length === 0 ? null : kept;
}

/** Whether a question can be answered by nothing else than what is left of it. */
const isWhole = (left: Asked, { decision, offers }: Asked): boolean =>
  left.decision.id === decision.id && left.offers.length === offers.length;

/** What is worth knowing for these answers and not for all that is asked. */
function lessonsAbout(
  loaded: Loaded,
  seat: Seat,
  offers: readonly Offered[],
  language: Language,
): readonly Lesson[] {
  const keys = new Set(offers.map(({ choice }) => choice));
  const anyway = lessonsFor(loaded, seat, language, () => false);
  const names = new Set(anyway.map(({ lesson }) => lesson.name));
  return lessonsFor(loaded, seat, language, (choice) => keys.has(choice))
    .map(({ lesson }) => lesson)
    .filter(({ name }) => !names.has(name));
}

/** The answers that a command gives, a line each, as far as there is room. */
function answers(
  offers: readonly Offered[],
  command: string,
  piece: string | null,
  { say }: AppSpeech,
): string[] {
  const lines = offers.flatMap(({ phrase: { command: name, label, short, result } }) => {
    if (name !== command) return [];
    const line = piece === null ? label : (short ?? label);
    return [`- ${line}${result === undefined ? '' : ` (${result})`}`];
  });
  if (lines.length === 0) return [];
  return [firstLines(lines, ANSWERS, 0, (count) => `- ${say('table.more answers', { count })}`)];
}

/** For who wants no hints, to have them again. */
export function hintsButton(
  row: MatchRow,
  seat: Seat | null,
  { speech: { say }, back }: Pick<Rules, 'speech' | 'back'>,
): Button[] {
  if (seat === null || row.status !== 'running') return [];
  if (personIn(row, row.seats[seat]?.user ?? null)?.hints !== false) return [];
  const press = { do: 'hints', match: row.id, spot: back?.spot ?? null } as const;
  return [button(press, say('buttons.hints'), 'quiet', '💡')];
}
