import {
  AttachmentBuilder,
  ComponentType,
  ContainerBuilder,
  MediaGalleryBuilder,
  type Message,
  SeparatorBuilder,
  TextDisplayBuilder,
} from 'discord.js';
import { describeScene } from '../../presentation/alt.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Row } from '../../panel/controls.ts';
import { paintedRows } from '../painted.ts';

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

/** A picture that stands on a message already. */
export interface Picture {
  readonly url: string;
  readonly description: string;
}

/** The first picture of a message that `bodyOf` made; null where it has none. */
export function pictureOn({ components }: Pick<Message, 'components'>): Picture | null {
  for (const top of components) {
    if (top.type !== ComponentType.Container) continue;
    for (const inner of top.components) {
      if (inner.type !== ComponentType.MediaGallery) continue;
      const [item] = inner.items;
      if (item !== undefined) {
        return { url: item.media.url, description: item.description ?? '' };
      }
    }
  }
  return null;
}

/** A message made of components. */
export type Body = ReturnType<typeof bodyOf>;

/**
 * A message of texts with pictures, and below them what is pressed.
 *
 * @param files the pictures, by the number of the block; null, or missing, where there is none
 * @param kept the picture that stands below the first text on the message which this changes, and is to stay there
 */
export function bodyOf(
  blocks: readonly Block[],
  components: readonly Row[],
  files: readonly (Buffer | null)[],
  kept: Picture | null = null,
) {
  const container = new ContainerBuilder();
  const attached: AttachmentBuilder[] = [];
  blocks.forEach(({ text, scene, lined = false }, at) => {
    const shown = new TextDisplayBuilder({ content: text });
    if (text !== '') container.addTextDisplayComponents(shown);
    if (lined) container.addSeparatorComponents(new SeparatorBuilder());
    const file = files[at] ?? null;
    if (at === 0 && kept !== null) container.addMediaGalleryComponents(galleryOf(kept));
    if (file === null || scene === null) return;
    const url = `attachment://${nameOf(at)}`;
    container.addMediaGalleryComponents(galleryOf({ url, description: describeScene(scene) }));
    attached.push(attach(file, scene, at));
  });
  return {
    components: [container, ...paintedRows(components)],
    // Where no files are named, those that are there stay.
    ...(kept === null ? { files: attached } : {}),
    allowedMentions: QUIET,
  };
}

const galleryOf = ({ url, description }: Picture): MediaGalleryBuilder =>
  new MediaGalleryBuilder({
    items: [{ media: { url }, ...(description === '' ? {} : { description }) }],
  });

const nameOf = (at: number): string => (at === 0 ? 'board.png' : `picture-${at}.png`);

/** The nth picture of a message as an attachment, with its text for those who cannot see it. */
export function attach(file: Buffer, scene: Scene, at: number): AttachmentBuilder {
  return new AttachmentBuilder(file, { name: nameOf(at), description: describeScene(scene) });
}
