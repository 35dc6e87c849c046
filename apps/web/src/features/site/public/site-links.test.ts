import type { footerTexts } from "@before-ten/contracts/site/texts/footer";
import type { headerTexts } from "@before-ten/contracts/site/texts/header";
import { expectTypeOf, it } from "vitest";
import type { SitePath } from "../../../lib/site-path.ts";

type Footer = typeof footerTexts.defaults;
type FooterLink = (
  | Footer["partiesLinks"]
  | Footer["clubLinks"]
  | Footer["goodToKnowLinks"]
)[number];

it("links the header and the footer to pages that exist", () => {
  expectTypeOf<(typeof headerTexts.defaults.links)[number]["url"]>().toExtend<SitePath>();
  expectTypeOf<FooterLink["url"]>().toExtend<SitePath | `${SitePath}#${string}` | "">();
});
