import { instant } from "../shared/output.ts";

export const publishAtOutput = instant(
  "2026-12-04T09:00:00.000Z",
  "When the draft is published automatically; null for visitors",
).nullable();

export const takeDownAtOutput = instant(
  "2027-01-04T09:00:00.000Z",
  "When it becomes a draft again automatically; null for visitors",
).nullable();
