import type { PublicEvent } from "@before-ten/contracts/events/output";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../../lib/api/trpc.ts";
import { eventOn } from "../../../../testing/event-on.ts";
import { EventsList } from "./events-list.tsx";
import { allEventsInput, eventsInput } from "./events-queries.ts";

type Coordinates = [number, number] | null;

/** By month. */
const parties: [name: string, startDate: string, coordinates: Coordinates][] = [
  ["London", "2026-12-05", [-0.08, 51.52]],
  ["Somewhere", "2026-12-12", null],
  ["Sydney", "2027-01-02", [151.2, -33.87]],
  ["Auckland", "2027-01-09", [174.76, -36.85]],
];

/** What the server has; a page of its list has two of them, whatever the limit. */
let stored: PublicEvent[] = [];
let sent: URL[] = [];
const pageLength = 2;

function pageOf(page: number, country?: string) {
  const found = stored.filter((event) => country === undefined || event.country === country);
  const items = found.slice((page - 1) * pageLength, page * pageLength);
  const total = found.length;
  return {
    items,
    pagination: { page, limit: pageLength, total, pages: Math.ceil(total / pageLength) },
  };
}

/** Answers a batch of lists. */
async function answerLists(url: URL): Promise<Response> {
  sent.push(url);
  const inputs: Record<string, { page?: number; country?: string }> = JSON.parse(
    url.searchParams.get("input") ?? "{}",
  );
  return Response.json(
    Object.values(inputs).map(({ page = 1, country }) => ({
      result: { data: pageOf(page, country) },
    })),
  );
}

/** The list as the server has rendered it. */
function show(shown = parties): void {
  stored = shown.map(([eventName, startDate, coordinates]) =>
    eventOn(startDate, {
      eventName,
      country: eventName === "London" ? "UK" : "AU",
      location: { formatted: eventName, coordinates },
    }),
  );
  const queryClient = new QueryClient();
  for (const input of [eventsInput({}), allEventsInput]) {
    queryClient.setQueryData(getQueryKey(trpc.events.list, input, "query"), pageOf(1));
  }
  const client = createBrowserClient({ readToken: () => null, onUnauthorized: () => undefined });
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <EventsList search="" now="2026-12-01T12:00:00.000Z" origin="https://club.example" />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

/** Requests for the position, with the callbacks to grant or refuse them. */
let questions: { found: PositionCallback; failed: PositionErrorCallback }[] = [];

beforeEach(() => {
  questions = [];
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((url) =>
    answerLists(new URL(url instanceof Request ? url.url : url, "https://club.example")),
  );
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        questions.push({ found, failed }),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole("button", { name: "Near me" });
const status = () => button().nextElementSibling?.textContent;
const names = () =>
  screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => [heading.textContent, distanceBelow(heading)].filter(Boolean).join(", "));
const months = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
/** The first page, by month. */
const inOrder = ["London", "Somewhere"];
const sorted = () => waitFor(() => expect(months()).toEqual(["Nearest first"]));

function distanceBelow({ nextElementSibling: next }: Element): string | undefined {
  return next?.textContent.endsWith("from you") ? next.textContent : undefined;
}

const press = () => fireEvent.click(button());

/** Answers with a position in Melbourne. */
function answer(at = 0): void {
  const coords = { latitude: -37.81, longitude: 144.96, accuracy: 50 };
  // The code under test reads nothing else of the browser's answer.
  act(() => questions[at]?.found(Object.assign(Object.create(null), { coords })));
}

function refuse(code: number, at = 0): void {
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  act(() => questions[at]?.failed({ code, message: "", ...codes }));
}

it("doesn't ask for the position before it is pressed", () => {
  show();
  expect(questions).toEqual([]);
  expect(status()).toBe("");
});

it("sorts the parties of all pages, with their distance, and unknown places last", async () => {
  show();
  expect(months()).toEqual(["December 2026"]);
  press();
  expect(status()).toBe("Finding where you are…");
  expect(names()).toEqual(inOrder);
  answer();
  await sorted();
  expect(names()).toEqual([
    "Sydney, 713 km from you",
    "Auckland, 2,626 km from you",
    "London, 16,900 km from you",
    "Somewhere",
  ]);
  expect(screen.getByText("Showing 4 of 4 events")).toBeDefined();
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(status()).toBe("Nearest first. Your location stays in this browser.");
  expect(sent.map(String).filter((url) => /37\.8|144\.9/.test(url))).toEqual([]);
});

it("restores months and order when it is pressed again", async () => {
  show();
  press();
  answer();
  await sorted();
  press();
  expect(names()).toEqual(inOrder);
  expect(months()).toEqual(["December 2026"]);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  expect(status()).toBe("");
  expect(questions).toHaveLength(1);
});

it("sorts the results of a filter, too, without asking again", async () => {
  show();
  press();
  answer();
  await sorted();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "UK");
  await waitFor(() => expect(names()).toEqual(["London, 16,900 km from you"]));
  press();
  expect(names()).toEqual(["London"]);
  expect(questions).toHaveLength(1);
});

it("says that the parties can't be loaded, and leaves those it has", async () => {
  show();
  vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
    Response.json([{ error: { message: "", code: -32_000, data: { httpStatus: 500 } } }], {
      status: 500,
    }),
  );
  press();
  answer();
  expect(await screen.findByText("Failed to load events")).toBeDefined();
  expect(names()).toEqual(inOrder);
  expect(status()).toBe("");
});

it.each([
  [1, /^Your browser didn't share your location\./],
  [2, /^We can't find your location right now\./],
  [3, /^Finding your location took too long\./],
])(
  "says why it can't, for the browser's error %i, and can be pressed again",
  async (code, sentence) => {
    show();
    press();
    refuse(code);
    expect(status()).toMatch(sentence);
    expect(button().getAttribute("aria-pressed")).toBe("false");
    expect(names()).toEqual(inOrder);
    press();
    answer(1);
    await sorted();
  },
);

it("ignores a position that arrives after it was turned off", () => {
  show();
  press();
  press();
  answer();
  refuse(1);
  expect(names()).toEqual(inOrder);
  expect(status()).toBe("");
});

it("counts only the answer to the latest press", async () => {
  show();
  for (let times = 0; times < 3; times += 1) press();
  answer();
  expect(names()).toEqual(inOrder);
  answer(1);
  await sorted();
});

it("says so if no party has a known place", async () => {
  show([["Somewhere", "2026-12-12", null]]);
  press();
  answer();
  await sorted();
  expect(status()).toBe("None of these parties is on the map yet.");
});
