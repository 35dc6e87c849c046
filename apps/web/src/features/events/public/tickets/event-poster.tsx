import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { ResponsiveImage } from "../../../../ui/responsive-image.tsx";

interface EventPosterProps {
  poster: ImageData | null;
  /** The width it takes, for the browser's choice of a file. */
  sizes: string;
  /** Loads the page's main image eagerly; others load when they are near. */
  priority?: boolean;
  className?: string | undefined;
  /** Without its words where it was drawn so, as the title stands beside it. */
  wordless?: boolean;
}

/** A missing poster, or one that fails to load, is replaced by a drawn calendar. */
export function EventPoster({ poster, wordless = false, ...props }: EventPosterProps) {
  const drawing = wordless ? poster?.wordlessUrl : null;
  const image = poster && drawing ? { ...poster, svgUrl: drawing } : poster;
  return <ResponsiveImage image={image} placeholder="poster" {...props} />;
}
