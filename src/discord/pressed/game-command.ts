import { Refused } from '../../match/app/refused.ts';
import { editionOf } from '../../match/stored/edition.ts';
import type { Seat } from '../../engine/game.ts';
import { answer, type Answering } from '../../match/play/answer.ts';
import type { Offered } from '../../match/loaded/asked.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { loadFrom } from '../../match/loaded/load.ts';
import { playingSeat } from '../../match/loaded/in-match.ts';
import { amissFor } from '../../panel/unavailable.ts';
import type { SpokenAnswer } from '../../panel/given.ts';
import type { Values } from '../../panel/group.ts';
import { canFollow } from '../../match/plan/planned.ts';
import { meant, offerNamed, stepsIn } from '../commands/meaning.ts';
import { inWordsOf, inLanguages } from '../commands/in-languages.ts';
import { asking, upToUnsure } from '../../panel/pressed/asking.ts';
import { answeredBy } from '../../panel/pressed/own-panel.ts';
import type { Command } from './pressed.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import type { PressReply } from '../../panel/pressed/reply.ts';
import { whichMatch } from './which.ts';

/**
 * `/<game> move member: 2 to: D5 then: gather.2 then done`: one command, one or several answers, all or nothing. What
 * gives something up is asked once more, when the rest is done.
 */
export async function answerByCommand(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press, languageAt } = presser;
  const row = await whichMatch(app, interaction);
  if (row.game !== interaction.commandName) {
    throw new Refused('other game', {
      title: (language) => editionOf(app, row).in(language).title,
      command: row.game,
    });
  }
  const command = interaction.options.getSubcommand();
  const values = typedValues(interaction);
  const then = interaction.options.getString('then');
  const first = (loaded: Loaded, seat: Seat): Offered => {
    const language = languageAt(loaded.row);
    const inEach = inLanguages(app, loaded, seat, language);
    const understood = inWordsOf(inEach, command, values);
    const amiss = amissFor(loaded, seat, language);
    return meant(loaded.edition, language, inEach.own, command, understood, amiss);
  };
  if (then === null) {
    const loaded = await loadFrom(app, row, app.store);
    const doubted = unsureOf(() =>
      first(loaded, playingSeat(app, loaded.row, interaction.user.id)),
    );
    if (doubted !== null) return asking(presser, loaded, doubted, null);
  }
  const steps = upToUnsure(true);
  const answers: Answering<SpokenAnswer>[] = [
    (loaded, seat, before) => steps.meant(first(loaded, seat), before),
  ];
  for (const step of then === null ? [] : stepsIn(then)) {
    answers.push((loaded, seat, before) => {
      if (before === null || !canFollow(loaded, seat, before)) throw new Refused('nothing follows');
      const language = languageAt(loaded.row);
      return steps.meant(offerNamed(inLanguages(app, loaded, seat, language), step), before);
    });
  }
  const updated = await answer(app, press, row.id, answers);
  const unsure = steps.unsure();
  if (unsure !== null) return asking(presser, updated.loaded, unsure, updated.did);
  return answeredBy(presser, updated);
}

/** An answer that gives something up; null for any other, and where it is none: why, says giving it. */
function unsureOf(found: () => Offered): Offered | null {
  try {
    const offer = found();
    return offer.phrase.sure === undefined ? null : offer;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** What was typed for the options of a game's command. */
function typedValues(interaction: Command): Values {
  const [sub] = interaction.options.data;
  const given = sub?.options ?? [];
  return Object.fromEntries(
    given.flatMap(({ name, value }): [string, string | number][] =>
      name === 'then' ||
      name === 'match' ||
      (typeof value !== 'string' && typeof value !== 'number')
        ? []
        : [[name, value]],
    ),
  );
}
