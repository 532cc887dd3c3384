import type { Translation } from '../../../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was man ein für alle Mal sagen kann, bevor man gefragt wird. */
export const orders = {
  reasons: {
    none: 'davon hast du nichts',
    'wounded in a fight': 'deine Mitglieder dort sind alle verwundet und dürfen nur Gras nehmen',
    unhurt: 'deine haben dort niemanden verwundet',
    few: 'dort sind weniger zu verwunden, als du Steine hast',
    'wounded in a hunt': 'alle deine Jäger sind verwundet und müssen weg',
  },
  uses: {
    nothing: 'nichts',
    one: 'von allem eins',
    half: 'die Hälfte von allem',
    all: 'alles, was ich habe',
    stick: 'alle meine Stöcke',
    grass: 'all mein Gras',
    stone: 'alle meine Steine',
    stickgrass: 'alle meine Stöcke und all mein Gras',
    stickstone: 'alle meine Stöcke und Steine',
    grassstone: 'all mein Gras und alle meine Steine',
    stick1: '1 Stock',
    stick2: 'höchstens 2 Stöcke',
    stick3: 'höchstens 3 Stöcke',
    grass1: '1 Gras',
    grass2: 'höchstens 2 Gras',
    grass3: 'höchstens 3 Gras',
    stone1: '1 Stein',
    stone2: 'höchstens 2 Steine',
    stone3: 'höchstens 3 Steine',
  },
  defend: { title: 'Wenn man mich angreift, nehme ich' },
  side: {
    title: 'In Kämpfen anderer',
    out: 'halte ich mich heraus',
    in: 'bleibe ich dabei',
  },
  back: { title: 'Wenn man mich angreift, treffe ich', back: 'wer angefangen hat' },
  target: {
    title: 'In Kämpfen mehrerer treffe ich',
    most: 'wer dort die meisten auf den Beinen hat',
    fewest: 'wer dort die wenigsten auf den Beinen hat',
    bare: 'wer am wenigsten Gras hat',
    leader: 'wer bisher die meiste Nahrung hat',
  },
  hunt: { title: 'In jeder Jagdrunde nehme ich' },
  stay: {
    title: 'Ich jage',
    '1': 'eine Runde lang',
    '2': 'zwei Runden lang',
    '3': 'drei Runden lang',
    ever: 'bis zum Ende',
  },
  aside: {
    title: 'Meine Mitglieder weichen aus',
    richest: 'dorthin, wo es am meisten zu sammeln gibt',
    first: 'auf das erste freie Feld',
  },
  act: { title: 'In meinen eigenen Zügen' },
  share: { title: 'Wenn ich eine Jagd anführe' },
  place: {
    title: 'Mein erstes Mitglied beginnt',
    richest: 'dort, wo es am meisten zu sammeln gibt',
  },
  draft: { title: 'Wenn ich eine Karte wähle' },
} satisfies Translation<typeof english>;
