import {
  type AutocompleteInteraction,
  ButtonBuilder,
  ButtonStyle,
  type ButtonInteraction,
  ActionRowBuilder,
  type ChatInputCommandInteraction,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
  TextChannel,
} from 'discord.js';
import { SCRIPTED_COMMANDS } from './scripted-commands.ts';
import {
  buttons,
  choices,
  embed,
  form,
  layout,
  longForm,
  longWords,
  menus,
  picture,
} from './scripted-messages.ts';

const MEMBERS = ['Grug', 'Oona', 'Thag'];

/**
 * A bot that does on command whatever a bot can do, so that the page can be seen doing it.
 * @param api base of the REST API, ending in /api
 */
export async function startScriptedBot(api: string, token: string): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const thinking: ChatInputCommandInteraction[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    answer(interaction, thinking).catch((error: unknown) => console.error(error));
  });
  await client.login(token);
  const bot = await ready;
  await bot.application.commands.set(SCRIPTED_COMMANDS);
  return bot;
}

async function answer(
  interaction: Interaction,
  thinking: ChatInputCommandInteraction[],
): Promise<void> {
  if (interaction.isAutocomplete()) return suggest(interaction);
  if (interaction.isChatInputCommand()) return obey(interaction, thinking);
  if (interaction.isButton()) return pressed(interaction, thinking);
  if (interaction.isModalSubmit()) return taken(interaction);
  if (interaction.isStringSelectMenu()) {
    await interaction.update({ content: `Chosen: ${interaction.values.join(', ')}` });
  } else if (interaction.isUserSelectMenu()) {
    const names = interaction.users.map((user) => user.displayName);
    await interaction.update({ content: `With: ${names.join(', ')}` });
  }
}

async function suggest(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused().toLowerCase();
  const fitting = MEMBERS.filter((name) => name.toLowerCase().includes(typed));
  await interaction.respond(fitting.map((name) => ({ name: `${name} of the hill`, value: name })));
}

async function obey(
  interaction: ChatInputCommandInteraction,
  thinking: ChatInputCommandInteraction[],
): Promise<void> {
  switch (interaction.commandName) {
    case 'show':
      return show(interaction);
    case 'secret':
      await interaction.reply({
        content: `A secret for ${interaction.user.displayName}`,
        flags: MessageFlags.Ephemeral,
      });
      return;
    case 'form':
      await interaction.showModal(form());
      return;
    case 'choose':
      await interaction.showModal(choices());
      return;
    case 'greet': {
      const { options } = interaction;
      await interaction.reply(
        `Greeted: ${options.getString('how')}, ${options.getString('words')}`,
      );
      return;
    }
    case 'think':
      thinking.push(interaction);
      await interaction.deferReply();
      return;
    case 'trek': {
      const { options } = interaction;
      const said = ['member', 'to', 'steps', 'alone', 'friend']
        .map((name) => options.get(name))
        .flatMap((option) => (option ? [`${option.name}=${option.value}`] : []));
      await interaction.reply(`Trek: ${said.join(' ')}`);
      return;
    }
    case 'gather':
      return gather(interaction);
  }
}

async function show(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.options.getSubcommand()) {
    case 'buttons':
      await interaction.reply({ content: 'Press one.', components: buttons(0) });
      return;
    case 'menus':
      await interaction.reply({ content: 'Choose.', components: menus() });
      return;
    case 'layout':
      await interaction.reply(layout());
      return;
    case 'long':
      await interaction.reply(longWords());
      return;
    case 'embed':
      await interaction.reply({ embeds: [embed()] });
      return;
    case 'picture':
      await interaction.reply({ content: 'Look:', files: [picture('sun.png')] });
  }
}

async function gather(interaction: ChatInputCommandInteraction): Promise<void> {
  const friend = interaction.options.getUser('friend', true);
  const { channel } = interaction;
  if (!(channel instanceof TextChannel)) return;
  await interaction.reply('A thread is on its way.');
  const thread = await channel.threads.create({
    name: `Gathering of ${interaction.user.displayName}`,
    type: ChannelType.PublicThread,
  });
  await thread.send({
    content: `<@${friend.id}>, come to the fire.`,
    allowedMentions: { users: [friend.id] },
  });
}

async function pressed(
  interaction: ButtonInteraction,
  thinking: ChatInputCommandInteraction[],
): Promise<void> {
  switch (interaction.customId) {
    case 'count': {
      const label =
        interaction.component && 'label' in interaction.component
          ? interaction.component.label
          : '';
      const before = Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
      await interaction.update({ components: buttons(before + 1) });
      return;
    }
    case 'form':
      await interaction.showModal(form());
      return;
    case 'long form':
      await interaction.showModal(longForm());
      return;
    case 'secret':
      await interaction.reply({
        content: `A whisper for ${interaction.user.displayName}`,
        flags: MessageFlags.Ephemeral,
      });
      return;
    case 'unanswered':
      return;
    default:
      for (const waiting of thinking.splice(0)) await waiting.editReply('I have thought.');
      await interaction.reply({
        content: `${interaction.customId} was pressed`,
        components: [
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder()
              .setCustomId('again')
              .setLabel('Again')
              .setStyle(ButtonStyle.Secondary),
          ),
        ],
      });
  }
}

async function taken(interaction: ModalSubmitInteraction): Promise<void> {
  if (interaction.customId === 'choices') {
    const { fields } = interaction;
    const said = [
      fields.getRadioGroup('tribe'),
      fields.getRadioGroup('second'),
      fields.getCheckboxGroup('gear').join('+'),
      fields.getCheckbox('alone'),
    ];
    await interaction.reply(`Chosen in groups: ${said.join(', ')}`);
    return;
  }
  const name = interaction.fields.getTextInputValue('name');
  const [home] = interaction.fields.getStringSelectValues('home');
  await interaction.reply(`The tribe ${name} lives in a ${home}.`);
}
