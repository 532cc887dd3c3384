import { z } from 'zod';
import { choicesForm } from '../limits/command.ts';
import { modal } from '../limits/components.ts';
import { optional, readForm } from '../limits/form.ts';
import { FLAGS, messageForm } from '../limits/message.ts';
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
import type { CallbackType, Deed, Interaction, Message } from '../world/state.ts';
import { messageJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route } from './route.ts';

/** The first answer to an interaction, within 3 s. */
export const callbackRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    auth: 'token',
    handle: answer,
  },
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

function answer(call: Call): Reply {
  const { world } = call;
  const interaction = interactionToAnswer(world, param(call, 'interaction'), param(call, 'token'));
  const form = readForm(callbackForm, call.body);
  requireAllowed(interaction, form.type);
  const message = perform(call, interaction, form.type, form.data);
  if (call.query.get('with_response') !== 'true') return NOTHING;
  return ok(callbackJson(world, interaction, form.type, message));
}

function requireAllowed(interaction: Interaction, type: CallbackType): void {
  const allowed = ALLOWED[interaction.deed.kind];
  const hasNothingToUpdate = (type === 6 || type === 7) && sourceMessage(interaction) === null;
  if (allowed.includes(type) && !hasNothingToUpdate) return;
  throw invalidForm([
    {
      path: ['type'],
      code: 'BASE_TYPE_CHOICES',
      message: `Value must be one of {${allowed.join(', ')}}.`,
    },
  ]);
}

/** Does what the callback says; the message that came of it, if one did. */
function perform(
  call: Call,
  interaction: Interaction,
  type: CallbackType,
  data: unknown,
): Message | null {
  const { world } = call;
  switch (type) {
    case 4: {
      const form = readForm(z.object({ data: messageForm }), { data: data ?? {} }).data;
      const message = postAnswer(world, interaction, {
        parts: withinField('data', () => composeMessage(world, form, call.uploads)),
        allowedMentions: form.allowed_mentions,
        isEphemeral: ((form.flags ?? 0) & FLAGS.ephemeral) !== 0,
      });
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'replied', message });
      return message;
    }
    case 5: {
      const form = readForm(deferForm, data ?? {});
      const message = postAnswer(world, interaction, {
        parts: THINKING,
        allowedMentions: { parse: [] },
        isEphemeral: ((form.flags ?? 0) & FLAGS.ephemeral) !== 0,
      });
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
    case 7:
      return updateSource(call, interaction, data);
    case 8: {
      const { deed } = interaction;
      const optionType = deed.kind === 'autocomplete' ? deed.focusedType : 3;
      const form = readForm(z.object({ data: choicesForm(optionType) }), { data: data ?? {} });
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'choices', choices: form.data.choices });
      return null;
    }
    case 9: {
      const form = readForm(z.object({ data: modal }), { data: data ?? {} });
      interaction.modal = form.data;
      acknowledge(world, interaction, type);
      tellStep(world, interaction, { is: 'modal', modal: form.data });
      return null;
    }
  }
}

function updateSource(call: Call, interaction: Interaction, data: unknown): Message | null {
  const { world } = call;
  const source = sourceMessage(interaction);
  if (source === null) return null;
  requireOpen(world, source);
  const form = readForm(z.object({ data: messageForm }), { data: data ?? {} }).data;
  const parts = withinField('data', () => composeEdit(world, source, form, call.uploads));
  interaction.originalId = source.id;
  acknowledge(world, interaction, 7);
  editMessage(world, source, parts, form.allowed_mentions);
  tellStep(world, interaction, { is: 'updated', message: source });
  return source;
}

interface Answer {
  readonly parts: ReturnType<typeof composeMessage>;
  readonly allowedMentions: z.output<typeof messageForm>['allowed_mentions'];
  readonly isEphemeral: boolean;
}

function postAnswer(world: World, interaction: Interaction, reply: Answer): Message {
  const source = sourceMessage(interaction);
  const message = postMessage(world, {
    channel: world.channel(interaction.channelId),
    authorId: world.bot.id,
    type: source === null ? 20 : 19,
    parts: reply.parts,
    // The person who pressed is not pinged as the author of the message that is answered.
    allowedMentions: reply.allowedMentions ?? { parse: ['users'] },
    ephemeralFor: reply.isEphemeral ? interaction.userId : null,
    interaction,
    reference: source,
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
  return {
    interaction: {
      id: interaction.id,
      type: { command: 2, component: 3, autocomplete: 4, modal: 5 }[interaction.deed.kind],
      ...(message === null
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: (message.flags & FLAGS.loading) !== 0,
            response_message_ephemeral: message.ephemeralFor !== null,
          }),
    },
    resource: { type, ...(message === null ? {} : { message: messageJson(world, message) }) },
  };
}
