import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { useState } from "react";

interface ResponsiveImageProps {
  image: ImageData | null;
  placeholder: { src: string; width: number; height: number };
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The image one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

/** An image that is missing, or that fails to load, becomes its drawn placeholder. */
export function ResponsiveImage({
  image,
  placeholder,
  sizes,
  priority = false,
  className,
}: ResponsiveImageProps) {
  const [failedUrl, setFailedUrl] = useState("");
  const loading = priority ? "eager" : "lazy";
  if (image === null || image.url === failedUrl) {
    return (
      <picture>
        <img {...placeholder} alt="" loading={loading} className={className} />
      </picture>
    );
  }
  const { preview } = image;
  return (
    <picture>
      {image.svgUrl !== null && (
        <source type="image/svg+xml" srcSet={`${image.svgUrl} ${image.width}w`} sizes={sizes} />
      )}
      {image.avifSrcSet !== null && (
        <source type="image/avif" srcSet={image.avifSrcSet} sizes={sizes} />
      )}
      <source type="image/webp" srcSet={image.srcSet} sizes={sizes} />
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={loading}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        className={className}
        // Opaque, as it is, it hides its preview the moment it is painted: nothing has to take that
        // away.
        style={preview === null ? undefined : { background: `url(${preview}) center / cover` }}
        onError={() => setFailedUrl(image.url)}
        // The image may have failed before this page came alive; then no event told us.
        ref={(element) => {
          if (element?.complete === true && element.naturalWidth === 0) setFailedUrl(image.url);
        }}
      />
    </picture>
  );
}
