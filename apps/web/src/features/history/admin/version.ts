import type { VersionSide } from "@before-ten/contracts/history/rules";

/** A version that can be restored. */
export interface Version {
  /** Id of the change that made the version or replaced it. */
  id: string;
  side: VersionSide;
  /** "of 4 Dec 2026, 6:30 PM" */
  name: string;
}
