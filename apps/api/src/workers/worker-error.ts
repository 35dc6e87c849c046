/** A task that didn't come to an end, as opposed to one that threw an error. */
export class WorkerError extends Error {
  /** It took longer than it may, or its process died, or was ended with the server. */
  readonly reason: "too slow" | "ended";

  constructor(reason: WorkerError["reason"], how: string) {
    super(`The worker's task was ${reason}: ${how}`);
    this.name = "WorkerError";
    this.reason = reason;
  }
}
