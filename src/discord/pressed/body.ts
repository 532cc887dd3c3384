import {
  AttachmentBuilder,
  ContainerBuilder,
  MediaGalleryBuilder,
  SeparatorBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { describeScene } from '../../presentation/alt.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Row } from '../offered/rows.ts';

/** Nobody is ever pinged by an answer to a press. */
export const QUIET = { parse: [] } as const;

/** A text of a message with the picture below it. */
export interface Block {
  /** Nothing where the picture stands alone. */
  readonly text: string;
  readonly scene: Scene | null;
  /** A line parts it from the next. */
  readonly lined?: boolean;
}

/** A message made of components. */
export type Body = ReturnType<typeof bodyOf>;

/**
 * A message of texts with pictures, and below them what is pressed.
 *
 * @param files the pictures, by the number of the block; null, or missing, where there is none
 */
export function bodyOf(
  blocks: readonly Block[],
  components: readonly Row[],
  files: readonly (Buffer | null)[],
) {
  const container = new ContainerBuilder();
  const attached: AttachmentBuilder[] = [];
  blocks.forEach(({ text, scene, lined = false }, at) => {
    const shown = new TextDisplayBuilder({ content: text });
    if (text !== '') container.addTextDisplayComponents(shown);
    if (lined) container.addSeparatorComponents(new SeparatorBuilder());
    const file = files[at] ?? null;
    if (file === null || scene === null) return;
    const item = {
      media: { url: `attachment://${nameOf(at)}` },
      description: describeScene(scene),
    };
    container.addMediaGalleryComponents(new MediaGalleryBuilder({ items: [item] }));
    attached.push(attach(file, scene, at));
  });
  return { components: [container, ...components], files: attached, allowedMentions: QUIET };
}

const nameOf = (at: number): string => (at === 0 ? 'board.png' : `picture-${at}.png`);

/** The nth picture of a message as an attachment, with its text for those who cannot see it. */
export function attach(file: Buffer, scene: Scene, at: number): AttachmentBuilder {
  return new AttachmentBuilder(file, { name: nameOf(at), description: describeScene(scene) });
}
