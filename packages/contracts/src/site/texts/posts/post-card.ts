import { defineTexts } from "../../define-texts.ts";

export const postCardTexts = defineTexts("post-card", "An article in a list", {
  featured: "Featured",
  tagsLabel: "Tags",
});
