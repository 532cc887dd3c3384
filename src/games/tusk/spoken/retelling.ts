import { decimal } from '../../../language/numbers.ts';
import { fortuneOf, type Luck } from '../../../parts/luck.ts';
import type { TuskStory } from '../story.ts';
import type { TuskSpeech } from '../words/index.ts';
import { capitalised } from '../../../presentation/capitalised.ts';
import { counted, listed, seatName } from './names.ts';

/** `9 hits of 31 dice; 7.3 expected`. Only grass can keep all dice from hitting (Tusk, fight 3). */
export function tallyWords({ say, language }: TuskSpeech, { dice, sum, expected }: Luck): string {
  if (dice === 0) return '';
  if (expected === 0) return say('chart.luck.too much grass', { count: dice });
  return say('chart.luck.tally', {
    hits: say('chart.luck.hits', { count: sum }),
    dice: say('chart.luck.dice', { count: dice }),
    expected: decimal(language, expected),
  });
}

/** How lucky a seat's dice were; of no dice at all, that there were none. */
export function luckWords({ say }: TuskSpeech, luck: Luck): string {
  const { dice, expected } = luck;
  if (dice === 0) return say('chart.luck.none');
  if (expected === 0) return say('chart.luck.could not hit');
  if (expected === dice) return say('chart.luck.could not miss');
  return say(`chart.luck.${fortuneOf(luck)}`);
}

/**
 * How the match went and who won: as the last caption, `Six turns, one mammoth and no fights, and 🔥 Ember has the
 * warmest fire.`, or as a sentence to part with.
 */
export function inTheEnd(
  speech: TuskSpeech,
  which: 'ending' | 'farewell',
  story: TuskStory,
): string {
  const facts = endingFacts(speech, story);
  return facts.count === 0
    ? speech.say(`story.${which} without winner`, facts)
    : speech.say(`story.${which}`, facts);
}

/** What there was of everything, and how many won. */
function endingFacts(speech: TuskSpeech, { turns, kills, fights, winners }: TuskStory) {
  const deeds = [
    counted(speech, turns, 'turn'),
    counted(speech, kills.length, 'mammoth'),
    counted(speech, fights.length, 'fight'),
  ];
  return {
    deeds: capitalised(listed(speech, deeds)),
    count: winners.length,
    winners: listed(
      speech,
      winners.map((one) => seatName(speech, one)),
    ),
  };
}
