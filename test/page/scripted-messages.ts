import {
  ActionRowBuilder,
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ComponentType,
  ContainerBuilder,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { createCanvas } from 'canvas';

/** What the picture of the scripted bot is called for people who cannot see it. */
export const ALT_TEXT = 'A yellow sun over a blue lake.';

/** A picture of 900 × 700 pixels. */
export function picture(name: string): AttachmentBuilder {
  const canvas = createCanvas(900, 700);
  const context = canvas.getContext('2d');
  context.fillStyle = '#274b63';
  context.fillRect(0, 0, 900, 700);
  context.fillStyle = '#ffcc66';
  context.beginPath();
  context.arc(450, 300, 140, 0, 2 * Math.PI);
  context.fill();
  return new AttachmentBuilder(canvas.toBuffer(), { name, description: ALT_TEXT });
}

/** Buttons in all styles; the first counts the presses in its label. */
export function buttons(presses: number): ActionRowBuilder<ButtonBuilder>[] {
  const plain = (
    id: string,
    label: string,
    style: ButtonStyle.Primary | ButtonStyle.Secondary | ButtonStyle.Success | ButtonStyle.Danger,
  ) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
  return [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      plain('count', `Pressed ${presses} times`, ButtonStyle.Primary).setEmoji('🔥'),
      plain('form', 'Open the form', ButtonStyle.Secondary),
      plain('secret', 'Whisper', ButtonStyle.Success),
      plain('never', 'Not now', ButtonStyle.Danger).setDisabled(true),
      new ButtonBuilder()
        .setURL('https://example.org/')
        .setLabel('Rules')
        .setStyle(ButtonStyle.Link),
    ),
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      plain('unanswered', 'Ask in vain', ButtonStyle.Danger),
    ),
  ];
}

/** One option of three, several of a dozen, and a person. */
export function menus(): ActionRowBuilder<StringSelectMenuBuilder | UserSelectMenuBuilder>[] {
  const one = new StringSelectMenuBuilder()
    .setCustomId('one')
    .setPlaceholder('Where to?')
    .addOptions(
      { label: 'The forest', value: 'forest', description: 'Two steps away', emoji: '🌲' },
      { label: 'The lake', value: 'lake', description: 'One step away', emoji: '🌊' },
    );
  const several = new StringSelectMenuBuilder()
    .setCustomId('several')
    .setPlaceholder('What do you carry?')
    .setMinValues(2)
    .setMaxValues(3)
    .addOptions(
      Array.from({ length: 12 }, (_, n) => ({ label: `Stone ${n + 1}`, value: `stone${n + 1}` })),
    );
  const person = new UserSelectMenuBuilder().setCustomId('person').setPlaceholder('With whom?');
  return [one, several, person].map((menu) =>
    new ActionRowBuilder<StringSelectMenuBuilder | UserSelectMenuBuilder>().addComponents(menu),
  );
}

/** A container with everything that can be in one. */
export function layout() {
  const container = new ContainerBuilder()
    .setAccentColor(0xff9d4f)
    .addTextDisplayComponents((text) => text.setContent('## Round 3\nThe snow comes closer.'))
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((text) => text.setContent('**Grug** stands in the forest.'))
        .setButtonAccessory((button) =>
          button.setCustomId('grug').setLabel('Send Grug').setStyle(ButtonStyle.Secondary),
        ),
    )
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((text) => text.setContent('The sun is out.'))
        .setThumbnailAccessory((thumbnail) =>
          thumbnail.setURL('attachment://sun.png').setDescription('The sun'),
        ),
    )
    .addSeparatorComponents((separator) => separator.setDivider(true))
    .addMediaGalleryComponents((gallery) =>
      gallery.addItems((item) => item.setURL('attachment://sun.png').setDescription(ALT_TEXT)),
    )
    .addFileComponents((file) => file.setURL('attachment://match.json'))
    .addActionRowComponents<ButtonBuilder>((row) =>
      row.addComponents(
        new ButtonBuilder().setCustomId('done').setLabel('Done').setStyle(ButtonStyle.Success),
      ),
    );
  return {
    components: [container],
    files: [picture('sun.png'), new AttachmentBuilder(Buffer.from('{}'), { name: 'match.json' })],
    flags: MessageFlags.IsComponentsV2 as const,
  };
}

export function embed(): EmbedBuilder {
  return new EmbedBuilder()
    .setTitle('Season of storms')
    .setDescription('Nobody **moves** far.')
    .setColor(0x66aadd)
    .addFields(
      { name: 'Ash', value: '3 food', inline: true },
      { name: 'Birch', value: '5 food', inline: true },
    )
    .setFooter({ text: 'Turn 4' });
}

/** A form with two texts and a choice. */
export function form(): ModalBuilder {
  return new ModalBuilder()
    .setCustomId('tribe')
    .setTitle('Your tribe')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Name')
        .setDescription('Everybody sees it')
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId('name')
            .setStyle(TextInputStyle.Short)
            .setMinLength(3)
            .setMaxLength(20),
        ),
      new LabelBuilder()
        .setLabel('Home')
        .setStringSelectMenuComponent(
          new StringSelectMenuBuilder()
            .setCustomId('home')
            .addOptions({ label: 'A cave', value: 'cave' }, { label: 'A tent', value: 'tent' }),
        ),
      new LabelBuilder()
        .setLabel('Story')
        .setTextInputComponent(
          new TextInputBuilder()
            .setCustomId('story')
            .setStyle(TextInputStyle.Paragraph)
            .setRequired(false),
        ),
    );
}

/** A form with two radio groups, one of them optional, a checkbox group and a checkbox. */
export function choices(): APIModalInteractionResponseCallbackData {
  const labelled = (label: string, component: APIComponentInLabel, description?: string) => ({
    type: ComponentType.Label as const,
    label,
    ...(description === undefined ? {} : { description }),
    component,
  });
  const tribes = [
    { label: 'Bear', value: 'bear', description: 'Slow and strong' },
    { label: 'Fox', value: 'fox' },
  ];
  return {
    custom_id: 'choices',
    title: 'Before you go',
    components: [
      labelled(
        'Tribe',
        { type: ComponentType.RadioGroup, custom_id: 'tribe', options: tribes },
        'Whose fire you sit at',
      ),
      labelled('Second tribe', {
        type: ComponentType.RadioGroup,
        custom_id: 'second',
        options: tribes,
        required: false,
      }),
      labelled('Gear', {
        type: ComponentType.CheckboxGroup,
        custom_id: 'gear',
        max_values: 2,
        options: ['Spear', 'Rope', 'Torch'].map((label) => ({
          label,
          value: label.toLowerCase(),
          default: label === 'Rope',
        })),
      }),
      labelled('You go alone', { type: ComponentType.Checkbox, custom_id: 'alone' }),
    ],
  };
}

/** A word of that many letters, which breaks nowhere by itself. */
const endless = (letters: number) => 'o'.repeat(letters);

/** Words without an end in every place that takes words, as long as Discord allows. */
export function longWords() {
  const select = (id: string) =>
    new StringSelectMenuBuilder()
      .setCustomId(id)
      .setPlaceholder(endless(150))
      .addOptions({ label: endless(100), value: id, description: endless(100), emoji: '🌲' });
  const button = (id: string, label: string) =>
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary);
  const table = ['| tribe | food |', `| ${endless(60)} | 12 |`].join('\n');
  const text = [
    `# ${endless(60)}`,
    `> ${endless(90)}`,
    `- ${endless(90)}`,
    `  - ${endless(90)}`,
    `-# ${endless(90)} \`${endless(90)}\` ||${endless(90)}|| https://example.org/${endless(90)}`,
    '```',
    table,
    '```',
  ].join('\n');
  const container = new ContainerBuilder()
    .addTextDisplayComponents((display) => display.setContent(text))
    .addSectionComponents((section) =>
      section
        .addTextDisplayComponents((display) => display.setContent(endless(120)))
        .setButtonAccessory(button('long aside', endless(80))),
    )
    .addActionRowComponents<ButtonBuilder>((row) =>
      row.addComponents(button('long form', 'Open the long form'), button('long', endless(80))),
    )
    .addActionRowComponents<StringSelectMenuBuilder>((row) => row.addComponents(select('inner')));
  const below = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select('outer'));
  return { components: [container, below], flags: MessageFlags.IsComponentsV2 as const };
}

/** A form of words without an end. */
export function longForm(): APIModalInteractionResponseCallbackData {
  const options = ['one', 'two'].map((value) => ({
    label: endless(100),
    value,
    description: endless(100),
  }));
  const label = (component: APIComponentInLabel) => ({
    type: ComponentType.Label as const,
    label: endless(45),
    description: endless(100),
    component,
  });
  return {
    custom_id: 'long',
    title: endless(45),
    components: [
      { type: ComponentType.TextDisplay, content: endless(120) },
      label({ type: ComponentType.TextInput, custom_id: 'text', style: TextInputStyle.Short }),
      label({ type: ComponentType.StringSelect, custom_id: 'select', options }),
      label({ type: ComponentType.CheckboxGroup, custom_id: 'boxes', options }),
      label({ type: ComponentType.Checkbox, custom_id: 'box' }),
    ],
  };
}
