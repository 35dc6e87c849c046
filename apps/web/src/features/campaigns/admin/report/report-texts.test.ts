import { expect, it } from "vitest";
import { byDay, byHour, linkName, shortAddress } from "./report-texts.ts";

const startMs = Date.parse("2026-12-03T09:00:00Z");

function time(hoursAfter: number, hours: number, people: number) {
  const from = new Date(startMs + hoursAfter * 3_600_000).toISOString();
  return { from, hours, people, unsubscribed: 1 };
}

it("sums the hours of the first two days up to days", () => {
  const hours = Array.from({ length: 48 }, (_, index) => time(index, 1, 2));
  const times = [...hours, time(48, 24, 7), time(72, 24, 9)];
  expect(
    byDay(times).map(({ from, people, unsubscribed }) => [from, people, unsubscribed]),
  ).toEqual([
    ["2026-12-03T09:00:00.000Z", 48, 24],
    ["2026-12-04T09:00:00.000Z", 48, 24],
    ["2026-12-05T09:00:00.000Z", 7, 1],
    ["2026-12-06T09:00:00.000Z", 9, 1],
  ]);
  expect(byHour(times)).toEqual(hours);
  expect(times[0]?.people).toBe(2);
});

it("names a link after what it leads to", () => {
  const link = {
    number: 1,
    url: "https://www.tickets.example/7/",
    event: null,
    post: null,
    isTicketLink: false,
    people: 0,
    clicks: 0,
    scannerClicks: 0,
  };
  expect(linkName(link)).toBe("tickets.example/7");
  const event = { id: "1", name: "Disco" };
  expect(linkName({ ...link, event })).toBe("Disco");
  expect(linkName({ ...link, event, isTicketLink: true })).toBe("Disco: tickets");
  expect(linkName({ ...link, post: { id: "2", title: "Early" } })).toBe("Early");
  expect(shortAddress("http://a.example")).toBe("a.example");
});
