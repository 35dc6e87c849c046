import type { Album } from "@before-ten/contracts/albums/output";
import { lightboxTexts } from "@before-ten/contracts/site/texts/events/lightbox";
import { photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import type { CSSProperties } from "react";
import { waiting } from "../../../lib/page/come-alive.ts";
import { useElementTexts, useTexts } from "../../../lib/site-texts.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import classes from "./album-page.module.css";
import { hashOf } from "./photo-hash.ts";
import { photoRows, rowHeight } from "./photo-rows.ts";

interface AlbumImagesProps {
  images: Album["images"];
  eventName: string;
}

/**
 * Rows of images in their own proportions. Without scripts each links to its large file;
 * `album-viewer.element.ts` opens them in a lightbox.
 */
export function AlbumImages({ images, eventName }: AlbumImagesProps) {
  const { photoOf } = useTexts(photosTexts);
  const { scale, isFull } = photoRows(images.map(({ image }) => shapeOf(image)));
  return (
    <album-viewer {...waiting} data-texts={useElementTexts(lightboxTexts)}>
      <ol className={classes.images} style={variables(isFull ? { scale, rest: 0 } : { scale })}>
        {images.map(({ imageId, image, caption }, index) => (
          <li key={imageId} style={variables({ ratio: shapeOf(image) })}>
            <a href={image.url} id={hashOf(index)} className={classes.photo}>
              <ResponsiveImage
                image={{
                  ...image,
                  alt: altOf(image.alt, caption, () =>
                    photoOf({ number: index + 1, party: eventName }),
                  ),
                }}
                placeholder="post"
                sizes={sizesOf(shapeOf(image) * scale)}
                priority={index === 0}
              />
              {caption !== "" && <span className={classes.caption}>{caption}</span>}
            </a>
          </li>
        ))}
      </ol>
      <template>
        <AlbumDialog />
      </template>
    </album-viewer>
  );
}

/** One image over the whole window (`lightbox.ts`). A native dialog, as that traps the focus. */
function AlbumDialog() {
  const texts = useTexts(lightboxTexts);
  return (
    <dialog className={classes.viewer} aria-label={texts.name} data-ground="dark">
      {/* First in the dialog, so that it gets the initial focus. */}
      <button type="button" className={classes.round} data-action="close" aria-label={texts.close}>
        ✕
      </button>
      <figure className={classes.shown} aria-live="polite">
        <div className={classes.image} data-part="image" />
        <figcaption data-part="caption" />
      </figure>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.round}
          data-action="previous"
          aria-label={texts.previous}
        >
          ←
        </button>
        <span data-part="place" />
        <button type="button" className={classes.round} data-action="next" aria-label={texts.next}>
          →
        </button>
        <button type="button" className={classes.share} data-action="share">
          {texts.share}
        </button>
      </div>
    </dialog>
  );
}

/** Doesn't repeat the caption beside it, but a link always has a name. */
function altOf(alt: string, caption: string, name: () => string): string {
  if (caption !== "" && alt === caption) return "";
  return alt || name();
}

/** `sizes` of an image whose width is this multiple of its row's height. */
function sizesOf(width: number): string {
  return `(min-width: 72rem) ${Math.round(width * rowHeight)}px, (min-width: 45rem) 46vw, 92vw`;
}

function shapeOf({ width, height }: { width: number; height: number }): number {
  return Math.round((100 * width) / height) / 100;
}

function variables(values: Readonly<Record<string, number>>): CSSProperties {
  const style: Record<`--${string}`, number> = {};
  for (const [name, value] of Object.entries(values)) style[`--${name}`] = value;
  return style;
}
