import { readRecord, verifyRecord } from '../engine/record.ts';
import { command, editionOf, Fault, readText } from './command.ts';

const USAGE = 'npm run -s verify -- FILE [--json]';

await command(USAGE, [], async ([file]) => {
  if (file === undefined) throw new Fault('Say which record to verify.');
  const record = readRecord(await readText(file));
  if (!record.ok) throw new Fault(record.refusal);
  const { game } = editionOf(record.value.game);
  const verified = verifyRecord(game, record.value);
  if (!verified.ok) {
    const { entry, sentence } = verified.refusal;
    return { ok: false, text: sentence, json: { ok: false, game: game.id, entry, sentence } };
  }
  const { entries, outcome } = verified.value;
  const result =
    outcome === null
      ? 'The match is not over.'
      : `Points by seat: ${outcome.scores.join(', ')}; won by seat ${outcome.winners.join(' and ')}.`;
  return {
    ok: true,
    text: `The record holds: the seed was committed to, and all ${entries} entries lead to the states it says. ${result}`,
    json: { ok: true, game: game.id, entries, outcome },
  };
});
