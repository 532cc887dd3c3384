import { Refused } from '../../match/house.ts';
import { editionOf } from '../../match/edition.ts';
import { answer, type Answering } from '../../match/answer.ts';
import type { Desk } from '../desk.ts';
import { languageAt } from '../said/language.ts';
import { type Said, saying } from '../offered/given.ts';
import type { Values } from '../offered/group.ts';
import { canFollow } from '../../match/can-follow.ts';
import { meant, offerNamed, stepsIn } from '../offered/meaning.ts';
import { inWordsOf, tonguesOf } from '../offered/tongues.ts';
import { answeredBy } from './own-panel.ts';
import { type Command, pressOf } from './pressed.ts';
import type { Shown } from './showing.ts';
import { whichMatch } from './which.ts';

/** `/<game> move member: 2 to: D5 then: gather.2 then done`: one command, one or several answers, all or nothing. */
export async function answerByCommand(desk: Desk, interaction: Command): Promise<Shown> {
  const { house } = desk;
  const row = await whichMatch(house, interaction);
  if (row.game !== interaction.commandName) {
    throw new Refused('other game', {
      title: (language) => editionOf(house, row).in(language).title,
      command: row.game,
    });
  }
  const command = interaction.options.getSubcommand();
  const values = typedValues(interaction);
  const then = interaction.options.getString('then');
  const answers: Answering<Said>[] = [
    (loaded, seat) => {
      const language = languageAt(house, interaction, loaded.row);
      const tongues = tonguesOf(house, loaded, seat, language);
      const understood = inWordsOf(tongues, command, values);
      return saying(meant(loaded.edition, language, tongues.own, command, understood));
    },
  ];
  for (const step of then === null ? [] : stepsIn(then)) {
    answers.push((loaded, seat, before) => {
      if (before === null || !canFollow(loaded, seat, before)) throw new Refused('nothing follows');
      const language = languageAt(house, interaction, loaded.row);
      return saying(offerNamed(tonguesOf(house, loaded, seat, language), step));
    });
  }
  const sat = await answer(house, pressOf(interaction), row.id, answers);
  return answeredBy(desk, interaction, sat);
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
