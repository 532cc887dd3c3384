import { walk } from './limits/components.ts';
import { messagesSeenIn, pageChannel, pageMessage, seesMessage, unreadMark } from './page/view.ts';
import type { TypedValues } from './people/command-values.ts';
import {
  askSuggestions,
  commandsFor,
  type Filled,
  press,
  submitModal,
  useCommand,
} from './people/interacting.ts';
import { firstOf, nextStep, suggestionsOf } from './people/outcome.ts';
import {
  archiveThread,
  readAll,
  removeMessage,
  say,
  setDirectMessagesOpen,
  setLocale,
  startThread,
  writeTo,
} from './people/talk.ts';
import type { PageChannel, PageChoices, PageMessage, PageModal, UnreadMark } from './protocol.ts';
import { channelsSeenBy, openDirectMessages } from './world/channels.ts';
import type {
  Change,
  Channel,
  Interaction,
  InteractionStep,
  Message,
  User,
} from './world/state.ts';
import type { World } from './world/world.ts';

/** A channel by its name (the newest of that name, with or without #) or id, or the thing itself. */
export type ChannelRef = string | { readonly id: string };

type MessageRef = string | { readonly id: string };

interface Answered {
  readonly interactionId: string;
  /** All that the person reads of the answer. */
  readonly text: string;
  /** Milliseconds of real time until the bot's first answer; null when there was none. */
  readonly acknowledgedMs: number | null;
}

/** What came of an interaction. 'deferred' only when asked for with `until: 'acknowledged'`. */
export type Outcome =
  | (Answered & {
      readonly is: 'replied' | 'updated' | 'followed-up';
      readonly message: PageMessage;
    })
  | (Answered & { readonly is: 'modal'; readonly modal: PageModal['modal'] })
  | (Answered & { readonly is: 'deferred' | 'deleted' | 'failed' });

/** How long to wait for what. */
export interface Wait {
  /** 'answered' (the default) waits past a deferral for what follows it. */
  readonly until?: 'answered' | 'acknowledged';
}

/** One person, driven by a program. Each interaction resolves once the bot's answer to it has arrived, or
 * the 3 s have passed without one. What Discord's own client would not let one do rejects. */
export class Person {
  readonly id: string;
  readonly #world: World;
  readonly #user: User;

  constructor(world: World, user: User) {
    this.id = user.id;
    this.#world = world;
    this.#user = user;
  }

  get name(): string {
    return this.#user.name;
  }

  /** Is called something else from now on. */
  rename(name: string): void {
    this.#user.name = name;
    this.#world.tell({ is: 'users-changed' });
  }

  /** Uses a slash command: `invoke('tusk move', { member: '2', to: 'D5' }, { channel: 'tusk' })`.
   * Without a channel it is the first one that the person sees. */
  async invoke(
    line: string,
    options: TypedValues = {},
    where: Wait & { readonly channel?: ChannelRef } = {},
  ): Promise<Outcome> {
    const use = { ...this.#commandAt(line, where.channel), options };
    return this.#outcome(useCommand(this.#world, this.#user, use), where);
  }

  /** The bot's suggestions for the option `focused`, whose value so far is among the options. */
  async autocomplete(
    line: string,
    options: TypedValues,
    focused: string,
    where: { readonly channel?: ChannelRef } = {},
  ): Promise<PageChoices> {
    const use = { ...this.#commandAt(line, where.channel), options, focused };
    return suggestionsOf(this.#world, askSuggestions(this.#world, this.#user, use));
  }

  /** Presses the button of that custom id or label. With `unchecked` the custom id is sent although
   * the message has no such button (any more). */
  async press(
    message: MessageRef,
    button: string,
    how: Wait & { readonly unchecked?: boolean } = {},
  ): Promise<Outcome> {
    const id = idOf(message);
    const customId = how.unchecked ? button : this.#customIdOf(id, button);
    const pressed = { message: id, customId, unchecked: how.unchecked ?? false };
    return this.#outcome(press(this.#world, this.#user, pressed), how);
  }

  /** Chooses in the select of that custom id or placeholder; by value or label, users by name. */
  async select(
    message: MessageRef,
    select: string,
    values: readonly string[],
    wait: Wait = {},
  ): Promise<Outcome> {
    const id = idOf(message);
    const pressed = { message: id, customId: this.#customIdOf(id, select), values };
    return this.#outcome(press(this.#world, this.#user, pressed), wait);
  }

  /** Fills in the modal that an outcome (or the interaction of that id) opened. */
  async submitModal(
    opened: { readonly interactionId: string } | string,
    fields: Filled['fields'],
    wait: Wait = {},
  ): Promise<Outcome> {
    const interaction = typeof opened === 'string' ? opened : opened.interactionId;
    return this.#outcome(submitModal(this.#world, this.#user, { interaction, fields }), wait);
  }

  /** Says something in a channel. */
  say(content: string, where: { readonly channel?: ChannelRef } = {}): PageMessage {
    return this.#seen(say(this.#world, this.#user, this.channel(where.channel).id, content));
  }

  /** The channels, threads and direct messages that this person sees. */
  channels(): PageChannel[] {
    return channelsSeenBy(this.#world, this.id).map((channel) =>
      pageChannel(this.#world, this.#user, channel),
    );
  }

  /** A channel that this person sees; the first one without a name. */
  channel(channel?: ChannelRef): PageChannel {
    const seen = channelsSeenBy(this.#world, this.id);
    const found =
      channel === undefined
        ? seen[0]
        : channelOf(this.#world, channel, (one) => seen.includes(one));
    if (found === undefined) throw new Error(`${this.name} sees no channel.`);
    return pageChannel(this.#world, this.#user, found);
  }

  /** What this person sees in a channel, oldest first, its own ephemeral messages among it. */
  messagesIn(channel: ChannelRef): PageMessage[] {
    const { id } = this.channel(channel);
    return messagesSeenIn(this.#world, this.#user, id).map((message) => this.#seen(message));
  }

  /** The first message in a channel, of those there and those to come, that `matches` as this
   * person sees it. Rejects when none has come in half a minute. */
  async waitFor(
    channel: ChannelRef,
    matches: (message: PageMessage) => boolean,
  ): Promise<PageMessage> {
    const { id } = this.channel(channel);
    const there = this.messagesIn(id).find(matches);
    if (there !== undefined) return there;
    const pick = (change: Change): PageMessage | undefined => {
      if (change.is !== 'message-created' && change.is !== 'message-updated') return undefined;
      const { message } = change;
      const isHere = message.channelId === id && seesMessage(this.#world, this.#user, message);
      const seen = isHere ? this.#seen(message) : undefined;
      return seen !== undefined && matches(seen) ? seen : undefined;
    };
    return firstOf(this.#world, pick, `${this.name} waited in vain for a message.`);
  }

  /** The ephemeral messages that this person has, everywhere, oldest first. */
  ephemerals(): PageMessage[] {
    return this.channels()
      .flatMap((channel) => this.messagesIn(channel))
      .filter((message) => message.ephemeral)
      .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  }

  /** The direct messages between this person and the bot, oldest first. */
  dms(): PageMessage[] {
    const channel = openDirectMessages(this.#world, this.#user, this.#world.bot);
    return this.messagesIn(channel);
  }

  /** The direct messages with the bot, as a place to use commands in. */
  directMessages(): PageChannel {
    return pageChannel(
      this.#world,
      this.#user,
      writeTo(this.#world, this.#user, this.#world.bot.id),
    );
  }

  /** What is not read yet in a channel. */
  unread(channel: ChannelRef): UnreadMark {
    const { id } = this.channel(channel);
    return unreadMark(this.#world, this.#user, this.#world.channel(id));
  }

  /** Marks a channel as read. */
  read(channel: ChannelRef): void {
    readAll(this.#world, this.#user, this.channel(channel).id);
  }

  /** Refuses direct messages from the bot from now on. */
  closeDms(): void {
    setDirectMessagesOpen(this.#world, this.#user, false);
  }

  openDms(): void {
    setDirectMessagesOpen(this.#world, this.#user, true);
  }

  /** Sets the client to another of Discord's locales, such as `de`. */
  setLocale(locale: string): void {
    setLocale(this.#world, this.#user, locale);
  }

  /** Puts an ephemeral message away, or deletes an own message. */
  remove(message: MessageRef): void {
    removeMessage(this.#world, this.#user, idOf(message));
  }

  /** Starts a thread in a text channel. */
  startThread(
    name: string,
    how: {
      readonly channel?: ChannelRef;
      readonly private?: boolean;
      readonly members?: readonly Person[];
    } = {},
  ): PageChannel {
    const thread = startThread(this.#world, this.#user, {
      channel: this.channel(how.channel).id,
      name,
      private: how.private ?? false,
      members: (how.members ?? []).map((person) => person.id),
    });
    return pageChannel(this.#world, this.#user, thread);
  }

  /** Archives a thread, or opens it again. */
  archive(channel: ChannelRef, archived = true): void {
    archiveThread(this.#world, this.#user, this.channel(channel).id, archived);
  }

  /** The message as this person sees it now; rejects what it cannot see. */
  message(message: MessageRef): PageMessage {
    const found = this.#world.messageAnywhere(idOf(message));
    const isSeen =
      found !== undefined &&
      messagesSeenIn(this.#world, this.#user, found.channelId).includes(found);
    if (!isSeen) throw new Error(`${this.name} does not see that message.`);
    return this.#seen(found);
  }

  #seen(message: Message): PageMessage {
    return pageMessage(this.#world, this.#user, message);
  }

  #commandAt(line: string, channel: ChannelRef | undefined) {
    const [name, ...path] = line.replace(/^\//, '').split(' ');
    const { id } = this.channel(channel);
    const command = commandsFor(this.#world, this.#user, this.#world.channel(id)).find(
      ({ form }) => form.name === name,
    );
    if (command === undefined) throw new Error(`There is no command /${name} here.`);
    return { command: command.id, channel: id, path };
  }

  #customIdOf(messageId: string, wanted: string): string {
    const components = walk(this.message(messageId).components).flatMap(({ component }) =>
      'custom_id' in component ? [component] : [],
    );
    const found =
      components.find((component) => component.custom_id === wanted) ??
      components.find((component) =>
        component.type === 2 ? component.label === wanted : component.placeholder === wanted,
      );
    if (found === undefined) throw new Error(`The message has no "${wanted}".`);
    return found.custom_id;
  }

  async #outcome(interaction: Interaction, { until = 'answered' }: Wait): Promise<Outcome> {
    let step = await nextStep(this.#world, interaction, isAnswer);
    if (step.is === 'deferred' && until === 'answered') {
      const late = 'The bot deferred its answer and never gave it.';
      step = await nextStep(this.#world, interaction, isAnswer, late);
    }
    return this.#told(interaction, step);
  }

  #told(interaction: Interaction, step: AnswerStep): Outcome {
    const base = { interactionId: interaction.id, acknowledgedMs: interaction.acknowledgedMs };
    switch (step.is) {
      case 'replied':
      case 'updated':
      case 'followed-up': {
        const message = this.#seen(step.message);
        return { ...base, is: step.is, message, text: textOf(message) };
      }
      case 'modal':
        return { ...base, is: 'modal', modal: step.modal, text: step.modal.title };
      case 'failed':
        return { ...base, is: 'failed', text: step.sentence };
      case 'deferred':
      case 'deleted':
        return { ...base, is: step.is, text: '' };
    }
  }
}

type AnswerStep = Exclude<InteractionStep, { is: 'sent' | 'choices' }>;

function isAnswer(step: InteractionStep): step is AnswerStep {
  return step.is !== 'sent' && step.is !== 'choices';
}

function idOf(message: MessageRef): string {
  return typeof message === 'string' ? message : message.id;
}

/** The channel that a reference means among those that `isThere` lets in. */
export function channelOf(
  world: World,
  reference: ChannelRef,
  isThere: (channel: Channel) => boolean,
): Channel {
  const wanted = typeof reference === 'string' ? reference : reference.id;
  const name = wanted.replace(/^#/, '');
  const channels = [...world.channels.values()].filter(isThere);
  const found =
    channels.find((channel) => channel.id === wanted) ??
    channels.findLast((channel) => channel.kind !== 'dm' && channel.name === name);
  if (found === undefined) throw new Error(`There is no channel "${wanted}" here.`);
  return found;
}

/** The message that an interaction brought or changed; throws when it brought none. */
export function messageOf(outcome: Outcome): PageMessage {
  if ('message' in outcome) return outcome.message;
  throw new Error(`There is no message: the bot's answer is "${outcome.is}" (${outcome.text}).`);
}

/** All words of a message that a person reads: content, embeds, text displays. */
export function textOf(message: PageMessage): string {
  const displayed = walk(message.components).flatMap(({ component }) =>
    component.type === 10 ? [component.content] : [],
  );
  const embedded = message.embeds.flatMap((embed) => [
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  return [message.content, ...embedded, ...displayed]
    .filter((text) => text !== undefined && text !== '')
    .join('\n');
}

/** A picture that a message shows: where it lies, and what it is to who cannot see it. */
export interface ShownPicture {
  readonly url: string;
  readonly description: string;
}

/** The pictures of a message: its attachments, and those in galleries. */
export function picturesOf(message: PageMessage): readonly ShownPicture[] {
  const inGalleries = walk(message.components).flatMap(({ component }) =>
    component.type === 12
      ? component.items.map(({ media, description }) => ({ url: media.url, description }))
      : [],
  );
  return [...message.attachments, ...inGalleries].map(({ url, description }) => ({
    url,
    description: description ?? '',
  }));
}
