import { grouped } from '../../../parts/grouped.ts';
import { item } from '../../../parts/item.ts';
import { only } from '../../../parts/only.ts';
import type { PartLine } from '../../../presentation/line.ts';
import type { EventOf, Side, ValleyEvent } from '../event.ts';
import { nameOf } from '../map.ts';
import { sideOf } from '../sides.ts';
import { counted, KIND_EMOJI } from '../spoken/names.ts';
import type { Tellings, Voice } from './told.ts';

/** So many rounds stand in one line. */
const IN_A_LINE = 5;

const here = ({ at }: { readonly at: number }) => [at];
const inBattle = { passage: 'battle', kind: 'outcome', where: here } as const;

/** Step 5. Lines are made of all that belongs to a battle. */
export const battle = {
  battleBegan: {
    ...inBattle,
    befalls: ({ people, camp }) => [
      ...people.map(({ seat }) => seat),
      ...(camp === null ? [] : [camp]),
    ],
    milestone: 'battles',
    isFate: true,
    marks: ({ at }) => [{ mark: 'burst', at: nameOf(at) }],
    brings: ({ people, animals }) => sortOf(people.length, animals.length),
    weight: ({ people }) => (people.length > 1 ? 'usual' : null),
  },
  // Traps are sprung before all dice, and told with their cards: what they leave may be no battle any more.
  trapped: {
    passage: 'plans',
    kind: 'outcome',
    milestone: 'trapped',
    where: here,
    clause: ({ speech }, { food }) =>
      speech.say('told.paid', { food: counted(speech, food, 'food') }),
  },
  roundFought: {
    ...inBattle,
    kind: 'dice',
    milestone: 'rounds',
    changes({ throws, lost }) {
      const by = throws.some(({ who }) => typeof who === 'string') ? 'animals' : 'tribes';
      return lost.flatMap(({ who }) =>
        typeof who === 'number' ? [{ seat: who, people: -1, by } as const] : [],
      );
    },
  },
  huntPaid: { ...inBattle, milestone: 'hunted', brings: ({ kind }) => kind },
  captured: {
    ...inBattle,
    milestone: 'captures',
    changes: ({ seat, of, kept, killed }) => [
      { seat, people: kept },
      { seat: of, people: -kept - killed, by: 'captured' },
    ],
  },
  strangersEaten: inBattle,
  campBeaten: {
    ...inBattle,
    milestone: 'campsBeaten',
    weight: () => 'big',
    lane: 'conquests',
    changes: ({ seat, of, taken }) => [
      { seat: of, camps: -1 },
      { seat, camps: taken ? 1 : 0 },
    ],
    marks: ({ at }) => [{ mark: 'sign', at: nameOf(at), icon: 'removed' }],
  },
  battleEnded: { ...inBattle, kind: 'won' },
} satisfies Partial<Tellings>;

/** Kinds of battles: so many tribes at most are told apart. */
export const SORTS = ['hunt', 'two', 'two.animals', 'more', 'more.animals'] as const;
function sortOf(tribes: number, packs: number): (typeof SORTS)[number] {
  if (tribes === 1) return 'hunt';
  if (tribes === 2) return packs > 0 ? 'two.animals' : 'two';
  return packs > 0 ? 'more.animals' : 'more';
}

const sign = (side: Side): string =>
  typeof side === 'number' ? sideOf(side).emoji : KIND_EMOJI[side];

const TOKEN = { warrior: '⚔️', female: '♀', animal: '' } as const;

/** `🔥 4+2 – 🐻 5: 🐻 −1`; dice that were thrown again stand before the last. */
function roundWords({ say }: Voice['speech'], { throws, lost }: EventOf<'roundFought'>): string {
  const all = throws.map(({ who, dice, adds }) => {
    const more = adds.tokens + adds.camp + adds.cards;
    return `${sign(who)} ${dice.join('/')}${more > 0 ? `+${more}` : ''}`;
  });
  const gone = lost.map(({ who, token }) => `${sign(who)} −${TOKEN[token] || 1}`);
  return say('told.round', { throws: all.join(' – '), lost: gone.join(', ') });
}

/** Rounds, in as few lines as they have room for. */
function roundLines(
  { speech }: Voice,
  rounds: readonly EventOf<'roundFought'>[],
): PartLine<ValleyEvent>[] {
  const half = Math.ceil(rounds.length / 2);
  const parts = rounds.length > IN_A_LINE ? [rounds.slice(0, half), rounds.slice(half)] : [rounds];
  return parts
    .filter(({ length }) => length > 0)
    .map((some) => ({
      text: speech.say('told.rounds', {
        rounds: some.map((round) => roundWords(speech, round)).join('; '),
      }),
      of: some,
    }));
}

/** Who stood where: tribes and their people, animals, whose camp. */
function headWords(voice: Voice, began: EventOf<'battleBegan'>): string {
  const { say } = voice.speech;
  const emoji = began.people.length === 1 ? '🎯' : '⚔️';
  const place = voice.isBrief ? nameOf(began.at) : `${emoji} ${nameOf(began.at)}`;
  const tribes = began.people.map(
    ({ seat, ...people }) => `${voice.seat(seat)} ${voice.people(people)}`,
  );
  const packs = began.animals.map(({ kind, count }) => voice.pack(kind, count));
  if (tribes.length === 1)
    return say('told.hunt', { place, who: item(tribes, 0), animals: packs.join(', ') });
  const sides = tribes
    .slice(1)
    .reduce((one, other) => say('told.against', { one, other }), item(tribes, 0));
  const who = [sides, ...packs].join(', ');
  const fight = say('told.battle', { place, who });
  return began.camp === null
    ? fight
    : say('told.at camp', { battle: fight, seat: voice.seat(began.camp) });
}

/** What came of it beside dice: captives, camps, strangers that were eaten. */
function spoilsOf({ speech }: Voice, events: readonly ValleyEvent[]): string[] {
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'captured': {
        const { kept, killed } = event;
        return [
          ...(kept > 0 ? [speech.say('told.captures', { count: kept })] : []),
          ...(killed > 0 ? [speech.say('told.kills', { count: killed })] : []),
        ];
      }
      case 'strangersEaten':
        return event.food === 0
          ? []
          : [speech.say('told.eats', { food: counted(speech, event.food, 'food') })];
      case 'campBeaten': {
        const food = counted(speech, event.food, 'food');
        return [speech.say(event.taken ? 'told.takes' : 'told.burns', { food })];
      }
      default:
        return [];
    }
  });
}

/** The food of all animals that were killed. */
function preyWords({ speech }: Voice, events: readonly ValleyEvent[]): string[] {
  const food = only(events, 'huntPaid').reduce((sum, one) => sum + one.food, 0);
  return food === 0 ? [] : [speech.say('told.paid', { food: counted(speech, food, 'food') })];
}

function victorWords(voice: Voice, victor: Side | null): string {
  const { say } = voice.speech;
  if (victor === null) return say('told.nobody wins');
  return say('told.wins', {
    who: typeof victor === 'number' ? voice.seat(victor) : voice.kind(victor),
  });
}

/** Rounds against animals: of very many, only how many, and who fell. */
function huntWords({ speech }: Voice, rounds: readonly EventOf<'roundFought'>[]): string {
  if (rounds.length <= IN_A_LINE)
    return rounds.map((round) => roundWords(speech, round)).join('; ');
  const lost = grouped(
    rounds.flatMap((round) => round.lost),
    ({ who, token }) => `${sign(who)} −${TOKEN[token]}`,
  ).map(([one, all]) => `${one}${all.length}`);
  return speech.say('told.many rounds', { count: rounds.length, lost: lost.join(', ') });
}

/**
 * A battle in at most six lines, a hunt in one: who stood where, dice, the animals, and what came of it. `besides` is what
 * else belongs to it.
 */
export function battleLines(
  voice: Voice,
  events: readonly ValleyEvent[],
  besides: readonly string[],
): PartLine<ValleyEvent>[] {
  const [began] = only(events, 'battleBegan');
  if (began === undefined) return [];
  const rounds = only(events, 'roundFought');
  const hunts = rounds.filter(({ throws }) => throws.some(({ who }) => typeof who === 'string'));
  const ended = only(events, 'battleEnded').at(-1);
  const end = ended === undefined ? [] : [victorWords(voice, ended.victor)];
  const prey = preyWords(voice, events);
  if (began.people.length === 1) {
    const parts = voice.isBrief || hunts.length === 0 ? [] : [huntWords(voice, hunts)];
    const text = [headWords(voice, began), ...parts, ...prey, ...end, ...besides].join('; ');
    // Who wins a hunt is no great matter.
    return [{ text, of: events.filter(({ type }) => type !== 'battleEnded') }];
  }
  const fights = rounds.filter((round) => !hunts.includes(round));
  const spoils = spoilsOf(voice, events);
  // Who wins against animals in the end has won against people before.
  const outcome = [...end, ...spoils, ...prey, ...besides].join('; ');
  if (voice.isBrief) return [{ text: `${headWords(voice, began)}; ${outcome}`, of: events }];
  return [
    { text: headWords(voice, began), of: [began] },
    ...roundLines(voice, fights),
    ...(hunts.length === 0
      ? []
      : [
          {
            text: voice.speech.say('told.rounds', { rounds: huntWords(voice, hunts) }),
            of: hunts,
          },
        ]),
    ...(outcome === ''
      ? []
      : [
          {
            text: voice.speech.say('told.outcome', { place: nameOf(began.at), doings: outcome }),
            of: events,
          },
        ]),
  ];
}
