import { act } from "@testing-library/react";
import { type FormEvent, Suspense, useLayoutEffect, useState } from "react";
import { type Root, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { comeAlive as handOver } from "./come-alive.ts";
import { keepEarlyInput } from "./early-input.ts";
import { handOverFields } from "./hand-over-fields.ts";

const sent = vi.fn<(texts: unknown) => void>();
const cleared = vi.fn<() => void>();
const held = vi.fn<() => void>();

/** Controlled like all forms here, beside a search box without a button. */
function Form() {
  const [texts, setTexts] = useState({
    email: "",
    message: "",
    type: "general",
    shown: false,
    choice: "one",
  });
  const set = (name: keyof typeof texts, value: string | boolean) =>
    setTexts((now) => ({ ...now, [name]: value }));
  function submit(event: FormEvent) {
    event.preventDefault();
    sent(texts);
  }
  return (
    <form onSubmit={submit}>
      <input
        name="email"
        type="email"
        value={texts.email}
        onChange={({ currentTarget }) => set("email", currentTarget.value)}
      />
      <textarea
        value={texts.message}
        onChange={({ currentTarget }) => set("message", currentTarget.value)}
      />
      <select value={texts.type} onChange={({ currentTarget }) => set("type", currentTarget.value)}>
        <option value="event">Event</option>
        <option value="general">General</option>
        <option value="feedback">Feedback</option>
      </select>
      <input
        type="checkbox"
        checked={texts.shown}
        onChange={({ currentTarget }) => set("shown", currentTarget.checked)}
      />
      {["one", "two"].map((each) => (
        <input
          key={each}
          type="radio"
          name="choice"
          value={each}
          checked={texts.choice === each}
          onChange={() => set("choice", each)}
        />
      ))}
      <button>
        <span>Send</span>
      </button>
    </form>
  );
}

function Site({ inner = false }: { inner?: boolean }) {
  useLayoutEffect(() => handOver(document.body, handOverFields), []);
  return (
    <main>
      {inner ? (
        <Suspense>
          <Form />
        </Suspense>
      ) : (
        <Form />
      )}
      <search>
        <form role="search" onSubmit={sent}>
          <input type="search" defaultValue="disco" />
        </form>
      </search>
      <button type="button" onClick={cleared} onMouseDown={held}>
        Clear
      </button>
      <button popoverTarget="menu">Menu</button>
    </main>
  );
}

const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}`);
  return found;
};

let root: Root | undefined;
const submitted = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented);

beforeEach(() => addEventListener("submit", submitted));

afterEach(() => {
  act(() => root?.unmount());
  removeEventListener("submit", submitted);
  vi.clearAllMocks();
  document.body.innerHTML = "";
});

function openPage(inner = false) {
  document.body.innerHTML = renderToString(<Site inner={inner} />);
  document.body.dataset["waits"] = "";
  if (!globalThis.handOverEarlyInput) keepEarlyInput();
}

async function comeAlive(inner = false) {
  await act(async () => {
    root = hydrateRoot(document.body, <Site inner={inner} />);
  });
  // Recorded clicks are replayed in a separate task.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function fill() {
  find("[name=email]", HTMLInputElement).value = "ana@club.example";
  find("textarea", HTMLTextAreaElement).value = "Two of us";
  find("select", HTMLSelectElement).value = "feedback";
  find("[type=checkbox]", HTMLInputElement).click();
  find("[value=two]", HTMLInputElement).click();
}

const filled = {
  email: "ana@club.example",
  message: "Two of us",
  type: "feedback",
  shown: true,
  choice: "two",
};

it.each([false, true])(
  "input before the page is alive isn't lost; in a part of its own: %s",
  async (inner) => {
    openPage(inner);
    fill();
    find("form button span", HTMLElement).click();
    find("form button span", HTMLElement).click();
    expect(submitted).not.toHaveBeenCalled();

    await comeAlive(inner);
    expect(sent.mock.calls).toEqual([[filled]]);
    expect(submitted).toHaveReturnedWith(true);
    for (const [selector, value] of [
      ["[name=email]", filled.email],
      ["textarea", filled.message],
      ["select", filled.type],
    ] as const) {
      expect(find(selector, HTMLElement)).toHaveProperty("value", value);
    }
    expect(find("[type=checkbox]", HTMLInputElement).checked).toBe(true);
  },
);

it("restores what was typed but not submitted, too", async () => {
  openPage();
  fill();
  await comeAlive();
  expect(sent).not.toHaveBeenCalled();
  find("form button", HTMLButtonElement).click();
  expect(sent).toHaveBeenCalledWith(filled);
});

it("replays clicks on different buttons, and Enter where there is no button", async () => {
  openPage();
  const clear = find("[type=button]", HTMLButtonElement);
  clear.click();
  clear.click();
  find("search form", HTMLFormElement).requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  await comeAlive();
  expect(cleared).toHaveBeenCalledTimes(2);
  expect(held).toHaveBeenCalledTimes(2);
  expect(sent).toHaveBeenCalledTimes(1);
});

it("ignores what works without scripts, and everything once the page is alive", async () => {
  openPage();
  const pressed = vi.fn<() => void>();
  addEventListener("click", pressed);
  find("[popovertarget]", HTMLElement).click();
  expect(pressed).toHaveBeenCalledTimes(1);
  await comeAlive();
  find("[type=button]", HTMLButtonElement).click();
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(pressed).toHaveBeenCalledTimes(2);
  removeEventListener("click", pressed);
});

it("leaves a page without any input as it is", async () => {
  openPage();
  await comeAlive();
  expect(sent).not.toHaveBeenCalled();
  expect(find("search input", HTMLInputElement).value).toBe("disco");
});
