import type { Seat } from '../../../../engine/game.ts';
import { grouped } from '../../../../parts/grouped.ts';
import { item } from '../../../../parts/item.ts';
import { placeName } from '../../map.ts';
import type { MemberView, TuskView } from '../../view.ts';
import type { TuskSpeech } from '../../words/index.ts';
import { othersWords } from '../ground.ts';
import { counted, listed, tribeName } from '../names.ts';
import {
  type Asker,
  choosingWords,
  countWords,
  holdings,
  sentences,
  type StageOf,
  stageOf,
} from './asking.ts';

/** Where the fight is. */
const placeOf = (view: TuskView): { place: string } => ({
  place: placeName(stageOf(view, 'fight').at),
});

/** Asks who takes part in a fight. */
export const askForSides: Asker = ({ speech, view, seat }) => ({
  title: speech.say('questions.sides.title', placeOf(view)),
  text: fightWords(speech, view, seat),
  help: speech.say(
    standingOf(view, seat) === 0 ? 'questions.sides.without dice' : 'questions.sides.help',
  ),
});

/** Asks whom a tribe attacks in a fight of several, in its turn or ahead. */
export const askForAim: Asker = ({ speech, view, seat }, { owed }) => ({
  title: speech.say('questions.aim.title', placeOf(view)),
  text: sentences(fightWords(speech, view, seat), owed ? null : speech.say('questions.aim.ahead')),
  help: sentences(
    speech.say('questions.aim.help', { count: standingOf(view, seat) }),
    owed ? speech.say('questions.aim.in the open') : null,
  ),
});

/** Asks what a tribe uses in a fight. */
export const askForUses: Asker = ({ speech, view, tribe }) => {
  const { say } = speech;
  const { seat } = tribe;
  const who = choosingWords(speech, view, seat);
  return {
    title: say('questions.commit.title', placeOf(view)),
    text: sentences(fightWords(speech, view, seat), holdings(speech, tribe)),
    help: sentences(
      who === null ? say('questions.commit.alone') : say('questions.commit.in secret', { who }),
      // Whoever has nobody standing there has no dice.
      standingOf(view, seat) === 0
        ? say('questions.commit.grass alone')
        : say('questions.commit.uses'),
      say('questions.commit.is gone'),
    ),
  };
};

/** Asks whom the stones of a tribe strike that wounded several others. */
export const askForStones: Asker = ({ speech, view, seat }) => {
  const { say } = speech;
  const { uses } = stageOf(view, 'fight');
  const count = uses?.find((one) => one.seat === seat)?.uses.stone ?? 0;
  const who = choosingWords(speech, view, seat);
  return {
    title: say('questions.stones.title', placeOf(view)),
    text: '',
    help: sentences(
      say('questions.stones.help', { count }),
      who === null ? null : say('questions.stones.in secret', { who }),
    ),
  };
};

/** Who fights whom, and who stays out. */
function fightWords(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const { say } = speech;
  const fight = stageOf(view, 'fight');
  const facts = {
    own: countWords(speech, ownThere(view, seat)),
    others: othersWords(speech, view, seat, fight.at) ?? say('names.nobody'),
  };
  return sentences(
    fight.initiator === seat
      ? say('questions.fight.you began', facts)
      : say('questions.fight.other began', { tribe: tribeName(speech, fight.initiator), ...facts }),
    outWords(speech, fight),
    aimWords(speech, fight),
  );
}

function outWords(speech: TuskSpeech, { out }: StageOf<'fight'>): string | null {
  if (out.length === 0) return null;
  const tribes = listed(
    speech,
    out.map((one) => tribeName(speech, one)),
  );
  return speech.say('questions.fight.sits out', { count: out.length, tribes });
}

/** Whom each attacks, where there is a choice. */
function aimWords(speech: TuskSpeech, { aims, seats }: StageOf<'fight'>): string | null {
  const { say } = speech;
  if (seats.length <= 2 || aims.length === 0) return null;
  const clauses = grouped(aims, ({ seat }) => seat).map(([seat, own]) => {
    const parts = own.map(({ members, target }) =>
      say('questions.fight.aim at', {
        members: counted(speech, members, 'member'),
        tribe: tribeName(speech, target),
      }),
    );
    return say('questions.fight.aims of', {
      tribe: tribeName(speech, seat),
      parts: listed(speech, parts),
    });
  });
  return say('questions.fight.aims', { aims: clauses.join('; ') });
}

function ownThere(view: TuskView, seat: Seat): MemberView[] {
  const { at } = stageOf(view, 'fight');
  return item(view.tribes, seat).members.filter((one) => one.at === at);
}

/** How many unwounded members a seat has on the tile of the fight. */
const standingOf = (view: TuskView, seat: Seat): number =>
  ownThere(view, seat).filter(({ wounded }) => !wounded).length;
