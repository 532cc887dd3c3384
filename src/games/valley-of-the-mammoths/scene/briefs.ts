import type { Brief } from '../../../presentation/scene.ts';
import type { ValleyIcon } from '../art/index.ts';
import type { EventId } from '../content/events.ts';

/** Something in signs, with a few letters behind them. */
export const brief = (words: string, icons: readonly ValleyIcon[], text = ''): Brief => ({
  label: '',
  icons,
  text,
  words,
});

/** The sign of each event; what is alike has the same. */
export const EVENT_ICON: Readonly<Record<EventId, ValleyIcon>> = {
  'sick-animals': 'sick',
  'mild-autumn': 'summer',
  rain: 'rain',
  eruption: 'lava',
  'forest-fire': 'fire',
  'small-flood': 'flood',
  'great-flood': 'flood',
  drought: 'drought',
  earthquake: 'quake',
  'rich-fishing': 'fish',
  berries: 'berries',
  locusts: 'locusts',
  'restless-animals': 'paw',
  fever: 'sick',
  'wolf-pack': 'wolf',
  'frozen-rivers': 'snow',
  avalanche: 'avalanche',
  blizzard: 'snow',
  'deep-cold': 'snow',
  'thick-ice': 'fish',
  'bears-asleep': 'bear',
  'long-winter': 'winter',
  'winter-foraging': 'berries',
  spoilage: 'removed',
  alms: 'food',
};
