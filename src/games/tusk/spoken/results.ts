import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { fitting } from '../../../presentation/clip.ts';
import type { MemberNumber, TuskAction, Uses } from '../action.ts';
import { TERRAIN } from '../content/terrain.ts';
import type { Place } from '../map.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardWords } from './cards.ts';
import { amountWords, cardName, seatName, tribeName } from './names.ts';

/** Discord shows so much of it below an option. */
const LONGEST = 100;

/** What comes of an answer now, where its label does not say it. */
export function resultOf(
  speech: TuskSpeech,
  action: TuskAction,
  seat: Seat,
  view: TuskView,
): { result?: string } {
  const said = wordsFor(speech, action, item(view.tribes, seat), view);
  return said === null ? {} : { result: fitting(LONGEST, said) };
}

function wordsFor(
  speech: TuskSpeech,
  action: TuskAction,
  tribe: TribeView,
  view: TuskView,
): string | null {
  const { say } = speech;
  switch (action.do) {
    case 'keep':
      return keptWords(speech, action, view);
    case 'grow': {
      const food = amountWords(speech, tribe.goods.food - (tribe.growthCost ?? 0), 'food');
      return say('results.grow', { food });
    }
    case 'send':
      return view.leader === null
        ? say('results.lead')
        : say('results.follow', { seat: seatName(speech, view.leader) });
    case 'move':
      return actionsWords(speech, action.member, tribe);
    case 'gather':
      return gatheredWords(speech, action.member, tribe, view);
    case 'craft':
      return say('results.crafted', { goods: amountWords(speech, tribe.goods.food + 1, 'food') });
    case 'recover':
      return actionsWords(speech, action.member, tribe);
    case 'fight':
      return diceWords(speech, action.at, tribe.seat, view, []);
    case 'sides': {
      const [fight] = view.stages.flatMap((stage) => (stage.stage === 'fight' ? [stage] : []));
      if (action.sitsOut || fight === undefined) return null;
      return diceWords(speech, fight.at, tribe.seat, view, fight.out);
    }
    case 'commit':
      return usedWords(speech, action.uses, 'fight');
    case 'attack':
      return usedWords(speech, action.uses, 'hunt');
    case 'regroup':
      return action.to === null ? say('results.stay') : null;
    default:
      return null;
  }
}

/** All that a card is worth, where its label has no room for it. */
function keptWords(
  speech: TuskSpeech,
  { card }: Extract<TuskAction, { do: 'keep' }>,
  { rules }: TuskView,
): string | null {
  const worth = cardWords(speech, rules, card);
  const whole = speech.say('labels.keep', { card: cardName(speech, card), worth });
  return whole.length > 80 ? worth : null;
}

/** How many actions a member has left after one. */
function actionsWords({ say }: TuskSpeech, number: MemberNumber, { members }: TribeView): string {
  const actions = members.find(({ member }) => member === number)?.actions ?? 1;
  return actions <= 1
    ? say('results.last action')
    : say('results.actions left', { count: actions - 1 });
}

function gatheredWords(
  speech: TuskSpeech,
  number: MemberNumber,
  { members, goods }: TribeView,
  { tiles }: TuskView,
): string | null {
  const at = members.find(({ member }) => member === number)?.at;
  const tile = typeof at === 'number' ? tiles[at] : null;
  const terrain = tile?.terrain ?? null;
  if (tile === undefined || tile === null || terrain === null) return null;
  const yields = terrain === 'breeding ground' ? null : TERRAIN[terrain].yields;
  if (yields === null) return null;
  return speech.say('results.gathered', {
    goods: amountWords(speech, goods[yields] + 1, yields),
    left: tile.tokens - 1,
  });
}

/**
 * The dice of all tribes on a tile: one for each standing member.
 *
 * @param out who sits out of a fight there
 */
function diceWords(
  speech: TuskSpeech,
  at: Place,
  seat: Seat,
  { tribes }: TuskView,
  out: readonly Seat[],
): string {
  const dice = tribes.map(({ members }) =>
    members.filter((member) => member.at === at && !member.wounded),
  );
  const others = tribes.flatMap(({ seat: other, members }) =>
    other === seat || out.includes(other) || members.every((member) => member.at !== at)
      ? []
      : [
          speech.say('results.dice of', {
            tribe: tribeName(speech, other),
            dice: item(dice, other).length,
          }),
        ],
  );
  return speech.say('results.dice', { own: item(dice, seat).length, others: others.join(', ') });
}

/** What sticks, grass and stones do that are used up in a round of a fight or of the hunt. */
function usedWords(
  { say }: TuskSpeech,
  { stick, grass, stone }: Uses,
  where: 'fight' | 'hunt',
): string {
  const parts = [
    ...(stick > 0 ? [say('results.sticks', { count: stick })] : []),
    ...(grass > 0 ? [say('results.grass', { count: grass })] : []),
    ...(stone > 0 ? [say(`results.stones.${where}`, { count: stone })] : []),
  ];
  return parts.length === 0 ? say('results.nothing used') : parts.join(' · ');
}
