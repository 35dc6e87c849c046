import type { BrowserContext, ConsoleMessage, Request, Response } from "@playwright/test";

/**
 * Everything that goes wrong in the browser during a test: console errors and warnings (React logs
 * hydration mismatches), policy violations, uncaught errors, failed requests, error responses,
 * requests to other hosts. A test names those it provokes; every other one fails it.
 */
export class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => this.#readMessage(message));
    context.on("weberror", (error) => this.#seen.push(`uncaught: ${error.error().message}`));
    context.on("requestfailed", (request) => this.#readFailedRequest(request));
    context.on("response", (response) => this.#readResponse(response));
    context.on("request", (request) => this.#readAddress(request.url()));
    await context.exposeBinding("reportViolation", (_source, violation: string) => {
      this.#seen.push(violation);
    });
    await context.addInitScript(reportViolations);
  }

  /**
   * Patterns of errors that the test provokes. Errors look like `404 http://...`, `failed
   * net::ERR_... http://...`, `console error: ...`, `policy: ...` and `uncaught: ...`.
   */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Unexpected errors, and expected ones that didn't occur. */
  unexplained(): string[] {
    const matches = (pattern: RegExp) => (error: string) => pattern.test(error);
    return [
      ...this.#seen.filter(
        (error) => !isOfBackground(error) && !this.#expected.some((pattern) => pattern.test(error)),
      ),
      ...this.#expected
        .filter((pattern) => !this.#seen.some(matches(pattern)))
        .map((pattern) => `expected in vain: ${pattern}`),
    ];
  }

  #readMessage(message: ConsoleMessage): void {
    if (message.type() !== "error" && message.type() !== "warning") return;
    this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  #readFailedRequest(request: Request): void {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page aborts its requests, and films are fetched in pieces.
    if (reason !== "net::ERR_ABORTED") this.#seen.push(`failed ${reason} ${request.url()}`);
  }

  #readResponse(response: Response): void {
    if (response.status() >= 400) this.#seen.push(`${response.status()} ${response.url()}`);
  }

  #readAddress(url: string): void {
    const { protocol, origin } = new URL(url);
    if (!["data:", "blob:"].includes(protocol) && origin !== this.#origin) {
      this.#seen.push(`foreign ${url}`);
    }
  }
}

/**
 * Runs in the page. A blocked `eval` that the page's script catches isn't logged; only this event
 * reports it.
 */
function reportViolations(): void {
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI, sourceFile }) => {
      globalThis.reportViolation(`policy: ${violatedDirective} ${blockedURI} by ${sourceFile}`);
    },
  );
}

declare global {
  var reportViolation: (violation: string) => void;
}

/** Requests that every admin page makes, perhaps while a test cuts its network. */
function isOfBackground(error: string): boolean {
  return /ERR_INTERNET_DISCONNECTED .*(contact\.countUnread|secondFactor\.get|auth\.me)/.test(
    error,
  );
}
