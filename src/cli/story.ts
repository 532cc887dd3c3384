import { basename } from 'node:path';
import { momentsOf } from '../presentation/moments.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeBeats, describeChart } from '../presentation/story-alt.ts';
import type { Table } from '../presentation/table.ts';
import { SHELF } from '../games/index.ts';
import { artsOf } from '../render/drawings/registry.ts';
import { createPainter } from '../render/pool.ts';
import { command, Fault, playAgain, reason, recordIn, themeOf, writeWhole } from './command.ts';

const USAGE =
  'npm run -s story -- FILE [--gif STORY.gif] [--chart CHART.png] [--theme day|night|print] [--json]';

/** Discord’s limit of a file. */
const BYTES = 8 * 2 ** 20;

await command(
  USAGE,
  ['gif', 'chart', 'theme'],
  async ([file], { gif, chart: png, theme: colours }) => {
    if (file === undefined) throw new Fault('Say which record to tell.');
    if (gif === undefined && png === undefined) {
      throw new Fault('Say with --gif or --chart where a picture goes.');
    }
    const theme = themeOf(colours);
    const record = await recordIn(file);
    if (record.outcome === null) throw new Fault('The story of a match is told when it is over.');
    const { edition, entries, played } = playAgain(record);
    const { game, name } = edition;
    const words = edition.in(USUAL_LANGUAGE);
    const { story } = words;
    if (story === undefined) throw new Fault(`${name} tells no stories.`);
    const table: Table = {
      matchName: `${name} ${basename(file, '.record.json')}`,
      seats: Array.from({ length: record.seats }, (_, seat) => {
        const side = words.seatName(seat);
        return { name: side, mention: side, computer: false };
      }),
    };
    const moments = [...momentsOf(game, played, entries)];
    const beats = story.beats(moments, table);
    const chart = story.chart(moments, table);
    const painter = createPainter({ arts: artsOf(SHELF), threads: 1 });
    try {
      const animated = gif === undefined ? null : await painter.animate(beats, BYTES, theme);
      const drawn = png === undefined ? null : await painter.draw(chart, theme);
      if (gif !== undefined && animated !== null) await writeWhole(gif, animated);
      if (png !== undefined && drawn !== null) await writeWhole(png, drawn);
      const alt = { gif: describeBeats(beats), chart: describeChart(chart) };
      const bytes = { gif: animated?.length ?? null, chart: drawn?.length ?? null };
      const text = [story.farewell(moments, table), alt.gif, alt.chart].join('\n\n');
      return { ok: true, text, json: { gif, chart: png, bytes, beats: beats.length, alt } };
    } catch (error) {
      throw error instanceof Fault ? error : new Fault(`Nothing was drawn: ${reason(error)}`);
    } finally {
      await painter.close();
    }
  },
);
