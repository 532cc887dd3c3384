import { type ChannelRef, type Outcome, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, idOn, read, undated } from './camp.ts';

/** What came of a command, by somebody who means it: who is asked for once more whether that is so, says yes. */
export async function meaning(person: Person, asked: Outcome): Promise<Outcome> {
  if (!('message' in asked) || !/^❓/mu.test(textOf(asked.message))) return asked;
  return person.press(asked.message, idOn(asked.message, '(?:answer|sure)'));
}

/** What came of somebody's command in a match's thread, once the bot has done everything that follows from it; but for when it was made. */
export async function say(
  camp: Camp,
  thread: ChannelRef,
  person: Person,
  line: string,
  options: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const asked = await person.invoke(line, options, { channel: thread });
  const text = read(await meaning(person, asked));
  await camp.settled();
  return undated(text);
}

/** What autocomplete offers somebody, first to last. */
export async function offers(
  thread: string,
  person: Person,
  line: string,
  focused: string,
  options: Readonly<Record<string, string | number>> = {},
): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
  const typed = { ...options, [focused]: '' };
  const { choices, failed } = await person.autocomplete(line, typed, focused, { channel: thread });
  if (failed) throw new Error('Nothing could be offered.');
  return choices;
}

/** The seats of a match's people in the order in which they play: who goes first is drawn. */
export async function inPlayingOrder(
  camp: Camp,
  match: number,
  people: readonly Person[],
): Promise<Person[]> {
  const row = await camp.store.match(match);
  const first = row?.seats.findIndex(({ owesSince }) => owesSince !== null) ?? 0;
  return [...people.slice(first), ...people.slice(0, first)];
}

/** Brings everybody onto one tile and through the draft; whoever goes first is then asked for its turn. */
export async function settleOn(
  camp: Camp,
  thread: string,
  people: readonly Person[],
  tile: string,
): Promise<void> {
  for (const person of people) await say(camp, thread, person, 'tusk place', { at: tile });
  for (const person of people) {
    const [card] = await offers(thread, person, 'tusk keep', 'card');
    await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
  }
}

/** A command's options, with what is to be done right after in the same message. */
export function followedBy(
  options: Readonly<Record<string, string | number>>,
  what: string | number,
): Record<string, string | number> {
  const all = new Map(Object.entries(options));
  return Object.fromEntries(all.set('then', what));
}
