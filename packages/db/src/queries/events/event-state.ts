import {
  type Availability,
  availabilities,
  fewLeftShare,
} from "@before-ten/contracts/events/availability";
import { calledOffKinds } from "@before-ten/contracts/events/disruption";
import { type EventState, eventStates } from "@before-ten/contracts/events/states";
import { type RawBuilder, sql } from "kysely";

/** Selects the events that the contracts' `isInState` finds in this state. */
export function isInState(now: Date, state: EventState): RawBuilder<boolean> {
  if (!isAvailability(state)) return sql`events.disruption = ${state}`;
  return sql`(
    ${availabilityAt(now)} = ${state}
    and (events.disruption is null or events.disruption not in (${sql.join(calledOffKinds)}))
  )`;
}

/** Each event's place in the order of states: disruptions come after availabilities. */
export function inOrderOfStates(now: Date): RawBuilder<number> {
  return sql`array_position(
    array[${sql.join(eventStates.map((state) => sql.lit(state)))}]::text[],
    coalesce(events.disruption::text, ${availabilityAt(now)})
  )`;
}

function isAvailability(state: EventState): state is Availability {
  return availabilities.some((availability) => availability === state);
}

/** The result of the contracts' `availabilityOf` at this time, as text. */
function availabilityAt(now: Date): RawBuilder<Availability> {
  return sql`case
    when events.availability <> 'not-yet-on-sale' or events.on_sale_from > ${now}::timestamptz
      then events.availability::text
    when events.unlimited_capacity or events.capacity is null then 'on-sale'
    when events.registrations >= events.capacity then 'sold-out'
    when events.capacity - events.registrations <= events.capacity * ${fewLeftShare}::float8
      then 'few-left'
    else 'on-sale'
  end`;
}
