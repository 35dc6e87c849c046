import { defineTexts } from "../define-texts.ts";

export const clubFilmTexts = defineTexts("club-film", "Buttons of films", {
  play: "Play: {film}",
  pause: "Pause: {film}",
});
