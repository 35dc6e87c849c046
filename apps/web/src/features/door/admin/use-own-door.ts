import { useState } from "react";

/** Which of the doors this phone stands at; kept on the phone. */
export function useOwnDoor(
  eventId: string,
  doors: readonly string[],
): [string, (door: string) => void] {
  const key = `door-place:${eventId}`;
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const door = doors.find((each) => each === chosen) ?? doors[0] ?? "";
  return [
    door,
    (next) => {
      localStorage.setItem(key, next);
      setChosen(next);
    },
  ];
}
