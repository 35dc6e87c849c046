import {
  type NoteColumn,
  type NoteName,
  eventNotes,
  forEachNote,
  forEachNoteColumn,
} from "@before-ten/contracts/events/notes";
import {
  type NumberColumn,
  type NumberName,
  eventNumbers,
  forEachNumber,
  forEachNumberColumn,
} from "@before-ten/contracts/events/numbers";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { CreateEvent } from "@before-ten/contracts/events/input";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Decided } from "@before-ten/contracts/shared/fields";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** What visitors read under "What to Expect", if admins wrote anything. */

type ExpectField = "lineUp" | NumberName | NoteName;

type ExpectFields = Pick<Decided<CreateEvent>, ExpectField>;

type ExpectColumn = "line_up" | NumberColumn | NoteColumn;

/** The values of an empty form. */
export const nothingToExpect: ExpectFields = {
  lineUp: [],
  ...forEachNumber(() => null),
  ...forEachNote(() => null),
};

export function storedExpect(row: Pick<EventRow, ExpectColumn>): ExpectFields {
  return {
    lineUp: row.line_up,
    ...optionsIn(row),
  };
}

export function expectColumns(event: ExpectFields): Pick<EventColumns, ExpectColumn> {
  return {
    line_up: JSON.stringify(event.lineUp),
    ...forEachNumberColumn((name) => event[name]),
    ...forEachNoteColumn((name) => event[name]),
  };
}

export function presentExpect(
  row: Pick<EventRow, ExpectColumn>,
): EveryKey<Pick<PublicEvent, ExpectField>> {
  return {
    lineUp: row.line_up.map(({ time, name }) => ({ time, name })),
    ...optionsIn(row),
  };
}

function optionsIn(row: Pick<EventRow, NumberColumn | NoteColumn>) {
  return {
    ...forEachNumber((name) => row[eventNumbers[name].column]),
    ...forEachNote((name) => row[eventNotes[name].column]),
  };
}
