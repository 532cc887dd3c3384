import { z } from 'zod';
import { choicesForm } from '../limits/command.ts';
import { modal } from '../limits/components.ts';
import { notOneOf, optional, readForm } from '../limits/form.ts';
import { type AllowedMentions, FLAGS, messageForm } from '../limits/message.ts';
import { invalidForm, withinField } from '../refusal.ts';
import {
  acknowledge,
  interactionToAnswer,
  sourceMessage,
  tellStep,
} from '../world/interactions.ts';
import {
  composeEdit,
  composeMessage,
  editMessage,
  postMessage,
  THINKING,
} from '../world/messages.ts';
import { requireOpen } from '../world/channels.ts';
import type { CallbackType, Deed, Interaction, Message, MessageParts } from '../world/state.ts';
import { messageJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route, route } from './route.ts';

/** The first answer to an interaction, within 3 s. */
export const callbackRoutes: readonly Route[] = [
  route('POST', '/interactions/:interaction/:token/callback', answer, 'token'),
];

/** Which callback types each kind of interaction may be answered with. */
const ALLOWED: Readonly<Record<Deed['kind'], readonly CallbackType[]>> = {
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
  const allowed = ALLOWED[interaction.deed.kind];
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
      const message = postAnswer(world, interaction, parts, form.flags, form.allowed_mentions);
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'replied', message });
      return message;
    }
    case 5: {
      const { flags } = readForm(deferForm, data);
      const message = postAnswer(world, interaction, THINKING, flags, { parse: [] });
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
      const { deed } = interaction;
      const optionType = deed.kind === 'autocomplete' ? deed.focusedType : 3;
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

function postAnswer(
  world: World,
  interaction: Interaction,
  parts: MessageParts,
  flags: number | null | undefined,
  allowedMentions: AllowedMentions | null | undefined,
): Message {
  const source = sourceMessage(interaction);
  const message = postMessage(world, {
    channel: world.channel(interaction.channelId),
    authorId: world.bot.id,
    type: source === null ? 20 : 19,
    parts,
    // The person who pressed is not pinged as the author of the message that is answered.
    allowedMentions: allowedMentions ?? { parse: ['users'] },
    ephemeralFor: ((flags ?? 0) & FLAGS.ephemeral) === 0 ? null : interaction.userId,
    interaction,
    reference: source ?? undefined,
  });
  interaction.originalId = message.id;
  return message;
}

function callbackJson(
  world: World,
  interaction: Interaction,
  type: CallbackType,
  message: Message | null,
) {
  const { id, deed } = interaction;
  const about = {
    id,
    type: { command: 2, component: 3, autocomplete: 4, modal: 5 }[deed.kind],
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
