import type { Picture } from "@before-ten/contracts/event";
import { useState } from "react";

interface EventPosterProps {
  poster: Picture | null;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The picture one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

const placeholder = "/placeholders/poster.svg";

/** A poster that is missing, or that fails to load, becomes a drawn calendar. */
export function EventPoster({ poster, sizes, priority = false, className }: EventPosterProps) {
  const [failedUrl, setFailedUrl] = useState("");
  if (poster === null || poster.url === failedUrl) {
    return <img src={placeholder} alt="" width={800} height={1200} className={className} />;
  }
  return (
    <img
      src={poster.url}
      srcSet={poster.srcSet}
      sizes={sizes}
      width={poster.width}
      height={poster.height}
      alt={poster.alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={className}
      onError={() => setFailedUrl(poster.url)}
      // The picture may have failed before this page came alive; then no event told us.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setFailedUrl(poster.url);
      }}
    />
  );
}
