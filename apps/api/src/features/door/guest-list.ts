import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import { doorLengths, maxAdmits, maxGuests } from "@before-ten/contracts/door/rules";
import { fieldError } from "@before-ten/contracts/shared/errors";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { type TableRow, guessSeparator, readTable } from "../../tables/read-table.ts";

export interface ListedGuest {
  name: string;
  ticket: string;
  reference: string;
  admits: number;
}

/** Headings that ticket sellers use, in lower case and without signs; the first match wins. */
const headings = {
  name: [
    "name",
    "guest",
    "guestname",
    "attendee",
    "attendeename",
    "fullname",
    "ticketholder",
    "ticketholdername",
    "buyer",
    "buyername",
    "customer",
    "customername",
  ],
  first: ["firstname", "attendeefirstname", "givenname", "buyerfirstname"],
  last: ["lastname", "attendeelastname", "surname", "familyname", "buyerlastname"],
  ticket: ["tickettype", "ticket", "ticketname", "type", "category"],
  reference: [
    "ordernumber",
    "orderid",
    "order",
    "reference",
    "bookingreference",
    "bookingid",
    "booking",
    "confirmation",
  ],
  admits: ["quantity", "qty", "tickets", "admits", "numberoftickets", "ticketquantity"],
} as const;

type Column = keyof typeof headings;

/**
 * Reads a ticket seller's export. Rows of the same guest, ticket and order are one guest, as most
 * sellers write a row for each ticket. Other columns, such as addresses, are left out.
 * @throws AppError BAD_REQUEST with what is wrong, and in which row
 */
export async function readGuestList(text: string): Promise<ListedGuest[]> {
  const guests = new Map<string, ListedGuest>();
  let columns: ReadonlyMap<Column, number> | undefined;
  for await (const row of readTable(toIterable(text), guessSeparator(text))) {
    if (row.isBroken) throw invalid(messages.unreadable(row.row));
    if (columns === undefined) {
      columns = readHeadings(row.cells);
      continue;
    }
    const guest = readGuest(row, columns);
    if (guest === undefined) continue;
    const key = JSON.stringify([guest.name, guest.ticket, guest.reference]);
    const admits = (guests.get(key)?.admits ?? 0) + guest.admits;
    guests.set(key, { ...guest, admits: Math.min(admits, maxAdmits) });
    if (guests.size > maxGuests) throw invalid(messages.tooManyGuests);
  }
  if (guests.size === 0) throw invalid(messages.noGuests);
  return [...guests.values()];
}

function readHeadings(cells: readonly string[]): ReadonlyMap<Column, number> {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  const columns = new Map<Column, number>();
  for (const column of columnsOfLists) {
    const heading = headings[column].find((each) => names.includes(each));
    if (heading !== undefined) columns.set(column, names.indexOf(heading));
  }
  if (!columns.has("name") && !columns.has("first") && !columns.has("last")) {
    throw invalid(messages.noNames);
  }
  return columns;
}

const columnsOfLists = [
  "name",
  "first",
  "last",
  "ticket",
  "reference",
  "admits",
] as const satisfies readonly Column[];

/** Undefined for a row without a name, such as a sum below the list. */
function readGuest(
  { row, cells }: TableRow,
  columns: ReadonlyMap<Column, number>,
): ListedGuest | undefined {
  const cell = (column: Column) => singleLine(cells[columns.get(column) ?? -1] ?? "");
  const name = cell("name") || [cell("first"), cell("last")].filter(Boolean).join(" ");
  if (name === "") return undefined;
  if (name.length > doorLengths.name) throw invalid(messages.nameTooLong(row));
  const admits = cell("admits") === "" ? 1 : Number(cell("admits"));
  if (!Number.isInteger(admits) || admits < 1 || admits > maxAdmits) {
    throw invalid(messages.admitsInvalid(row));
  }
  return {
    name,
    ticket: cell("ticket").slice(0, doorLengths.ticket),
    reference: cell("reference").slice(0, doorLengths.reference),
    admits,
  };
}

async function* toIterable(text: string): AsyncGenerator<string> {
  yield text;
}

function invalid(message: string) {
  return fieldError("BAD_REQUEST", "text", message);
}
