import type { Seat } from '../../../engine/game.ts';
import { DIE, type Top } from '../content/cards.ts';
import { BEST_TOOL, MOST_PEOPLE, MOST_TRACK } from '../content/numbers.ts';
import type { VillagePlace } from '../content/places.ts';
import type { StoneAgeEvent } from '../event.ts';
import { nextSlot } from '../tools.ts';
import type { TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { broughtWords } from './cards.ts';
import { counted } from './names.ts';

/** What a place of the village brings a tribe now: `tool 1 → 2`. */
export function villageWords(speech: StoneAgeSpeech, tribe: TribeView, at: VillagePlace): string {
  switch (at) {
    case 'tools':
      return toolWords(speech, tribe);
    case 'field':
      return fieldWords(speech, tribe);
    case 'hut':
      return childWords(speech, tribe);
  }
}

/** What a die that all choose from brings a tribe now. Throws where no die has this face. */
export function dieWords(speech: StoneAgeSpeech, tribe: TribeView, face: number): string {
  const top = dieTop(face);
  if (top.brings === 'tool') return toolWords(speech, tribe);
  return top.brings === 'field' ? fieldWords(speech, tribe) : broughtWords(speech, top);
}

/** What a die stands for. Throws where no die has this face. */
export function dieTop(face: number): Top {
  const top = DIE[face];
  if (top === undefined) throw new RangeError(`No die shows ${face}.`);
  return top;
}

/** Who took which of the dice for all, and whether there was anything to gain by it: the track or the tools may be full. */
export function diceTaken(
  events: readonly StoneAgeEvent[],
): { readonly seat: Seat; readonly face: number; readonly isGain: boolean }[] {
  return events.flatMap((event, nth) => {
    if (event.type !== 'dieTaken') return [];
    const { seat, face } = event;
    // What it brings is told right behind it.
    const brought = events[nth + 1];
    const isFull =
      (brought?.type === 'fieldMade' && !brought.gained) ||
      (brought?.type === 'toolMade' && brought.slot === null);
    return [{ seat, face, isGain: !isFull }];
  });
}

/** What a die brings whose tribe has nothing to gain by it: `nothing more, 10 fields are the most`. */
export const emptyDieWords = (speech: StoneAgeSpeech, face: number): string =>
  dieTop(face).brings === 'tool' ? noToolWords(speech) : noFieldWords(speech);

const noToolWords = ({ say }: StoneAgeSpeech): string =>
  say('labels.gives.no tool', { best: BEST_TOOL });

const noFieldWords = (speech: StoneAgeSpeech): string =>
  speech.say('labels.gives.no field', { fields: counted(speech, MOST_TRACK, 'fields') });

function toolWords(speech: StoneAgeSpeech, { tools }: TribeView): string {
  const { say } = speech;
  const slot = nextSlot(tools);
  if (slot === null) return noToolWords(speech);
  const from = tools[slot]?.value;
  if (from === undefined) return say('labels.gives.new tool');
  return say('labels.gives.better tool', { from, to: from + 1 });
}

function fieldWords(speech: StoneAgeSpeech, { track: from }: TribeView): string {
  if (from >= MOST_TRACK) return noFieldWords(speech);
  return speech.say('labels.gives.field', { from, fields: counted(speech, from + 1, 'fields') });
}

function childWords(speech: StoneAgeSpeech, { people: from }: TribeView): string {
  if (from >= MOST_PEOPLE) {
    return speech.say('labels.gives.no child', { people: counted(speech, MOST_PEOPLE, 'people') });
  }
  return speech.say('labels.gives.child', { from, people: counted(speech, from + 1, 'people') });
}
