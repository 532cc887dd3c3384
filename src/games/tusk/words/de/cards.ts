import type { Translation } from '../../../../language/say.ts';
import type { cards as english } from '../en/cards.ts';

/** Was Siegkarten wert sind und was Jahreszeiten tun. */
export const cards = {
  sets: '{{food}} Nahrung für je {{set}}',
  deeds: {
    'left out of a kill': '{{food}} Nahrung für jede Beute, die jemand anderes ohne dich verteilt',
    'led a kill': '{{food}} Nahrung für jede Beute, die du als Jagdleiter verteilst',
    'won a fight': '{{food}} Nahrung für jeden Kampf, den du gewinnst',
  },
  'once a turn': '{{worth}} (einmal je Runde)',
  on: {
    forest: 'im Wald',
    grassland: 'im Grasland',
    mountain: 'auf dem Berg',
    berries: 'am Beerenbusch',
    jungle: 'im Dschungel',
    river: 'am Fluss',
    plains: 'auf der Ebene',
    swamp: 'im Sumpf',
  },
  season: {
    emptied: '{{terrain}} wird leer',
    gains: '{{terrain}} +{{tokens}}',
    loses: '{{terrain}} −{{tokens}}',
    wounds: 'wer {{where}} steht, wird verwundet',
    removes: 'wer {{where}} steht, kommt vom Plan',
    easy: '{{terrain}} ist in der nächsten Runde leicht begehbar',
    blocks: 'das Mammut meidet {{terrains}}',
    'goes home': 'das Mammut kehrt zum Brunftplatz zurück',
  },
} satisfies Translation<typeof english>;
