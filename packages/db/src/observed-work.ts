/** A piece of work that takes a while. Observers read it when the work ends, too. */
export interface Work {
  kind: "procedure" | "statement" | "connection" | "render" | "mail" | "task";
  /** One of a small set, so that it can be a metric label: a procedure's name, a page's pattern. */
  name: string;
  /** The result if it didn't throw: `ok`, or an error's code. */
  outcome?: string;
  /** Extra text for a trace, without personal data. */
  text?: string;
}

/** Runs the work and reports it; returns and throws what the work does. */
export type Observer = <Result>(work: Work, run: () => Promise<Result>) => Promise<Result>;

const observers: Observer[] = [];

/** Adds an observer of all work, until the returned function is called. */
export function observeWith(observer: Observer): () => void {
  observers.push(observer);
  return () => {
    const index = observers.indexOf(observer);
    if (index !== -1) observers.splice(index, 1);
  };
}

/**
 * Does the work, and lets observers watch it. Without observers the overhead is two calls; the
 * description is computed lazily.
 */
export function observed<Result>(
  describe: () => Work,
  run: (work?: Work) => Promise<Result>,
): Promise<Result> {
  if (observers.length === 0) return run();
  const work = describe();
  let outer = () => run(work);
  for (const observer of observers) {
    const inner = outer;
    outer = () => observer(work, inner);
  }
  return outer();
}
