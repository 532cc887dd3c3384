import { randomBytes } from 'node:crypto';
import { refusal } from '../refusal.ts';
import type {
  CallbackType,
  Cause,
  Channel,
  InteractionData,
  Interaction,
  InteractionStep,
} from './state.ts';
import type { World } from './world.ts';

/** Milliseconds that the application has for its first answer, and that its token lives. */
const ACKNOWLEDGE_MS = 3000;
const TOKEN_MS = 15 * 60_000;
/** Milliseconds for which a token is remembered, so that a late one is called expired. */
const MEMORY_MS = 24 * 60 * 60_000;

/** What the person reads who waits in vain. */
export const UNANSWERED = 'The application did not respond.';

/** Sends what a person did to the application and starts the 3 s clock. */
export function sendInteraction(
  world: World,
  userId: string,
  channel: Channel,
  data: InteractionData,
): Interaction {
  forgetOld(world);
  const interaction: Interaction = {
    id: world.nextId(),
    token: randomBytes(48).toString('base64url'),
    userId,
    channelId: channel.id,
    guildId: channel.kind === 'dm' ? null : channel.guildId,
    createdAt: world.clock.now(),
    data,
    state: { is: 'sent' },
    sentAt: performance.now(),
    acknowledgedMs: null,
    originalId: null,
    isThinking: false,
    modal: null,
  };
  world.interactions.set(interaction.token, interaction);
  world.clock.after(ACKNOWLEDGE_MS, () => {
    if (interaction.state.is !== 'sent') return;
    interaction.state = { is: 'failed', sentence: UNANSWERED };
    tellStep(world, interaction, interaction.state);
  });
  tellStep(world, interaction, { is: 'sent' });
  return interaction;
}

export function tellStep(world: World, interaction: Interaction, step: InteractionStep): void {
  world.tell({ is: 'interaction', interaction, step });
}

/** The interaction that a callback is for: 10062 when it is unknown or too old. */
export function interactionToAnswer(world: World, id: string, token: string): Interaction {
  const interaction = world.interactions.get(token);
  if (interaction?.id !== id || interaction.state.is === 'failed')
    throw refusal('unknownInteraction');
  if (interaction.state.is === 'acknowledged') throw refusal('acknowledged');
  return interaction;
}

/** The interaction whose webhook is used: 10015 before it is acknowledged, 50027 after 15 min. */
export function interactionOfWebhook(world: World, token: string): Interaction {
  const interaction = world.interactions.get(token);
  if (interaction === undefined) throw refusal('unknownWebhook');
  if (world.clock.now() - interaction.createdAt >= TOKEN_MS) throw refusal('expiredToken');
  if (interaction.state.is !== 'acknowledged' || interaction.state.how === 8)
    throw refusal('unknownWebhook');
  return interaction;
}

export function acknowledge(world: World, interaction: Interaction, how: CallbackType): void {
  interaction.state = { is: 'acknowledged', how, at: world.clock.now() };
  interaction.acknowledgedMs = performance.now() - interaction.sentAt;
}

/** The message whose component was pressed, or from which the submitted modal came. */
export function sourceMessage(interaction: Interaction) {
  const { data } = interaction;
  if (data.kind === 'component') return data.message;
  return data.kind === 'modal' && data.openedBy.data.kind === 'component'
    ? data.openedBy.data.message
    : null;
}

/** What the messages that answer an interaction tell of it. */
export function causeOf({ id, userId, guildId, data }: Interaction): Cause {
  const base = { id, userId, guildId };
  if (data.kind === 'component')
    return { ...base, deed: { kind: 'component', messageId: data.message.id } };
  if (data.kind === 'modal')
    return { ...base, deed: { kind: 'modal', openedBy: causeOf(data.openedBy) } };
  return { ...base, deed: { kind: 'command', name: data.name } };
}

function forgetOld(world: World): void {
  for (const [token, { createdAt }] of world.interactions) {
    if (world.clock.now() - createdAt < MEMORY_MS) return;
    world.interactions.delete(token);
  }
}
