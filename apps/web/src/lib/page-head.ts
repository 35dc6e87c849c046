import { brand } from "@before-ten/contracts/shared/brand";
import { shareImageSize } from "@before-ten/contracts/share/share-image";

interface PageHead {
  /** Without the brand's name, except on Home. */
  title: string;
  description: string;
  /** The page's one address, from `/` on, without what doesn't change its content. */
  path: string;
  publicUrl: string;
  /** Of `shareImageSize`, its path from `/` on; without one it is the club's. */
  image?: { path: string; alt: string };
  type?: "website" | "article";
}

const clubImage = { path: "/share.png", alt: `${brand.name}: ${brand.tagline}` };

/** What search engines and shared links read. */
export function pageHead(page: PageHead) {
  const title = page.path === "/" ? page.title : `${page.title} | ${brand.name}`;
  const url = page.publicUrl + page.path;
  const { path, alt } = page.image ?? clubImage;
  const image = page.publicUrl + path;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:site_name", content: brand.name },
      { property: "og:type", content: page.type ?? "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { property: "og:image", content: image },
      { property: "og:image:width", content: `${shareImageSize.width}` },
      { property: "og:image:height", content: `${shareImageSize.height}` },
      { property: "og:image:alt", content: alt },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:image", content: image },
      { name: "twitter:image:alt", content: alt },
    ],
    links: [{ rel: "canonical", href: url }],
  };
}

/** For pages that only a mailed link leads to: no search engine lists them, and no other site learns the link. */
export function unlistedPageHead(page: PageHead) {
  const { meta, links } = pageHead(page);
  return {
    meta: [
      ...meta,
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
    links,
  };
}

/** For the admin area: a title for its tabs, and nothing for search engines. */
export function adminPageHead(title: string) {
  return {
    meta: [
      { title: `${title} | ${brand.name} admin` },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "no-referrer" },
    ],
  };
}
