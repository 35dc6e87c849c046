import { defineTexts } from "../../define-texts.ts";

export const postCategoryTexts = defineTexts("post-categories", "Categories of articles", {
  events: "Events",
  music: "Music",
  lifestyle: "Lifestyle",
  community: "Community",
});
