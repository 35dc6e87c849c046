import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import { ClubFilm } from "./club-film.element.ts";
import { GalleryPage } from "./gallery-page.tsx";

customElements.define("club-film", ClubFilm);

it.each([
  [{}, "Play: Event highlights", "Pause: Event highlights"],
  [{ "club-film.pause": "Hold {film}" }, "Play: Event highlights", "Hold Event highlights"],
  [{ "gallery.highlights": "Best of" }, "Play: Best of", "Pause: Best of"],
])("with %j changed, its button says what it does", (changed, play, pause) => {
  render(
    <SiteTexts value={createTextReader(changed)}>
      <GalleryPage list={null} />
    </SiteTexts>,
  );
  const [film] = document.querySelectorAll("video");
  if (film === undefined) throw new Error("There is no film");
  expect(screen.getByRole("button", { name: play })).toBeDefined();
  fireEvent.play(film);
  expect(screen.getByRole("button", { name: pause })).toBeDefined();
  fireEvent.pause(film);
  expect(screen.getByRole("button", { name: play })).toBeDefined();
});
