/** What can happen to an announced party. */
export const disruptionKinds = ["cancelled", "postponed", "rescheduled", "moved"] as const;

export type DisruptionKind = (typeof disruptionKinds)[number];

/** With these an event doesn't take place on its day. */
export const calledOffKinds = [
  "cancelled",
  "postponed",
] as const satisfies readonly DisruptionKind[];

/** What is new about a party that takes place; a new date may have new hours as well. */
export const announcedChanges = ["date", "time", "place"] as const;

export type AnnouncedChange = (typeof announcedChanges)[number];

/** Whether the party won't take place on the announced day. */
export function isCalledOff(disruption: { kind: DisruptionKind } | null): boolean {
  return calledOffKinds.some((kind) => kind === disruption?.kind);
}
