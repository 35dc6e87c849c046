import { forEachNoteColumn } from "@before-ten/contracts/events/notes";
import { updateEventInput } from "@before-ten/contracts/events/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { VersionKind } from "../../deps.ts";
import { updateEvent } from "./admin-events.service.ts";

/** Each column that can be restored, with the form field that writes it. */
const fields: Readonly<Record<string, string>> = {
  event_name: "eventName",
  description: "description",
  start_date: "startDate",
  end_date: "endDate",
  start_time: "startTime",
  end_time: "endTime",
  location: "location",
  country: "country",
  time_zone: "timeZone",
  redirect_url: "redirectUrl",
  status: "status",
  capacity: "capacity",
  unlimited_capacity: "unlimitedCapacity",
  availability: "availability",
  on_sale_from: "onSaleFrom",
  music_genres: "musicGenres",
  line_up: "lineUp",
  minimum_age: "minimumAge",
  ...forEachNoteColumn((name) => name),
  featured: "featured",
  registrations: "registrations",
};

/**
 * An event's version in the history, restored with the form's rules. The poster stays, and so does
 * the disruption, because guests were told about it.
 */
export const eventVersions: VersionKind = {
  columns: [...Object.keys(fields), "ticket_amount", "ticket_currency"],

  async restore(deps, { id, differing, version }) {
    const sent = Object.entries(differing).flatMap(([column, value]) => {
      const field = fields[column];
      return field === undefined ? [] : [[field, value]];
    });
    const isPriced = "ticket_amount" in differing || "ticket_currency" in differing;
    const { ticket_amount: amount, ticket_currency: currency } = version;
    const input = updateEventInput.safeParse({
      id,
      ...Object.fromEntries(sent),
      ...(isPriced && { ticketPrice: { amount, currency } }),
    });
    if (!input.success) throw new AppError("CONFLICT", historyMessages.versionInvalid);
    await updateEvent(deps, input.data);
  },
};
