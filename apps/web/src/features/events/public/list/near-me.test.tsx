import { fireEvent, screen } from "@testing-library/react";
import { Fragment } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NearMe as NearMeElement } from "./near-me.element.ts";
import { NearMe, whereabouts } from "./near-me.tsx";

customElements.define("near-me", NearMeElement);

type Coordinates = [number, number] | null;

const parties: [name: string, coordinates: Coordinates][] = [
  ["London", [-0.08, 51.52]],
  ["Somewhere", null],
  ["Sydney", [151.2, -33.87]],
  ["Auckland", [174.76, -36.85]],
];

function List({ shown = parties, pages = false }: { shown?: typeof parties; pages?: boolean }) {
  return (
    <page-frame>
      <NearMe />
      <div data-part="list">
        <ticket-grid>
          <ul>
            {shown.map(([name, coordinates]) => (
              <li key={name} {...whereabouts(coordinates)}>
                <h2>{name}</h2>
              </li>
            ))}
            <li>
              <p>That is every party.</p>
            </li>
          </ul>
        </ticket-grid>
        {pages && <nav />}
      </div>
    </page-frame>
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
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole("button", { name: "Near me" });
const status = () => screen.getByRole("status").textContent;
const names = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
const inOrder = ["London", "Somewhere", "Sydney", "Auckland", "That is every party."];

function open(list = <List />): void {
  document.body.innerHTML = renderToString(list);
}

/** The first press loads the code that handles it. */
async function press(): Promise<void> {
  const before = button().getAttribute("aria-pressed");
  fireEvent.click(button());
  await vi.waitFor(() => expect(button().getAttribute("aria-pressed")).not.toBe(before));
}

/** Answers with a position in Melbourne. */
function answer(at = 0): void {
  const coords = { latitude: -37.81, longitude: 144.96, accuracy: 50 };
  // The code under test reads nothing else of the browser's answer.
  questions[at]?.found(Object.assign(Object.create(null), { coords }));
}

function refuse(code: number, at = 0): void {
  const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
  questions[at]?.failed({ code, message: "", ...codes });
}

it("doesn't ask for the position before it is pressed", () => {
  open();
  expect(questions).toEqual([]);
  expect(status()).toBe("");
});

it("sorts the nearest first with their distance, and unknown places last", async () => {
  open();
  await press();
  expect(status()).toBe("Finding where you are…");
  expect(names()).toEqual(inOrder);
  answer();
  expect(names()).toEqual([
    "Sydney713 km from you",
    "Auckland2,626 km from you",
    "London16,900 km from you",
    "Somewhere",
    "That is every party.",
  ]);
  expect(button().getAttribute("aria-pressed")).toBe("true");
  expect(status()).toBe("Nearest first. Your position stays in this browser.");
  expect(document.querySelector("h2 + p")?.textContent).toBe("713 km from you");
});

it("merges the months into one list, and restores each month's tickets", async () => {
  document.body.innerHTML = renderToString(
    <page-frame>
      <NearMe />
      <div data-part="list">
        <ticket-grid>
          {[parties.slice(0, 2), parties.slice(2)].map((month) => (
            <Fragment key={month[0]?.[0]}>
              <h2>Month of {month[0]?.[0]}</h2>
              <ul>
                {month.map(([name, coordinates]) => (
                  <li key={name} {...whereabouts(coordinates)}>
                    <h3>{name}</h3>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </ticket-grid>
      </div>
    </page-frame>,
  );
  const headings = () =>
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  const lists = () => [...document.querySelectorAll("ul")].map(({ textContent }) => textContent);
  const [months, tickets] = [headings(), lists()];
  await press();
  answer();
  expect(headings()).toEqual(["Nearest first"]);
  expect(names()[0]).toBe("Sydney713 km from you");
  expect(lists()[1]).toBe("");
  await press();
  expect(headings()).toEqual(months);
  expect(lists()).toEqual(tickets);
});

it("says that a page holds only some of the parties", async () => {
  open(<List pages />);
  await press();
  answer();
  expect(status()).toMatch(/^Nearest first, among the parties on this page\./);
});

it("restores the order when it is pressed again", async () => {
  open();
  await press();
  answer();
  await press();
  expect(names()).toEqual(inOrder);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  expect(status()).toBe("");
  expect(questions).toHaveLength(1);
});

it("sorts the results of a filter, too, without asking again", async () => {
  open();
  await press();
  answer();
  const found = document.createElement("div");
  found.innerHTML = renderToString(<List shown={parties.slice(2).toReversed()} />);
  const part = found.querySelector("[data-part]");
  document.querySelector("[data-part]")?.replaceChildren(...(part?.childNodes ?? []));
  await vi.waitFor(() => expect(names()[0]).toBe("Sydney713 km from you"));
  await press();
  expect(names()).toEqual(["Auckland", "Sydney", "That is every party."]);
  expect(questions).toHaveLength(1);
});

it.each([
  [1, /^Your browser didn't share your position\./],
  [2, /^Your position can't be found just now\./],
  [3, /^Finding your position took too long\./],
])(
  "says why it can't, for the browser's error %i, and can be pressed again",
  async (code, sentence) => {
    open();
    await press();
    refuse(code);
    expect(status()).toMatch(sentence);
    expect(button().getAttribute("aria-pressed")).toBe("false");
    expect(names()).toEqual(inOrder);
    await press();
    answer(1);
    expect(names()[0]).toMatch(/^Sydney/);
  },
);

it("ignores a position that arrives after it was turned off", async () => {
  open();
  await press();
  await press();
  answer();
  refuse(1);
  expect(names()).toEqual(inOrder);
  expect(status()).toBe("");
});

it("keeps the page's original order when two answers arrive", async () => {
  open();
  for (let times = 0; times < 3; times += 1) await press();
  answer();
  answer(1);
  await press();
  expect(names()).toEqual(inOrder);
});

it("says so if no party has a known place", async () => {
  open(<List shown={[["Somewhere", null]]} />);
  await press();
  answer();
  expect(status()).toBe("We have no map position for any of these parties.");
});
