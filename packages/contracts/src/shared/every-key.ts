/**
 * The same object with every key required: an optional value may be undefined, but must be listed.
 * A presenter that forgets one doesn't compile, while the output's own type would allow it.
 */
export type EveryKey<Output> = Output extends readonly unknown[]
  ? Output
  : Output extends object
    ? { [Key in keyof Required<Output>]: EveryKey<Output[Key]> }
    : Output;
