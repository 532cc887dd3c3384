import type { OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';

/** After having failed for so long, a message makes do without what cannot be had. */
const PATIENCE_MS = 5_000;

/** Whether a message has failed for so long that it goes without what fails: a picture, or a DM. */
export const makesDo = (
  { house }: Pick<PostOffice, 'house'>,
  { failingSince }: Pick<OutboxRow, 'failingSince'>,
): boolean =>
  failingSince !== null && house.now().getTime() - failingSince.getTime() >= PATIENCE_MS;
