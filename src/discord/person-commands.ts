import { type ChatInputCommandInteraction, TimestampStyles, time } from 'discord.js';
import { Refused } from '../match/house.ts';
import { awayUntil, chooseTheme, MOST_DAYS, sayAway } from '../match/person.ts';
import { isTheme } from '../render/palette.ts';
import type { Desk } from './desk.ts';
import { pressOf, show } from './reply.ts';
import { THEME_NAMES, themeOf } from './theme.ts';

type Command = ChatInputCommandInteraction;

const WHERE = 'Those that only you see, and those in the threads of matches that you host.';

/** `/theme pictures: Night`: in which colours somebody's pictures are; without it, in which they are. */
export async function theme({ house }: Desk, interaction: Command): Promise<void> {
  const wanted = interaction.options.getString('pictures');
  if (wanted === null) {
    const set = THEME_NAMES[themeOf(await house.store.person(interaction.user.id))];
    const others = Object.values(THEME_NAMES).filter((name) => name !== set);
    const how = others.map((name) => `\`/theme pictures: ${name}\``).join(' or ');
    await show(interaction, { content: `🎨 Your pictures are **${set}**. ${WHERE} Try ${how}.` });
    return;
  }
  if (!isTheme(wanted)) {
    const names = Object.values(THEME_NAMES).join(', ');
    throw new Refused('no such pictures', { names });
  }
  const set = THEME_NAMES[themeOf(await chooseTheme(house, pressOf(interaction), wanted))];
  await show(interaction, { content: `🎨 Your pictures are **${set}** from now on. ${WHERE}` });
}

/** `/away days: 5`: somebody is away for so many days, or back; without it, how that stands. */
export async function away({ house }: Desk, interaction: Command): Promise<void> {
  const days = interaction.options.getInteger('days');
  const person =
    days === null
      ? await house.store.person(interaction.user.id)
      : await sayAway(house, pressOf(interaction), days);
  const until = awayUntil(house, person);
  if (until !== null) {
    const wish = days === null ? '' : 'Have a good time! ';
    await show(interaction, {
      content: `🌙 ${wish}You are away until ${time(until, TimestampStyles.LongDate)}, and everybody at your tables sees it. Nothing is played for you. Back before that? \`/away days: 0\``,
    });
    return;
  }
  await show(interaction, {
    content:
      days === null
        ? `🔥 You are here. Leaving for a while? \`/away days: 5\` tells everybody at your tables, for 1 to ${MOST_DAYS} days.`
        : '🔥 Welcome back! Your tables see that you are here. `/next` shows what waits for you.',
  });
}
