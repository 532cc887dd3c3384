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
import type { World } from '../world/world.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route, route } from './route.ts';

const HOOK = '/webhooks/:application/:token';

/** What an interaction's token is good for in its fifteen minutes: its answer and follow-ups. */
export const webhookRoutes: readonly Route[] = [
  route('POST', HOOK, followUp, 'token'),
  route('GET', `${HOOK}/messages/:message`, read, 'token'),
  route('PATCH', `${HOOK}/messages/:message`, edit, 'token'),
  route('DELETE', `${HOOK}/messages/:message`, remove, 'token'),
];

function interactionOf(world: World, call: Call): Interaction {
  if (param(call, 'application') !== world.applicationId) throw refusal('unknownWebhook');
  return interactionOfWebhook(world, param(call, 'token'));
}

/** The message in the path: `@original` or the id of a follow-up; with its interaction. */
function answerOf(world: World, call: Call) {
  const interaction = interactionOf(world, call);
  const { id, channelId, originalId } = interaction;
  const asked = param(call, 'message');
  const wanted = asked === '@original' ? originalId : asked;
  const message = wanted === null ? undefined : world.findMessage(channelId, wanted);
  const isOurs = message?.interaction?.id === id || message?.id === originalId;
  if (message === undefined || !isOurs) throw refusal('unknownMessage');
  return { interaction, message };
}

function followUp(world: World, call: Call): Reply {
  const interaction = interactionOf(world, call);
  const { channelId, originalId } = interaction;
  const form = readForm(messageForm, call.body);
  const original = originalId === null ? undefined : world.findMessage(channelId, originalId);
  // Documented: directly after a deferred reply this edits that reply, whose flags stay.
  if (interaction.isThinking && original !== undefined)
    return ok(messageJson(world, fill(world, call, interaction, original)));
  const message = postMessage(world, {
    channel: world.channel(channelId),
    authorId: world.bot.id,
    type: original === undefined ? 0 : 19,
    parts: composeMessage(world, form, call.uploads),
    allowedMentions: form.allowed_mentions ?? { parse: ['users'] },
    ephemeralFor: ((form.flags ?? 0) & FLAGS.ephemeral) === 0 ? null : interaction.userId,
    interaction,
    reference: original,
  });
  tellStep(world, interaction, { is: 'followed-up', message });
  return ok(messageJson(world, message));
}

function read(world: World, call: Call): Reply {
  return ok(messageJson(world, answerOf(world, call).message));
}

function edit(world: World, call: Call): Reply {
  const { interaction, message } = answerOf(world, call);
  requireOpen(world, message);
  return ok(messageJson(world, fill(world, call, interaction, message)));
}

function fill(world: World, call: Call, interaction: Interaction, message: Message): Message {
  const form = readForm(messageForm, call.body);
  const parts = composeEdit(world, message, form, call.uploads);
  editMessage(world, message, parts, form.allowed_mentions);
  if (message.id === interaction.originalId) interaction.isThinking = false;
  tellStep(world, interaction, { is: 'updated', message });
  return message;
}

function remove(world: World, call: Call): Reply {
  const { interaction, message } = answerOf(world, call);
  deleteMessage(world, message);
  if (message.id === interaction.originalId) interaction.isThinking = false;
  tellStep(world, interaction, { is: 'deleted' });
  return NOTHING;
}
