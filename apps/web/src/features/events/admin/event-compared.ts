import { availabilityLabels } from "@before-ten/contracts/events/admin-messages";
import { lineUpText } from "@before-ten/contracts/events/line-up";
import { type NoteName, forEachNote } from "@before-ten/contracts/events/notes";
import { type NumberName, forEachNumber } from "@before-ten/contracts/events/numbers";
import { longDate } from "@before-ten/contracts/events/time-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import type { ComparedField, ComparedFields } from "../../../admin/form/conflict/merge-values.ts";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { capitalised } from "../../../lib/capitalised.ts";
import {
  type EventFormValues,
  chosenLocation,
  currencyOf,
  timeZoneOf,
} from "./form/event-form-values.ts";

type Field = ComparedField<EventFormValues>;

const dates: Field = {
  label: "Dates",
  fields: ["startDate", "endDate"],
  text: ({ startDate, endDate }) =>
    startDate === endDate ? dayText(startDate) : `${dayText(startDate)} to ${dayText(endDate)}`,
};

const times: Field = {
  label: "Times",
  fields: ["startTime", "endTime"],
  text: ({ startTime, endTime }) => `${startTime} to ${endTime}`,
};

const price: Field = {
  label: "Ticket price",
  fields: ["ticketPrice", "priceSteps"],
  text: (values) => {
    const earlier = values.priceSteps.map(
      ({ amount, until }) => `${amount} until ${until.replace("T", " ")}, then `,
    );
    return `${currencyOf(values)} ${earlier.join("")}${values.ticketPrice}`;
  },
  value: (values) => [
    currencyOf(values),
    Number(values.ticketPrice),
    values.priceSteps.map(({ amount, until }) => [Number(amount), until]),
  ],
};

const places: Field = {
  label: "Places",
  fields: ["capacity", "unlimitedCapacity"],
  text: ({ capacity, unlimitedCapacity }) => (unlimitedCapacity ? "No limit" : capacity),
  value: ({ capacity, unlimitedCapacity }) => (unlimitedCapacity ? true : capacity.trim()),
};

const tickets: Field = {
  label: "Tickets",
  fields: ["availability", "onSaleFrom"],
  text: ({ availability, onSaleFrom }) => {
    if (availability === "") return "By capacity and registrations";
    if (availability !== "not-yet-on-sale") return availabilityLabels[availability];
    return `${availabilityLabels[availability]}, from ${momentOf(onSaleFrom)}`;
  },
  value: ({ availability, onSaleFrom }) => [
    availability,
    availability === "not-yet-on-sale" && onSaleFrom,
  ],
};

const venue: Field = {
  label: "Venue",
  fields: ["venueId"],
  text: ({ venueId }) => (venueId === "" ? "None" : "One of the club’s venues"),
};

const country: Field = {
  label: "Country and time zone",
  fields: ["country", "timeZone"],
  text: (values) => `${countryOf(values.country).name}, ${timeZoneOf(values)}`,
  value: (values) => [values.country, timeZoneOf(values)],
};

const flyer: Field = {
  label: "Flyer",
  fields: ["poster"],
  text: (values) => {
    if (values.flyer !== null) return values.flyer.name;
    return values.posterUrl === "" ? "" : "The flyer that is stored";
  },
};

/** The parts of an event in which two versions can differ. */
export const comparedEvent: ComparedFields<EventFormValues> = {
  eventName: {
    label: "Event name",
    fields: ["eventName"],
    text: ({ eventName }) => eventName,
  },
  description: {
    label: "Description",
    fields: ["description"],
    text: ({ description }) => description,
  },
  startDate: dates,
  endDate: dates,
  startTime: times,
  endTime: times,
  location: {
    label: "Location",
    fields: ["location"],
    text: ({ location }) => chosenLocation(location)?.formatted ?? "",
    value: ({ location }) => chosenLocation(location)?.formatted,
  },
  venueId: venue,
  country,
  timeZone: country,
  ticketPrice: price,
  priceSteps: price,
  currency: price,
  promotion: {
    label: "Promotion",
    fields: ["promotion"],
    text: ({ promotion: { text, from, until } }) =>
      [text, from && `from ${from.replace("T", " ")}`, until && `until ${until.replace("T", " ")}`]
        .filter(Boolean)
        .join(", "),
  },
  redirectUrl: {
    label: "Ticket link",
    fields: ["redirectUrl"],
    text: ({ redirectUrl }) => redirectUrl,
  },
  flyer,
  posterUrl: flyer,
  capacity: places,
  unlimitedCapacity: places,
  availability: tickets,
  onSaleFrom: tickets,
  musicGenres: {
    label: "Music",
    fields: ["musicGenres"],
    text: ({ musicGenres }) => musicGenres.join(", "),
  },
  lineUp: {
    label: "Line-up",
    fields: ["lineUp"],
    text: ({ lineUp }) =>
      lineUpText(lineUp.map(({ time, name }) => ({ time: time || null, name }))),
  },
  ...forEachNumber(typedField),
  ...forEachNote(typedField),
  featured: {
    label: "Featured",
    fields: ["featured"],
    text: ({ featured }) => (featured ? "Yes" : "No"),
  },
  registrations: {
    label: "Registrations",
    fields: ["registrations"],
    text: ({ registrations }) => registrations,
  },
  status: {
    label: "Status",
    fields: ["status"],
    text: ({ status }) => capitalised(status),
  },
  publishAt: {
    label: "Scheduled to publish",
    fields: ["publishAt"],
    text: ({ publishAt }) => publishAt.replace("T", ", "),
  },
  takeDownAt: {
    label: "Scheduled to come down",
    fields: ["takeDownAt"],
    text: ({ takeDownAt }) => takeDownAt.replace("T", ", "),
  },
};

function typedField(name: NumberName | NoteName, { label }: { label: string }): Field {
  return { label, fields: [name], text: (values) => values[name] };
}

/** Also accepts a date that is still being typed. */
function dayText(day: string): string {
  return day === "" ? "" : longDate(day);
}
