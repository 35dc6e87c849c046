import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";

interface EventPosterProps {
  poster: ImageData | null;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The image one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

/** A poster that is missing, or that fails to load, becomes a drawn calendar. */
export function EventPoster({ poster, ...props }: EventPosterProps) {
  return <ResponsiveImage image={poster} placeholder="poster" {...props} />;
}
