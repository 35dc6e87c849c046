import type { HistoryKind } from "./rules.ts";

/**
 * The API's name of a column, if it isn't the column in camel case. Dots lead into the answer: an
 * event's `ticketPrice.amount`.
 */
const apiNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  event: {
    ticket_amount: "ticketPrice.amount",
    ticket_currency: "ticketPrice.currency",
    poster_id: "poster",
    poster_alt: "poster.alt",
    availability: "availabilitySetting",
    disruption: "disruption.kind",
    disruption_reason: "disruption.reason",
    disrupted_at: "disruption.since",
    previous_start_date: "disruption.previousDates.startDate",
    previous_end_date: "disruption.previousDates.endDate",
    previous_start_time: "disruption.previousDates.startTime",
    previous_end_time: "disruption.previousDates.endTime",
    previous_location: "disruption.previousLocation",
    series_id: "series.id",
  },
  post: {
    slug: "seo.slug",
    published_at: "publishDate",
    image_id: "image",
    image_alt: "image.alt",
  },
  subscriber: {
    consent_wording: "consent.wording",
    consented_at: "consent.at",
    utm_params: "consent.utmParams",
  },
  message: { assigned_to: "assignee" },
} satisfies Partial<Record<HistoryKind, Record<string, string>>>;

/** The API's name of a column recorded in the history. */
export function historyFieldName(kind: string, column: string): string {
  return apiNames[kind]?.[column] ?? camelCase(column);
}

function camelCase(column: string): string {
  return column.replaceAll(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
