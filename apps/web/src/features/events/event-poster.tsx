import type { Picture as PictureData } from "@before-ten/contracts/event";
import { Picture } from "../../ui/picture.tsx";

interface EventPosterProps {
  poster: PictureData | null;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The picture one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

const placeholder = { src: "/placeholders/poster.svg", width: 800, height: 1200 };

/** A poster that is missing, or that fails to load, becomes a drawn calendar. */
export function EventPoster({ poster, ...props }: EventPosterProps) {
  return <Picture picture={poster} placeholder={placeholder} {...props} />;
}
