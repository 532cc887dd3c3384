import { Refused } from '../../match/app/refused.ts';
import type { Desk } from '../desk.ts';
import { expectAsRegistered } from './as-registered.ts';
import { blockSomebody, watchHere } from './company.ts';
import { answerByCommand } from './game-command.ts';
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
  resignHere,
  startHere,
} from './match-commands.ts';
import { pauseHere, resumeHere, settleHere } from './moving.ts';
import { showOrders } from './ordering.ts';
import { away, language, me, theme } from './person-commands.ts';
import type { Command } from './pressed.ts';
import { planHere } from './planning.ts';
import { promiseHere } from './promising.ts';
import { showRules } from './reading-rules.ts';
import type { Shown } from './showing.ts';
import { repairHere, setUpHere } from './setting-up.ts';
import { wantHere } from './standing-for.ts';
import {
  giveHere,
  noteHere,
  showBoard,
  showHand,
  showLog,
  showNext,
  takeBackHere,
  tradeHere,
} from './table-commands.ts';

/** What commands do, by name: each returns what is shown of it, or throws `Refused`. */
type CommandTable = Readonly<Record<string, (desk: Desk, interaction: Command) => Promise<Shown>>>;

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

/**
 * Does what a command says; a game's own commands answer what it asks. Throws `Refused` where there is none, and where
 * it is not given as it is registered.
 */
export async function runCommand(desk: Desk, interaction: Command): Promise<Shown> {
  expectAsRegistered(desk.registered, interaction);
  const { commandName, options } = interaction;
  if (desk.app.shelf.has(commandName)) return answerByCommand(desk, interaction);
  const isOfMatches = commandName === 'match';
  const run = isOfMatches ? OF_MATCHES[options.getSubcommand()] : COMMANDS[commandName];
  if (run === undefined)
    throw new Refused(isOfMatches ? 'no such match command' : 'no such command');
  return run(desk, interaction);
}
