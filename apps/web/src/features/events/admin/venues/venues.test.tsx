import type { PublicImage } from "@before-ten/contracts/images/output";
import type { AdminVenue } from "@before-ten/contracts/venues/output";
import { editingMessages } from "@before-ten/contracts/editing/messages";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { closeToasts } from "../../../../testing/close-toasts.ts";
import { standInForFonts } from "../../../../testing/stand-in-for-fonts.ts";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { VenueForm } from "./venue-form.tsx";
import { VenuesList } from "./venues-list.tsx";
import { valuesOf } from "./venue-form-values.ts";
import { venuesSearch } from "./venues-search.ts";

const venue: AdminVenue = {
  id: "0198c5ae-0000-7000-8000-000000000001",
  slug: "paper-mill-yard",
  name: "Paper Mill Yard",
  country: "UK",
  location: { formatted: "Paper Mill Yard, Hackney Wick, London", coordinates: null },
  city: "London",
  capacity: 300,
  arrival: null,
  transport: "Overground to Hackney Wick.",
  accessibility: null,
  bar: null,
  seats: null,
  cloakroom: null,
  rules: null,
  photos: [],
  status: "published",
  createdAt: "2026-11-19T17:12:00.000Z",
  updatedAt: "2026-11-20T17:12:00.000Z",
  version: 3,
};

const answers = {
  "places.status": { isSetUp: false },
  "editing.reportVenue": { others: [], version: 3, changes: [] },
};

beforeAll(standInForFonts);

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("sends what was changed, and nothing else", async () => {
  const saved = vi.fn<(input: unknown) => object>(() => ({ ...venue, meanwhile: [] }));
  showAsRole("editor", {
    part: <VenueForm venue={venue} />,
    answers: { ...answers, "venues.update": saved },
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "House rules" }), "No glasses.");
  await userEvent.clear(screen.getByRole("textbox", { name: "Transport and last train" }));
  await userEvent.click(screen.getByRole("button", { name: "Save venue" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toEqual({
    id: venue.id,
    baseVersion: 3,
    rules: "No glasses.",
    transport: null,
  });
});

it("an empty form says what is missing, beside the fields", async () => {
  const saved = vi.fn<(input: unknown) => object>(() => venue);
  showAsRole("editor", {
    part: <VenueForm />,
    answers: { ...answers, "venues.create": saved },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Create venue" }));
  expect(await screen.findByText(messages.nameRequired)).toBeTruthy();
  expect(screen.getByText(messages.countryRequired)).toBeTruthy();
  expect(screen.getByText(eventFormMessages.locationRequired)).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
});

it("saves a new venue as a draft by the button that Ctrl+S presses, and says so", async () => {
  const saved = vi.fn<(input: unknown) => object>(() => venue);
  showAsRole("editor", {
    part: <VenueForm initial={valuesOf(venue)} />,
    answers: { ...answers, "venues.create": saved },
  });
  const button = await screen.findByRole("button", { name: "Save as draft" });
  expect(button.dataset["saveKey"]).toBe("true");
  await userEvent.click(button);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ status: "draft", name: venue.name });
  expect(await screen.findByText(editingMessages.isDraft)).toBeTruthy();
});

const yard: PublicImage = {
  url: "/media/yard-800.jpeg",
  alt: "",
  width: 800,
  height: 600,
  srcSet: "/media/yard-800.webp 800w",
  avifSrcSet: null,
  svgUrl: null,
  wordlessUrl: null,
  preview: null,
  darkest: null,
};

it("says how many photos have no words for those who can't see", async () => {
  const photos = [{ imageId: "one", image: yard, alt: "" }];
  showAsRole("editor", { part: <VenueForm venue={{ ...venue, photos }} />, answers });
  expect(await screen.findByText(/1 picture says nothing/)).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox", { name: "What picture 1 shows" }), "The yard");
  expect(screen.queryByText(/says nothing/)).toBeNull();
});

it("fills the words of several photos with pasted lines", async () => {
  const photos = ["one", "two", "three"].map((imageId) => ({ imageId, image: yard, alt: "" }));
  showAsRole("editor", { part: <VenueForm venue={{ ...venue, photos }} />, answers });
  await userEvent.click(await screen.findByRole("textbox", { name: "What picture 2 shows" }));
  await userEvent.paste("The bar\r\n The stairs \nToo many\n");
  const words = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^What picture/ });
  expect(words.map(({ value }) => value)).toEqual(["", "The bar", "The stairs"]);
});

it("lists venues, without actions for roles that may only read", async () => {
  const list = {
    ...venuesSearch,
    search: {},
    onSearch: () => undefined,
    onPage: () => undefined,
    onType: () => undefined,
    onFilter: () => undefined,
  };
  const pagination = { page: 1, limit: 20, total: 1, pages: 1 };
  const nextParty = {
    id: venue.id,
    eventName: "Golden 90s",
    startDate: "2026-12-05T00:00:00.000Z",
  };
  const listed = { "venues.listForAdmin": { items: [{ ...venue, nextParty }], pagination } };
  showAsRole("viewer", { part: <VenuesList list={list} />, answers: listed });
  const row = await screen.findByRole("rowheader", { name: /Paper Mill Yard/ });
  expect(row.textContent).toBe("Paper Mill YardHackney Wick, London");
  expect(screen.getByRole("cell", { name: "Golden 90s Sat 5 Dec 2026" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Paper|New venue/ })).toBeNull();
  cleanup();
  showAsRole("editor", { part: <VenuesList list={list} />, answers: listed });
  await screen.findByRole("rowheader", { name: /Paper Mill Yard/ });
  expect(screen.getByRole("button", { name: "Actions for Paper Mill Yard" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "New venue" })).toBeTruthy();
});
