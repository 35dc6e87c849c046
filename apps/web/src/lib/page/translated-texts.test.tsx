import { act } from "@testing-library/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { translatePage } from "../../testing/translate-page.ts";
import { followTranslation, isTranslated, restoreTexts } from "./translated-texts.ts";

function element(html: string): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = html;
  return made;
}

it.each([
  ["<p><font><font>Hallo</font></font></p>", "<p>Hello</p>"],
  ["<p>Hallo <b>du</b>.</p>", "<p>Hello <b>you</b>!</p>"],
  ["<p><font>eins</font><b></b><font>zwei</font></p>", "<p>one <b></b> two</p>"],
  ["<select><option><font>Ja</font></option></select>", "<select><option>Yes</option></select>"],
])("%s becomes %s", (shown, expected) => {
  const part = element(shown);
  restoreTexts(part, element(expected));
  expect(part.innerHTML).toBe(expected);
});

it.each(["<p>Hallo <i>du</i></p>", "<p>Hallo</p>", "<p>Hallo <b></b><b></b></p>"])(
  "%s stays, as its elements differ",
  (shown) => {
    const part = element(shown);
    restoreTexts(part, element("<p>Hello <b>you</b></p>"));
    expect(part.innerHTML).toBe(shown);
  },
);

/** Adds, removes and changes texts beside each other. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {count > 1 && <b>Many</b>}
      {count % 2 === 0 ? "even " : null}
      pressed {count}
    </button>
  );
}

it("React changes texts that are translated meanwhile", async () => {
  document.documentElement.lang = "en";
  document.body.innerHTML = "<main></main>";
  const main = document.body.querySelector("main") ?? document.body;
  const root = createRoot(main);
  act(() => root.render(<Counter />));
  followTranslation(main);
  expect(isTranslated(main)).toBe(false);
  const texts = ["pressed 1", "Manyeven pressed 2", "Manypressed 3", "Manyeven pressed 4"];
  for (const text of texts) {
    translatePage();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    await act(async () => main.querySelector("button")?.click());
    await vi.waitFor(() => expect(main.textContent.replaceAll("'", "")).toBe(text));
  }
  act(() => root.unmount());
  expect(main.textContent).toBe("");
  expect(isTranslated(main)).toBe(true);
});
