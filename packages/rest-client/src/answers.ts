import type { components } from "./schema.ts";

type ErrorBody = components["schemas"]["Error"];

/** A call that the API refused or couldn't answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** The invalid fields, each with a sentence. */
  readonly details: NonNullable<ErrorBody["details"]>;
  /** Names the call in the server's log. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;

  constructor({ status, statusText, headers }: Response, body: unknown) {
    const known = isErrorBody(body) ? body : undefined;
    super(known?.error ?? (statusText || `The server answered ${status}`));
    const retryAfter = headers.get("retry-after");
    this.status = status;
    this.details = known?.details ?? [];
    this.requestId = headers.get("x-request-id");
    const seconds = retryAfter === null ? Number.NaN : Number(retryAfter);
    // It may be a date.
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }
}

/** A proxy in between answers in its own way. */
function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string"
  );
}

export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The answer itself: `dataOf(await club.GET(…))`.
 * @throws ApiError if the call failed
 */
export function dataOf<Data>({ data, error, response }: Answer<Data>): Data {
  if (data === undefined) throw new ApiError(response, error);
  return data;
}

interface Page<Item> {
  data: readonly Item[];
  pagination: { pages: number };
}

/**
 * Everything in a list, a page at a time as it is consumed: `for await (const event of
 * itemsOf((page) => club.GET("/events", { params: { query: { page } } })))`.
 *
 * @throws ApiError if a call fails
 */
export async function* itemsOf<Item>(
  readPage: (page: number) => Promise<Answer<Page<Item>>>,
): AsyncGenerator<Item, void, undefined> {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { data, pagination } = dataOf(await readPage(page));
    ({ pages } = pagination);
    yield* data;
  }
}
