import { basename } from 'node:path';
import type { Viewer } from '../engine/game.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeScene } from '../presentation/alt.ts';
import type { Table } from '../presentation/table.ts';
import { SHELF } from '../games/index.ts';
import { artsOf } from '../render/drawings/registry.ts';
import { createPainter } from '../render/pool.ts';
import {
  command,
  Fault,
  playAgain,
  reason,
  recordIn,
  themeOf,
  whole,
  writeWhole,
} from './command.ts';

const USAGE =
  'npm run -s render -- FILE [--at ENTRY] [--viewer public|SEAT] [--theme day|night|print] --out PICTURE.png [--json]';

await command(
  USAGE,
  ['at', 'viewer', 'theme', 'out'],
  async ([file], { at, viewer: looks = 'public', theme: colours, out }) => {
    if (file === undefined) throw new Fault('Say which record to draw.');
    const theme = themeOf(colours);
    if (out === undefined) throw new Fault('Say with --out where the picture goes.');
    const record = await recordIn(file);
    const last = record.entries.length - 1;
    const entry = whole('--at', at ?? String(last), 0, last);
    const viewer: Viewer =
      looks === 'public' ? 'public' : whole('--viewer', looks, 0, record.seats - 1);

    const { edition, played } = playAgain(record, entry);
    const { game } = edition;
    const match = played.matches.at(-1);
    if (match === undefined) throw new Fault('The record has no entry.');
    const table: Table = {
      matchName: `${edition.name} ${basename(file, '.record.json')}`,
      seats: Array.from({ length: record.seats }, (_, seat) => {
        // Numbered as `--viewer` does: a record does not know who played.
        const player = `Seat ${seat}`;
        return { name: player, mention: player, computer: false };
      }),
    };
    const scene = edition.in(USUAL_LANGUAGE).scene(game.view(match.state, viewer), table);
    const painter = createPainter({ arts: artsOf(SHELF), threads: 1 });
    try {
      const picture = await painter.paint(scene, { theme });
      await writeWhole(out, picture);
      const alt = describeScene(scene);
      return { ok: true, text: alt, json: { out, bytes: picture.length, entry, viewer, alt } };
    } catch (error) {
      throw error instanceof Fault ? error : new Fault(`Nothing was drawn: ${reason(error)}`);
    } finally {
      await painter.close();
    }
  },
);
