import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import { load } from '../../src/match/loaded/load.ts';
import { Refused } from '../../src/match/app/refused.ts';
import type { User } from '../../src/match/app/press.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import type { Filled } from '../../src/panel/controls.ts';
import {
  type FormName,
  type FormOpener,
  opensForm,
  type PlainPress,
  type PressAs,
  readFormId,
  readId,
} from '../../src/panel/ids.ts';
import type { Handler, FormHandler, OpenHandler } from '../../src/panel/pressed/handler.ts';
import { plan } from '../../src/panel/pressed/plans.ts';
import { HANDLERS, FORM_HANDLERS, OPEN_HANDLERS } from '../../src/panel/pressed/handlers.ts';
import { doOrAsk } from '../../src/panel/pressed/table-requests.ts';
import { expectMayPress } from '../../src/panel/pressed/may-press.ts';
import type { Pressing } from '../../src/panel/pressed/presser.ts';
import type { PressReply, FormReply } from '../../src/panel/pressed/reply.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, type ClockApp, openClockApp } from '../match/clock-app.ts';
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

const does = <K extends PlainPress>(by: Pressing, name: K, id: PressAs<K>): Promise<PressReply> => {
  const handle: Handler<K> = HANDLERS[name];
  return handle(by, id);
};
const opens = <K extends FormOpener>(by: Pressing, name: K, id: PressAs<K>) => {
  const { open }: OpenHandler<K> = OPEN_HANDLERS[name];
  return open(by, id);
};
const sends = <K extends FormName>(by: Pressing, name: K, id: PressAs<K>, filled: Filled) => {
  const { send }: FormHandler<K> = FORM_HANDLERS[name];
  return send(by, id, filled);
};

/** Sends a form of a page. */
async function send(
  presser: Pressing,
  { id }: Found,
  filled: Filled,
  isOpen: boolean,
): Promise<PressReply | FormReply> {
  const press = isOpen ? readFormId(id) : readId(id);
  if (press === null) throw new Error(`Nothing is pressed by ${id}.`);
  await expectMayPress(presser, press);
  if (isOpen) {
    const sent = readFormId(id);
    if (sent !== null) return sends(presser, sent.do, sent, filled);
  }
  if (opensForm(press)) return opens(presser, press.do, press);
  return does({ ...presser, values: [...filled.values()].flat() }, press.do, press);
}

/** What is shown as a page. */
const pageWith = (shown: PressReply | FormReply): string => {
  if (shown.is === 'form') return formOf(shown.form);
  if (shown.is === 'panel') return pageOf(shown.panel.bare().components);
  return pageOf(shown.is === 'page' ? shown.page.components : []);
};

/** Who sits at a match and presses on a page. */
const presserAt = ({ app, press }: ClockApp, user: User): Pressing => ({
  app,
  press: press(user),
  speechTo: async () => appSpeech('en'),
  languageAt: () => 'en',
  expectHome: async () => undefined,
  expectNotStuck: async () => undefined,
  playerNamed: async () => birch,
  values: [],
  surface: { on: 'panel' },
});

it.each<[string, AnyEdition, readonly string[]]>([
  ['pebbles', pebblesEdition, ['answer']],
  ['steading', steadingEdition, ['answer', 'form', 'pick', 'sent form', 'take']],
])('a whole match of %s is played by forms of a page', async (name, edition, pressed) => {
  const there = await openClockApp(edition);
  try {
    const random = namedRandom(`pages of ${name}`);
    const people: readonly User[] = [ash, birch];
    const match = await there.begin(people);
    const kinds = new Set<string>();
    let sent = 0;
    for (;;) {
      const [next] = waitingFor(await load(there.app, match));
      if (next === undefined) break;
      const open = { do: 'panel', match } as const;
      const presser = (): Pressing => presserAt(there, people[next.seat] ?? ash);
      let shown: PressReply | FormReply = await does(presser(), 'panel', open);
      const { sequence } = await there.row();
      while ((await there.row()).sequence === sequence) {
        sent += 1;
        if (sent > MOST) throw new Error('The match does not end.');
        const isOpen = shown.is === 'form';
        const form = pick(
          formsIn(pageWith(shown)).filter((one) => isOpen || isAnswer(one)),
          random,
        );
        try {
          shown = await send(presser(), form, filledBy(form, random), isOpen);
          kinds.add(`${isOpen ? 'sent ' : ''}${readId(form.id)?.do}`);
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

/** The last option of each field. */
const lastOf = ({ fields }: Found): Filled =>
  new Map(fields.map(({ name, options }) => [name, options?.slice(-1) ?? []]));

it('all that stands on a panel is done on a page: orders, proposals, plans, rules', async () => {
  const there = await openClockApp(tuskEdition);
  try {
    const match = await there.begin([ash, birch]);
    const random = namedRandom('other pages');
    /** Sends the form of a kind on what was shown, filled in by chance or as it is said. */
    const sendOn = async (
      user: User,
      shown: PressReply | FormReply,
      kind: string,
      fill: (found: Found) => Filled = (found) => filledBy(found, random),
    ): Promise<PressReply | FormReply> => {
      const found = formsIn(pageWith(shown)).find(({ id }) => readId(id)?.do === kind);
      if (found === undefined) throw new Error(`There is no ${kind}.`);
      const isOpen = shown.is === 'form';
      return send(presserAt(there, user), found, fill(found), isOpen);
    };
    const panelOf = (user: User) => does(presserAt(there, user), 'panel', { do: 'panel', match });
    const moreOf = async (user: User) => sendOn(user, await panelOf(user), 'more');
    // Who is taught has enough to look at.
    const untaught = await sendOn(ash, await moreOf(ash), 'hush');
    const ordersPage = await sendOn(ash, await sendOn(ash, untaught, 'more'), 'ahead');
    await sendOn(ash, ordersPage, 'order', lastOf);
    expect((await there.row()).orders).toHaveLength(1);
    const bound = () => new Map([['takes', ['0.1']]]);
    await sendOn(ash, await sendOn(ash, ordersPage, 'agree'), 'agree', bound);
    expect((await there.row()).orders).toHaveLength(2);
    const [next] = waitingFor(await load(there.app, match));
    const [asked, other] = next?.seat === 0 ? [ash, birch] : [birch, ash];
    const how = await sendOn(asked, await moreOf(asked), 'how');
    const legend = await sendOn(asked, how, 'legend');
    const found = await sendOn(
      asked,
      await sendOn(asked, legend, 'find'),
      'find',
      () => new Map([['words', ['dice']]]),
    );
    expect(JSON.stringify(found)).toMatch(/dice/iu);
    expect((await sendOn(asked, await sendOn(asked, found, 'here'), 'panel')).is).toBe('panel');
    await doOrAsk(presserAt(there, asked), await there.row(match), { is: 'pause', days: 2 });
    expect((await sendOn(other, await panelOf(other), 'decline')).is).toBe('panel');
    expect((await there.row(match)).proposals).toEqual([]);
    const planned = await plan(presserAt(there, other), { match });
    const anew = await sendOn(other, planned, 'anew');
    const mine = anew.is === 'panel' ? anew.panel.match : 0;
    await expect(
      expectMayPress(presserAt(there, asked), { do: 'panel', match: mine }),
    ).rejects.toThrow(Refused);
    await expect(
      expectMayPress(
        { ...presserAt(there, ash), surface: { on: 'post', channel: 'elsewhere', post: '1' } },
        { do: 'play', match, mark: 'o1' },
      ),
    ).rejects.toThrow(Refused);
  } finally {
    await there.close();
  }
});

// A process of its own, as this one runs the tests of Discord as well.
it('loads nothing of discord.js', () => {
  const program = `
    await import(${JSON.stringify(new URL('../../src/panel/pressed/handlers.ts', import.meta.url).href)});
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
