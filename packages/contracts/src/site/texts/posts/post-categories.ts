import { defineTexts } from "../../define-texts.ts";

/** The id is what posts store and addresses name; the colour is that of share images. */
export const postCategoryTexts = defineTexts("post-categories", "Categories of articles", {
  list: [
    { id: "events", label: "Events", colour: "gold" },
    { id: "music", label: "Music", colour: "magenta" },
    { id: "lifestyle", label: "Lifestyle", colour: "coral" },
    { id: "community", label: "Community", colour: "dusk" },
  ],
});
