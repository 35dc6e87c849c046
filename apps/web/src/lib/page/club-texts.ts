import { publicImageOutput } from "@before-ten/contracts/images/output";
import {
  type TextReader,
  createTextReader,
  isChangedTexts,
} from "@before-ten/contracts/site/read-texts";
import { imagesOfTexts } from "@before-ten/contracts/site/text-images";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import { postCategoryTexts } from "@before-ten/contracts/site/texts/posts/post-categories";
import { use } from "react";
import { SiteTexts, changedIn } from "../site-texts.tsx";

/** The club's own texts, lists and logo, which are all that the admin area shows of the site's. */
export function clubTexts(texts: TextReader): TextReader {
  const { logo } = texts(brandTexts);
  const image = texts.imageOf(logo);
  const lists = [brandTexts, postCategoryTexts, countryTexts];
  return createTextReader(changedIn(texts.changed, lists), {
    imageOf: imagesOfTexts(image ? { [logo]: image } : {}),
  });
}

/** What owners changed in the club's own texts, as attributes of the admin area's `body`. */
export function useClubAttributes() {
  const texts = use(SiteTexts);
  const image = texts.imageOf(texts(brandTexts).logo);
  const isChanged = Object.keys(texts.changed).length > 0;
  return {
    "data-club": isChanged ? JSON.stringify(texts.changed) : undefined,
    "data-logo": image && JSON.stringify(image),
  };
}

/** The club's own texts as the server rendered the admin area with them. */
export function readClubTexts({ dataset }: HTMLElement): TextReader {
  const changed: unknown = JSON.parse(dataset["club"] ?? "{}");
  if (!isChangedTexts(changed)) return createTextReader();
  const id = changed["brand.logo"];
  const { data: image } = publicImageOutput.safeParse(JSON.parse(dataset["logo"] ?? "null"));
  const images = typeof id === "string" && image ? { [id]: image } : {};
  return createTextReader(changed, { imageOf: imagesOfTexts(images) });
}
