import { DIE, type Top } from '../content/cards.ts';
import { BEST_TOOL, MOST_PEOPLE, MOST_TRACK } from '../content/numbers.ts';
import type { VillagePlace } from '../content/places.ts';
import { nextSlot } from '../tools.ts';
import type { TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { topWords } from './cards.ts';
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
  return top.brings === 'field' ? fieldWords(speech, tribe) : topWords(speech, top);
}

/** What a die stands for. Throws where no die has this face. */
export function dieTop(face: number): Top {
  const top = DIE[face];
  if (top === undefined) throw new RangeError(`No die shows ${face}.`);
  return top;
}

function toolWords({ say }: StoneAgeSpeech, { tools }: TribeView): string {
  const slot = nextSlot(tools);
  if (slot === null) return say('labels.gives.no tool', { best: BEST_TOOL });
  const from = tools[slot]?.value;
  if (from === undefined) return say('labels.gives.new tool');
  return say('labels.gives.better tool', { from, to: from + 1 });
}

function fieldWords(speech: StoneAgeSpeech, { track: from }: TribeView): string {
  if (from >= MOST_TRACK) {
    return speech.say('labels.gives.no field', { fields: counted(speech, MOST_TRACK, 'fields') });
  }
  return speech.say('labels.gives.field', { from, fields: counted(speech, from + 1, 'fields') });
}

function childWords(speech: StoneAgeSpeech, { people: from }: TribeView): string {
  if (from >= MOST_PEOPLE) {
    return speech.say('labels.gives.no child', { people: counted(speech, MOST_PEOPLE, 'people') });
  }
  return speech.say('labels.gives.child', { from, people: counted(speech, from + 1, 'people') });
}
