import { Refused } from '../../match/app/refused.ts';
import type { HandlerContext } from '../context.ts';
import { expectAsRegistered } from './as-registered.ts';
import { answerByCommand } from './game-command.ts';
import {
  exportHere,
  foundHere,
  historyHere,
  ratingsHere,
  ownHere,
  claimHere,
  directHere,
  quitHere,
  movedHere,
  rolesHere,
  scheduleHere,
  shownHere,
  tableHere,
} from './league-commands.ts';
import {
  changeLevel,
  closeNamed,
  exportMatch,
  handSeatOver,
  joinHere,
  learnHere,
  leaveHere,
  listMatches,
  openHere,
  pauseHere,
  resignHere,
  resumeHere,
  settleHere,
  startHere,
  wantHere,
  watchHere,
} from './match-commands.ts';
import { away, blockSomebody, language, me, theme } from './person-commands.ts';
import type { Command } from './pressed.ts';
import { presserOf } from './presser.ts';
import { repairHere, setUpHere } from './setting-up.ts';
import {
  giveHere,
  noteHere,
  planHere,
  promiseHere,
  showBoard,
  showHand,
  showLog,
  showNext,
  showOrders,
  showRules,
  takeBackHere,
  tradeHere,
} from './table-commands.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import type { PressReply } from '../../panel/pressed/reply.ts';

/** What commands do, by name: each returns what to reply, or throws `Refused`. */
type CommandTable = Readonly<Record<string, Run>>;
type Run = (presser: Presser, interaction: Command, context: HandlerContext) => Promise<PressReply>;

/** The commands of the app. */
const COMMANDS: CommandTable = {
  block: blockSomebody,
  board: showBoard,
  hand: showHand,
  next: showNext,
  give: giveHere,
  trade: tradeHere,
  note: noteHere,
  orders: showOrders,
  plan: planHere,
  promise: promiseHere,
  repair: repairHere,
  setup: setUpHere,
  undo: takeBackHere,
  log: showLog,
  learn: learnHere,
  rules: showRules,
  theme,
  away,
  language,
  me,
};

/** `/match …`, by subcommand. */
const OF_MATCHES: CommandTable = {
  new: openHere,
  join: joinHere,
  leave: leaveHere,
  start: startHere,
  list: listMatches,
  resign: resignHere,
  export: exportMatch,
  close: closeNamed,
  pause: pauseHere,
  resume: resumeHere,
  settle: settleHere,
  substitute: wantHere,
  watch: watchHere,
  'hand-over': handSeatOver,
  level: changeLevel,
};

/** `/league …`, by subcommand. */
const OF_LEAGUES: CommandTable = {
  new: foundHere,
  table: tableHere,
  me: ownHere,
  schedule: scheduleHere,
  history: historyHere,
  ratings: ratingsHere,
  export: exportHere,
  leave: quitHere,
  claim: claimHere,
  direct: directHere,
  move: movedHere,
  show: shownHere,
  roles: rolesHere,
};

/** The commands that have subcommands. */
const GROUPS: Readonly<Record<string, CommandTable | undefined>> = {
  match: OF_MATCHES,
  league: OF_LEAGUES,
};

/**
 * Does what a command says; a game's own commands answer what it asks. Throws `Refused` where there is none, and where
 * it is not given as it is registered.
 */
export async function runCommand(
  context: HandlerContext,
  interaction: Command,
): Promise<PressReply> {
  expectAsRegistered(context.registered, interaction);
  const { commandName, options } = interaction;
  const presser = presserOf(context, interaction);
  if (context.app.shelf.has(commandName)) return answerByCommand(presser, interaction);
  const group = GROUPS[commandName];
  const run = group === undefined ? COMMANDS[commandName] : group[options.getSubcommand()];
  if (run === undefined)
    throw new Refused(commandName === 'match' ? 'no such match command' : 'no such command');
  return run(presser, interaction, context);
}
