import type { SpokenTable } from '../../../../presentation/table.ts';
import type { TuskEvent, WoundCause } from '../../event.ts';
import * as fight from './lines/fight.ts';
import * as hunt from './lines/hunt.ts';
import * as match from './lines/match.ts';
import * as season from './lines/season.ts';
import { tribeLines } from './lines/tribe.ts';
import { seatName } from './names.ts';
import type { Teller } from './story.ts';

/** Events of one passage that follow each other are told together. */
interface Passage {
  readonly name: string;
  readonly tell: Teller;
}

const passage = (name: string, tell: Teller): Passage => ({ name, tell });

/** Where an event is told; null for what other lines and the picture tell already. */
function passageOf(event: TuskEvent): Passage | null {
  switch (event.type) {
    case 'matchBegan':
      return passage('begins', match.begins);
    case 'memberPlaced':
      return passage('placing', match.placing);
    case 'cardsDrawn':
      return passage('drawn', match.drawn);
    case 'cardKept':
    case 'cardKeptSecretly':
      return passage('kept', match.kept);
    case 'turnBegan':
      return passage('turn', match.turn);
    case 'tribeBegan':
    case 'tribeDone':
    case 'memberGrew':
    case 'huntersSent':
    case 'memberMoved':
    case 'gathered':
    case 'crafted':
    case 'recovered':
      return passage(`tribe ${event.seat}`, tribeLines(event.seat));
    case 'fightBegan':
      return passage('fight begins', fight.fightBegins);
    case 'satOut':
      return passage('sitting out', fight.sittingOut);
    case 'aimed':
      return passage('aiming', fight.aiming);
    case 'commitmentsRevealed':
    case 'fightRolled':
      return passage('fight dice', fight.fightDice);
    case 'memberWounded':
      return WOUNDED[event.by];
    case 'stonesThrown':
      return WOUNDED.stone;
    case 'fightWon':
    case 'fightTied':
      return passage('fight ends', fight.fightEnds);
    case 'huntRoundBegan':
      return passage('hunt round', hunt.huntRound);
    case 'mammothAttacked':
      return passage('attacks', hunt.attacks);
    case 'mammothKilled':
      return passage('kill', hunt.kill);
    case 'foodShared':
      return passage('sharing', hunt.sharing);
    case 'mammothFoughtBack':
      return WOUNDED.mammoth;
    case 'huntersReturned':
    case 'huntStayed':
      return passage('regrouping', hunt.regrouping);
    case 'mammothWentHome':
      return passage('home', hunt.mammothHome);
    case 'cardRevealed':
    case 'cardToken':
      return passage('tokens', match.tokens);
    case 'seasonDrawn':
      return passage('season', season.season);
    case 'tokensAdded':
    case 'tokensLost':
      // The season's own line has said what it does to which terrain.
      return null;
    case 'memberRemoved':
      return passage('removed', season.removed);
    case 'herdRolled':
    case 'mammothMoved':
    case 'herdBlocked':
      return passage('herd', season.herd);
    case 'steppedAside':
      return passage('aside', season.aside);
    case 'landsFound':
      return passage('lands', season.lands);
    case 'snowRolled':
    case 'snowFell':
      return passage('snow', season.snow);
    case 'dealt':
      return passage('dealing', match.dealing);
    case 'gameEnded':
      return passage('ends', match.ends);
  }
}

const WOUNDED: Readonly<Record<WoundCause, Passage>> = {
  fight: passage('wounded in fight', fight.woundedInFight),
  stone: passage('wounded by stones', fight.woundedByStones),
  mammoth: passage('counterattack', hunt.counterattack),
  season: passage('wounded by season', season.woundedBySeason),
  trampling: passage('trampled', season.trampled),
};

/**
 * What happened, as lines in order. Facts of one passage in a row become one line, so a tribe's whole
 * turn is a sentence. Empty only where nothing but beginnings and tokens on tiles is to be told.
 */
export function lines(events: readonly TuskEvent[], table: SpokenTable): string[] {
  const told: string[] = [];
  let current: Passage | null = null;
  let together: TuskEvent[] = [];
  for (const event of events) {
    const next = passageOf(event);
    if (next === null) continue;
    if (current !== null && next.name !== current.name) {
      told.push(...current.tell(together, table));
      together = [];
    }
    current = next;
    together.push(event);
  }
  if (current !== null) told.push(...current.tell(together, table));
  const [first] = events;
  // What it did was told before; that it is done was not.
  if (first?.type === 'tribeDone') told.unshift(`${seatName(first.seat)} is done.`);
  return told;
}
