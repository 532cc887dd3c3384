import {
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  SlashCommandBuilder,
} from 'discord.js';

/** The commands of the scripted bot: one for each kind of thing that a message can carry. */
export const SCRIPTED_COMMANDS: RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  new SlashCommandBuilder()
    .setName('show')
    .setDescription('Show something')
    .addSubcommand((sub) => sub.setName('buttons').setDescription('Buttons in every style'))
    .addSubcommand((sub) => sub.setName('menus').setDescription('Menus of options and of people'))
    .addSubcommand((sub) => sub.setName('layout').setDescription('Components of the second kind'))
    .addSubcommand((sub) => sub.setName('embed').setDescription('An embed'))
    .addSubcommand((sub) => sub.setName('long').setDescription('Words without an end'))
    .addSubcommand((sub) => sub.setName('picture').setDescription('A picture with alt text')),
  new SlashCommandBuilder().setName('secret').setDescription('Something only you can see'),
  new SlashCommandBuilder().setName('think').setDescription('Think until somebody presses Ready'),
  new SlashCommandBuilder().setName('form').setDescription('Open a form'),
  new SlashCommandBuilder()
    .setName('gather')
    .setDescription('Start a thread with somebody')
    .addUserOption((option) =>
      option.setName('friend').setDescription('Who is called').setRequired(true),
    ),
  new SlashCommandBuilder()
    .setName('trek')
    .setDescription('Send a member somewhere')
    .addStringOption((option) =>
      option
        .setName('member')
        .setDescription('Which of your members')
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addStringOption((option) =>
      option
        .setName('to')
        .setDescription('Where to')
        .setRequired(true)
        .addChoices({ name: 'The forest', value: 'forest' }, { name: 'The lake', value: 'lake' }),
    )
    .addIntegerOption((option) =>
      option.setName('steps').setDescription('How far').setMinValue(1).setMaxValue(2),
    )
    .addBooleanOption((option) => option.setName('alone').setDescription('Without the others'))
    .addUserOption((option) => option.setName('friend').setDescription('Who comes along')),
  new SlashCommandBuilder().setName('choose').setDescription('A form of groups to choose from'),
  new SlashCommandBuilder()
    .setName('greet')
    .setNameLocalization('de', 'grüße')
    .setDescription('Greet somebody')
    .setDescriptionLocalization('de', 'Jemanden grüßen')
    .addStringOption((option) =>
      option
        .setName('how')
        .setNameLocalization('de', 'wie')
        .setDescription('In which way')
        .setDescriptionLocalization('de', 'Auf welche Weise')
        .addChoices(
          { name: 'Loudly', name_localizations: { de: 'Laut' }, value: 'loud' },
          { name: 'Softly', name_localizations: { de: 'Leise' }, value: 'soft' },
        ),
    )
    .addStringOption((option) => option.setName('words').setDescription('What you say')),
].map((command) => command.toJSON());
