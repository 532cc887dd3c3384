import { FILE_BYTES } from '../limits/message.ts';
import { sourceMessage } from './interactions.ts';
import { botBits, personBits } from './permissions.ts';
import type { Deed, GivenField, GivenOption, Interaction } from './state.ts';
import {
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
    type: TYPES[interaction.deed.kind],
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
    ...(source === null ? {} : { message: messageJson(world, source) }),
    ...(guild === null
      ? { user: userJson(user) }
      : {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { ...memberJson(world, guild, user), user: userJson(user), permissions },
        }),
  };
}

const TYPES = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const satisfies Record<
  Deed['kind'],
  number
>;

function dataJson(world: World, interaction: Interaction): Readonly<Record<string, unknown>> {
  const { deed } = interaction;
  switch (deed.kind) {
    case 'command':
    case 'autocomplete':
      return {
        id: deed.command.id,
        name: deed.command.name,
        type: 1,
        options: deed.options,
        ...(deed.command.guildId === null ? {} : { guild_id: deed.command.guildId }),
        ...resolvedJson(world, interaction, namedIn(deed.options)),
      };
    case 'component':
      return {
        component_type: deed.componentType,
        custom_id: deed.customId,
        id: deed.componentId,
        ...(deed.componentType === 2 ? {} : { values: deed.values }),
        ...(deed.componentType === 5
          ? resolvedJson(world, interaction, { users: deed.values, channels: [] })
          : {}),
      };
    case 'modal':
      return {
        custom_id: deed.modal.custom_id,
        components: deed.modal.components.map((component) =>
          component.type === 10
            ? { type: 10, id: component.id }
            : component.type === 18
              ? {
                  type: 18,
                  id: component.id,
                  component: givenField(deed.fields, component.component.custom_id),
                }
              : {
                  type: 1,
                  id: component.id,
                  components: component.components.map((input) =>
                    givenField(deed.fields, input.custom_id),
                  ),
                },
        ),
        ...resolvedJson(world, interaction, {
          users: deed.fields.flatMap((field) => (field.type === 5 ? field.values : [])),
          channels: [],
        }),
      };
  }
}

function givenField(fields: readonly GivenField[], customId: string): GivenField | undefined {
  return fields.find((field) => field.custom_id === customId);
}

interface Named {
  readonly users: readonly string[];
  readonly channels: readonly string[];
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

function resolvedJson(world: World, interaction: Interaction, named: Named) {
  const { roles: roleIds = [] } = named;
  if (named.users.length === 0 && named.channels.length === 0 && roleIds.length === 0) return {};
  const users = named.users.map((id) => world.user(id));
  const guild = interaction.guildId === null ? null : world.guild(interaction.guildId);
  const channels = named.channels.map((id) => world.channel(id));
  const all = guild === null ? [] : rolesJson(world, guild);
  const roles = all.filter(({ id }) => roleIds.includes(id));
  return {
    resolved: {
      ...(users.length === 0
        ? {}
        : { users: Object.fromEntries(users.map((user) => [user.id, userJson(user)])) }),
      ...(users.length === 0 || guild === null
        ? {}
        : {
            members: Object.fromEntries(
              users.map((user) => [
                user.id,
                {
                  ...memberJson(world, guild, user),
                  permissions: personBits(world, user.id, world.channel(interaction.channelId)),
                },
              ]),
            ),
          }),
      ...(roles.length === 0
        ? {}
        : { roles: Object.fromEntries(roles.map((role) => [role.id, role])) }),
      ...(channels.length === 0
        ? {}
        : {
            channels: Object.fromEntries(
              channels.map((channel) => [
                channel.id,
                {
                  ...channelJson(world, channel),
                  permissions: personBits(world, interaction.userId, channel),
                  app_permissions: botBits(world, channel),
                },
              ]),
            ),
          }),
    },
  };
}
