import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageFrame as PageFrameElement } from "./page-frame.element.ts";
import { PageFrame } from "./page-frame.tsx";

customElements.define("page-frame", PageFrameElement);

interface ListProps {
  q?: string;
  country?: string;
}

/** A minimal page that shows what its address asks for. */
function List({ q = "", country = "" }: ListProps) {
  return (
    <PageFrame loadFailed="Failed to load events">
      <form action="/events">
        <input name="q" type="search" aria-label="Search" defaultValue={q} />
        <select name="country" aria-label="Country" defaultValue={country}>
          <option value="">All</option>
          <option value="AU">Australia</option>
        </select>
        <p role="status" data-part="count">{`of "${q}" in "${country}"`}</p>
      </form>
      <div data-part="list">
        <p>{`found ${q || "all"}`}</p>
        <a href="/events?q=later" data-from-top>
          Later
        </a>
        <a href="/events?page=2">Page 2</a>
        <form action="/events">
          <button type="submit">Clear</button>
        </form>
      </div>
    </PageFrame>
  );
}

/** Fetched addresses, and the answer to each. */
let fetched: string[] = [];
let answer: (address: string) => Promise<Response>;

function pageAt(address: string): Response {
  const search = Object.fromEntries(new URL(address, location.href).searchParams);
  const page = `<title>Events</title><style nonce="x">a{}</style>${renderToString(<List {...search} />)}`;
  return new Response(page);
}

/** Renders as the server sends it to the browser. */
function open(page: ReactElement): void {
  document.body.innerHTML = renderToString(page);
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const shown = () => document.querySelector('[data-part="list"] > p')?.textContent;

function type(text: string): void {
  field().value = text;
  fireEvent.input(field());
}

beforeEach(() => {
  fetched = [];
  answer = async (address) => pageAt(address);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    if (typeof address !== "string") throw new Error("The frame asks by addresses alone");
    fetched.push(address);
    return answer(address);
  });
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  history.replaceState(null, "", "/events");
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

it("follows typing once it pauses, and keeps the field and its focus", async () => {
  open(<List />);
  const before = field();
  const status = screen.getByRole("status");
  before.focus();
  type("di");
  type("disco ");
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(fetched).toEqual(["/events?q=disco"]);
  expect(location.search).toBe("?q=disco");
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe("disco ");
  // The same element, so that its new text is announced.
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe('of "disco" in ""');
});

it("fetches nothing if the text is unchanged", async () => {
  open(<List />);
  type("d");
  type(" ");
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(fetched).toEqual([]);
});

it("keeps typed text that isn't committed yet when the page changes", async () => {
  open(<List />);
  type("disco");
  fireEvent.click(screen.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(shown()).toBe("found disco"));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(fetched.map((address) => new URL(address).search)).toEqual(["?page=2&q=disco"]);
  expect(location.search).toBe("?page=2&q=disco");
  expect(field().value).toBe("disco");
});

it("applies a choice at once, together with typed text", async () => {
  open(<List />);
  type("disco");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "AU" } });
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(fetched).toEqual(["/events?q=disco&country=AU"]);
});

it("uses only the latest answer, whatever the order", async () => {
  const slow = Promise.withResolvers<Response>();
  answer = (address) =>
    address.includes("slow") ? slow.promise : Promise.resolve(pageAt(address));
  open(<List />);
  type("slow");
  await waitFor(() => expect(fetched).toHaveLength(1));
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  type("fast");
  await waitFor(() => expect(shown()).toBe("found fast"));
  slow.resolve(pageAt("/events?q=slow"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toBe("found fast");
  expect(document.querySelector("[aria-busy]")).toBeNull();
});

it("clears the fields when the address changes otherwise", async () => {
  history.replaceState(null, "", "/events?q=disco");
  open(<List q="disco" />);
  type("disco ball");
  screen.getByRole("button", { name: "Clear" }).click();
  await waitFor(() => expect(shown()).toBe("found all"));
  expect(field().value).toBe("");
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(fetched).toEqual(["/events"]);
});

it("adds a link to this page to the history, scrolls to the top, and goes back", async () => {
  open(<List />);
  screen.getByRole("link", { name: "Later" }).click();
  await waitFor(() => expect(shown()).toBe("found later"));
  expect(location.search).toBe("?q=later");
  expect(field().value).toBe("later");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  // This DOM has no history that goes back.
  history.replaceState(null, "", "/events");
  dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(shown()).toBe("found all"));
  expect(field().value).toBe("");
});

it("ignores links that open elsewhere", () => {
  open(<List />);
  const link = screen.getByRole("link", { name: "Later" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link, { button: 1 })).toBe(true);
  link.setAttribute("href", "/gallery");
  expect(fireEvent.click(link)).toBe(true);
  expect(fetched).toEqual([]);
});

it("says if the page can't be loaded, keeps what is typed, and tries again", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  open(<List />);
  type("disco");
  const notice = await screen.findByText("Failed to load events", {}, { timeout: 4_000 });
  expect(notice).toBeDefined();
  // One attempt and two retries.
  expect(fetched).toHaveLength(3);
  expect(screen.getByText("Check your connection, then try again.")).toBeDefined();
  expect(field().value).toBe("disco");
  answer = async (address) => pageAt(address);
  screen.getByText("Try again").click();
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(field().value).toBe("disco");
});

it("applies what was typed before it was alive", async () => {
  document.body.innerHTML = `<div hidden>${renderToString(<List />).replaceAll("page-frame", "page-frame-later")}</div>`;
  const early = document.querySelector<HTMLInputElement>("[name=q]");
  if (early === null) throw new Error("There is no field");
  early.value = "disco";
  customElements.define("page-frame-later", class extends PageFrameElement {});
  await waitFor(() => expect(fetched).toEqual(["/events?q=disco"]));
});
