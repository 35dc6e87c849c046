import {
  type NoteColumn,
  type NoteName,
  eventNotes,
  forEachNote,
  forEachNoteColumn,
} from "@before-ten/contracts/events/notes";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { CreateEvent } from "@before-ten/contracts/events/input";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { Decided } from "@before-ten/contracts/shared/fields";
import type { EventColumns } from "@before-ten/db/queries/events/admin-events";
import type { EventRow } from "@before-ten/db/queries/events/events";

/** What visitors read under "What to Expect", if admins wrote anything. */

type ExpectField = "lineUp" | "minimumAge" | NoteName;

type ExpectFields = Pick<Decided<CreateEvent>, ExpectField>;

type ExpectColumn = "line_up" | "minimum_age" | NoteColumn;

/** The values of an empty form. */
export const nothingToExpect: ExpectFields = {
  lineUp: [],
  minimumAge: null,
  ...forEachNote(() => null),
};

export function storedExpect(row: Pick<EventRow, ExpectColumn>): ExpectFields {
  return {
    lineUp: row.line_up,
    minimumAge: row.minimum_age,
    ...notesIn(row),
  };
}

export function expectColumns(event: ExpectFields): Pick<EventColumns, ExpectColumn> {
  return {
    line_up: JSON.stringify(event.lineUp),
    minimum_age: event.minimumAge,
    ...forEachNoteColumn((name) => event[name]),
  };
}

export function presentExpect(
  row: Pick<EventRow, ExpectColumn>,
): EveryKey<Pick<PublicEvent, ExpectField>> {
  return {
    lineUp: row.line_up.map(({ time, name }) => ({ time, name })),
    minimumAge: row.minimum_age,
    ...notesIn(row),
  };
}

function notesIn(row: Pick<EventRow, NoteColumn>) {
  return forEachNote((name) => row[eventNotes[name].column]);
}
