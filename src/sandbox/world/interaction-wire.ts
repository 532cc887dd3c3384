import { FILE_BYTES } from '../limits/message.ts';
import { sourceMessage } from './interactions.ts';
import { botBits, personBits } from './permissions.ts';
import type { InteractionData, GivenOption, Interaction } from './state.ts';
import {
  bareMemberJson,
  channelJson,
  integrationOwners,
  memberJson,
  messageJson,
  rolesJson,
  userJson,
} from './wire.ts';
import type { World } from './world.ts';

/** The payload of INTERACTION_CREATE. */
export function interactionJson(world: World, interaction: Interaction) {
  const channel = world.channel(interaction.channelId);
  const user = world.user(interaction.userId);
  const guild = interaction.guildId === null ? null : world.guild(interaction.guildId);
  const source = sourceMessage(interaction);
  const permissions = personBits(world, user.id, channel);
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: TYPES[interaction.data.kind],
    token: interaction.token,
    version: 1,
    data: dataJson(world, interaction),
    channel_id: channel.id,
    channel: { ...channelJson(world, channel), permissions },
    app_permissions: botBits(world, channel),
    locale: user.locale,
    entitlements: [],
    authorizing_integration_owners: integrationOwners(interaction),
    context: guild === null ? 1 : 0,
    attachment_size_limit: FILE_BYTES,
    message: source === null ? undefined : messageJson(world, source),
    ...(guild === null
      ? { user: userJson(user) }
      : {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { ...memberJson(world, guild, user), permissions },
        }),
  };
}

const TYPES = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const satisfies Record<
  InteractionData['kind'],
  number
>;

function dataJson(world: World, interaction: Interaction): Readonly<Record<string, unknown>> {
  const { data } = interaction;
  switch (data.kind) {
    case 'command':
    case 'autocomplete':
      return {
        id: data.command.id,
        name: data.command.form.name,
        type: 1,
        options: data.options,
        guild_id: data.command.guildId ?? undefined,
        resolved: resolvedJson(world, interaction, namedIn(data.options)),
      };
    case 'component': {
      const { componentType, values } = data;
      return {
        component_type: componentType,
        custom_id: data.customId,
        id: data.componentId,
        values: componentType === 2 ? undefined : values,
        resolved: resolvedJson(world, interaction, { users: componentType === 5 ? values : [] }),
      };
    }
    case 'modal': {
      const given = (customId: string) => data.fields.find((field) => field.custom_id === customId);
      const users = data.fields.flatMap((field) => (field.type === 5 ? field.values : []));
      return {
        custom_id: data.modal.custom_id,
        components: data.modal.components.map((component) => {
          const { type, id } = component;
          if (type === 10) return { type, id };
          if (type === 18) return { type, id, component: given(component.component.custom_id) };
          return { type, id, components: component.components.map((one) => given(one.custom_id)) };
        }),
        resolved: resolvedJson(world, interaction, { users }),
      };
    }
  }
}

/** Ids of what is named among the values. */
interface Named {
  readonly users: readonly string[];
  readonly channels?: readonly string[];
  readonly roles?: readonly string[];
}

/** The users (types 6 and 9), channels (type 7) and roles (type 8) among the values. */
function namedIn(options: readonly GivenOption[]): Named {
  const leaves = (list: readonly GivenOption[]): readonly GivenOption[] =>
    list.flatMap((option) => (option.options === undefined ? [option] : leaves(option.options)));
  const valuesOf = (types: readonly number[]): string[] =>
    leaves(options).flatMap(({ type, value }) =>
      types.includes(type) && typeof value === 'string' ? [value] : [],
    );
  return { users: valuesOf([6, 9]), channels: valuesOf([7]), roles: valuesOf([8]) };
}

/** What is named, in full; undefined when nothing is. */
function resolvedJson(world: World, interaction: Interaction, named: Named) {
  const { users: userIds, channels: channelIds = [], roles: roleIds = [] } = named;
  if (userIds.length + channelIds.length + roleIds.length === 0) return undefined;
  const here = world.channel(interaction.channelId);
  const guild = interaction.guildId === null ? null : world.guild(interaction.guildId);
  const users = userIds.map((id) => world.user(id));
  const roles = guild === null ? [] : rolesJson(world, guild);
  return {
    users: byId(users, userJson),
    members:
      guild === null
        ? undefined
        : byId(users, (user) => ({
            ...bareMemberJson(world, guild, user),
            permissions: personBits(world, user.id, here),
          })),
    roles: byId(
      roles.filter(({ id }) => roleIds.includes(id)),
      (role) => role,
    ),
    channels: byId(
      channelIds.map((id) => world.channel(id)),
      (channel) => ({
        ...channelJson(world, channel),
        permissions: personBits(world, interaction.userId, channel),
        app_permissions: botBits(world, channel),
      }),
    ),
  };
}

function byId<T extends { readonly id: string }>(things: readonly T[], json: (one: T) => unknown) {
  if (things.length === 0) return undefined;
  return Object.fromEntries(things.map((one) => [one.id, json(one)]));
}
