import { defineTexts } from "../../define-texts.ts";

export const galleryTexts = defineTexts("gallery", "Gallery (/gallery)", {
  title: "Gallery",
  description:
    "Past {club} parties by country, with two short films of what an afternoon looks like.",
  lead: "Parties that started in daylight and sent everyone home in good time.",
  filmsTitle: "On film",
  highlights: "Event highlights",
  stories: "Community stories",
});
