/**
 * Every column has to be named, even one with a default in the database: a forgotten one would lose
 * what was to be stored.
 */
export type EveryColumn<Columns> = {
  [Column in keyof Required<Columns>]: Exclude<Columns[Column], undefined>;
};
