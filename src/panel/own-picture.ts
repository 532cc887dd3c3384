import type { Seat } from '../engine/game.ts';
import type { Language } from '../language/languages.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { choiceMap, sceneFor } from '../match/reports/shown.ts';
import type { SinceScene } from '../presentation/edition.ts';
import type { Row as PaneRow, Scene } from '../presentation/scene.ts';
import type { Offering } from './lists.ts';
import type { Opened } from './offering.ts';

/** What is looked at on a panel: what may be chosen, what changed, or what was asked for. */
export type Looked =
  | { readonly at: 'choices' }
  | { readonly at: 'since'; readonly since: SinceScene; readonly areAllSaid: boolean }
  | { readonly at: 'scenes'; readonly scenes: readonly Scene[] };

/**
 * The pictures of a panel; none for who waits or looks for something else, unless they were asked for. Of orders there is
 * one where they are about something on it.
 */
export function ownPictures(
  loaded: Loaded,
  seat: Seat,
  opened: Opened | null,
  isAsked: boolean,
  { listed: offers }: Offering,
  looked: Looked,
  language: Language,
): readonly Scene[] {
  if (looked.at === 'scenes') return looked.scenes;
  if (looked.at === 'since') return [sincePicture(looked)];
  if (opened?.do === 'more') return [];
  const map = choiceMap(loaded, seat, offers, language);
  if (opened?.do === 'orders') return map && offers.length > 0 ? [ownPart(map, seat)] : [];
  return isAsked ? [ownPart(map ?? sceneFor(loaded, seat, language), seat)] : [];
}

/**
 * What changed, without the box of what happened, which the words above say under the same numbers. Where there is no room
 * for all of them, a number could stand there without a word: then the box is a key to those alone.
 */
function sincePicture({
  since: { scene },
  areAllSaid,
}: Extract<Looked, { readonly at: 'since' }>): Scene {
  const panes = scene.panes.flatMap((pane) => {
    if (!pane.rows.some(({ row }) => row === 'step')) return [pane];
    const rows = pane.rows.filter((one) => one.row === 'step' && one.number !== null);
    return areAllSaid || rows.length === 0 ? [] : [{ ...pane, rows }];
  });
  return { ...scene, panes };
}

/**
 * The parts of a scene that a player needs to answer: the map, what the question is about, and its own strip. The rest
 * is on the board.
 */
function ownPart(scene: Scene, seat: Seat): Scene {
  const own = scene.shown.filter((one) => one === seat);
  const isSeen = scene.map !== null || scene.landscape !== null;
  return {
    ...scene,
    untitled: true,
    strips: scene.strips.map((strip) =>
      strip.seat === seat ? { ...strip, name: '', isOwn: true } : strip,
    ),
    shown: own.length === 0 ? scene.shown : own,
    displays: scene.displays.filter(({ lots }) => lots.some(({ here }) => here)),
    panes: isSeen ? scene.panes.filter(({ rows }) => !rows.every(isAside)) : scene.panes,
  };
}

/** Whether a row tells what the words tell, or what stands on the board. */
const isAside = ({ row }: PaneRow): boolean => ASIDE.has(row);
const ASIDE: ReadonlySet<PaneRow['row']> = new Set([
  'step',
  'text',
  'entry',
  'exchange',
  'track',
  'scale',
]);
