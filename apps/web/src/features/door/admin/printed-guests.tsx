import type { Door } from "@before-ten/contracts/door/output";
import type { DoorLog } from "./use-door.ts";
import { dayAtVenue } from "./venue-time.ts";
import classes from "./door.module.css";

/** The guest list on paper, with a box for each person; not on the screen. */
export function PrintedGuests({ door: { party, guests }, log }: { door: Door; log: DoorLog }) {
  const arrived = new Set(log.state.arrivals.map(({ guestId }) => guestId));
  return (
    <div className={classes.printed}>
      <h1>{party.eventName}</h1>
      <p>
        {dayAtVenue(party)}, {party.place}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Ticket</th>
            <th scope="col">Order</th>
            <th scope="col">Arrived</th>
          </tr>
        </thead>
        <tbody>
          {guests.map(({ id, name, ticket, reference, admits }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{ticket}</td>
              <td>{reference}</td>
              <td>{(arrived.has(id) ? "\u2611" : "\u2610").repeat(admits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
