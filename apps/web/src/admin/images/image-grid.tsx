import type { LibraryImage } from "@before-ten/contracts/images/output";
import type { ReactNode } from "react";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import classes from "./image-grid.module.css";

interface ImageGridProps {
  images: readonly LibraryImage[];
  label: string;
  onPress: (image: LibraryImage) => void;
  /** Text below an image; defaults to its name. */
  note?: (image: LibraryImage) => ReactNode;
}

/** Images as buttons, as many in a row as fit. */
export function ImageGrid({ images, label, onPress, note }: ImageGridProps) {
  return (
    <ul className={classes.images} aria-label={label}>
      {images.map((image) => (
        <li key={image.id}>
          <button type="button" className={classes.image} onClick={() => onPress(image)}>
            {/* The name below describes the image, so its alt is empty. */}
            <ResponsiveImage
              image={{ ...image.image, alt: "" }}
              placeholder="post"
              sizes="(min-width: 48rem) 200px, 45vw"
            />
            <span className={classes.name}>{shownName(imageName(image))}</span>
            {note && <span className={classes.note}>{note(image)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Without the words that many names begin with, which would be all that fits below an image. */
function shownName(name: string): string {
  return name.replace(/^(?:Poster|Picture) (?:for|of) (?=\S)/, "");
}

/** How an image is named in a list. */
export function imageName({ alt, fileName }: Pick<LibraryImage, "alt" | "fileName">): string {
  return alt || fileName || "An image without a description";
}
