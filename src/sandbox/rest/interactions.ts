import { z } from 'zod';
import { choicesForm } from '../limits/command.ts';
import { modal } from '../limits/components.ts';
import { notOneOf, optional, readForm } from '../limits/form.ts';
import { FLAGS, type MessageForm, messageForm } from '../limits/message.ts';
import { invalidForm, refusal, withinField } from '../refusal.ts';
import {
  acknowledge,
  interactionOfWebhook,
  interactionToAnswer,
  sourceMessage,
  tellStep,
} from '../world/interactions.ts';
import {
  composeEdit,
  composeMessage,
  deleteMessage,
  editMessage,
  postMessage,
  THINKING,
} from '../world/messages.ts';
import { requireOpen } from '../world/channels.ts';
import type {
  CallbackType,
  InteractionData,
  Interaction,
  Message,
  MessageParts,
} from '../world/state.ts';
import { messageJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route, route } from './route.ts';

const HOOK = '/webhooks/:application/:token';

/** What an interaction's token is good for: its first answer, within 3 s; and in its fifteen minutes
 * that answer again, and follow-ups. */
export const interactionRoutes: readonly Route[] = [
  route('POST', '/interactions/:interaction/:token/callback', answer, 'token'),
  route('POST', HOOK, followUp, 'token'),
  route('GET', `${HOOK}/messages/:message`, read, 'token'),
  route('PATCH', `${HOOK}/messages/:message`, edit, 'token'),
  route('DELETE', `${HOOK}/messages/:message`, remove, 'token'),
];

/** Which callback types each kind of interaction may be answered with. */
const ALLOWED: Readonly<Record<InteractionData['kind'], readonly CallbackType[]>> = {
  command: [4, 5, 9],
  component: [4, 5, 6, 7, 9],
  modal: [4, 5, 6, 7],
  autocomplete: [8],
};

const callbackForm = z.object({
  type: z.literal([4, 5, 6, 7, 8, 9]),
  data: optional(z.unknown()),
});
const deferForm = z.object({ flags: optional(z.int().nullable()) });

function answer(world: World, call: Call): Reply {
  const interaction = interactionToAnswer(world, param(call, 'interaction'), param(call, 'token'));
  const { type, data } = readForm(callbackForm, call.body);
  requireAllowed(interaction, type);
  const message = withinField('data', () => perform(world, call, interaction, type, data ?? {}));
  if (call.query.get('with_response') !== 'true') return NOTHING;
  return ok(callbackJson(world, interaction, type, message));
}

function requireAllowed(interaction: Interaction, type: CallbackType): void {
  const allowed = ALLOWED[interaction.data.kind];
  const hasNothingToUpdate = (type === 6 || type === 7) && sourceMessage(interaction) === null;
  if (!allowed.includes(type) || hasNothingToUpdate)
    throw invalidForm([{ path: ['type'], ...notOneOf(allowed) }]);
}

/** Does what the callback says; the message that came of it, if one did. */
function perform(
  world: World,
  call: Call,
  interaction: Interaction,
  type: CallbackType,
  data: unknown,
): Message | null {
  switch (type) {
    case 4: {
      const form = readForm(messageForm, data);
      const parts = composeMessage(world, form, call.uploads);
      const message = postAnswer(world, interaction, parts, form);
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'replied', message });
      return message;
    }
    case 5: {
      const form = { ...readForm(deferForm, data), allowed_mentions: { parse: [] } };
      const message = postAnswer(world, interaction, THINKING, form);
      interaction.isThinking = true;
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'deferred', how: 5 });
      return message;
    }
    case 6: {
      interaction.originalId = sourceMessage(interaction)?.id ?? null;
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'deferred', how: 6 });
      return null;
    }
    case 7: {
      const message = sourceMessage(interaction);
      if (message === null) return null;
      requireOpen(world, message);
      const form = readForm(messageForm, data);
      const parts = composeEdit(world, message, form, call.uploads);
      interaction.originalId = message.id;
      acknowledge(world, interaction, type);
      editMessage(world, message, parts, form.allowed_mentions);
      tellStep(world, interaction, { is: 'updated', message });
      return message;
    }
    case 8: {
      const asked = interaction.data;
      const optionType = asked.kind === 'autocomplete' ? asked.focusedType : 3;
      const { choices } = readForm(choicesForm(optionType), data);
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'choices', choices });
      return null;
    }
    case 9: {
      interaction.modal = readForm(modal, data);
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'modal', modal: interaction.modal });
      return null;
    }
  }
}

/** Posts the first answer to an interaction. */
function postAnswer(
  world: World,
  interaction: Interaction,
  parts: MessageParts,
  form: Pick<MessageForm, 'flags' | 'allowed_mentions'>,
): Message {
  const source = sourceMessage(interaction) ?? undefined;
  const message = post(world, interaction, parts, form, source === undefined ? 20 : 19, source);
  interaction.originalId = message.id;
  return message;
}

function post(
  world: World,
  interaction: Interaction,
  parts: MessageParts,
  form: Pick<MessageForm, 'flags' | 'allowed_mentions'>,
  type: Message['type'],
  reference: Message | undefined,
): Message {
  return postMessage(world, {
    channel: world.channel(interaction.channelId),
    authorId: world.bot.id,
    type,
    parts,
    // The person who pressed is not pinged as the author of the message that is answered.
    allowedMentions: form.allowed_mentions ?? { parse: ['users'] },
    ephemeralFor: ((form.flags ?? 0) & FLAGS.ephemeral) === 0 ? null : interaction.userId,
    interaction,
    reference,
  });
}

function callbackJson(
  world: World,
  interaction: Interaction,
  type: CallbackType,
  message: Message | null,
) {
  const { id, data } = interaction;
  const about = {
    id,
    type: { command: 2, component: 3, autocomplete: 4, modal: 5 }[data.kind],
  };
  if (message === null) return { interaction: about, resource: { type } };
  return {
    interaction: {
      ...about,
      response_message_id: message.id,
      response_message_loading: (message.flags & FLAGS.loading) !== 0,
      response_message_ephemeral: message.ephemeralFor !== null,
    },
    resource: { type, message: messageJson(world, message) },
  };
}

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
  const parts = composeMessage(world, form, call.uploads);
  const type = original === undefined ? 0 : 19;
  const message = post(world, interaction, parts, form, type, original);
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
