/** Background jobs whose failures are counted. Without zod. */
export const jobKinds = ["import", "campaign", "schedule", "alerts"] as const;
export type JobKind = (typeof jobKinds)[number];

/** A job that fails this often in a row for the same reason is set aside. */
export const triesUntilSetAside = 3;
/** After this time a schedule or alert that was set aside is tried again. */
export const setAsideForMs = 60 * 60_000;
/** For how many days Health shows a job that was set aside. */
export const jobFailureDays = 7;
