import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Choice, Decision, Seat } from '../engine/game.ts';
import type { Entry, Match } from '../engine/match.ts';
import { knownByActing, newsOf, type Passed } from '../match/loaded/news.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeScene } from '../presentation/alt.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Table } from '../presentation/table.ts';
import { recoloured } from '../render/png.ts';
import { SHELF } from '../games/index.ts';
import { artsOf } from '../render/drawings/registry.ts';
import { createPainter } from '../render/pool.ts';
import { seen } from '../render/sight.ts';
import {
  command,
  Fault,
  playAgain,
  type PlayedAgain,
  readText,
  recordIn,
  writeWhole,
} from './command.ts';
import { type About, type GalleryPlan, galleryPlan, type PlannedPicture } from './gallery-plan.ts';
import { type StoryPicture, storyPictures } from './story-pictures.ts';

const USAGE = 'npm run -s gallery -- [--json]';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'docs/gallery');
const PAGE = join(ROOT, 'docs/gallery.md');
const PLAN = join(ROOT, 'docs/gallery.json');

/** What changed is shown if it is this many entries or more. */
const MUCH = 10;

/** Names in several scripts, a very long one, a computer player, and somebody who is away. */
const SEATS: Table['seats'] = [
  { name: 'Ada Lovelace', mention: '@ada', computer: false },
  { name: 'Björn 🦣 with a name that goes on and on', mention: '@bjorn', computer: false },
  { name: '田中さくら', mention: '@tanaka', computer: true },
  { name: 'محمد علي', mention: '@ali', computer: false, away: true },
  { name: 'Zoë', mention: '@zoe', computer: false },
  { name: 'Hasty', mention: '', computer: true },
];

/** A recorded match, replayed, and who sits at it. */
interface SampleMatch extends PlayedAgain {
  readonly table: Table;
}

/** Recorded matches by their short names. */
type Matches = ReadonlyMap<string, SampleMatch>;

function toldOf(matches: Matches, name: string): SampleMatch {
  const told = matches.get(name);
  if (told === undefined) throw new Fault(`No record is called "${name}".`);
  return told;
}

async function tell(path: string): Promise<SampleMatch> {
  const record = await recordIn(join(ROOT, path));
  const again = playAgain(record);
  const matchName = `${again.edition.name} #12`;
  return { ...again, table: { matchName, seats: SEATS.slice(0, record.seats) } };
}

/** The match at the nth time, from 0, that a kind of decision is asked, or at its end. */
function momentOf(
  { edition, played }: SampleMatch,
  kind: string | null,
  nth: number,
): Match<unknown> {
  const moments = played.matches.filter(({ state }) => {
    const asked = edition.game.decisions(state);
    return kind === null
      ? asked.length === 0
      : asked.some((decision) => decision.owed && decision.kind === kind);
  });
  const found = moments[nth];
  if (found === undefined) throw new Fault(`The records have no moment ${nth} of ${kind}.`);
  return found;
}

function sceneOf(matches: Matches, picture: PlannedPicture): Scene {
  const told = toldOf(matches, picture.match);
  switch (picture.show) {
    case 'board':
      return boardOf(told, picture.asked, picture.nth);
    case 'choice':
      return there(choicesOf(told, picture.asked, picture.about)[picture.nth]);
    case 'since':
      return sinceOf(told, picture.seat, picture.nth);
    case 'hand':
      return handOf(told, picture.seat, picture.asked, picture.nth);
    case 'legend':
      return there(told.edition.in(picture.language).legendScenes?.()[picture.nth]);
  }
}

function boardOf(told: SampleMatch, kind: string | null, nth: number): Scene {
  const { edition, table } = told;
  const { state } = momentOf(told, kind, nth);
  return edition.in(USUAL_LANGUAGE).scene(edition.game.view(state, 'public'), table);
}

/** What somebody may choose of a list: as on a panel, a question of another shape is shown by what it is about. */
function choicesAbout(
  { edition, table }: SampleMatch,
  state: unknown,
  decision: Decision,
  { command, piece }: About,
): readonly Choice<unknown>[] {
  const { game } = edition;
  const words = edition.in(USUAL_LANGUAGE);
  const view = game.view(state, decision.seat);
  const choices = game.choices(state, decision);
  if ('shape' in choices) return [];
  return choices.filter(
    (choice) =>
      (command === undefined || words.phrase(choice, decision, view, table).command === command) &&
      (piece === undefined || words.pieces?.of(choice, decision) === piece),
  );
}

/** The choices of a kind of decision, each time that they can be shown. */
function choicesOf(told: SampleMatch, kind: string, about: About): Scene[] {
  const { edition, played, table } = told;
  const { game } = edition;
  return played.matches.flatMap(({ state }) => {
    const decision = game.decisions(state).find((one) => one.owed && one.kind === kind);
    if (decision === undefined) return [];
    const { seat } = decision;
    const choices = choicesAbout(told, state, decision, about);
    const words = edition.in(USUAL_LANGUAGE);
    return words.choiceScene?.(game.view(state, seat), seat, choices, table) ?? [];
  });
}

/** What changed while a seat waited, the nth time that much did. */
function sinceOf(told: SampleMatch, seat: Seat, nth: number): Scene {
  const { edition, entries, played, table } = told;
  const { game } = edition;
  const isAsked = played.matches.map(({ state }) =>
    game.decisions(state).some((decision) => decision.seat === seat && decision.owed),
  );
  const waits = isAsked.flatMap((asked, to) => {
    const from = isAsked.lastIndexOf(true, to - 1);
    return asked && to > 0 && from >= 0 && to - from > MUCH ? [to] : [];
  });
  const to = waits[nth];
  const match = to === undefined ? undefined : played.matches[to];
  if (to === undefined || match === undefined) {
    throw new Fault(`Seat ${seat} waits fewer than ${nth + 1} times.`);
  }
  const log = entries.slice(0, to + 1);
  const known = knownByActing(seat, log);
  const since = log
    .map((entry, at): Passed => ({ entry: byPerson(entry), told: played.told[at] ?? [] }))
    .slice(known + 1);
  const { shown: news = null } =
    newsOf({ edition, match, table }, seat, known, since, USUAL_LANGUAGE) ?? {};
  return there(news?.scene);
}

/**
 * An entry as if a person had answered: a computer player’s deeds in a person’s place would be news to that person.
 */
const byPerson = (entry: Entry): Entry =>
  entry.kind === 'answers'
    ? {
        ...entry,
        answers: entry.answers.map(({ seat, decision, choice }) => ({ seat, decision, choice })),
      }
    : entry;

function handOf(told: SampleMatch, seat: Seat, kind: string, nth: number): Scene {
  const { edition, table } = told;
  const { state } = momentOf(told, kind, nth);
  const words = edition.in(USUAL_LANGUAGE);
  return there(words.handScene?.(edition.game.view(state, seat), seat, table));
}

function there(scene: Scene | null | undefined): Scene {
  if (scene === null || scene === undefined) throw new Fault('The records have no such moment.');
  return scene;
}

function page(
  plan: GalleryPlan,
  alts: ReadonlyMap<string, string>,
  stories: readonly (readonly StoryPicture[])[],
): string {
  const chapters = plan.chapters.map(({ title, text, pictures }) => {
    const shown = pictures.map(({ file, caption }) => {
      return shownOn(caption, `${file}.png`, alts.get(file) ?? '');
    });
    return `## ${title}\n\n${text}\n\n${shown.join('\n\n')}`;
  });
  const last = plan.stories.map(({ title, text }, nth) => {
    const told = stories[nth]?.map(({ file, caption, alt }) => shownOn(caption, file, alt)) ?? [];
    return `## ${title}\n\n${text}\n\n${told.join('\n\n')}`;
  });
  const head =
    '# Gallery\n\nMade by `npm run gallery` from recorded matches. The text behind each picture is the one that goes with it in Discord.';
  return `${[head, ...chapters, ...last].join('\n\n')}\n`;
}

function shownOn(caption: string, file: string, alt: string): string {
  const text = alt.replaceAll(/[[\]\\]/g, '').replaceAll('\n', ' ');
  return `### ${caption}\n\n![${text}](gallery/${file})`;
}

await command(USAGE, [], async ([word]) => {
  if (word !== undefined) throw new Fault(`All pictures are made at once: leave "${word}" out.`);
  const plan = galleryPlan.parse(JSON.parse(await readText(PLAN)));
  const matches = new Map<string, SampleMatch>();
  for (const [name, path] of Object.entries(plan.records)) matches.set(name, await tell(path));
  await mkdir(FOLDER, { recursive: true });
  const old = (await readdir(FOLDER)).filter((file) => /\.(png|gif)$/.test(file));
  await Promise.all(old.map((file) => rm(join(FOLDER, file))));
  const painter = createPainter({ arts: artsOf(SHELF) });
  const alts = new Map<string, string>();
  const sizes = new Map<string, number>();
  try {
    for (const picture of plan.chapters.flatMap(({ pictures }) => pictures)) {
      const { file, sight, width, theme } = picture;
      const scene = sceneOf(matches, picture);
      const options = {
        ...(width === undefined ? {} : { width }),
        ...(theme === undefined ? {} : { theme }),
      };
      const png = await painter.paint(scene, options);
      const shown = sight === undefined ? png : recoloured(png, (colour) => seen(sight, colour));
      await writeWhole(join(FOLDER, `${file}.png`), shown);
      alts.set(file, describeScene(scene));
      sizes.set(file, shown.length);
    }
  } finally {
    await painter.close();
  }
  const stories = plan.stories.map((story) => storyPictures(toldOf(matches, story.match), story));
  for (const { file, bytes } of stories.flat()) {
    await writeWhole(join(FOLDER, file), bytes);
    sizes.set(file, bytes.length);
  }
  await writeWhole(PAGE, page(plan, alts, stories));
  const text = [...sizes].map(([file, bytes]) => `${file}: ${Math.ceil(bytes / 1024)} KB`);
  return {
    ok: true,
    text: text.join('\n'),
    json: { bytes: Object.fromEntries(sizes) },
  };
});
