import { useTextImage } from "../../lib/site-texts.tsx";
import { ResponsiveImage } from "../responsive-image.tsx";

/** A square picture of a person, from one of the texts. */
export function Portrait({ image, alt }: { image: string; alt: string }) {
  const chosen = useTextImage(image);
  return chosen ? (
    <ResponsiveImage
      image={{ ...chosen, alt: chosen.alt || alt }}
      placeholder="post"
      sizes="(min-width: 34rem) 15rem, 45vw"
      ratio={1}
    />
  ) : (
    <img src={image} width={240} height={240} alt={alt} loading="lazy" decoding="async" />
  );
}
