import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { type PlaceholderName, placeholders } from "./placeholders.ts";

interface ResponsiveImageProps {
  image: ImageData | null;
  placeholder: PlaceholderName;
  /** The width it takes, for the browser's choice of a file. */
  sizes: string;
  /** Loads the page's main image eagerly; others load when they are near. */
  priority?: boolean;
  className?: string | undefined;
  /** Cuts the image to this ratio of width to height. */
  ratio?: number;
}

/**
 * A missing image, or one that fails to load (`failed-images.ts`), is replaced by its drawn
 * placeholder.
 */
export function ResponsiveImage({
  image,
  placeholder,
  sizes,
  priority = false,
  className,
  ratio,
}: ResponsiveImageProps) {
  const loading = priority ? "eager" : "lazy";
  if (image === null) {
    return (
      <picture>
        <img {...placeholders[placeholder]} alt="" loading={loading} className={className} />
      </picture>
    );
  }
  // A drawing further down is small, and loaded before it is visible.
  const preview = priority || image.svgUrl === null ? image.preview : null;
  return (
    // The key gives another image new elements, so that it is loaded even if this one failed.
    <picture key={image.url}>
      {image.svgUrl === null && (
        <>
          {image.avifSrcSet !== null && (
            <source type="image/avif" srcSet={image.avifSrcSet} sizes={sizes} />
          )}
          <source type="image/webp" srcSet={image.srcSet} sizes={sizes} />
        </>
      )}
      <img
        // A drawing is sharp at every size.
        src={image.svgUrl ?? image.url}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={loading}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={className}
        // The loaded image is opaque and covers its preview, so that needn't be removed.
        style={
          preview === null && ratio === undefined
            ? undefined
            : {
                ...(preview !== null && { background: `url(${preview}) center / cover` }),
                ...(ratio !== undefined && { aspectRatio: ratio, objectFit: "cover" }),
              }
        }
        data-placeholder={placeholder}
      />
    </picture>
  );
}
