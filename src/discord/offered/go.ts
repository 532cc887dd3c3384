import { ButtonStyle } from 'discord.js';
import type { House } from '../../match/app/house.ts';
import { nameInList } from '../../match/stored/name.ts';
import type { MatchRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import { writeId } from './ids.ts';
import { BUTTONS, button, buttonRows, type Row } from './rows.ts';

const goButton = (
  house: House,
  row: MatchRow,
  text: 'buttons.go' | 'buttons.go next',
  { say }: HouseSpeech,
  style: GoStyle,
) =>
  button(
    writeId({ do: 'go', match: row.id }),
    say(text, { match: nameInList(house, row) }),
    style,
    '▶️',
  );

type GoStyle = ButtonStyle.Primary | ButtonStyle.Secondary;

/** A button to each of the first matches that wait for somebody: it opens the panel where it is pressed. */
export const goRows = (
  house: House,
  matches: readonly { readonly row: MatchRow }[],
  speech: HouseSpeech,
): Row[] =>
  buttonRows(
    matches
      .slice(0, BUTTONS)
      .map(({ row }, at) =>
        goButton(
          house,
          row,
          'buttons.go',
          speech,
          at === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary,
        ),
      ),
  );

/** The button on a panel on which nothing is asked any more: to the next match that waits. */
export const nextRow = (house: House, row: MatchRow, speech: HouseSpeech): Row[] =>
  buttonRows([goButton(house, row, 'buttons.go next', speech, ButtonStyle.Primary)]);
