import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { toJsonLd } from "../../../lib/page/json-ld.ts";

/** The club as a schema.org Organization, and its website: https://schema.org/Organization. */
export function clubJsonLd(publicUrl: string, texts: TextReader): string {
  const brand = texts(brandTexts);
  const logo = texts.imageOf(brand.logo);
  const club = `${publicUrl}/#club`;
  return toJsonLd({
    "@graph": [
      {
        "@type": "Organization",
        "@id": club,
        name: brand.name,
        slogan: brand.tagline,
        description: brand.description,
        url: `${publicUrl}/`,
        logo: logo === undefined ? `${publicUrl}/icon-512.png` : new URL(logo.url, publicUrl).href,
        email: brand.email,
        telephone: brand.phone,
        sameAs: brand.social.map(({ url }) => url),
      },
      {
        "@type": "WebSite",
        name: brand.name,
        url: `${publicUrl}/`,
        inLanguage: "en",
        publisher: { "@id": club },
      },
    ],
  });
}
