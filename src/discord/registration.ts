import {
  ApplicationCommandOptionType as Type,
  ApplicationCommandType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as CommandJson,
  type APIApplicationCommandBasicOption as OptionJson,
  type APIApplicationCommandSubcommandOption as SubcommandJson,
} from 'discord.js';
import { MOST_DAYS } from '../match/person.ts';
import type { AnyEdition, CommandSpec, OptionSpec } from '../presentation/edition.ts';
import { THEME_IDS } from '../render/palette.ts';
import { houseSpeech } from '../words/index.ts';
import { clip } from './text.ts';

/** The option that names a match, where a command is not used in its thread. */
const MATCH: OptionJson = {
  type: Type.Integer,
  name: 'match',
  description: 'Which match, by its number; in its thread it goes without saying',
  autocomplete: true,
  min_value: 1,
  max_value: 999_999_999,
};

/** What is done right after, in the same message: a whole member’s turn in one line. */
const THEN: OptionJson = {
  type: Type.String,
  name: 'then',
  description: 'And right after that, if you like: all of it happens, or nothing',
  autocomplete: true,
};

function optionJson(option: OptionSpec): OptionJson {
  const { name } = option;
  const description = clip(option.description, 100);
  return option.type === 'amount'
    ? { type: Type.Integer, name, description, min_value: 0, max_value: 99, autocomplete: true }
    : { type: Type.String, name, description, required: option.required, autocomplete: true };
}

function gameSubcommand({ name, description, options }: CommandSpec): SubcommandJson {
  const own = options.map(optionJson);
  const sorted = [
    ...own.filter((o) => o.required === true),
    ...own.filter((o) => o.required !== true),
  ];
  return {
    type: Type.Subcommand,
    name,
    description: clip(description, 100),
    options: [...sorted, THEN, MATCH],
  };
}

const subcommand = (
  name: string,
  description: string,
  options: OptionJson[] = [],
): SubcommandJson => ({
  type: Type.Subcommand,
  name,
  description,
  options,
});

const command = (name: string, description: string, options: OptionJson[] = []): CommandJson => ({
  type: ApplicationCommandType.ChatInput,
  name,
  description,
  options,
});

/** The kinds of goods that may change hands in any of our games, each once. */
function goodsOptions(editions: readonly AnyEdition[], prefix: string, verb: string): OptionJson[] {
  const kinds = new Set(editions.flatMap(({ game }) => game.deals?.kinds ?? []));
  return [...kinds].map((kind) => ({
    type: Type.Integer,
    name: `${prefix}${kind}`,
    description: `${verb}: how much ${kind}`,
    min_value: 0,
    max_value: 99,
  }));
}

const { say } = houseSpeech('en');

const TO: OptionJson = {
  type: Type.String,
  name: 'to',
  description: 'Which tribe',
  required: true,
  autocomplete: true,
};

/**
 * Everything that is registered with Discord: our own commands, and one command with subcommands for each
 * game on the shelf.
 */
export function commandsFor(shelf: ReadonlyMap<string, AnyEdition>): CommandJson[] {
  const editions = [...shelf.values()];
  const most = Math.max(...editions.map(({ game }) => game.seats[1]));
  return [
    {
      ...command('match', 'Open matches, join them, start them'),
      options: [
        subcommand('new', 'Opens a match in this channel', [
          {
            type: Type.Integer,
            name: 'seats',
            description: 'How many tribes there are to be',
            min_value: 2,
            max_value: most,
          },
          {
            type: Type.Integer,
            name: 'computers',
            description: 'How many of them computer players take',
            min_value: 0,
            max_value: most - 1,
          },
          {
            type: Type.String,
            name: 'game',
            description: 'Which game',
            choices: editions.map(({ game, title }) => ({
              name: clip(title, 100),
              value: game.id,
            })),
          },
        ]),
        subcommand('join', 'Takes a seat in an open match', [MATCH]),
        subcommand('leave', 'Gives up your seat before the start', [MATCH]),
        subcommand('start', 'Starts the match that you host', [MATCH]),
        subcommand('list', 'Open and running matches of this server'),
        subcommand('resign', 'Hands your seat to a computer player, for good', [MATCH]),
        subcommand(
          'close',
          'Closes a match for good: yours before it begins, any if you moderate',
          [MATCH],
        ),
        subcommand('hand-over', 'For moderators: hands a seat to somebody else', [
          {
            type: Type.String,
            name: 'seat',
            description: 'Which tribe, by its name or its player’s',
            required: true,
            autocomplete: true,
          },
          {
            type: Type.User,
            name: 'to',
            description: 'Who is to play it; a computer player if you leave it out',
          },
          MATCH,
        ]),
        subcommand(
          'export',
          'The record of a finished match: every answer, and the seed of its dice',
          [MATCH],
        ),
      ],
    },
    command('board', 'Shows you the board as it stands', [MATCH]),
    command('hand', 'Shows you your secrets, and what you may do now', [MATCH]),
    command('next', 'What waits for you, in every server, oldest first'),
    command('give', 'Gives some of your goods to another tribe', [
      TO,
      ...goodsOptions(editions, '', 'You give'),
      MATCH,
    ]),
    command('trade', 'Offers another tribe a trade', [
      TO,
      ...goodsOptions(editions, 'give-', 'You give'),
      ...goodsOptions(editions, 'take-', 'You get'),
      MATCH,
    ]),
    command('undo', 'Takes your last step back', [MATCH]),
    command('log', 'What has happened so far', [
      {
        type: Type.Integer,
        name: 'page',
        description: 'Which page; the latest one if you leave it out',
        min_value: 1,
        max_value: 9999,
      },
      MATCH,
    ]),
    command('rules', 'The rules, chapter by chapter', [
      { type: Type.String, name: 'chapter', description: 'Which chapter', autocomplete: true },
    ]),
    command('theme', 'The colours of your pictures, and of those in matches that you host', [
      {
        type: Type.String,
        name: 'pictures',
        description: 'Which; without it you are told how they are now',
        choices: THEME_IDS.map((value) => ({ name: say(`person.${value}`), value })),
      },
    ]),
    command('away', 'Tells everybody at your tables that you are away', [
      {
        type: Type.Integer,
        name: 'days',
        description: 'For how many days from now; 0 when you are back',
        min_value: 0,
        max_value: MOST_DAYS,
      },
    ]),
    ...editions.map(({ game, title, commands }) => ({
      ...command(game.id, clip(`Play ${title}`, 100)),
      options: commands.map(gameSubcommand),
    })),
  ];
}
