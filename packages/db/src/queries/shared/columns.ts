/**
 * Requires every column, even one with a default in the database, because a forgotten one would
 * lose a value.
 */
export type EveryColumn<Columns> = {
  [Column in keyof Required<Columns>]: Exclude<Columns[Column], undefined>;
};

/**
 * Columns maintained by a trigger: how often a row changed, and in which version each column did.
 */
export type VersionColumn = "version" | "field_versions";
