import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { type EventFormValues, newEventValues } from "../form/event-form-values.ts";
import { EventPreview } from "./event-preview.tsx";

afterEach(() => {
  sessionStorage.clear();
});

const typed: EventFormValues = {
  ...newEventValues,
  eventName: "Synths on the Pier",
  description: "Three hours of synths.",
  startDate: "2031-03-08",
  endDate: "2031-03-08",
  country: "AU",
  location: { isManual: true, manual: "Test Pier, Melbourne", place: null, typed: "" },
  ticketPrice: "45.50",
  lineUp: [{ time: "16:30", name: "DJ Marguerite" }],
  minimumAge: "18",
  flyer: new File([], "flyer.png", { type: "image/png" }),
};

const part = (values: EventFormValues) => (
  <MantineProvider env="test">
    <EventPreview values={values} event={undefined} />
  </MantineProvider>
);

async function show(values: EventFormValues) {
  const shown = render(part(values));
  const fold = screen.getByRole("button", { name: "Show the preview" });
  await userEvent.click(fold);
  return { ...shown, fold, type: (next: EventFormValues) => shown.rerender(part(next)) };
}

const choose = (kind: string) => userEvent.click(screen.getByRole("radio", { name: kind }));
const isChosen = (kind: string) => screen.getByRole("radio", { name: kind, checked: true });

/** Body of the frame's document, once the page is rendered in it. */
async function shownPage(): Promise<HTMLElement> {
  const frame = await screen.findByTitle<HTMLIFrameElement>("The event’s page");
  return waitFor(() => {
    const body = frame.contentDocument?.querySelector("h1")?.closest("body");
    if (!body) throw new Error("the page isn't there yet");
    return body;
  });
}

it("shows the page of the form's values and follows changes", async () => {
  const { type } = await show(typed);
  await choose("Page");
  const body = await shownPage();
  expect(body.querySelector("h1")?.textContent).toBe("Synths on the Pier");
  for (const text of [
    "Three hours of synths.",
    "Saturday 8 March 2031",
    "Test Pier, Melbourne",
    "AUD $45.50",
    "DJ Marguerite 4:30 PM",
    "18 and over.",
  ]) {
    expect(body.textContent).toContain(text);
  }
  expect(body.querySelector("button img")?.getAttribute("src")).toMatch(/^blob:/);
  type({ ...typed, eventName: "Synths by the Sea", ticketPrice: "", availability: "free" });
  await waitFor(() => expect(body.querySelector("h1")?.textContent).toBe("Synths by the Sea"));
  expect(body.textContent).not.toContain("AUD $45.50");
});

it("contains nothing that can be clicked or focused", async () => {
  await show(typed);
  await choose("Page");
  const body = await shownPage();
  expect(body.querySelectorAll("a, button").length).toBeGreaterThan(0);
  expect(body.hasAttribute("inert")).toBe(true);
  expect(screen.queryByRole("link")).toBeNull();
});

it("says what the page can't show yet", async () => {
  const { type } = await show(typed);
  await choose("Page");
  await shownPage();
  const missing = screen.getByRole("list", { name: "Not known yet" });
  expect(missing.textContent).toContain("only a place from the suggestions has");
  expect(missing.textContent).not.toContain("No description");
  type({ ...typed, description: "" });
  await waitFor(() => expect(missing.textContent).toContain("No description yet."));
});

it("doesn't render the page while folded or while it shows the card", async () => {
  const { fold } = await show(typed);
  isChosen("Card");
  expect(screen.queryByTitle("The event’s page")).toBeNull();
  await choose("Page");
  await shownPage();
  await userEvent.click(fold);
  expect(screen.queryByTitle("The event’s page")).toBeNull();
});

it("remembers for the visit whether card or page was chosen, by keyboard too", async () => {
  const { unmount } = await show(typed);
  screen.getByRole("radio", { name: "Card" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  isChosen("Page");
  unmount();
  await show(typed);
  isChosen("Page");
  await choose("Card");
  expect(screen.queryByTitle("The event’s page")).toBeNull();
});
