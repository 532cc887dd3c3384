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
import { HANDLERS, FORM_HANDLERS, OPEN_HANDLERS } from '../../src/panel/pressed/handlers.ts';
import { expectMayPress } from '../../src/panel/pressed/may-press.ts';
import type { Pressing } from '../../src/panel/pressed/presser.ts';
import type { PressReply, FormReply } from '../../src/panel/pressed/reply.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
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
export const filledBy = ({ fields }: Found, random: Random): Filled =>
  new Map(
    fields.map(({ name, options, typed, least, most }) => {
      if (options === null) return [name, [typed]];
      const many = Math.min(least + random.below(most - least + 1), options.length);
      return [name, random.shuffle(options).slice(0, many)];
    }),
  );

export const does = <K extends PlainPress>(
  by: Pressing,
  name: K,
  id: PressAs<K>,
): Promise<PressReply> => {
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
export async function send(
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
export const pageWith = (shown: PressReply | FormReply): string => {
  if (shown.is === 'form') return formOf(shown.form);
  if (shown.is === 'panel') return pageOf(shown.panel.bare().components);
  return pageOf(shown.is === 'page' ? shown.page.components : []);
};

/** Who sits at a match and presses on a page. */
export const presserAt = ({ app, press }: ClockApp, user: User): Pressing => ({
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

/** What became of a match that was played so, and what was pressed. */
interface Played {
  readonly status: string;
  readonly pressed: readonly string[];
}

/** Plays a whole match of two by the forms of pages alone. */
export async function playByForms(edition: AnyEdition): Promise<Played> {
  const there = await openClockApp(edition);
  try {
    const random = namedRandom(`pages of ${edition.name}`);
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
    return { status: (await there.row()).status, pressed: [...kinds].sort() };
  } finally {
    await there.close();
  }
}
