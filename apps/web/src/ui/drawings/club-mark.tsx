import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { useTextImage, useTexts } from "../../lib/site-texts.tsx";
import { ResponsiveImage } from "../responsive-image.tsx";
import { Arc } from "../sky/arc.tsx";

/** In pixels. */
const largest = { width: 176, height: 44 };

/** The club's logo, or the drawn mark with its name. */
export function ClubMark({ width = 40 }: { width?: number }) {
  const { name, logo } = useTexts(brandTexts);
  const image = useTextImage(logo);
  if (image === undefined) {
    return (
      <>
        <Arc width={width} progress={0.62} />
        {name}
      </>
    );
  }
  const scale = Math.min(largest.width / image.width, largest.height / image.height);
  const size = {
    width: Math.round(image.width * scale),
    height: Math.round(image.height * scale),
  };
  return (
    <ResponsiveImage
      image={{ ...image, ...size, alt: name }}
      placeholder="post"
      sizes={`${size.width}px`}
      priority
    />
  );
}
