/**
 * Columns maintained by a trigger: how often a row changed, and in which version each column did.
 */
export type VersionColumn = "version" | "field_versions";
