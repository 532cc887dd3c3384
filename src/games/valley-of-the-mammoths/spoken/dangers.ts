import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { NO_DRAFT } from '../draft.ts';
import { BESIDE, endOf, type Place } from '../map.ts';
import { animalsAt } from '../packs.ts';
import { occupiedBy, peopleAt, seatsAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import { waysFrom } from '../paths.ts';
import type { ValleySpeech } from '../words/index.ts';
import { draftOf, larderOf, peopleOn } from './ahead.ts';
import { counted, placesWords, seatName } from './names.ts';

/** How many of a hex animals let go, if nobody comes in. */
const freeOn = (view: ValleyView, seat: Seat, at: Place): number =>
  Math.max(0, peopleAt(item(view.tribes, seat), at) - animalsAt(view, at));

/** Whether some of a hex may go to another one, as far as everybody knows. */
const mayGo = (view: ValleyView, seat: Seat, from: Place, to: Place): boolean =>
  freeOn(view, seat, from) > 0 &&
  waysFrom(view, seat, NO_DRAFT, from).some(({ path }) => endOf(path) === to);

/** Whether an order may change who of its tribe is on a hex: somebody may leave it, or come. */
const mayChange = (view: ValleyView, seat: Seat, at: Place): boolean =>
  occupiedBy(item(view.tribes, seat)).some((from) =>
    from === at
      ? freeOn(view, seat, at) > 0 && waysFrom(view, seat, NO_DRAFT, at).length > 0
      : mayGo(view, seat, from, at),
  );

/** So many warriors of a tribe may yet come to a hex. */
const comingTo = (view: ValleyView, seat: Seat, at: Place, from: readonly Place[]): number =>
  from
    .filter((place) => place !== at && mayGo(view, seat, place, at))
    .reduce(
      (sum, place) =>
        sum + Math.min(peopleOn(view, seat, place).warriors, freeOn(view, seat, place)),
      0,
    );

/** Where women of an order may be captured: by strangers who are there, or by tribes that have yet to move. */
function womenInDanger(view: ValleyView, seat: Seat) {
  const { after, camps } = larderOf(view, seat, draftOf(view));
  const others =
    view.stage.frame === 'ordering' ? view.stage.left.filter((one) => one !== seat) : [];
  const met: Place[] = [];
  const within: Place[] = [];
  const comers = new Set<Seat>();
  for (const at of occupiedBy(after)) {
    if (item(after.females, at) === 0) continue;
    const own = item(after.warriors, at);
    const isMet = seatsAt(view, at).some(
      (other) => other !== seat && peopleOn(view, other, at).warriors > 0,
    );
    if (isMet && own === 0) met.push(at);
    // Women who are alone are in danger of all who can come; a camp, of more than it has who stand beside it.
    if (isMet || (own > 0 && !camps.includes(at))) continue;
    const coming = others.filter((other) => {
      const from = occupiedBy(item(view.tribes, other));
      const near = own === 0 ? from : from.filter((place) => item(BESIDE, at).includes(place));
      return comingTo(view, other, at, near) > own;
    });
    if (coming.length > 0) within.push(at);
    for (const other of coming) comers.add(other);
  }
  return { met, within, comers: [...comers] };
}

/**
 * What an order may lead to, as far as that is known: a camp lost, women captured, people who starve.
 *
 * @param which all of it, or only what an order could change
 */
export function dangersOf(
  speech: ValleySpeech,
  view: ValleyView,
  seat: Seat,
  which: 'all' | 'of this order',
): string[] {
  const { say } = speech;
  const { gone, short } = larderOf(view, seat, draftOf(view));
  const { met, within, comers } = womenInDanger(view, seat);
  const starves = which === 'all' ? 0 : larderOf(view, seat, NO_DRAFT).short;
  const meant = (places: readonly Place[]): string =>
    placesWords(places.filter((at) => which === 'all' || mayChange(view, seat, at)));
  const [camp, captured, reached] = [meant(gone), meant(met), meant(within)];
  const who = comers.map((other) => seatName(speech, other)).join(', ');
  return [
    ...(camp === '' ? [] : [say('labels.danger.camp', { place: camp })]),
    ...(captured === '' ? [] : [say('labels.danger.captured', { place: captured })]),
    ...(reached === '' ? [] : [say('labels.danger.reached', { place: reached, who })]),
    ...(short > starves
      ? [say('labels.danger.starve', { food: counted(speech, short, 'food') })]
      : []),
  ];
}
