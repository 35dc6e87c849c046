/** Minutes by which a party's start is usually changed on its day. */
export const usualShifts = [-30, 15, 30, 60] as const;

const dayMinutes = 24 * 60;

/** `HH:MM`, some minutes later or earlier; undefined beyond the day. */
export function shiftedTime(time: string, minutes: number): string | undefined {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  const shifted = hours * 60 + rest + minutes;
  if (shifted < 0 || shifted >= dayMinutes) return undefined;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(shifted / 60))}:${two(shifted % 60)}`;
}
