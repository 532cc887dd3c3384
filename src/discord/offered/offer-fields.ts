import { LabelBuilder, RadioGroupBuilder } from 'discord.js';
import { MOST_OFFERED } from '../../match/agreement/trade.ts';
import { clip } from '../../presentation/clip.ts';
import type { AppSpeech } from '../../words/index.ts';
import { DESCRIPTION, type Filled, LABEL } from './shape.ts';

/** For how many hours an offer may be said to stand in a form; 0 for as long as the match lets it. */
const HOURS = [0, 6, 24, 72, MOST_OFFERED] as const;
const A_DAY = 24;

/** Until when an offer stands. @param chosen for how many hours; 0 for as long as the match lets it */
export function untilField(chosen: number, { say }: AppSpeech): LabelBuilder {
  const wordsFor = (hours: number): string => {
    if (hours === 0) return say('panel.until answered');
    return hours < A_DAY
      ? say('panel.until hours', { count: hours })
      : say('panel.until days', { count: hours / A_DAY });
  };
  const options = HOURS.map((hours) => ({
    label: clip(wordsFor(hours), 100),
    value: String(hours),
    default: hours === chosen,
  }));
  return new LabelBuilder()
    .setLabel(clip(say('panel.stands until'), LABEL))
    .setRadioGroupComponent(
      new RadioGroupBuilder().setCustomId('until').setRequired(false).addOptions(options),
    );
}

/** To whom an offer goes: to one seat, or to whoever is first to agree. */
export function whomField(seat: string, isToAll: boolean, { say }: AppSpeech): LabelBuilder {
  return new LabelBuilder()
    .setLabel(clip(say('panel.offer to'), LABEL))
    .setDescription(clip(say('panel.gift to', { seat }), DESCRIPTION))
    .setRadioGroupComponent(
      new RadioGroupBuilder()
        .setCustomId('whom')
        .setRequired(false)
        .addOptions([
          {
            label: clip(say('panel.offer to one', { seat }), 100),
            value: 'one',
            default: !isToAll,
          },
          { label: clip(say('panel.offer to all'), 100), value: 'all', default: isToAll },
        ]),
    );
}

/** What was said there: for how many hours an offer stands, null for as long as it can, and whether it goes to all. */
export function offeredIn(filled: Filled): {
  readonly hours: number | null;
  readonly isToAll: boolean;
} {
  const hours = HOURS.find((one) => String(one) === filled.get('until')?.[0]) ?? 0;
  return { hours: hours === 0 ? null : hours, isToAll: filled.get('whom')?.[0] === 'all' };
}
