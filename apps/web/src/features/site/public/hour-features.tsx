import tones from "../../../ui/hour-tones.module.css";
import classes from "./hour-features.module.css";

const features = [
  {
    hour: "4",
    title: "Perfect Timing",
    text: "Doors at four, last song at ten. The babysitter, the last train and tomorrow morning all stay on your side.",
  },
  {
    hour: "6",
    title: "Nostalgic Music",
    text: "80s, 90s and early 2000s dance, played loud by people who bought it the first time round.",
  },
  {
    hour: "8",
    title: "30+ Community",
    text: "Come alone, leave with plans for the next one. A room of grown-ups who are there for the dancing.",
  },
  {
    hour: "10",
    title: "Global Locations",
    text: "Melbourne to Toronto, each city with its own room and its own sunset.",
  },
] as const;

/** Four reasons, told along the hours of a party. */
export function HourFeatures() {
  return (
    <ol className={`${classes.list} ${tones.tones}`}>
      {features.map(({ hour, title, text }) => (
        <li key={hour}>
          <span className={classes.hour} aria-hidden="true">
            {hour}
          </span>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
