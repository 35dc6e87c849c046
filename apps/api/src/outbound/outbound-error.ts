/** Why a stranger's page wasn't read. */
export type OutboundErrorReason =
  /** Not http or https on their default ports, or no address on the public internet. */
  | "not public"
  /** No such host, no connection, no TLS, or a broken answer. */
  | "unreachable"
  | "too slow"
  | "too large"
  | "too many redirects"
  | "not html"
  /** The host's robots.txt disallows it. */
  | "robots";

export class OutboundError extends Error {
  readonly reason: OutboundErrorReason;

  /** `what` never contains a resolved address, because it may end up in a log or an answer. */
  constructor(reason: OutboundErrorReason, what: string, options?: ErrorOptions) {
    super(`A page wasn't read, ${reason}: ${what}`, options);
    this.name = "OutboundError";
    this.reason = reason;
  }
}
