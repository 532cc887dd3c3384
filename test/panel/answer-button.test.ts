import { describe, expect, it } from 'vitest';
import { begin } from '../../src/engine/match.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { answerButton } from '../../src/panel/answer-button.ts';
import { type PressId, writeId } from '../../src/panel/ids.ts';
import { panelFor } from '../../src/panel/panel.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { appSpeech } from '../../src/words/index.ts';
import { loadedAs } from './loaded-as.ts';

/** A game that asks first where to begin, and keeps that a secret. */
const edition: AnyEdition = { ...tuskEdition, secretKinds: { place: 'asked openly' } };
const { game } = edition;
const beginning = { seed: '7'.repeat(32), seats: 2, rules: game.rules, config: game.config({}) };
const plain = loadedAs(edition, begin(game, beginning).match, 2);
const withSeed = (seed: string) => ({ ...plain, row: { ...plain.row, seed } });
const loaded = withSeed('7'.repeat(32));
const [asked] = askedOf(loaded, 0, 'en');
const [offer, other] = asked?.offers ?? [];
const [command] = edition.in('en').commands;
if (offer === undefined || other === undefined || command === undefined)
  throw new Error('Nothing is asked.');

const pressOf = (of: typeof loaded, one: typeof offer): PressId =>
  answerButton(of, 0, command, one).press;

describe('the button of an answer to a secret question', () => {
  it('has a digest that nobody finds without the seed of the match', () => {
    const press = pressOf(loaded, offer);
    expect(press).toMatchObject({ do: 'hidden', isSure: false });
    expect(press).toEqual(pressOf(loaded, offer));
    expect(press).not.toEqual(pressOf(loaded, other));
    expect(press).not.toEqual(pressOf(withSeed('8'.repeat(32)), offer));
  });

  it('has the same where it is asked once more', () => {
    const { decision, choice } = offer;
    const panel = panelFor(loaded, 0, appSpeech('en'), null, { do: 'ask', decision, choice });
    const presses = panel
      .bare()
      .components.flatMap((row) =>
        row.is === 'buttons' ? row.buttons.map(({ press }) => press) : [],
      );
    expect(presses).toContainEqual({ ...pressOf(loaded, offer), isSure: true });
    for (const press of presses) expect(writeId(press)).not.toContain(choice);
  });
});
