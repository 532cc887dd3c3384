import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat } from '../engine/game.ts';
import type { Entry, Match } from '../engine/match.ts';
import { readRecord } from '../engine/record.ts';
import { replay, type Replayed } from '../engine/replay.ts';
import { newsOf } from '../match/news.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeScene } from '../presentation/alt.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import { pictured } from '../presentation/pictured.ts';
import type { Scene } from '../presentation/scene.ts';
import type { Table } from '../presentation/table.ts';
import { recoloured } from '../render/png.ts';
import { createPainter, type PaintOptions } from '../render/pool.ts';
import { seen, type Sight } from '../render/sight.ts';
import { command, editionOf, Fault, readText, writeWhole } from './command.ts';
import { type Shown, storyPictures } from './story-pictures.ts';

const USAGE = 'npm run -s gallery -- [--json]';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'docs/gallery');
const PAGE = join(ROOT, 'docs/gallery.md');

/** Recorded matches by a short name. */
const RECORDS = {
  first: 'test/records/tusk-1.record.json',
  second: 'test/records/tusk-2.record.json',
  third: 'test/records/tusk-3.record.json',
  two: 'docs/gallery/two-players.record.json',
} as const;
type RecordName = keyof typeof RECORDS;

/** So many entries are worth a picture of what changed. */
const MUCH = 10;

/** Names in several scripts, a very long one, a computer player, and somebody who is away. */
const SEATS: Table['seats'] = [
  { name: 'Ada Lovelace', mention: '@ada', computer: false },
  { name: 'Björn 🦣 with a name that goes on and on', mention: '@bjorn', computer: false },
  { name: '田中さくら', mention: '@tanaka', computer: true },
  { name: 'محمد علي', mention: '@ali', computer: false, away: true },
];

/** A recorded match, played again. */
interface Told {
  readonly edition: AnyEdition;
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly played: Replayed<unknown, unknown>;
}

/** A picture of the gallery. */
interface Picture {
  readonly file: string;
  readonly caption: string;
  readonly of: (matches: Readonly<Record<RecordName, Told>>) => Scene;
  readonly options?: PaintOptions;
  /** The eyes through which it is seen. */
  readonly sight?: Sight;
}

/** A chapter of the page. */
interface Chapter {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
}

async function tell(name: RecordName): Promise<Told> {
  const read = readRecord(await readText(join(ROOT, RECORDS[name])));
  if (!read.ok) throw new Fault(read.refusal);
  const { game: id, seed, seats, rules, config, entries: lines } = read.value;
  const entries = lines.map(({ entry }) => entry);
  const edition = editionOf(id);
  const { game } = edition;
  const played = replay(game, { seed, seats, rules, config: game.config(config) }, entries);
  if (!played.ok) throw new Fault(`The record ${RECORDS[name]} cannot be played again.`);
  const table = { matchName: 'Friday night mammoths', seats: SEATS.slice(0, seats) };
  return { edition, table, entries, played: played.value };
}

/** The match at the so-many-eth moment at which something of a kind is asked, or at its end. */
function momentOf({ edition, played }: Told, kind: string | null, nth: number): Match<unknown> {
  const moments = played.matches.filter(({ state }) => {
    const asked = edition.game.decisions(state);
    return kind === null ? asked.length === 0 : asked.some((decision) => decision.kind === kind);
  });
  const found = moments[nth];
  if (found === undefined) throw new Fault(`The records have no moment ${nth} of ${kind}.`);
  return found;
}

/** A board as everybody sees it. */
const board =
  (name: RecordName, kind: string | null, nth = 0): Picture['of'] =>
  (matches) => {
    const told = matches[name];
    const { state } = momentOf(told, kind, nth);
    return told.edition
      .in(USUAL_LANGUAGE)
      .scene(told.edition.game.view(state, 'public'), told.table);
  };

/** What is asked of somebody, the so-many-eth time it can be shown. `about`: how its choices' keys begin. */
const choice =
  (name: RecordName, kind: string, nth: number, about: string): Picture['of'] =>
  (matches) => {
    const { edition, played, table } = matches[name];
    const { game } = edition;
    const scenes = played.matches.flatMap(({ state }) => {
      const decision = game.decisions(state).find((one) => one.kind === kind);
      if (decision === undefined) return [];
      const choices = game.choices(state, decision).filter(({ key }) => key.startsWith(about));
      const view = game.view(state, decision.seat);
      return (
        edition.in(USUAL_LANGUAGE).choiceScene?.(view, decision.seat, choices, table)?.scene ?? []
      );
    });
    return there(scenes[nth]);
  };

/**
 * What changed while a seat waited, the so-many-eth time that much did. `about`: how the keys of the choices
 * begin that stand on it as well.
 */
const since =
  (name: RecordName, seat: Seat, nth: number, about: string | null = null): Picture['of'] =>
  (matches) => {
    const { edition, entries, played, table } = matches[name];
    const isAsked = played.matches.map(({ state }) =>
      edition.game.decisions(state).some((decision) => decision.seat === seat),
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
    const toldAt = (at: number) => played.told[at] ?? [];
    const news =
      newsOf({ edition, match, table }, seat, log, toldAt, USUAL_LANGUAGE)?.shown ?? null;
    const { game } = edition;
    const asked = game.decisions(match.state).find((one) => one.seat === seat);
    const choices =
      asked === undefined || about === null
        ? []
        : game.choices(match.state, asked).filter(({ key }) => key.startsWith(about));
    const offered = edition
      .in(USUAL_LANGUAGE)
      .choiceScene?.(game.view(match.state, seat), seat, choices, table);
    return there(pictured(news, offered ?? null)?.scene);
  };

const hand =
  (name: RecordName, seat: Seat, nth: number): Picture['of'] =>
  (matches) => {
    const told = matches[name];
    const { edition, table } = told;
    const { state } = momentOf(told, 'turn', nth);
    return there(
      edition.in(USUAL_LANGUAGE).handScene?.(edition.game.view(state, seat), seat, table),
    );
  };

function there(scene: Scene | null | undefined): Scene {
  if (scene === null || scene === undefined) throw new Fault('The records have no such moment.');
  return scene;
}

const MEDIUM = { width: 800 } as const;

const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Four players',
    text: 'Full size, as it is posted. A phone shows it some 400 pixels wide; the last one here is.',
    pictures: [
      {
        file: 'four-setup',
        caption: 'Setting up',
        of: board('first', 'place', 2),
        options: MEDIUM,
      },
      { file: 'four-tribes', caption: 'A tribe’s turn', of: board('second', 'turn', 62) },
      { file: 'four-fight', caption: 'A fight', of: board('first', 'commit') },
      { file: 'four-hunt', caption: 'The hunt', of: board('third', 'attack', 1) },
      {
        file: 'four-season',
        caption: 'The season: out of the herd’s way',
        of: board('third', 'aside'),
      },
      { file: 'four-snow', caption: 'Late, in the snow', of: board('first', 'turn', 135) },
      { file: 'four-over', caption: 'The end', of: board('third', null) },
      {
        file: 'four-phone',
        caption: 'On a phone',
        of: board('second', 'turn', 62),
        options: { width: 400 },
      },
    ],
  },
  {
    title: 'Two players',
    text: 'The same phases of a match of two.',
    pictures: [
      { file: 'two-setup', caption: 'Setting up', of: board('two', 'place', 1), options: MEDIUM },
      {
        file: 'two-tribes',
        caption: 'A tribe’s turn',
        of: board('two', 'turn', 40),
        options: MEDIUM,
      },
      { file: 'two-fight', caption: 'A fight', of: board('two', 'commit'), options: MEDIUM },
      { file: 'two-hunt', caption: 'The hunt', of: board('two', 'attack', 3), options: MEDIUM },
      { file: 'two-season', caption: 'The season', of: board('two', 'aside', 1), options: MEDIUM },
      { file: 'two-over', caption: 'The end', of: board('two', null), options: MEDIUM },
    ],
  },
  {
    title: 'Themes',
    text: '`day` is used above; `night` is for dark screens and `print` for printers. Everybody chooses theirs with `/theme`.',
    pictures: [
      {
        file: 'theme-night',
        caption: 'night',
        of: board('third', 'turn', 92),
        options: { theme: 'night' },
      },
      {
        file: 'theme-print',
        caption: 'print',
        of: board('third', 'turn', 92),
        options: { theme: 'print' },
      },
      {
        file: 'since-night',
        caption: 'Since your last turn, by night',
        of: since('first', 0, 4),
        options: { theme: 'night' },
      },
      {
        file: 'hand-print',
        caption: 'The hand, for print',
        of: hand('first', 1, 100),
        options: { theme: 'print' },
      },
    ],
  },
  {
    title: 'Private pictures',
    text: 'Shown to one reader only: what may be chosen, what changed while the reader was away, and the hand.',
    pictures: [
      {
        file: 'choice-move',
        caption: 'Where one member may move: letters as in the select below',
        of: choice('second', 'turn', 26, 'move.1'),
      },
      {
        file: 'choice-all',
        caption: 'All moves of a turn',
        of: choice('first', 'turn', 36, 'move'),
      },
      {
        file: 'choice-aside',
        caption: 'Out of the herd’s way',
        of: choice('third', 'aside', 0, ''),
      },
      { file: 'choice-draft', caption: 'A draft', of: choice('first', 'draft', 1, '') },
      { file: 'since-early', caption: 'Since your last turn', of: since('first', 0, 2) },
      { file: 'since-late', caption: 'The same, in the snow', of: since('first', 0, 4) },
      {
        file: 'since-choice',
        caption: 'What changed and where one may move, in one picture',
        of: since('first', 0, 3, 'move'),
      },
      { file: 'hand', caption: 'The hand', of: hand('first', 1, 100) },
    ],
  },
  {
    title: 'For all eyes',
    text: 'A board with every ground and four tribes, as it is seen in full colour, in three colour deficiencies (Machado, Oliveira and Fernandes, 2009, at full severity) and in grey. `test/render/palette.test.ts` and `terrain.test.ts` hold every theme against these: the colours of tribes are at least 18 apart (ΔE, CIE 1976), and each painted tile is at least twice as far, by its colours and its pattern, from every other ground as from its own.',
    pictures: (['full', 'deuteranopia', 'protanopia', 'tritanopia', 'grey'] as const).map(
      (sight) => ({
        file: `sight-${sight}`,
        caption: sight,
        of: board('second', 'turn', 62),
        options: { width: 600 },
        sight,
      }),
    ),
  },
];

function page(alts: ReadonlyMap<string, string>, story: readonly Shown[]): string {
  const chapters = CHAPTERS.map(({ title, text, pictures }) => {
    const shown = pictures.map(({ file, caption }) => {
      return shownOn(caption, `${file}.png`, alts.get(file) ?? '');
    });
    return `## ${title}\n\n${text}\n\n${shown.join('\n\n')}`;
  });
  const told = story.map(({ file, caption, alt }) => shownOn(caption, file, alt));
  const last = `## The story of a match\n\nPosted when a match is over; also made by \`npm run story\` from any record.\n\n${told.join('\n\n')}`;
  const head =
    '# Gallery\n\nMade by `npm run gallery` from recorded matches. The text behind each picture is the one that goes with it in Discord.';
  return `${[head, ...chapters, last].join('\n\n')}\n`;
}

function shownOn(caption: string, file: string, alt: string): string {
  const text = alt.replaceAll(/[[\]\\]/g, '').replaceAll('\n', ' ');
  return `### ${caption}\n\n![${text}](gallery/${file})`;
}

await command(USAGE, [], async () => {
  const [first, second, third, two] = await Promise.all([
    tell('first'),
    tell('second'),
    tell('third'),
    tell('two'),
  ]);
  const matches = { first, second, third, two };
  await mkdir(FOLDER, { recursive: true });
  const old = (await readdir(FOLDER)).filter((file) => /\.(png|gif)$/.test(file));
  await Promise.all(old.map((file) => rm(join(FOLDER, file))));
  const painter = createPainter();
  const alts = new Map<string, string>();
  const sizes = new Map<string, number>();
  try {
    for (const { file, of, options, sight } of CHAPTERS.flatMap(({ pictures }) => pictures)) {
      const scene = of(matches);
      const png = await painter.paint(scene, options);
      const shown = sight === undefined ? png : recoloured(png, (colour) => seen(sight, colour));
      await writeWhole(join(FOLDER, `${file}.png`), shown);
      alts.set(file, describeScene(scene));
      sizes.set(file, shown.length);
    }
  } finally {
    await painter.close();
  }
  const story = storyPictures(first);
  for (const { file, bytes } of story) {
    await writeWhole(join(FOLDER, file), bytes);
    sizes.set(file, bytes.length);
  }
  await writeWhole(PAGE, page(alts, story));
  const text = [...sizes].map(([file, bytes]) => `${file}: ${Math.ceil(bytes / 1024)} KB`);
  return {
    ok: true,
    text: text.join('\n'),
    json: { bytes: Object.fromEntries(sizes) },
  };
});
