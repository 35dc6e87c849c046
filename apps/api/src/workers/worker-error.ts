/** A task that didn't finish, as opposed to one that threw an error. */
export class WorkerError extends Error {
  /** It exceeded its time limit, or its process died or was ended with the server. */
  readonly reason: "too slow" | "ended";

  constructor(reason: WorkerError["reason"], how: string) {
    super(`The worker's task was ${reason}: ${how}`);
    this.name = "WorkerError";
    this.reason = reason;
  }
}
