import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";

/** A wider or taller logo would be too small to recognize in a tab. */
const mostUnequal = 1.25;

const ownIcons = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Links to the icons of browser tabs and home screens: the club's logo, if it is about square. */
export function siteIcons(texts: TextReader) {
  const image = texts.imageOf(texts(brandTexts).logo);
  if (image === undefined) return ownIcons;
  const { width, height, srcSet, url } = image;
  if (Math.max(width, height) / Math.min(width, height) > mostUnequal) return ownIcons;
  const [smallest = url] = srcSet.split(" ");
  return [
    { rel: "icon", href: smallest },
    { rel: "apple-touch-icon", href: url },
  ];
}
