import type { Translation } from '../../../../language/say.ts';
import type { events as english } from '../en/events.ts';

/** Was ein Ereignis der Jahreszeit tut, in wenigen Worten. */
export const events = {
  'sick-animals': 'ein Würfel nennt eine Art: alle verlassen den Plan, keins kommt',
  'mild-autumn': 'der Marker bleibt stehen',
  rain: 'die nächste Ernte bringt {{full}} und {{half}}',
  eruption: 'beide Vulkane sind gesperrt, alles dort stirbt; Lava trifft je ein Feld daneben',
  'forest-fire': 'ein Waldgebiet brennt, gesperrt: Leute, Tiere und Lager dort sind verloren',
  'small-flood': '{{lowland}} wird überflutet, gesperrt: Tiere, Lager, Acker und ein Opfer',
  'great-flood':
    'ein Fluss überflutet seine Ufer, gesperrt: Tiere, Lager, Äcker und je Feld ein Opfer',
  drought: 'Flüsse geben keinen Fisch; alle Äcker verlieren eine Stufe',
  earthquake: 'ein Berggebiet verliert seine Lager und je Feld ein Opfer',
  'rich-fishing': 'Fischen bringt das Doppelte',
  berries: 'Beeren bringen das Doppelte',
  locusts: 'Äcker eines Ebenengebiets verlieren eine Stufe',
  'restless-animals': 'die Tiere ziehen zweimal',
  fever: 'ein Stamm ab {{fever}} Leuten verliert einen',
  'wolf-pack': '{{pack}} weitere Wölfe kommen',
  'frozen-rivers': 'Leute und Tiere überqueren Flüsse; dort kein Fisch',
  avalanche: 'ein Berggebiet ist gesperrt, je Feld ein Opfer',
  blizzard: 'kein Stamm zieht; Lager dürfen entstehen',
  'deep-cold': 'wer nicht in einem eigenen Lager ist, isst {{cold}}',
  'thick-ice': 'niemand fischt',
  'bears-asleep': 'alle Bären verlassen den Plan',
  'long-winter': 'der Marker bleibt stehen',
  'winter-foraging': 'Wälder geben Beeren',
  spoilage: 'jeder Stamm verliert ein Viertel seiner Nahrung',
  alms: 'wer am wenigsten Nahrung hat, bekommt {{alms}}',
} satisfies Translation<typeof english>;
