/** Columns that a trigger keeps: how often a row was changed, and which column by which change. */
export type VersionColumn = "version" | "field_versions";
