import classes from "./capacity.module.css";

/** How full the room is. An event may have more registrations than places: the bar then is full. */
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
