import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { only } from '../../../src/parts/only.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { beatScene } from '../../../src/games/tusk/scene/beat.ts';
import { chapters } from '../../../src/games/tusk/scene/chapters.ts';
import { sinceScene } from '../../../src/games/tusk/scene/since.ts';
import { matchStory, type TuskMoment } from '../../../src/games/tusk/story.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { recorded } from './recorded.ts';
import { TABLE } from './views.ts';
import { tuskSpeech } from '../../../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

function random(name: string, seats: number): readonly TuskMoment[] {
  const { entered } = playAndKeep(tusk, {
    seed: namedSeed(name),
    seats,
    config: {},
    players: Array.from({ length: seats }, () => randomPlayer),
    random: namedRandom(name),
  });
  return entered.map(({ match, events }) => ({
    events: eventsFor(events, 'public'),
    view: tusk.view(match.state, 'public'),
  }));
}

const MATCHES: readonly (readonly TuskMoment[])[] = [
  ...([1, 2, 3] as const).map((number) => recorded(number).moments),
  ...[2, 3, 4, 3, 4].map((seats, nth) => random(`wounds ${nth}`, seats)),
];

/** Where a picture bears the sign of a wound. */
const signed = ({ map }: Scene): Set<string> =>
  new Set(
    (map?.marks ?? []).flatMap((mark) =>
      mark.mark === 'sign' && mark.icon === 'wound' ? [mark.at] : [],
    ),
  );

/** Where a picture shows the pieces lying of those who were wounded. */
function lying({ map }: Scene, events: readonly TuskEvent[]): Set<string> {
  const wounded = only(events, 'memberWounded');
  return new Set(
    (map?.tiles ?? []).flatMap(({ name, pieces }) =>
      pieces
        .filter((piece) => piece.lying)
        .filter((piece) =>
          wounded.some(
            ({ seat, member }) => seat === piece.owner && String(member) === piece.label,
          ),
        )
        .map(() => name),
    ),
  );
}

/** Further back than this no signs are shown. */
const SHOWN = 9;

describe('the sign of a wound', () => {
  it('stands just where somebody lies who was wounded since', () => {
    let signs = 0;
    let healed = 0;
    for (const moments of MATCHES) {
      for (const [to, { view }] of moments.entries()) {
        for (const length of [1, 4, 9, 20]) {
          const since = moments.slice(Math.max(0, to + 1 - length), to + 1);
          const events = since.flatMap((one) => one.events);
          const scene = sinceScene(SPEECH, view, events, TABLE)?.scene;
          if (scene === undefined) continue;
          const [here, down] = [signed(scene), lying(scene, events)];
          for (const at of here) expect(down).toContain(at);
          if (chapters(events).length <= SHOWN) expect(here).toEqual(down);
          signs += here.size;
          healed += only(events, 'memberWounded').filter(({ seat, member }) =>
            view.tribes[seat]?.members.some((one) => one.member === member && !one.wounded),
          ).length;
        }
      }
    }
    expect(signs).toBeGreaterThan(200);
    expect(healed).toBeGreaterThan(100);
  });

  it('stands just there in the story, too', () => {
    let signs = 0;
    for (const beat of MATCHES.flatMap((moments) => matchStory(moments).beats)) {
      const scene = beatScene(SPEECH, beat, TABLE);
      const here = signed(scene);
      expect(here).toEqual(lying(scene, beat.events));
      signs += here.size;
    }
    expect(signs).toBeGreaterThan(10);
  });
});
