import { writeId } from '../../src/panel/ids.ts';
import type { Preference } from '../../src/presentation/orders.ts';
import { isAskedInSecret, waitingFor } from '../../src/match/loaded/asked.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { type Outcome, type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Doing, filledWith, leading, toldIn } from './leading.ts';
import type { Step } from './plan.ts';
import { movesOn } from './reading.ts';
import { told } from './whole-turn.ts';
import { ORDERED } from '../orders/ordered.ts';
import { preferredAt } from '../orders/preferred.ts';

/**
 * How somebody plays: on panels one thing at a time, there in forms for whole turns or by what is ordered beforehand, or by
 * slash commands.
 */
export type Manner = 'by panel' | 'in one go' | 'by orders' | 'by command';

/** What was done with one press, and how many steps of the plan it carries out. */
export interface Pressed {
  readonly what: string;
  readonly steps: number;
}

/** A form that opened, and the press that opened it. */
export type Opened = Pick<Extract<Outcome, { is: 'modal' }>, 'interactionId' | 'modal'>;

/** What is filled into a form, by the custom ids of its fields. */
export type Filled = Readonly<Record<string, string | readonly string[]>>;

/** How somebody does what they mean to. Each resolves when the bot has answered, with a form that opened. */
export interface Hands {
  press(message: PageMessage, id: string): Promise<Opened | null>;
  select(message: PageMessage, id: string, values: readonly string[]): Promise<Opened | null>;
  send(form: Opened, fields: Filled): Promise<void>;
}

/** Whether a field of a form has an option; one without a list takes what is typed. */
const hasOption =
  ({ components }: Opened['modal']) =>
  (field: string, value: string): boolean =>
    components.some(
      (one) =>
        'component' in one &&
        'custom_id' in one.component &&
        one.component.custom_id === field &&
        (!('options' in one.component) ||
          one.component.options.some((each) => each.value === value)),
    );

const openedBy = (outcome: Outcome): Opened | null => (outcome.is === 'modal' ? outcome : null);

/** Somebody's own hands, without a page. */
const clocksOf = (person: Person): Hands => ({
  press: async (message, id) => openedBy(await person.press(message, id)),
  select: async (message, id, values) => openedBy(await person.select(message, id, values)),
  async send(form, fields) {
    await person.submitModal(form, fields);
  },
});

/** Somebody who sits at a table. */
export interface Player {
  readonly person: Person;
  readonly seat: number;
  /**
   * Does one thing toward a plan, as few presses as there are: notices what was posted, opens the panel where it
   * is not before them, presses there. Throws where there is no way.
   */
  press(loaded: Loaded, plan: readonly Step[]): Promise<Pressed>;
}

/** What a command may hold for what is done right after. */
const THEN = 100;
/** So many presses in a row may come to nothing. */
const PATIENCE = 12;

/**
 * Sits somebody down before a thread.
 *
 * @param ready resolves when the next press may be done
 * @param hands what presses for them
 */
export function playerAt(
  thread: string,
  person: Person,
  seat: number,
  manner: Manner,
  ready: (what: string) => Promise<void>,
  hands: Hands = clocksOf(person),
): Player {
  /** The newest post in the thread when the panel was opened last. */
  let opened = '0';
  /** Direct messages whose button was followed. */
  const followed = new Set<string>();
  let form: { readonly opened: Opened; readonly says: string } | null = null;
  let vain = 0;
  let hasOrdered = false;

  const panel = (): PageMessage | null => {
    const own = person.ephemerals().filter(({ components }) => components.length > 0);
    const last = own.at(-1);
    if (last === undefined) return null;
    // Whoever is called goes to the thread, wherever the panel is.
    const posts = [thread, last.channelId].flatMap((channel) =>
      person.messagesIn(channel).filter(({ ephemeral, author }) => !ephemeral && author.bot),
    );
    const hasMovedOn = posts.some(({ id }) => isLater(id, last.id) && isLater(id, opened));
    return hasMovedOn ? null : last;
  };

  const open = async (loaded: Loaded, step: Step): Promise<Pressed> => {
    const isPlay = (message: PageMessage): boolean =>
      !message.ephemeral && movesOn(message).some(({ says }) => says.do === 'play');
    const letter = isAskedInSecret(loaded.edition, step.asked.decision)
      ? person.dms().findLast((message) => isPlay(message) && !followed.has(message.id))
      : undefined;
    const post = letter ?? person.messagesIn(thread).findLast(isPlay);
    const play = post && movesOn(post).find(({ says }) => says.do === 'play');
    if (post === undefined || play === undefined) throw new Error('No post leads to the panel.');
    if (letter !== undefined) followed.add(letter.id);
    opened = person.messagesIn(thread).findLast(({ ephemeral }) => !ephemeral)?.id ?? '0';
    const what = letter === undefined ? 'play' : 'letter';
    await ready(what);
    await hands.press(post, play.id);
    return { what, steps: 0 };
  };

  const fillIn = async (plan: readonly Step[]): Promise<Pressed> => {
    const [step] = plan;
    if (form === null || step === undefined) throw new Error('No form is open.');
    const { opened: sent, says } = form;
    form = null;
    const { modal } = sent;
    await ready(`${says} sent`);
    if (says !== 'turn') {
      await hands.send(sent, filledWith(modal, step));
      return { what: `${says} sent`, steps: 1 };
    }
    const there = modal.components.flatMap((one) =>
      'component' in one && 'custom_id' in one.component ? one.component.custom_id : [],
    );
    const { fields, steps } = there.includes('acts')
      ? told(plan, hasOption(modal))
      : toldIn(modal, plan);
    // There is no field for what the turn has no room for any more.
    const filled = Object.entries(fields).filter(([name]) => there.includes(name));
    await hands.send(sent, Object.fromEntries(filled));
    return { what: `${says} sent`, steps };
  };

  const act = async (message: PageMessage, { id, values, what, steps }: Doing) => {
    await ready(what);
    const now =
      values === null ? await hands.press(message, id) : await hands.select(message, id, values);
    if (now !== null) form = { opened: now, says: what };
    return { what, steps };
  };

  const byPanel = async (loaded: Loaded, plan: readonly Step[]): Promise<Pressed> => {
    const [step] = plan;
    if (step === undefined) throw new Error('Nobody asks anything.');
    if (form !== null) return fillIn(plan);
    const shown = panel();
    if (shown === null) return open(loaded, step);
    const moves = movesOn(shown);
    const doing = leading(loaded, seat, moves, plan, manner === 'in one go');
    if (doing !== null) return act(shown, doing);
    // Something else is open on it, or it is from before others acted.
    const back = moves.find(({ says }) => says.do === 'panel');
    if (back === undefined) return open(loaded, step);
    return act(shown, { id: back.id, values: null, what: 'panel', steps: 0 });
  };

  /** Orders for the whole match, one after the other on the page of orders. */
  const order = async (loaded: Loaded): Promise<void> => {
    await ready('orders');
    let page = messageFrom(await person.invoke('orders', {}, { channel: thread }));
    for (const [name, value] of Object.entries(ORDERED[loaded.edition.game.id] ?? {})) {
      const id = writeId({ do: 'order', match: loaded.row.id, name, against: null });
      await ready('order');
      page = messageFrom(await person.select(page, id, [value]));
    }
  };

  const byOrders = async (loaded: Loaded, plan: readonly Step[]): Promise<Pressed> => {
    if (!hasOrdered) {
      hasOrdered = true;
      await order(loaded);
      return { what: 'order', steps: 0 };
    }
    if (form?.says === 'prefer') {
      const { opened: sent } = form;
      form = null;
      const fields = preferredFields(
        preferredAt(loaded.edition.game.stored(loaded.match.state), seat),
      );
      await ready('prefer sent');
      await hands.send(sent, fields);
      vain = 0;
      return { what: 'prefer sent', steps: 0 };
    }
    const shown = plan[0]?.asked.decision.kind === 'place' ? panel() : null;
    const moves = shown === null ? [] : movesOn(shown);
    // Who is taught is not told of orders, and says so behind **More …** once.
    const isTaught = shown !== null && /^💡/mu.test(textOf(shown));
    const ways = isTaught ? (['prefer', 'hush', 'more'] as const) : (['prefer', 'hush'] as const);
    const way = ways.flatMap((does) => moves.find(({ says }) => says.do === does) ?? []).at(0);
    if (shown === null || way === undefined) return byPanel(loaded, plan);
    return act(shown, { id: way.id, values: null, what: way.says.do, steps: 0 });
  };

  const byCommand = async (loaded: Loaded, plan: readonly Step[]): Promise<Pressed> => {
    const [step, ...next] = plan;
    if (step === undefined) throw new Error('Nobody asks anything.');
    let then = '';
    let steps = 1;
    for (const { asked, choice } of next) {
      // Where one kind of question is asked several times over, the choice alone would not say which is meant.
      if (isAskedTwice(loaded, seat, asked.decision.kind)) break;
      const longer = then === '' ? choice : `${then} then ${choice}`;
      if (longer.length > THEN) break;
      then = longer;
      steps += 1;
    }
    const { command, options } = step.phrase;
    const all = new Map<string, string | number>(Object.entries(options));
    if (then !== '') all.set('then', then);
    await ready('command');
    const asked = await person.invoke(
      `${loaded.edition.game.id} ${command}`,
      Object.fromEntries(all),
      { channel: thread },
    );
    const sure = sureOn(asked);
    if (sure !== null) {
      await ready('answer');
      await hands.press(sure.message, sure.id);
    }
    return { what: 'command', steps };
  };

  const WAYS = {
    'by panel': byPanel,
    'in one go': byPanel,
    'by orders': byOrders,
    'by command': byCommand,
  } as const;

  return {
    person,
    seat,
    async press(loaded, plan) {
      const done = await WAYS[manner](loaded, plan);
      vain = done.steps > 0 ? 0 : vain + 1;
      if (vain > PATIENCE) {
        const what = plan[0]?.phrase.label ?? 'nothing';
        throw new Error(`${person.name} finds no way to answer "${what}".`);
      }
      return done;
    },
  };
}

const isAskedTwice = (loaded: Loaded, seat: number, kind: string): boolean =>
  waitingFor(loaded).filter((one) => one.seat === seat && one.kind === kind).length > 1;

/** Where a command gives something up: the button by which that is said once more. */
function sureOn(asked: Outcome): { readonly message: PageMessage; readonly id: string } | null {
  if (!('message' in asked) || !/^❓/mu.test(textOf(asked.message))) return null;
  const yes = movesOn(asked.message).find(
    ({ says }) => says.do === 'answer' || (says.do === 'hidden' && says.isSure),
  );
  return yes === undefined ? null : { message: asked.message, id: yes.id };
}

/** Whether a message came after another one. */
const isLater = (id: string, other: string): boolean => BigInt(id) > BigInt(other);

/** Preferences as the fields of their form take them. */
const preferredFields = (preferred: readonly Preference[]): Filled =>
  Object.fromEntries(
    preferred.map(({ thing, many }, nth) => [
      String(nth),
      many === null ? [thing] : [thing, `#${many}`],
    ]),
  );

/** The message that an outcome led to. Throws where it led to none. */
function messageFrom(outcome: Outcome): PageMessage {
  if ('message' in outcome) return outcome.message;
  throw new Error(`No message but: ${outcome.is} ${outcome.text}`);
}
