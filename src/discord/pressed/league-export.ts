import { scheduleOf, seasonJson, standingsOf } from '../../league/export.ts';
import { Refused } from '../../match/app/refused.ts';
import { recordOf } from '../../match/reports/proof.ts';
import { BrokenMatch } from '../../match/stored/broken.ts';
import type { App } from '../../match/app/app.ts';
import { type ShownSeason, titleOf } from '../../panel/league/names.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import type { PressReply } from '../../panel/pressed/reply.ts';
import { EXPORTS } from '../commands/registration.ts';
import { fileOf } from './file.ts';
import type { Command } from './pressed.ts';

/** `/league export`: a season as files: its schedule and standings, all of it, or the records of its matches that are over. */
export async function exportSeason(
  { app, speechTo }: Presser,
  shown: ShownSeason,
  interaction: Command,
): Promise<PressReply> {
  const { league, row, season } = shown;
  const speech = await speechTo();
  const { say } = speech;
  const title = titleOf(shown, speech);
  const asked = interaction.options.getString('what');
  const what = EXPORTS.find((one) => one === asked) ?? 'csv';
  const name = `league-${league.id}-season-${row.number}`;
  const file = (ending: string, text: string) => fileOf(interaction, `${name}${ending}`, text);
  if (what === 'records') {
    const { records, unread } = await recordsOf(app, season);
    if (records.length === 0) throw new Refused('no record yet');
    const content = [
      say('league.records', { title, count: records.length }),
      ...(unread === 0 ? [] : [say('league.records unread', { count: unread })]),
    ];
    const lines = records.map((record) => `${JSON.stringify(record)}\n`);
    return {
      is: 'text',
      content: content.join('\n'),
      files: [await file('.records.jsonl', lines.join(''))],
    };
  }
  const json = { league: league.name, season: row.number, ...seasonJson(season) };
  const files =
    what === 'csv'
      ? [
          await file('-schedule.csv', scheduleOf(season)),
          await file('-standings.csv', standingsOf(season)),
        ]
      : [await file('.json', `${JSON.stringify(json)}\n`)];
  return { is: 'text', content: say('league.exported', { title }), files };
}

/** The records of the matches of a season that are over, by table, and how many of them cannot be read any more. */
async function recordsOf(app: App, { tables }: ShownSeason['season']) {
  const records: unknown[] = [];
  let unread = 0;
  for (const [at, { match }] of tables.entries()) {
    const row = match === null ? null : await app.store.match(match);
    if (row?.status !== 'over') continue;
    try {
      records.push({ table: at + 1, match, record: await recordOf(app, row) });
    } catch (error) {
      if (!(error instanceof BrokenMatch)) throw error;
      unread += 1;
    }
  }
  return { records, unread };
}
