import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listQuery } from "../lib/api/list-query.ts";
import { searchReader, searchText } from "../lib/search-parameters.ts";
import { sameAddress } from "../lib/site-path.ts";
import { ListFrame, type ListView } from "./list-frame.tsx";
import { ListPart, ListStatus, ServerParts, serverPartsIn, useListScroll } from "./list-part.tsx";

const validate = searchReader({ q: searchText, country: searchText, page: searchText });

type Search = ReturnType<typeof validate>;

/** Requested searches, and the answer to each. */
let requested: Search[] = [];
let answer: (search: Search) => Promise<string>;

const found = ({ q = "all" }: Search) => `found ${q}`;
const keyOf = (search: Search) => ["list", search] as const;

/** A minimal page that shows what its address asks for. */
function List({ search }: { search: string }) {
  return (
    <ListFrame search={search} validate={validate}>
      {(view) => <Found view={view} />}
    </ListFrame>
  );
}

function Found({ view }: { view: ListView<Search> }) {
  const { search } = view;
  const query = useQuery({
    queryKey: keyOf(search),
    queryFn: () => {
      requested.push(search);
      return answer(search);
    },
    ...listQuery(view.isLive),
  });
  const isLoaded = !query.isPending;
  useListScroll(view, isLoaded && !query.isPlaceholderData);
  return (
    <>
      <form action="/events">
        <input name="q" type="search" aria-label="Search" defaultValue={search.q ?? ""} />
        <select name="country" aria-label="Country" defaultValue={search.country ?? ""}>
          <option value="">All</option>
          <option value="AU">Australia</option>
        </select>
        <ListStatus name="count" isLoaded={isLoaded}>
          {query.data ?? ""}
        </ListStatus>
      </form>
      <ListPart
        name="list"
        isLoaded={isLoaded}
        aria-busy={query.isPlaceholderData || query.isFetching || undefined}
      >
        <p>{query.error ? "failed" : query.data}</p>
        <a href="/events?q=later" data-from-top>
          Later
        </a>
        <a href="/events?page=2">Page 2</a>
        <a href={sameAddress}>Try again</a>
        <form action="/events">
          <button type="submit">Clear</button>
        </form>
      </ListPart>
    </>
  );
}

let root: Root | undefined;
const errors = vi.fn<(...said: unknown[]) => void>();

/** Renders as the server sends it to the browser. */
function serve(search = ""): HTMLElement {
  const onServer = new QueryClient();
  const values = validate(Object.fromEntries(new URLSearchParams(search)));
  onServer.setQueryData(keyOf(values), found(values));
  const page = document.createElement("main");
  page.innerHTML = renderToString(
    <QueryClientProvider client={onServer}>
      <List search={search} />
    </QueryClientProvider>,
  );
  document.body.replaceChildren(page);
  return page;
}

async function hydrate(page: HTMLElement, search = ""): Promise<void> {
  await act(async () => {
    root = hydrateRoot(
      page,
      <QueryClientProvider client={new QueryClient()}>
        <ServerParts value={serverPartsIn(page)}>
          <List search={search} />
        </ServerParts>
      </QueryClientProvider>,
    );
  });
}

async function open(search = ""): Promise<void> {
  history.replaceState(null, "", `/events${search}`);
  await hydrate(serve(search), search);
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const shown = () => document.querySelector('[data-part="list"] > p')?.textContent;

function type(text: string): void {
  field().value = text;
  fireEvent.input(field());
}

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => {
  requested = [];
  answer = async (search) => found(search);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  errors.mockReset();
  vi.spyOn(console, "error").mockImplementation(errors);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

it("keeps the server's HTML and asks for nothing until the visitor changes something", async () => {
  await open("?q=disco");
  await pause(300);
  expect(errors).not.toHaveBeenCalled();
  expect(requested).toEqual([]);
  expect(shown()).toBe("found disco");
  expect(screen.getByRole("status").textContent).toBe("found disco");
});

it("follows typing once it pauses, and keeps the field, its focus and the status", async () => {
  await open();
  const before = field();
  const status = screen.getByRole("status");
  before.focus();
  type("di");
  type("disco ");
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(requested).toEqual([{ q: "disco" }]);
  expect(location.search).toBe("?q=disco");
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe("disco ");
  // The same element, so that its new text is announced.
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toBe("found disco");
});

it("asks for nothing if the text is unchanged", async () => {
  await open();
  type("d");
  type(" ");
  await pause(350);
  expect(requested).toEqual([]);
});

it("keeps typed text that doesn't count yet when the page changes", async () => {
  await open();
  type("disco");
  fireEvent.click(screen.getByRole("link", { name: "Page 2" }));
  await waitFor(() => expect(shown()).toBe("found disco"));
  await pause(350);
  expect(requested).toEqual([{ q: "disco", page: "2" }]);
  expect(location.search).toBe("?page=2&q=disco");
  expect(field().value).toBe("disco");
});

it("applies a choice at once, together with typed text", async () => {
  await open();
  type("disco");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "AU" } });
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(requested).toEqual([{ q: "disco", country: "AU" }]);
});

it("shows only the latest answer, whatever the order", async () => {
  const slow = Promise.withResolvers<string>();
  answer = (search) => (search.q === "slow" ? slow.promise : Promise.resolve(found(search)));
  await open();
  type("slow");
  await waitFor(() => expect(requested).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(shown()).toBe("found all");
  type("fast");
  await waitFor(() => expect(shown()).toBe("found fast"));
  slow.resolve("found slow");
  await pause(50);
  expect(shown()).toBe("found fast");
  expect(document.querySelector("[aria-busy]")).toBeNull();
});

it("clears the fields when the address changes otherwise", async () => {
  await open("?q=disco");
  type("disco ball");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(shown()).toBe("found all"));
  expect(field().value).toBe("");
  await pause(350);
  expect(requested).toEqual([{}]);
});

it("adds a link to this page to the history, scrolls to the top, and goes back", async () => {
  await open();
  const later = screen.getByRole("link", { name: "Later" });
  later.focus();
  fireEvent.click(later);
  await waitFor(() => expect(shown()).toBe("found later"));
  expect(location.search).toBe("?q=later");
  expect(field().value).toBe("later");
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Later" }));
  // This DOM has no history that goes back.
  history.replaceState(null, "", "/events");
  act(() => void dispatchEvent(new PopStateEvent("popstate")));
  await waitFor(() => expect(shown()).toBe("found all"));
  expect(field().value).toBe("");
});

it("ignores links that open elsewhere", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Later" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link, { button: 1 })).toBe(true);
  link.setAttribute("href", "/gallery");
  expect(fireEvent.click(link)).toBe(true);
  expect(requested).toEqual([]);
});

it("says if the list can't be loaded, keeps what is typed, and tries again", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await open();
  type("disco");
  await waitFor(() => expect(shown()).toBe("failed"));
  expect(screen.getByRole("status").textContent).toBe("");
  expect(field().value).toBe("disco");
  answer = async (search) => found(search);
  fireEvent.click(screen.getByText("Try again"));
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(field().value).toBe("disco");
});

it("applies what was typed and chosen before it was hydrated", async () => {
  history.replaceState(null, "", "/events");
  const page = serve();
  field().value = "disco";
  screen.getByRole<HTMLSelectElement>("combobox").value = "AU";
  await hydrate(page);
  await waitFor(() => expect(shown()).toBe("found disco"));
  expect(requested).toEqual([{ q: "disco", country: "AU" }]);
  expect(field().value).toBe("disco");
});
