import { ComponentType } from 'discord.js';
import { type PressId, readId } from '../../src/panel/ids.ts';
import { type PageMessage, textOf } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';

/** Something that can be pressed or chosen on a message, with what its custom id says. */
export type Move =
  | { readonly is: 'press'; readonly id: string; readonly says: PressId }
  | {
      readonly is: 'select';
      readonly id: string;
      readonly says: PressId;
      readonly values: readonly string[];
      /** How many of them may be chosen at once. */
      readonly most: number;
    };

/** A message as its reader has it before them, whatever it is built of. */
export interface Read {
  readonly id: string;
  readonly text: string;
  /** The address of each picture on it. */
  readonly pictures: readonly string[];
  /** Whether one of them shows where everybody is: the tiles of a map, or a land. */
  readonly hasMap: boolean;
  /** Whom it notified when it came. */
  readonly pings: readonly string[];
  /** How many of its buttons and selects can be used. */
  readonly live: number;
  /** Whether its reader may answer something with it. */
  readonly asks: boolean;
}

/** Everything on a message that can be used and that this bot understands, from top to bottom. */
export function movesOn({ components }: Pick<PageMessage, 'components'>): Move[] {
  return usable(components).flatMap((component): Move[] => {
    const { custom_id: id } = component;
    const says = readId(id);
    if (says === null) return [];
    if (component.type === ComponentType.Button) return [{ is: 'press', id, says }];
    if (component.type !== ComponentType.StringSelect) return [];
    const values = component.options.map(({ value }) => value);
    return [{ is: 'select', id, says, values, most: component.max_values ?? 1 }];
  });
}

/** Buttons and selects, wherever they stand, that are not greyed, from top to bottom. */
export const usable = (components: PageMessage['components']) =>
  walk(components).flatMap(({ component }) =>
    'custom_id' in component && component.disabled !== true ? [component] : [],
  );

/** What answers something or leads there. */
const ASKING: ReadonlySet<PressId['do']> = new Set([
  'answer',
  'ask',
  'hidden',
  'together',
  'pick',
  'only',
  'take',
  'none',
  'open',
  'piece',
  'turn',
  'form',
] as const);

/** Whether something that can be used answers a question or leads to an answer. */
export const isAsking = (id: string): boolean => ASKING.has(readId(id)?.do ?? 'hush');

/** What the words of a picture say where it shows tiles or a land. */
const ON_MAP = /\b(?:[A-G][1-7]|[1-7][a-g])\b|On the land: /;

/** Each picture, beside a message's components and in their galleries: its address, and the same in words. */
function picturesOn({ attachments, components }: PageMessage) {
  const beside = attachments.filter(({ content_type: type }) => type?.startsWith('image/'));
  const within = walk(components).flatMap(({ component }) =>
    component.type === ComponentType.MediaGallery ? component.items : [],
  );
  return [
    ...beside.map(({ url, description }) => ({ url, words: description ?? '' })),
    ...within.map(({ media, description }) => ({ url: media.url, words: description ?? '' })),
  ];
}

/** Reads a message. */
export function readMessage(message: PageMessage): Read {
  const pictures = picturesOn(message);
  return {
    id: message.id,
    text: textOf(message),
    pictures: pictures.map(({ url }) => url),
    hasMap: pictures.some(({ words }) => ON_MAP.test(words)),
    pings: message.pingedIds,
    live: usable(message.components).length,
    asks: movesOn(message).some(({ says }) => ASKING.has(says.do)),
  };
}
