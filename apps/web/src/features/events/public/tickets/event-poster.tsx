import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { ResponsiveImage } from "../../../../ui/responsive-image.tsx";

interface EventPosterProps {
  poster: ImageData | null;
  /** The width it takes, for the browser's choice of a file. */
  sizes: string;
  /** Loads the page's main image eagerly; others load when they are near. */
  priority?: boolean;
  className?: string | undefined;
}

/** A missing poster, or one that fails to load, is replaced by a drawn calendar. */
export function EventPoster({ poster, ...props }: EventPosterProps) {
  return <ResponsiveImage image={poster} placeholder="poster" {...props} />;
}
