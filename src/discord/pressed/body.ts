import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type AttachmentPayload,
  ComponentType,
  type Message,
} from 'discord.js';
import { describeScene } from '../../presentation/alt.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Row } from '../../panel/controls.ts';
import { NO_PINGS } from '../mentions.ts';
import { paintedRows } from '../painted.ts';

/** A text of a message with the picture below it. */
export interface Block {
  /** Nothing where the picture stands alone. */
  readonly text: string;
  readonly scene: Scene | null;
}

/** What a message is laid out of. */
export interface Laid {
  readonly blocks: readonly Block[];
  readonly components: readonly Row[];
  /** What stands below all that; left out for nothing. */
  readonly foot?: string;
  /** The colour at its edge, as 0xRRGGBB; left out for none. */
  readonly accent?: number;
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
  { blocks, components, foot, accent }: Laid,
  files: readonly (Buffer | null)[],
  kept: Picture | null = null,
) {
  const inner: APIComponentInContainer[] = [];
  const attached: AttachmentPayload[] = [];
  blocks.forEach(({ text, scene }, at) => {
    if (text !== '') inner.push({ type: ComponentType.TextDisplay, content: text });
    const file = files[at] ?? null;
    if (at === 0 && kept !== null) inner.push(galleryOf(kept));
    if (file === null || scene === null) return;
    const picture = attach(file, scene, at);
    inner.push(galleryOf({ ...picture, url: `attachment://${picture.name}` }));
    attached.push(picture);
  });
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    components: inner,
    ...(accent === undefined ? {} : { accent_color: accent }),
  };
  return {
    components: [
      container,
      ...paintedRows(components),
      ...(foot === undefined ? [] : [{ type: ComponentType.TextDisplay, content: foot } as const]),
    ],
    // Where no files are named, those that are there stay.
    ...(kept === null ? { files: attached } : {}),
    allowedMentions: NO_PINGS,
  };
}

const galleryOf = ({ url, description }: Picture): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url }, ...(description === '' ? {} : { description }) }],
});

/** The nth picture of a message as an attachment, with its text for those who cannot see it. */
const attach = (attachment: Buffer, scene: Scene, at: number) => ({
  attachment,
  name: at === 0 ? 'board.png' : `picture-${at}.png`,
  description: describeScene(scene),
});
