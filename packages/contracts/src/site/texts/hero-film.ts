import { defineTexts } from "../define-texts.ts";

export const heroFilmTexts = defineTexts("hero-film", "The film at the top of Home", {
  pause: "Pause the film",
  play: "Play the film",
});
