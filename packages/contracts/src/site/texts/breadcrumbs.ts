import { defineTexts } from "../define-texts.ts";

export const breadcrumbsTexts = defineTexts(
  "breadcrumbs",
  "Pages above a page, in search results",
  {
    home: "Home",
    events: "Events",
    gallery: "Gallery",
    blog: "Blog",
  },
);
