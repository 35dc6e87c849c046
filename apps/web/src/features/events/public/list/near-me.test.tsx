import { act, fireEvent, render, screen } from "@testing-library/react";
import { nearMeTexts } from "@before-ten/contracts/site/texts/events/near-me";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { eventOn } from "../../../../testing/event-on.ts";
import type { Position } from "./distance.ts";
import { EventTickets, sortedNote } from "./events-list.tsx";
import { NearMe } from "./near-me.tsx";

type Coordinates = [number, number] | null;

/** By month. */
const parties: [name: string, startDate: string, coordinates: Coordinates][] = [
  ["London", "2026-12-05", [-0.08, 51.52]],
  ["Somewhere", "2026-12-12", null],
  ["Sydney", "2027-01-02", [151.2, -33.87]],
  ["Auckland", "2027-01-09", [174.76, -36.85]],
];

interface ListProps {
  shown?: typeof parties;
  pages?: number;
}

function List({ shown = parties, pages = 1 }: ListProps) {
  const texts = useTexts(nearMeTexts);
  const [position, setPosition] = useState<Position>();
  const items = shown.map(([eventName, startDate, coordinates]) =>
    eventOn(startDate, { eventName, location: { formatted: eventName, coordinates } }),
  );
  const events = { items, pagination: { page: 1, limit: 20, total: items.length, pages } };
  return (
    <>
      <NearMe
        position={position}
        onPosition={setPosition}
        note={position ? sortedNote(events, position, texts) : ""}
      />
      <EventTickets
        events={events}
        search={{}}
        position={position}
        now={new Date("2026-12-01T12:00:00.000Z")}
      />
    </>
  );
}

/** Requests for the position, with the callbacks to grant or refuse them. */
let questions: { found: PositionCallback; failed: PositionErrorCallback }[] = [];

beforeEach(() => {
  questions = [];
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        questions.push({ found, failed }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const button = () => screen.getByRole("button", { name: "Near me" });
const status = () => screen.getByRole("status").textContent;
const names = () =>
  screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => [heading.textContent, distanceBelow(heading)].filter(Boolean).join(", "));
const months = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const inOrder = parties.map(([name]) => name);

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
  render(<List />);
  expect(questions).toEqual([]);
  expect(status()).toBe("");
});

it("sorts the nearest first with their distance, and unknown places last", () => {
  render(<List />);
  expect(months()).toEqual(["December 2026", "January 2027"]);
  press();
  expect(status()).toBe("Finding where you are…");
  expect(names()).toEqual(inOrder);
  answer();
  expect(names()).toEqual([
    "Sydney, 713 km from you",
    "Auckland, 2,626 km from you",
    "London, 16,900 km from you",
    "Somewhere",
  ]);
  expect(months()).toEqual(["Nearest first"]);
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(status()).toBe("Nearest first. Your position stays in this browser.");
});

it("says that a page holds only some of the parties", () => {
  render(<List pages={2} />);
  press();
  answer();
  expect(status()).toMatch(/^Nearest first, among the parties on this page\./);
});

it("restores months and order when it is pressed again", () => {
  render(<List />);
  press();
  answer();
  press();
  expect(names()).toEqual(inOrder);
  expect(months()).toEqual(["December 2026", "January 2027"]);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  expect(status()).toBe("");
  expect(questions).toHaveLength(1);
});

it("sorts the results of a filter, too, without asking again", () => {
  const { rerender } = render(<List />);
  press();
  answer();
  rerender(<List shown={parties.slice(2).toReversed()} />);
  expect(names()[0]).toBe("Sydney, 713 km from you");
  press();
  expect(names()).toEqual(["Auckland", "Sydney"]);
  expect(questions).toHaveLength(1);
});

it.each([
  [1, /^Your browser didn't share your position\./],
  [2, /^Your position can't be found just now\./],
  [3, /^Finding your position took too long\./],
])("says why it can't, for the browser's error %i, and can be pressed again", (code, sentence) => {
  render(<List />);
  press();
  refuse(code);
  expect(status()).toMatch(sentence);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  expect(names()).toEqual(inOrder);
  press();
  answer(1);
  expect(names()[0]).toMatch(/^Sydney/);
});

it("ignores a position that arrives after it was turned off", () => {
  render(<List />);
  press();
  press();
  answer();
  refuse(1);
  expect(names()).toEqual(inOrder);
  expect(status()).toBe("");
});

it("counts only the answer to the latest press", () => {
  render(<List />);
  for (let times = 0; times < 3; times += 1) press();
  answer();
  expect(names()).toEqual(inOrder);
  answer(1);
  expect(names()[0]).toMatch(/^Sydney/);
});

it("says so if no party has a known place", () => {
  render(<List shown={[["Somewhere", "2026-12-12", null]]} />);
  press();
  answer();
  expect(status()).toBe("We have no map position for any of these parties.");
});
