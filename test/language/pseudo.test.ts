import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Camp } from '../e2e/camp.ts';
import { bringInPseudo, LOCALE, pseudoText, takeAwayPseudo } from './pseudo.ts';

const language = await bringInPseudo();
afterAll(takeAwayPseudo);

// All that speaks is imported after the language was brought in.
const { randomPlayer } = await import('../../src/ai/random.ts');
const { registerCommands } = await import('../../src/discord/commands/register.ts');
const { eventsFor } = await import('../../src/engine/game.ts');
const { namedRandom } = await import('../../src/engine/random.ts');
const { SHELF } = await import('../../src/games/index.ts');
const { tryPresentation } = await import('../../src/presentation/laws.ts');
const { layOutChart, paintChart } = await import('../../src/render/chart.ts');
const { ruler } = await import('../../src/render/easel.ts');
const { artsOf, registerArt } = await import('../../src/render/drawings/registry.ts');
const { buildStage } = await import('../../src/render/frame.ts');
const { layOut } = await import('../../src/render/layout.ts');
const { THEMES } = await import('../../src/render/palette.ts');
const { appSpeech } = await import('../../src/words/index.ts');
const { tryPanels } = await import('../discord/panels.ts');
const { showingOf } = await import('../laws/showing.ts');
const { isPlayed, openPanel, pitchCamp, posts, read, pressLobby } = await import('../e2e/camp.ts');
const { actOnce, asks } = await import('../e2e/hands.ts');
const { overflows, overflowsOn } = await import('../render/overflows.ts');
const { written } = await import('../render/written.ts');
const { steadingEdition } = await import('../games/steading/index.ts');

const EDITIONS: readonly AnyEdition[] = [...SHELF.values(), steadingEdition];
registerArt(artsOf(new Map(EDITIONS.map((edition) => [edition.game.id, edition]))));

describe('a language that is brought in', () => {
  it('has longer texts with the same facts', () => {
    expect(pseudoText('Member {{member}} goes to {{tile}}: `/next`')).toMatch(
      /^Mémbéŕ \{\{member\}\} ğøéš ŧø \{\{tile\}\}: `\/next` ./,
    );
  });

  it('is spoken by the app, in the plurals it has', () => {
    const { say, list } = appSpeech(language);
    expect(say('panel.nothing waits')).toMatch(/^\u200F?Nøŧhïñğ ïš wáïŧïñğ/);
    expect(say('table.more wait', { count: 11 })).toContain('11 møŕé');
    expect(list(['a', 'b'])).toBe('a وb');
  });
});

describe.each(EDITIONS)('$name in it', (edition) => {
  const { game, players } = edition;
  const [player = randomPlayer] = players;
  const [least, most] = game.seats;
  const words = edition.in(language);

  it.each([least, most])('is shown and spoken within Discord’s limits, with %i seats', (seats) => {
    const one = seats === most ? player : randomPlayer;
    const showing = showingOf(edition, `pseudo ${seats} ${one.id}`, seats, one);
    expect(tryPresentation(edition, language, showing)).toEqual([]);
  });

  it('has panels within Discord’s limits', () => {
    expect(tryPanels(edition, Math.min(most, 4), language, {}, 7)).toBeGreaterThan(10);
  });

  it('keeps to its places on pictures, in the story and on the chart', () => {
    const { entries } = showingOf(edition, `pseudo ${most} ${player.id}`, most, player);
    const table = {
      matchName: `${edition.name} #1`,
      seats: Array.from({ length: most }, (_, seat) => ({
        name: `Player ${seat + 1}`,
        mention: `<@${seat + 1}>`,
        computer: false,
      })),
    };
    const moments = entries.map(({ state, events }) => ({
      events: eventsFor(events, 'public' as const),
      view: game.view(state, 'public'),
    }));
    for (const { view } of moments.filter((_, at) => at % 20 === 0)) {
      const scene = words.scene(view, table);
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
    }
    const { story } = words;
    if (story === undefined) return;
    const beats = story.beats(moments, table);
    const stage = buildStage(
      ruler,
      beats.map(({ scene }) => scene),
    );
    for (const { scene } of beats) expect(overflowsOn(scene, stage.layout(scene))).toEqual([]);
    const chart = story.chart(moments, table);
    const layout = layOutChart(ruler, chart);
    const all = written((ctx, sheets) => paintChart(ctx, THEMES.day, chart, layout, sheets));
    expect(overflows(all, [layout.course, layout.luck])).toEqual([]);
  });
});

describe('answers that no list holds, in it', () => {
  it.each([{ workers: 7, fields: 60, ice: 3000 }, { workers: 60 }])(
    'are on panels within Discord’s limits, with %o',
    (config) => {
      expect(tryPanels(steadingEdition, 2, language, config)).toBeGreaterThan(20);
    },
  );
});

// Threads that paint know nothing of the language, so here each picture is a dot.
describe.each(EDITIONS)('a whole match of $name in it', { timeout: 120_000 }, (edition) => {
  const { id } = edition.game;
  let camp: Camp;
  let ash: Person;
  let thread: string;

  beforeAll(async () => {
    const shelf = new Map([[id, edition]]);
    camp = await pitchCamp({ shelf, languages: ['en', language], locale: LOCALE });
    ash = camp.sandbox.user('Ash');
    ash.setLocale(LOCALE);
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
    const [lobby] = posts(ash, 'tusk');
    if (lobby === undefined) throw new Error('The lobby was not posted.');
    await pressLobby(camp, ash, lobby, 'seat:1:1');
    read(await ash.invoke('match start', { match: 1 }, { channel: 'tusk' }));
    await camp.settled();
    thread = ash.channels().findLast(({ name }) => name.startsWith(`${edition.name} #`))?.id ?? '';
    const random = namedRandom('a whole match in another language');
    for (let round = 0; round < 400; round += 1) {
      if (!(await isPlayed(camp, 1))) return;
      let panel = await openPanel(ash, thread, pseudoText('Play'));
      while (asks(panel)) panel = await actOnce(ash, panel, random);
      await camp.settled();
    }
    throw new Error('The match does not end.');
  }, 120_000);
  afterAll(() => camp.close());

  it('is posted to its end, each picture with its words', () => {
    const all = posts(ash, thread);
    expect(all.some(({ content }) => /🏆/u.test(content))).toBe(true);
    const pictures = all.flatMap(({ attachments }) => attachments);
    expect(pictures.length).toBeGreaterThan(2);
    for (const { description } of pictures) expect(description).toMatch(/[đéñøŕŧ]/);
  });

  it('registers its commands', async () => {
    const { token, api } = camp.sandbox;
    expect(await registerCommands(camp.shelf, token, api, ['en', language])).toBeGreaterThan(5);
  });

  it('answers its commands', async () => {
    const chapters = edition.in(language).rules;
    for (const line of ['next', 'log', 'board', 'hand', 'rules', 'match list', 'theme', 'away']) {
      expect(read(await ash.invoke(line, {}, { channel: thread }))).not.toBe('');
    }
    for (const { title } of chapters) {
      const said = read(await ash.invoke('rules', { chapter: title }, { channel: thread }));
      expect(said).toContain(title);
    }
  });
});
