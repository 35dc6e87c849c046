/**
 * Requires every column, even one with a default in the database, because a forgotten one would
 * lose a value.
 */
export type EveryColumn<Columns> = {
  [Column in keyof Required<Columns>]: Exclude<Columns[Column], undefined>;
};
