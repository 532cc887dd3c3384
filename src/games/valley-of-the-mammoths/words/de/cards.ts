import type { Translation } from '../../../../language/say.ts';
import type { cards as english } from '../en/cards.ts';

/** Was eine Schicksalskarte tut, in wenigen Worten. */
export const cards = {
  raft: 'eine Gruppe überquert einen Fluss',
  guide: 'Berge und Vulkane halten keine deiner Gruppen auf',
  'forced-march': 'deine Gruppen gehen bis zu {{march}} Felder',
  amazons: 'deine Frauen kämpfen als Kriegerinnen, niemand fängt sie',
  ambush: '+{{ambush}} in deiner ersten Kampfrunde auf einem Feld',
  trap: 'ein Tier stirbt vor allen Würfen; du isst es',
  palisade: '+{{palisade}} mehr für ein Lager von dir',
  firebrand: 'treibt die Tiere bei dir oder nebenan ein Feld weit fort',
  'smoked-meat': '{{meat}} Nahrung, wenn dein Stamm isst',
  cannibalism: 'wenn du auf einem Feld siegst: {{eaten}} Nahrung je getötetem Fremden',
  raid: '{{raided}} Nahrung eines Stamms bei dir oder nebenan',
  midwife: 'eine Geburt mehr in einem Lager',
  elder: 'eine Geburt ist Frau oder Krieger, wie du willst',
  tracker: 'eine Tierart geht, wohin du willst',
  omen: 'ein genanntes Ereignis bleibt aus',
  'counter-magic': 'eine genannte Karte bleibt ohne Wirkung',
  'lone-warrior': 'ein Krieger kommt zu dir; du darfst ab jetzt einen mehr haben',
  'lone-female': 'eine Frau kommt zu dir; du darfst ab jetzt eine mehr haben',
} satisfies Translation<typeof english>;
