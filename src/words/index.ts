import { type Saying, type Speech, speechOf } from '../language/say.ts';
import { alt as germanAlt } from './de/alt.ts';
import { buttons as germanButtons } from './de/buttons.ts';
import { clock as germanClock } from './de/clock.ts';
import { commands as germanCommands } from './de/commands.ts';
import { company as germanCompany } from './de/company.ts';
import { computers as germanComputers } from './de/computers.ts';
import { halts as germanHalts } from './de/halts.ts';
import { levels as germanLevels } from './de/levels.ts';
import { lobby as germanLobby } from './de/lobby.ts';
import { log as germanLog } from './de/log.ts';
import { matches as germanMatches } from './de/matches.ts';
import { orders as germanOrders } from './de/orders.ts';
import { proposals as germanOffers } from './de/proposals.ts';
import { panel as germanPanel } from './de/panel.ts';
import { permissions as germanPermissions } from './de/permissions.ts';
import { person as germanPerson } from './de/person.ts';
import { privacy as germanPrivacy } from './de/privacy.ts';
import { pictures as germanPictures } from './de/pictures.ts';
import { plans as germanPlans } from './de/plans.ts';
import { posts as germanPosts } from './de/posts.ts';
import { promises as germanPromises } from './de/promises.ts';
import { proof as germanProof } from './de/proof.ts';
import { rulings as germanRulings } from './de/rulings.ts';
import { setup as germanSetup } from './de/setup.ts';
import { substitutes as germanSubstitutes } from './de/substitutes.ts';
import { table as germanTable } from './de/table.ts';
import { warnings as germanWarnings } from './de/warnings.ts';
import { refusals as germanRefusals } from './de/refusals.ts';
import { alt } from './en/alt.ts';
import { buttons } from './en/buttons.ts';
import { clock } from './en/clock.ts';
import { commands } from './en/commands.ts';
import { company } from './en/company.ts';
import { computers } from './en/computers.ts';
import { halts } from './en/halts.ts';
import { levels } from './en/levels.ts';
import { lobby } from './en/lobby.ts';
import { log } from './en/log.ts';
import { matches } from './en/matches.ts';
import { orders } from './en/orders.ts';
import { proposals } from './en/proposals.ts';
import { panel } from './en/panel.ts';
import { permissions } from './en/permissions.ts';
import { person } from './en/person.ts';
import { privacy } from './en/privacy.ts';
import { pictures } from './en/pictures.ts';
import { plans } from './en/plans.ts';
import { posts } from './en/posts.ts';
import { promises } from './en/promises.ts';
import { proof } from './en/proof.ts';
import { rulings } from './en/rulings.ts';
import { setup } from './en/setup.ts';
import { substitutes } from './en/substitutes.ts';
import { table } from './en/table.ts';
import { warnings } from './en/warnings.ts';
import { refusals } from './en/refusals.ts';

/** What the house says, room by room. */
const english = {
  alt,
  buttons,
  clock,
  commands,
  company,
  computers,
  halts,
  levels,
  lobby,
  log,
  matches,
  orders,
  proposals,
  panel,
  permissions,
  person,
  privacy,
  pictures,
  plans,
  posts,
  promises,
  proof,
  rulings,
  setup,
  substitutes,
  table,
  warnings,
};

const german = {
  alt: germanAlt,
  buttons: germanButtons,
  clock: germanClock,
  commands: germanCommands,
  company: germanCompany,
  computers: germanComputers,
  halts: germanHalts,
  levels: germanLevels,
  lobby: germanLobby,
  log: germanLog,
  matches: germanMatches,
  orders: germanOrders,
  proposals: germanOffers,
  panel: germanPanel,
  permissions: germanPermissions,
  person: germanPerson,
  privacy: germanPrivacy,
  pictures: germanPictures,
  plans: germanPlans,
  posts: germanPosts,
  promises: germanPromises,
  proof: germanProof,
  rulings: germanRulings,
  setup: germanSetup,
  substitutes: germanSubstitutes,
  table: germanTable,
  warnings: germanWarnings,
};

/** What speaks for the house in one language. */
export type AppSpeech = Speech<typeof english>;

/** Speaks for the house. */
export const appSpeech = speechOf(english, { de: german });

/** What may be in the way of what somebody wants, with its facts. */
export type Refusal = Saying<typeof refusals>;

/** Speaks refusals. */
export const refusalSpeech = speechOf(refusals, { de: germanRefusals });
