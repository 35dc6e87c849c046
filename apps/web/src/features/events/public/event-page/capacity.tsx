import classes from "./capacity.module.css";

/** Bar for how full the room is. It is full if an event has more registrations than places. */
export function Capacity({ registrations, capacity }: { registrations: number; capacity: number }) {
  return (
    <div className={classes.capacity}>
      <p className={classes.text} id="capacity">
        {registrations} / {capacity} registered
      </p>
      <progress
        className={classes.bar}
        aria-labelledby="capacity"
        value={Math.min(registrations, capacity)}
        max={capacity}
      />
    </div>
  );
}
