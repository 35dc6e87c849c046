/** No column may be forgotten, not even one for which the database has a default: what was to be stored would be lost. */
export type EveryColumn<Columns> = {
  [Column in keyof Required<Columns>]: Exclude<Columns[Column], undefined>;
};
