import type { AppRouter } from "@before-ten/api/app-router";
import { apiTimeoutMs } from "@before-ten/contracts/shared/limits";
import {
  type Operation,
  TRPCClientError,
  type TRPCClientErrorLike,
  type TRPCLink,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
} from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import { type Unsubscribable, observable } from "@trpc/server/observable";
import type { sendUpload as SendUpload } from "./send-upload.ts";
import { painted } from "../page/painted.ts";
import { retrySoon } from "./retry-soon.ts";

/** tRPC's hooks for components: `trpc.events.upcoming.useQuery(...)`. Loaders use `context.api`. */
export const trpc = createTRPCReact<AppRouter>();

/**
 * The error that a query or mutation passes to `onError`. Without `data` the call never reached the
 * server.
 */
export type FailedCall = TRPCClientErrorLike<AppRouter>;

export type TrpcClient = ReturnType<typeof trpc.createClient>;

interface BrowserClientOptions {
  readToken: () => string | null;
  /** Called when a call was refused because there is no session (any more). */
  onUnauthorized: () => void;
  /** Sends forms with images; only the admin area loads it. */
  sendUpload?: typeof SendUpload;
}

export function createBrowserClient({
  readToken,
  onUnauthorized,
  sendUpload,
}: BrowserClientOptions): TrpcClient {
  const fetchCall = fetchInTime(sendUpload);
  const url = "/trpc";
  const headers = () => {
    const token = readToken();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  };
  return trpc.createClient({
    links: [
      watchUnauthorized(onUnauthorized),
      retrySoon(),
      sendPainted(),
      splitLink({
        // A call with its own idempotency key isn't batched either.
        condition: ({ input, context }) =>
          isNonJsonSerializable(input) || typeof context["idempotencyKey"] === "string",
        true: httpLink({
          url,
          headers({ op: { context } }) {
            const key = context["idempotencyKey"];
            return typeof key === "string" ? { ...headers(), "idempotency-key": key } : headers();
          },
          fetch: fetchCall,
        }),
        false: httpBatchLink({ url, headers, maxURLLength: 2_000, fetch: fetchCall }),
      }),
    ],
  });
}

type FetchCall = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

/** A call has ten seconds; an upload as long as bytes leave the browser. */
function fetchInTime(sendUpload: BrowserClientOptions["sendUpload"]): FetchCall {
  return async (url, { signal, ...options } = {}) => {
    const deadline = AbortSignal.timeout(apiTimeoutMs);
    const { body, headers, method } = options;
    const response =
      body instanceof FormData && sendUpload !== undefined
        ? await sendUpload(url instanceof Request ? url.url : String(url), {
            method,
            headers: new Headers(headers),
            body,
            signal,
          })
        : await fetch(url, {
            ...options,
            signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          });
    return response.status === 429 ? await asTooManyCalls(response) : response;
  };
}

/**
 * A proxy answers too many calls with its own page, which would look like a lost connection: this
 * turns it into our error, so that the page asks to try again later. One such answer stands for
 * every call of a batch.
 */
async function asTooManyCalls(response: Response): Promise<Response> {
  const text = await response.text();
  if (text.includes('"httpStatus":429')) return new Response(text, response);
  const data = { code: "TOO_MANY_REQUESTS", httpStatus: 429 };
  return Response.json({ error: { message: "", code: -32_029, data } }, { status: 429 });
}

/** Steps of signing in. */
const signingIn: ReadonlySet<string> = new Set([
  "auth.login",
  "auth.secondFactorOptions",
  "auth.secondFactorByPasskey",
  "auth.secondFactorByCode",
  "auth.passkeyOptions",
  "auth.loginByPasskey",
]);

/** A failed sign-in is a 401 too, but must not clear the session. */
function isAboutSession({ path }: Operation): boolean {
  return !signingIn.has(path);
}

function watchUnauthorized(onUnauthorized: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          ...observer,
          error(error) {
            if (error.data?.httpStatus === 401 && isAboutSession(op)) onUnauthorized();
            observer.error(error);
          },
        }),
      );
}

/** Sends a mutation once the browser has painted its pending state. */
function sendPainted(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      if (op.type !== "mutation") return next(op);
      return observable((observer) => {
        let isWanted = true;
        let sent: Unsubscribable | undefined;
        async function send() {
          await painted();
          if (isWanted) sent = next(op).subscribe(observer);
        }
        void send();
        return () => {
          isWanted = false;
          sent?.unsubscribe();
        };
      });
    };
}

export function isFailedCall(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** What a call reads; undefined if it doesn't exist (any more). */
export async function foundBy<Found>(call: Promise<Found>): Promise<Found | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isFailedCall(error) && error.data?.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
