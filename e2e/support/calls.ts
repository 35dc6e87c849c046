import type { Page, Route } from "@playwright/test";

/** A mocked answer of the site's own API, for states that the demo data doesn't have. */
type Answer = { data: unknown } | { status: number; code?: string; message: string };

/** Mocks one procedure; other calls in the same batch reach the server. */
export async function answerCall(page: Page, procedure: string, answer: Answer): Promise<void> {
  await page.route(callsOf(procedure), async (route) => {
    const names = namesIn(route);
    const isAlone = names.every((name) => name === procedure);
    const answers: unknown[] = isAlone ? [] : await (await route.fetch()).json();
    // Mutations that create are sent without a batch.
    const isBatch = new URL(route.request().url()).searchParams.has("batch");
    await route.fulfill({
      status: "status" in answer ? answer.status : 200,
      json: isBatch
        ? names.map((name, index) =>
            name === procedure ? toEnvelope(procedure, answer) : answers[index],
          )
        : toEnvelope(procedure, answer),
    });
  });
}

/** Holds a procedure's calls back until the returned function is called. */
export async function holdCall(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(callsOf(procedure), async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Aborts the calls of this procedure, as if the connection were lost. */
export function loseCall(page: Page, procedure: string): Promise<unknown> {
  return page.route(callsOf(procedure), (route) => route.abort("internetdisconnected"));
}

/** Lets the server handle the calls, but loses their answers. */
export function loseAnswer(page: Page, procedure: string): Promise<unknown> {
  return page.route(callsOf(procedure), async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
  });
}

/** Lets the calls of this procedure reach the server again. */
export function restoreCall(page: Page, procedure: string): Promise<void> {
  return page.unroute(callsOf(procedure));
}

/** The names of all procedures the page calls from now on, in order. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/trpc/")) calls.push(...pathname.slice("/trpc/".length).split(","));
  });
  return calls;
}

const patterns = new Map<string, RegExp>();

/**
 * The pattern of a procedure's calls; always the same object, as `unroute` compares by identity.
 */
function callsOf(procedure: string): RegExp {
  const known = patterns.get(procedure);
  if (known !== undefined) return known;
  const pattern = new RegExp(
    String.raw`/trpc/([^?]*,)?${procedure.replace(".", String.raw`\.`)}(,|\?|$)`,
  );
  patterns.set(procedure, pattern);
  return pattern;
}

function namesIn(route: Route): string[] {
  return new URL(route.request().url()).pathname.slice("/trpc/".length).split(",");
}

function toEnvelope(path: string, answer: Answer) {
  if ("data" in answer) return { result: { data: answer.data } };
  const { status, code = "INTERNAL_SERVER_ERROR", message } = answer;
  return { error: { message, code: -32_000, data: { code, httpStatus: status, path } } };
}
