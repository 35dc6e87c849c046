import { Fragment } from "react";
import classes from "./sky-arc.module.css";

interface SkyArcProps {
  /** Position of the sun, from 4 to 10; it has the colour of its hour. */
  hour: number;
  className?: string | undefined;
}

const hours = [4, 5, 6, 7, 8, 9, 10];
const middle = 100;
const horizon = 96;
const radius = 86;

/** A large arc with its hours, standing on what is below it. Always decorative. */
export function SkyArc({ hour, className = "" }: SkyArcProps) {
  const [sunX, sunY] = at(hour, radius);
  return (
    <svg
      className={`${classes.sky} ${classes[toneOf(hour)]} ${className}`}
      viewBox="0 0 200 96"
      fontSize={7}
      aria-hidden="true"
    >
      {[20, 32, 44].map((halo) => (
        <circle key={halo} className={classes.halo} cx={sunX} cy={sunY} r={halo} />
      ))}
      <path
        className={classes.line}
        d={`M${middle - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
      />
      {hours.map((each) => {
        const [x, y] = at(each, radius);
        const [textX, textY] = at(each, radius - 17);
        return (
          <Fragment key={each}>
            <circle className={classes.mark} cx={x} cy={y} r={1.3} />
            <text className={classes.numeral} x={textX} y={textY}>
              {each}
            </text>
          </Fragment>
        );
      })}
      <circle className={classes.sun} cx={sunX} cy={sunY} r={8} />
    </svg>
  );
}

/** At four and at ten the whole sun is a little above the horizon. */
function at(hour: number, distance: number): [number, number] {
  const angle = Math.PI * (1 - (0.35 + (hour - 4) * 0.8833) / 6);
  return [round(middle + distance * Math.cos(angle)), round(horizon - distance * Math.sin(angle))];
}

/** Rounds, so that server and browser write the same few digits: a tenth is a sixth of a pixel. */
function round(value: number): number {
  return Number(value.toFixed(1));
}

function toneOf(hour: number): "gold" | "coral" | "magenta" | "dusk" {
  if (hour < 5.5) return "gold";
  if (hour < 7.5) return "coral";
  return hour < 9 ? "magenta" : "dusk";
}
