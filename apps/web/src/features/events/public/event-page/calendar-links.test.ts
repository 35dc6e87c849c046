import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { expect, it } from "vitest";
import { googleCalendarLink, outlookLink } from "./calendar-links.ts";

const publicUrl = "https://club.example";
const site = { publicUrl, texts: createTextReader()(eventPageTexts) };
const event = {
  id: "0198c5ae-0000-7000-8000-000000000000",
  eventName: "Rock & Soul: 100% + more",
  location: { formatted: "The Corn Exchange, London", coordinates: null },
  startsAt: "2026-07-04T15:00:00.000Z",
  endsAt: "2026-07-04T21:00:00.000Z",
  timeZone: "Europe/London",
};
const details = `Tickets and everything else: ${publicUrl}/events/${event.id}`;

it("Google opens with the event filled in", () => {
  const { origin, pathname, searchParams } = new URL(googleCalendarLink(event, site));
  expect(origin + pathname).toBe("https://calendar.google.com/calendar/render");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: event.eventName,
    dates: "20260704T150000Z/20260704T210000Z",
    ctz: "Europe/London",
    details,
    location: "The Corn Exchange, London",
  });
});

it("Outlook opens with the event filled in, and shows no + for a space", () => {
  const link = outlookLink(event, site);
  expect(link).not.toContain("+");
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.eventName,
    startdt: event.startsAt,
    enddt: event.endsAt,
    body: details,
    location: "The Corn Exchange, London",
  });
});

it("leaves out a place that isn't known", () => {
  const nowhere = { ...event, location: { formatted: " ", coordinates: null } };
  expect(googleCalendarLink(nowhere, site)).not.toContain("location");
  expect(outlookLink(nowhere, site)).not.toContain("location");
});
