import { ButtonStyle, ComponentType } from 'discord.js';
import { z } from 'zod';
import { namedRandom } from '../../src/engine/random.ts';
import type { Outcome, PageMessage, Person, Sandbox } from '../../src/sandbox/index.ts';

/** Something that can be done on a panel. */
type Move =
  | { readonly is: 'press'; readonly id: string }
  | { readonly is: 'select'; readonly id: string; readonly value: string };

type Form = Extract<Outcome, { is: 'modal' }>;

/** Somebody at a table: what they have before them, and whether an answer is on its way. */
interface Player {
  readonly person: Person;
  readonly thread: string;
  /** Where the bot writes to them alone. */
  readonly letters: string;
  panel: PageMessage | null;
  form: Form | null;
  /** Pinged since the panel was opened. */
  called: boolean;
  busy: boolean;
}

/** Everybody who plays, and what became of their presses. */
export interface Crowd {
  /** Lets somebody who has something to do do it; false where everybody waits. */
  act(): boolean;
  /** Resolves when nobody waits for an answer any more. */
  calm(): Promise<void>;
  /** What went wrong, one sentence for each. */
  readonly faults: readonly string[];
  /** Presses that the bot refused with a reason: what they were about had changed meanwhile. */
  readonly refused: () => number;
  /** How many panels somebody went on from, and how many of them had their picture by then. */
  readonly panels: () => { readonly shown: number; readonly pictured: number };
}

const body = z.object({
  allowed_mentions: z.object({ users: z.array(z.string()).optional() }).optional(),
});

/** The answers that a panel offers, one by one, and what leads to them. */
function movesOn(panel: PageMessage): Move[] {
  return panel.components.flatMap((row) => {
    if (row.type !== ComponentType.ActionRow) return [];
    return row.components.flatMap((component): Move[] => {
      if (component.type === ComponentType.StringSelect) {
        const { custom_id: id, options } = component;
        // Gifts and trades answer nothing.
        if (id.startsWith('deals:')) return [];
        return options.map(({ value }) => ({ is: 'select', id, value }));
      }
      if (component.type !== ComponentType.Button) return [];
      if (component.style === ButtonStyle.Link || component.style === ButtonStyle.Premium)
        return [];
      const { custom_id: id } = component;
      return /^(answer|ask|hidden|open|piece|form):/.test(id) ? [{ is: 'press', id }] : [];
    });
  });
}

/** Whether a panel shows its picture. */
const hasPicture = ({ components }: PageMessage): boolean =>
  components.some(
    (top) =>
      top.type === ComponentType.Container &&
      top.components.some(({ type }) => type === ComponentType.MediaGallery),
  );

/** Whether there is a button with this label: a match that is over has others. */
export function has(components: PageMessage['components'], label: string): boolean {
  return components.some(
    (row) =>
      row.type === ComponentType.ActionRow &&
      row.components.some((component) => 'label' in component && component.label === label),
  );
}

/**
 * The people of some matches. Each does one legal thing at random when asked to, on a panel of their own;
 * who has nothing to answer waits for a ping, and then presses Play below it.
 */
export function gatherCrowd(
  sandbox: Sandbox,
  seats: readonly { readonly person: Person; readonly thread: string }[],
): Crowd {
  const random = namedRandom('a crowd of people');
  const faults: string[] = [];
  let refused = 0;
  let [shown, pictured] = [0, 0];
  const players = seats.map(
    (seat): Player => ({
      ...seat,
      letters: seat.person.directMessages().id,
      panel: null,
      form: null,
      called: true,
      busy: false,
    }),
  );
  const pending = new Set<Promise<void>>();
  let read = 0;

  /** Who was called since we looked last; the request log may have been emptied meanwhile. */
  const hearPings = (): void => {
    const { all } = sandbox.requests;
    if (all.length < read) read = 0;
    for (const request of all.slice(read)) {
      if (request.method !== 'POST' || request.route !== '/channels/:channel/messages') continue;
      const users = body.safeParse(request.body).data?.allowed_mentions?.users ?? [];
      for (const player of players) {
        // A direct message is for whoever gets it.
        const isTold = request.path.startsWith(`/channels/${player.letters}/`);
        const isHere = request.path.startsWith(`/channels/${player.thread}/`);
        if (isTold || (isHere && users.includes(player.person.id))) player.called = true;
      }
    }
    read = all.length;
  };

  const isAble = (player: Player): boolean => {
    const { busy, form, called } = player;
    return !busy && (form !== null || called || movesNow(player).length > 0);
  };

  /** What a panel offers now: it is shown anew where computer players took long. */
  const movesNow = ({ person, panel }: Player): Move[] =>
    panel === null ? [] : movesOn(person.message(panel));

  const play = async ({ person, thread }: Player): Promise<Outcome> => {
    const post = person
      .messagesIn(thread)
      .findLast(({ ephemeral, components }) => !ephemeral && has(components, 'Play'));
    if (post === undefined) throw new Error('Nothing was posted in the thread.');
    return person.press(post, 'Play');
  };

  const fillIn = ({ person }: Player, form: Form): Promise<Outcome> => {
    const fields: Record<string, string | readonly string[]> = {};
    for (const label of form.modal.components) {
      if (label.type !== ComponentType.Label) continue;
      const { component } = label;
      if ('options' in component) {
        const option = component.options[random.below(component.options.length)];
        fields[component.custom_id] = option === undefined ? [] : [option.value];
      } else if (component.type === ComponentType.TextInput) {
        fields[component.custom_id] = '0';
      }
    }
    return person.submitModal(form, fields);
  };

  const step = (player: Player): Promise<Outcome> => {
    const { person, panel, form } = player;
    player.form = null;
    if (form !== null) return fillIn(player, form);
    const moves = movesNow(player);
    const move = moves[random.below(Math.max(1, moves.length))];
    // A panel that waited asks by itself: who goes on there has heard the call.
    player.called = false;
    if (panel === null || move === undefined) return play(player);
    shown += 1;
    if (hasPicture(person.message(panel))) pictured += 1;
    return move.is === 'press'
      ? person.press(panel, move.id)
      : person.select(panel, move.id, [move.value]);
  };

  const note = (player: Player, outcome: Outcome): void => {
    if (outcome.is === 'modal') {
      player.form = outcome;
      return;
    }
    if (!('message' in outcome)) {
      faults.push(`No answer: ${outcome.is} ${outcome.text}`);
      return;
    }
    if (outcome.text.startsWith('⚠️')) refused += 1;
    else if (/went wrong|cannot be/.test(outcome.text)) faults.push(outcome.text);
    player.panel = outcome.message;
  };

  const take = async (player: Player): Promise<void> => {
    player.busy = true;
    try {
      note(player, await step(player));
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    } finally {
      player.busy = false;
    }
  };

  return {
    act() {
      hearPings();
      const able = players.filter(isAble);
      const player = able[random.below(Math.max(1, able.length))];
      if (player === undefined) return false;
      const taken: Promise<void> = take(player).finally(() => pending.delete(taken));
      pending.add(taken);
      return true;
    },
    async calm() {
      while (pending.size > 0) await Promise.all(pending);
    },
    faults,
    refused: () => refused,
    panels: () => ({ shown, pictured }),
  };
}
