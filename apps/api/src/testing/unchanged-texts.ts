import { defaultTexts } from "@before-ten/contracts/site/read-texts";
import type { SiteTexts } from "../deps.ts";

/** The site's texts before an admin changes one. */
export const unchangedTexts: SiteTexts = {
  read: () => Promise.resolve(defaultTexts),
  readDrafts: () => Promise.resolve(defaultTexts),
};
