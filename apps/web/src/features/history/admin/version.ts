import type { VersionSide } from "@before-ten/contracts/history/rules";

/** A version that can be restored. */
export interface Version {
  /** Of the change that made it, or that it was before. */
  id: string;
  side: VersionSide;
  /** "of 4 Dec 2026, 6:30 PM" */
  name: string;
}
