/**
 * The same object with every key required: an optional value may be undefined, but has to be named.
 * A presenter that forgets one doesn't compile, where the output's own type would let it be lost.
 */
export type EveryKey<Output> = Output extends readonly unknown[]
  ? Output
  : Output extends object
    ? { [Key in keyof Required<Output>]: EveryKey<Output[Key]> }
    : Output;
