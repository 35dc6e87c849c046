import type { DoorState } from "@before-ten/contracts/door/output";

/** Of all doors. People who left uncounted can't make the number inside negative. */
export function insideOf({ doors }: DoorState): { ins: number; outs: number; inside: number } {
  const ins = doors.reduce((sum, door) => sum + door.ins, 0);
  const outs = doors.reduce((sum, door) => sum + door.outs, 0);
  return { ins, outs, inside: Math.max(0, ins - outs) };
}
