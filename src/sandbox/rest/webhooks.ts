import { readForm } from '../limits/form.ts';
import { FLAGS, messageForm } from '../limits/message.ts';
import { refusal } from '../refusal.ts';
import { requireOpen } from '../world/channels.ts';
import { interactionOfWebhook, tellStep } from '../world/interactions.ts';
import {
  composeEdit,
  composeMessage,
  deleteMessage,
  editMessage,
  postMessage,
} from '../world/messages.ts';
import type { Interaction, Message } from '../world/state.ts';
import { messageJson } from '../world/wire.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route } from './route.ts';

const HOOK = '/webhooks/:application/:token';

/** What an interaction's token is good for in its fifteen minutes: its answer and follow-ups. */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: HOOK, auth: 'token', handle: followUp },
  { method: 'GET', path: `${HOOK}/messages/:message`, auth: 'token', handle: read },
  { method: 'PATCH', path: `${HOOK}/messages/:message`, auth: 'token', handle: edit },
  { method: 'DELETE', path: `${HOOK}/messages/:message`, auth: 'token', handle: remove },
];

function interactionOf(call: Call): Interaction {
  if (param(call, 'application') !== call.world.applicationId) throw refusal('unknownWebhook');
  return interactionOfWebhook(call.world, param(call, 'token'));
}

/** `@original` or the id of a follow-up. */
function messageOf(call: Call, interaction: Interaction): Message {
  const asked = param(call, 'message');
  const id = asked === '@original' ? interaction.originalId : asked;
  const message = id === null ? undefined : call.world.findMessage(interaction.channelId, id);
  const isOurs =
    message?.interaction?.id === interaction.id || message?.id === interaction.originalId;
  if (message === undefined || !isOurs) throw refusal('unknownMessage');
  return message;
}

function followUp(call: Call): Reply {
  const { world } = call;
  const interaction = interactionOf(call);
  const form = readForm(messageForm, call.body);
  const channel = world.channel(interaction.channelId);
  const original =
    interaction.originalId === null
      ? undefined
      : world.findMessage(channel.id, interaction.originalId);
  if (interaction.isThinking && original !== undefined) {
    // Documented: directly after a deferred reply this edits that reply, whose flags stay.
    return ok(messageJson(world, fill(call, interaction, original)));
  }
  const message = postMessage(world, {
    channel,
    authorId: world.bot.id,
    type: original === undefined ? 0 : 19,
    parts: composeMessage(world, form, call.uploads),
    allowedMentions: form.allowed_mentions ?? { parse: ['users'] },
    ephemeralFor: ((form.flags ?? 0) & FLAGS.ephemeral) === 0 ? null : interaction.userId,
    interaction,
    reference: original ?? null,
  });
  tellStep(world, interaction, { is: 'followed-up', message });
  return ok(messageJson(world, message));
}

function read(call: Call): Reply {
  return ok(messageJson(call.world, messageOf(call, interactionOf(call))));
}

function edit(call: Call): Reply {
  const { world } = call;
  const interaction = interactionOf(call);
  const message = messageOf(call, interaction);
  requireOpen(world, message);
  return ok(messageJson(world, fill(call, interaction, message)));
}

function fill(call: Call, interaction: Interaction, message: Message): Message {
  const { world } = call;
  const form = readForm(messageForm, call.body);
  const parts = composeEdit(world, message, form, call.uploads);
  editMessage(world, message, parts, form.allowed_mentions);
  if (message.id === interaction.originalId) interaction.isThinking = false;
  tellStep(world, interaction, { is: 'updated', message });
  return message;
}

function remove(call: Call): Reply {
  const { world } = call;
  const interaction = interactionOf(call);
  const message = messageOf(call, interaction);
  deleteMessage(world, message);
  if (message.id === interaction.originalId) interaction.isThinking = false;
  tellStep(world, interaction, { is: 'deleted' });
  return NOTHING;
}
