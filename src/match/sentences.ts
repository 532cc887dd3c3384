import type { Refusal } from '../engine/match.ts';

/** What a refusal of the engine means to the person who pressed. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  'no such decision':
    'That question has been answered already, or the match has moved on. Here is how it stands now.',
  'not your decision': 'That question is for another tribe.',
  'no such choice': 'That is not possible any more. Here is what is.',
  'nothing to undo': 'There is nothing to take back.',
  'others must agree':
    'Dice fell, something hidden was shown, or somebody else acted since: this can only be taken back if everybody at the table agrees.',
  'deals are closed':
    'Nothing can change hands between you two at this moment: not before the first turn, and not while one of you is in a fight.',
  'deal with oneself': 'That is your own tribe. Choose another one.',
  'no such seat': 'Nobody sits there in this match. Choose one of its tribes.',
  'no such goods':
    'There are no such goods in this game. Choose from those that the command offers.',
  'not a whole amount': 'Goods change hands in whole numbers, from 0 up. Say how many.',
  'not enough goods': 'There is not enough in the store for that.',
  'empty deal': 'Say what is to change hands.',
  'restored already': 'This match has gone back to a backup that often already.',
};

export const NO_SUCH_MATCH =
  'I do not know this match. Use this command in its thread, or name the match.';
export const MATCH_IS_GONE =
  'I do not know this match any more. /match list shows those of this server, /next what waits for you.';
export const NO_SEAT = 'You have no seat in this match. You can look at it with /board.';
export const GAVE_UP =
  'A computer player has your seat in this match now. You can still look with /board; a moderator of the channel can give the seat back with /match hand-over.';
export const NO_DATABASE =
  'I cannot reach my database at the moment, so I could not do that. Try again in a little while; /hand shows how the match stands.';
export const UNSURE =
  'My database went away just as I was writing that down, so I cannot tell whether it was done. See with /hand and /log how the match stands before you do it again.';
export const BROKEN =
  'This match cannot be read at the moment, so I leave it alone. Nothing is lost; whoever hosts me will find it in the log. A moderator of its channel can close it with /match close.';
