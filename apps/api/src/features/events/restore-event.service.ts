import { eventField, eventFieldNames, eventFields } from "@before-ten/contracts/events/field-table";
import { updateEventInput } from "@before-ten/contracts/events/input";
import { historyMessages } from "@before-ten/contracts/history/messages";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { VersionKind } from "../../deps.ts";
import { updateEvent } from "./admin-events.service.ts";

const { columns: priceColumns } = eventFields.ticketPrice;

/** The field of each column that can be restored, except the price, which is two columns. */
const fields = new Map(
  eventFieldNames.flatMap((name) => {
    const { columns, staysOnRestore = false } = eventField(name);
    const isLeftOut = staysOnRestore || name === "ticketPrice";
    return isLeftOut ? [] : columns.map((column) => [column, name] as const);
  }),
);

/**
 * An event's version in the history, restored with the form's rules. The poster stays, and so does
 * the disruption, because guests were told about it.
 */
export const eventVersions: VersionKind = {
  columns: [...fields.keys(), ...priceColumns],

  async restore(deps, { id, differing, version }) {
    const sent = Object.entries(differing).flatMap(([column, value]) => {
      const field = fields.get(column);
      return field === undefined ? [] : [[field, value]];
    });
    const isPriced = priceColumns.some((column) => column in differing);
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
