import { availabilities } from "@before-ten/contracts/events/availability";
import { disruptionKinds } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { publicEvent } from "@before-ten/contracts/testing/public-event";
import { describe, expect, it } from "vitest";
import { eventJsonLd } from "./event-json-ld.ts";

/**
 * Google's requirements for events as of November 2026:
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */

const publicUrl = "https://club.example";
const dates = {
  startDate: "2026-07-04T00:00:00.000Z",
  endDate: "2026-07-04T00:00:00.000Z",
  startTime: "16:00",
  endTime: "22:00",
  startsAt: "2026-07-04T23:00:00.000Z",
  endsAt: "2026-07-05T05:00:00.000Z",
};
const event = publicEvent({
  ...dates,
  eventName: "Raincoats Off",
  description: "An afternoon of synths.",
  location: {
    formatted: "Raincoat Hall, Vancouver",
    coordinates: [-123.1, 49.26],
    city: "Vancouver",
    address: "9 Rain Street",
  },
  country: "CA",
  timeZone: "America/Vancouver",
  timeZoneAbbreviation: "PDT",
  ticketPrice: { amount: 45, currency: "CAD" },
  redirectUrl: "https://tickets.example/raincoats-off",
  createdAt: "2026-03-01T00:00:00.000Z",
});
const reason = {
  reason: "Rain.",
  since: "2026-06-01T00:00:00.000Z",
  changes: [],
  previousLocation: null,
};

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const link = /^https:\/\/[^ ]+$/;
const words = /\S/;
const one = (...names: string[]) => new RegExp(`^https://schema.org/(?:${names.join("|")})$`);

/** Pattern of each required property by path. */
const required: Record<string, RegExp> = {
  "@context": /^https:\/\/schema\.org$/,
  "@type": /^Event$/,
  name: words,
  startDate: iso,
  "location.@type": /^Place$/,
  "location.address.@type": /^PostalAddress$/,
  "location.address.addressCountry": /^[A-Z]{2}$/,
};
const recommended: Record<string, RegExp> = {
  description: words,
  endDate: iso,
  "image.0": link,
  "location.name": words,
  "location.address.streetAddress": words,
  "location.address.addressLocality": words,
  "organizer.name": words,
  "organizer.url": link,
  eventStatus: one("EventScheduled", "EventCancelled", "EventPostponed", "EventRescheduled"),
  eventAttendanceMode: one("OfflineEventAttendanceMode"),
};
/** For an event that takes place. The acts aren't known, so `performer` is missing. */
const recommendedOffer: Record<string, RegExp> = {
  "offers.@type": /^Offer$/,
  "offers.url": link,
  "offers.price": /^\d+(?:\.\d+)?$/,
  "offers.priceCurrency": /^[A-Z]{3}$/,
  "offers.availability": one(
    "InStock",
    "LimitedAvailability",
    "SoldOut",
    "PreOrder",
    "InStoreOnly",
  ),
};

function read(change: Partial<PublicEvent>): Record<string, unknown> {
  return JSON.parse(
    eventJsonLd({ ...event, ...change }, { publicUrl, ended: false, texts: createTextReader() }),
  );
}

/** All texts and numbers with their paths, e.g. `offers.price`. */
function valuesOf(data: unknown, path: string[] = []): [path: string, value: string][] {
  if (typeof data !== "object" || data === null) return [[path.join("."), String(data)]];
  return Object.entries(data).flatMap(([name, value]) => valuesOf(value, [...path, name]));
}

function byPath(data: unknown): Record<string, string> {
  return Object.fromEntries(valuesOf(data));
}

/** Matcher for all of these properties, each in its form. */
function formsOf(properties: Record<string, RegExp>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([path, form]) => [path, expect.stringMatching(form)]),
  );
}

describe("structured data for search engines", () => {
  it.each(availabilities)("is there when its tickets are %s", (availability) => {
    const isLater = availability === "not-yet-on-sale";
    const data = read({ availability, onSaleFrom: isLater ? "2026-05-01T16:00:00.000Z" : null });
    const sale = isLater ? { "offers.validFrom": /^2026-05-01T16:00:00.000Z$/ } : {};
    expect(byPath(data)).toMatchObject(
      formsOf({ ...required, ...recommended, ...recommendedOffer, ...sale }),
    );
  });

  it.each(disruptionKinds)("is there when it is %s", (kind) => {
    const previousDates = kind === "rescheduled" ? dates : null;
    const data = read({ disruption: { ...reason, kind, previousDates } });
    const before = previousDates === null ? {} : { previousStartDate: iso };
    expect(byPath(data)).toMatchObject(formsOf({ ...required, ...recommended, ...before }));
  });

  it("has what is known of a typed or unknown place", () => {
    const typed = read({ location: { formatted: "Raincoat Hall", coordinates: null } });
    expect(byPath(typed)).toMatchObject(
      formsOf({ ...required, "location.name": /^Raincoat Hall$/ }),
    );
    const unknown = read({ location: { formatted: " ", coordinates: null } });
    expect(byPath(unknown)).toMatchObject(formsOf({ ...required, "location.name": /^Canada$/ }));
    expect(JSON.stringify(unknown)).not.toContain("not available");
  });

  it("has no empty values", () => {
    const nowhere = { formatted: "", coordinates: null };
    for (const change of [{}, { redirectUrl: null }, { location: nowhere }]) {
      const empty = valuesOf(read(change)).filter(([, value]) => value.trim() === "");
      expect(empty).toEqual([]);
    }
  });

  it("names the poster before the drawn ticket", () => {
    const poster = {
      url: "/media/a.jpg",
      srcSet: "",
      avifSrcSet: null,
      svgUrl: null,
      wordlessUrl: null,
      preview: null,
      darkest: null,
      alt: "",
      width: 800,
      height: 1200,
    };
    expect(byPath(read({ poster }))).toMatchObject(
      formsOf({
        "image.0": /^https:\/\/club\.example\/media\/a\.jpg$/,
        "image.1": /^https:\/\/club\.example\/share\/events\/[\w-]+\.jpg\?v=/,
      }),
    );
  });

  it("has the venue's coordinates", () => {
    expect(byPath(read({}))).toMatchObject(
      formsOf({
        "location.geo.latitude": /^49\.26$/,
        "location.geo.longitude": /^-123\.1$/,
      }),
    );
  });
});
