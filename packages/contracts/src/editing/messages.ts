export const editingMessages = {
  changedMeanwhile:
    "Someone has changed the same fields since you read this. Please look at what is stored now.",
  unknownVersion:
    "This isn't a version of what is stored. Please read it again, and send the ETag that comes with it.",
  isDraft: "It's a draft: only admins see it until you publish it.",
} as const;

/** `Changed by Ana at 2026-11-19T17:12:00.000Z`, also meant for programs. */
export function changedBy({ by, at }: { by: string | null; at: string }): string {
  return `Changed by ${by ?? "someone"} at ${at}`;
}
