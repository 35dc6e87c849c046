import type { Picture as PictureData } from "@before-ten/contracts/event";
import { useState } from "react";

interface PictureProps {
  picture: PictureData | null;
  placeholder: { src: string; width: number; height: number };
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The picture one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

/** A picture that is missing, or that fails to load, becomes its drawn placeholder. */
export function Picture({
  picture,
  placeholder,
  sizes,
  priority = false,
  className,
}: PictureProps) {
  const [failedUrl, setFailedUrl] = useState("");
  const loading = priority ? "eager" : "lazy";
  if (picture === null || picture.url === failedUrl) {
    return (
      <picture>
        <img {...placeholder} alt="" loading={loading} className={className} />
      </picture>
    );
  }
  const { preview } = picture;
  return (
    <picture>
      {picture.svgUrl !== null && (
        <source type="image/svg+xml" srcSet={`${picture.svgUrl} ${picture.width}w`} sizes={sizes} />
      )}
      {picture.avifSrcSet !== null && (
        <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={picture.srcSet} sizes={sizes} />
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={loading}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
        // Opaque, as it is, it hides its preview the moment it is painted: nothing has to take that away.
        style={preview === null ? undefined : { background: `url(${preview}) center / cover` }}
        onError={() => setFailedUrl(picture.url)}
        // The picture may have failed before this page came alive; then no event told us.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth === 0) setFailedUrl(picture.url);
        }}
      />
    </picture>
  );
}
