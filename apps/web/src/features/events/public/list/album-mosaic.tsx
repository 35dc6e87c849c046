import type { AlbumCover } from "@before-ten/contracts/albums/output";
import { photoCount, photosTexts } from "@before-ten/contracts/site/texts/events/photos";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./album-mosaic.module.css";

interface AlbumMosaicProps {
  cover: AlbumCover;
  /** Loads its first image eagerly. */
  priority: boolean;
}

/**
 * The first images of an album and their number. They have no alternative text, as the title beside
 * them names the album, and one format each, as a page may have fifty tickets.
 */
export function AlbumMosaic({ cover: { images, count }, priority }: AlbumMosaicProps) {
  return (
    <div className={classes.mosaic} data-images={images.length}>
      {images.map((image, index) => (
        <img
          key={image.url}
          // A drawing is sharp at every size.
          {...(image.svgUrl === null
            ? { src: image.url, srcSet: image.srcSet }
            : { src: image.svgUrl })}
          sizes={index === 0 ? "(min-width: 45rem) 260px, 62vw" : "(min-width: 45rem) 130px, 31vw"}
          width={image.width}
          height={image.height}
          alt=""
          loading={priority && index === 0 ? "eager" : "lazy"}
          decoding="async"
          data-placeholder="post"
        />
      ))}
      <span className={classes.count}>{photoCount(useTexts(photosTexts), count)}</span>
    </div>
  );
}
