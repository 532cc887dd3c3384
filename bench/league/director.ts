import { readSeason } from '../../src/match/league/in-season.ts';
import type { Filled } from '../../src/panel/controls.ts';
import type { PressAs } from '../../src/panel/ids.ts';
import { letVote, reply, rule, showDirecting } from '../../src/panel/pressed/directing.ts';
import type { Pressing } from '../../src/panel/pressed/presser.ts';
import type { PressReply, FormReply } from '../../src/panel/pressed/reply.ts';
import { appSpeech } from '../../src/words/index.ts';
import type { World } from '../month/world.ts';

/** Somebody who directs a league and does not play in it. */
export const DIRECTOR = { id: '999', name: 'Director' };

/** A director at its panels. Each command, button and form that it sends counts as a press. */
export interface Director {
  presses(): number;
  /** All have a break of three days. */
  takeBreak(season: number): Promise<void>;
  /** Turns the result of a table round. */
  turnRound(season: number, table: number): Promise<void>;
  /** Answers a claim. */
  answer(season: number, nth: number): Promise<void>;
  /** Has the division vote on a claim. */
  letVote(season: number, nth: number): Promise<void>;
}

/** The director of a league in that world. */
export function directorIn({ app, press }: Pick<World, 'app' | 'press'>): Director {
  let presses = 0;
  const pressing = (): Pressing => {
    presses += 1;
    return {
      app,
      press: press(DIRECTOR, true),
      speechTo: async () => appSpeech('en'),
      languageAt: () => 'en',
      expectHome: async () => undefined,
      expectNotStuck: async () => undefined,
      playerNamed: async () => DIRECTOR,
      values: [],
      surface: { on: 'panel' },
    };
  };
  const command = async (season: number): Promise<PressReply> =>
    showDirecting(pressing(), await readSeason(app, season));
  const open = (shown: PressReply, order: string): Promise<PressReply | FormReply> =>
    rule.open(pressing(), buttonOf(shown, order));
  const send = (shown: PressReply | FormReply, filled: Filled): Promise<PressReply> => {
    if (shown.is !== 'form' || shown.form.press.do !== 'rule')
      throw new Error('The director is not asked anything.');
    return rule.send(pressing(), shown.form.press, filled);
  };
  return {
    presses: () => presses,
    async takeBreak(season) {
      const form = await open(await command(season), 'break');
      await send(form, new Map([said('days', '3'), said('why', 'It is a holiday.')]));
    },
    async turnRound(season, table) {
      const asked = await open(await command(season), 'result');
      const shown = await send(asked, new Map([said('table', String(table))]));
      const form = await open(shown, 'correct');
      const lines = placesIn(form);
      const places = lines.map((line) => line.replace(/^\d+/u, (at) => String(9 - Number(at))));
      await send(form, new Map([said('places', places.join('\n')), said('why', 'They say so.')]));
    },
    async answer(season, nth) {
      const answering = { do: 'reply', season, nth } as const;
      await reply.open(pressing(), answering);
      await reply.send(pressing(), answering, new Map([said('text', 'Corrected.')]));
    },
    async letVote(season, nth) {
      await letVote(pressing(), { do: 'letVote', season, nth });
    },
  };
}

const said = (field: string, text: string): [string, readonly string[]] => [field, [text]];

/** The button below a text that begins such an order. */
function buttonOf(shown: PressReply, order: string): PressAs<'rule'> {
  const rows = shown.is === 'text' ? (shown.components ?? []) : [];
  const buttons = rows.flatMap((row) => (row.is === 'buttons' ? row.buttons : []));
  for (const { press } of buttons)
    if (press.do === 'rule' && press.order.is === order) return press;
  throw new Error(`Nothing here begins "${order}".`);
}

/** The lines of a form with the place of each at a table. */
function placesIn(shown: PressReply | FormReply): string[] {
  const fields = shown.is === 'form' ? shown.form.fields : [];
  return fields.flatMap((one) => (one.is === 'lines' ? (one.value ?? '').split('\n') : []));
}
