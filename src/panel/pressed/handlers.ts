import type { FormName, FormOpener, PlainPress } from '../ids.ts';
import * as answers from './answers.ts';
import * as deals from './deals.ts';
import type { Handler, FormHandler, OpenHandler } from './handler.ts';
import * as directing from './directing.ts';
import * as league from './league.ts';
import * as lobby from './lobby.ts';
import * as orders from './orders.ts';
import * as panels from './panels.ts';
import * as plans from './plans.ts';
import * as rules from './rules.ts';
import * as table from './table.ts';
import * as tableRequests from './table-requests.ts';

/*
 * What is done by what is pressed, on whatever surface: each kind of press by the export of its name. A surface asks
 * `expectMayPress` first.
 */
const ALL = {
  ...answers,
  ...deals,
  ...directing,
  ...league,
  ...lobby,
  ...orders,
  ...panels,
  ...plans,
  ...rules,
  ...table,
  ...tableRequests,
};

/** What buttons and lists do. */
export const HANDLERS: { readonly [K in PlainPress]: Handler<K> } = ALL;

/** What buttons do that open forms. */
export const OPEN_HANDLERS: { readonly [K in FormOpener]: OpenHandler<K> } = ALL;

/** What forms do. */
export const FORM_HANDLERS: { readonly [K in FormName]: FormHandler<K> } = ALL;
