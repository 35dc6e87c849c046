import { type NearMeTexts, nearMeTexts } from "@before-ten/contracts/site/texts/events/near-me";
import { useEffect, useRef, useState } from "react";
import { comeAlive, needsScripts, waiting } from "../../../../lib/page/come-alive.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import fieldClasses from "../../../../ui/field/text-field.module.css";
import type { Position } from "./distance.ts";
import classes from "./near-me.module.css";

/** A position that is a minute old is good enough for parties in other towns. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

interface NearMeProps {
  /** The visitor's position, by which the list is sorted; undefined if it isn't. */
  position: Position | undefined;
  onPosition: (position: Position | undefined) => void;
  /** The sentence about the sorted list. */
  note: string;
}

/**
 * Button that asks for the visitor's position and sorts the nearest parties first, until it is
 * pressed again. The position stays in the browser: it isn't sent, put in an address or stored.
 */
export function NearMe({ position, onPosition, note }: NearMeProps) {
  const texts = useTexts(nearMeTexts);
  const part = useRef<HTMLDivElement>(null);
  const [sentence, setSentence] = useState("");
  const [isAsking, setAsking] = useState(false);
  /** Answers to earlier presses are ignored. */
  const presses = useRef(0);
  const isPressed = isAsking || position !== undefined;

  useEffect(() => {
    if (part.current) comeAlive(part.current);
  }, []);

  function toggle(): void {
    const press = (presses.current += 1);
    const isLatest = () => press === presses.current;
    onPosition(undefined);
    setAsking(!isPressed);
    setSentence(isPressed ? "" : texts.asking);
    if (isPressed) return;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isLatest()) return;
        setAsking(false);
        setSentence("");
        onPosition({ latitude, longitude });
      },
      (error) => {
        if (!isLatest()) return;
        setAsking(false);
        setSentence(sentenceFor(error, texts));
      },
      options,
    );
  }

  return (
    <div ref={part} {...waiting} {...needsScripts} className={classes.near}>
      <button
        type="button"
        aria-pressed={isPressed}
        className={`${fieldClasses.input} ${classes.button}`}
        onClick={toggle}
      >
        {texts.button}
      </button>
      <p role="status" className={classes.note}>
        {position === undefined ? sentence : note}
      </p>
    </div>
  );
}

function sentenceFor(
  { code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError,
  texts: NearMeTexts,
): string {
  if (code === PERMISSION_DENIED) return texts.refused;
  return code === TIMEOUT ? texts.timeout : texts.unavailable;
}
