const maxTries = 4;
const longestWaitSeconds = 30;
/** Sending these twice does what sending them once does. */
const repeatable = new Set(["GET", "HEAD", "PUT", "DELETE"]);

export type Fetch = (request: Request) => Promise<Response>;

/**
 * Sends a request again after a 429, a 503 or a broken connection, once the server's `Retry-After`
 * has passed. A POST or PATCH without an `Idempotency-Key` may have been done before the failure,
 * so only a 429 repeats it.
 */
export function retrying(fetchOnce: Fetch): Fetch {
  return async function fetchWithRetries(request) {
    for (let tried = 1; ; tried += 1) {
      const again = request.clone();
      const answer = await fetchOnce(request).catch((error: unknown) => {
        if (tried === maxTries || request.signal.aborted || !isRepeatable(request)) throw error;
        return undefined;
      });
      const waitSeconds = secondsToWait(answer, tried);
      const isRefused = answer?.status === 429 || (answer?.status === 503 && isRepeatable(request));
      const isFinal = tried === maxTries || waitSeconds > longestWaitSeconds;
      if (answer !== undefined && (!isRefused || isFinal)) return answer;
      await answer?.body?.cancel();
      await wait(waitSeconds, request.signal);
      request = again;
    }
  };
}

function isRepeatable({ method, headers }: Request): boolean {
  return repeatable.has(method) || headers.has("idempotency-key");
}

/** Without the server's word, twice as long each time, and not the same for all clients. */
function secondsToWait(answer: Response | undefined, tried: number): number {
  const told = Number(answer?.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(told) ? told : 2 ** tried * (0.1 + Math.random() * 0.1);
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1_000);
    signal.addEventListener("abort", stop, { once: true });
  });
}
