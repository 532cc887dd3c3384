import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import { load } from '../../src/match/loaded/load.ts';
import { Refused } from '../../src/match/app/refused.ts';
import type { User } from '../../src/match/app/press.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import type { Filled } from '../../src/panel/controls.ts';
import { readFormId, readId } from '../../src/panel/ids.ts';
import { openOnPanel, pressOnPanel, sendOnPanel } from '../../src/panel/pressed/on-panel.ts';
import type { Presser } from '../../src/panel/pressed/presser.ts';
import type { ShownForm, ShownPanel } from '../../src/panel/pressed/shown.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, openClockApp } from '../match/clock-app.ts';
import { type Found, formOf, formsIn, pageOf } from './html.ts';

/** So many forms are sent at most before a match is over. */
const MOST = 2_000;

const pick = <T>(all: readonly T[], random: Random): T => {
  const one = all[random.below(all.length)];
  if (one === undefined) throw new Error('There is nothing to send.');
  return one;
};

/** What of a panel leads to an answer. */
const ANSWERING = [
  'answer',
  'ask',
  'pick',
  'only',
  'take',
  'none',
  'open',
  'piece',
  'form',
  'turn',
];
const isAnswer = ({ id }: Found): boolean => ANSWERING.includes(readId(id)?.do ?? '');

/** Something that may stand in each field of a form, by chance. */
const filledBy = ({ fields }: Found, random: Random): Filled =>
  new Map(
    fields.map(({ name, options, typed, least, most }) => {
      if (options === null) return [name, [typed]];
      const many = Math.min(least + random.below(most - least + 1), options.length);
      return [name, random.shuffle(options).slice(0, many)];
    }),
  );

/** Sends a form of a page; null for one that answers nothing. */
function send(
  presser: Presser,
  { id }: Found,
  filled: Filled,
  isOpen: boolean,
): Promise<ShownPanel | ShownForm> | null {
  const sent = isOpen ? readFormId(id) : null;
  if (sent?.do === 'form' || sent?.do === 'turn') {
    return sendOnPanel(presser, sent.do, sent, filled);
  }
  const press = readId(id);
  switch (press?.do) {
    case 'form':
    case 'turn':
      return openOnPanel(presser, press.do, press);
    case 'answer':
    case 'ask':
    case 'pick':
    case 'only':
    case 'take':
    case 'none':
    case 'open':
    case 'piece':
      return pressOnPanel(presser, press.do, press, [...filled.values()].flat());
    default:
      return null;
  }
}

it.each<[string, AnyEdition, readonly string[]]>([
  ['pebbles', pebblesEdition, ['pick']],
  ['steading', steadingEdition, ['form', 'pick', 'sent form', 'take']],
])('a whole match of %s is played by forms of a page', async (name, edition, pressed) => {
  const there = await openClockApp(edition);
  try {
    const random = namedRandom(`pages of ${name}`);
    const people: readonly User[] = [ash, birch];
    const match = await there.begin(people);
    const kinds = new Set<string>();
    const presserAt = (seat: number): Presser => ({
      app: there.app,
      press: there.press(people[seat] ?? ash),
      speechTo: async () => appSpeech('en'),
      languageAt: () => 'en',
    });
    let sent = 0;
    for (;;) {
      const [next] = waitingFor(await load(there.app, match));
      if (next === undefined) break;
      const open = { do: 'panel', match } as const;
      let shown: ShownPanel | ShownForm = await pressOnPanel(
        presserAt(next.seat),
        'panel',
        open,
        [],
      );
      const { sequence } = await there.row();
      while ((await there.row()).sequence === sequence) {
        sent += 1;
        if (sent > MOST) throw new Error('The match does not end.');
        const isOpen = shown.is === 'form';
        const page =
          shown.is === 'form' ? formOf(shown.form) : pageOf(shown.panel.bare().components);
        const form = pick(
          formsIn(page).filter((one) => isOpen || isAnswer(one)),
          random,
        );
        try {
          const came = await send(presserAt(next.seat), form, filledBy(form, random), isOpen);
          if (came === null) throw new Error(`Nothing is done by ${form.id}.`);
          kinds.add(`${isOpen ? 'sent ' : ''}${readId(form.id)?.do}`);
          shown = came;
        } catch (error) {
          // What chance fills in may be too much: it is filled in once more.
          if (!(error instanceof Refused)) throw error;
        }
        // A sealed answer makes no entry.
        if (!waitingFor(await load(there.app, match)).some(({ id }) => id === next.id)) break;
      }
    }
    expect((await there.row()).status).toBe('over');
    expect([...kinds].sort()).toEqual(pressed);
  } finally {
    await there.close();
  }
});

// A process of its own, as this one runs the tests of Discord as well.
it('loads nothing of discord.js', () => {
  const program = `
    await import(${JSON.stringify(new URL('../../src/panel/pressed/on-panel.ts', import.meta.url).href)});
    const { createRequire } = await import('node:module');
    console.log(JSON.stringify(Object.keys(createRequire(process.cwd() + '/').cache)));
  `;
  const told = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  const loaded = z.array(z.string()).parse(JSON.parse(told));
  expect(loaded.some((path) => path.includes('node_modules/'))).toBe(true);
  expect(loaded.filter((path) => /node_modules\/(discord\.js|@discordjs)\//.test(path))).toEqual(
    [],
  );
});
