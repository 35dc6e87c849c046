import type { PublicImage as ImageData } from "@before-ten/contracts/images/output";
import { type PlaceholderName, placeholders } from "./placeholders.ts";

interface ResponsiveImageProps {
  image: ImageData | null;
  placeholder: PlaceholderName;
  /** What part of the window it takes, for the browser's choice among the widths. */
  sizes: string;
  /** The image one came for is fetched at once; those further down wait until they are near. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * An image that is missing, or that fails to load (`lib/failed-images.ts`), becomes its drawn
 * placeholder.
 */
export function ResponsiveImage({
  image,
  placeholder,
  sizes,
  priority = false,
  className,
}: ResponsiveImageProps) {
  const loading = priority ? "eager" : "lazy";
  if (image === null) {
    return (
      <picture>
        <img {...placeholders[placeholder]} alt="" loading={loading} className={className} />
      </picture>
    );
  }
  // A drawing further down is small, and there before one sees its place.
  const preview = priority || image.svgUrl === null ? image.preview : null;
  return (
    // Another image gets its own chance: its elements are new.
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
        // Opaque, as it is, it hides its preview the moment it is painted: nothing has to take that
        // away.
        style={preview === null ? undefined : { background: `url(${preview}) center / cover` }}
        data-placeholder={placeholder}
      />
    </picture>
  );
}
