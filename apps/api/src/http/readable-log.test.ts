import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { createLog } from "./log.ts";

function open() {
  let text = "";
  const log = createLog({
    logLevel: "info",
    isLogReadable: true,
    logTo: { write: (line) => void (text += line) },
  });
  return { log, read: () => stripVTControlCharacters(text).replaceAll(/^[\d:]{8} /gm, "") };
}

it("says in one line what was asked for and what was answered", () => {
  const { log, read } = open();
  log.info({ reqId: "a", req: { method: "GET", url: "/events?search=x" } }, "incoming request");
  log.info({ reqId: "b", req: { method: "POST", url: "/api/x" } }, "incoming request");
  log.info({ reqId: "b", res: { statusCode: 503 }, responseTime: 3.6 }, "request completed");
  log.info({ reqId: "a", res: { statusCode: 200 }, responseTime: 31.2 }, "request completed");
  expect(read()).toBe("POST /api/x 503, 4 ms\nGET /events 200, 31 ms\n");
});

it("names the level, the details, the request and the error's stack", () => {
  const { log, read } = open();
  log.info({ reqId: "a", req: { method: "GET", url: "/" } }, "incoming request");
  log.error({ reqId: "a", err: new Error("No room"), tries: 2 }, "page failed");
  const [first, second, third] = read().split("\n");
  expect(first).toBe("error page failed, tries: 2, GET /");
  expect(second).toBe("  Error: No room");
  expect(third).toMatch(/^ {2}at /);
});

it("shows control characters instead of sending them to the terminal", () => {
  const { log, read } = open();
  const hostile = "\u001B[2J\u009B31m\r\u202E";
  log.warn({ path: hostile, err: new Error(hostile) }, hostile);
  // eslint-disable-next-line no-control-regex
  expect(read()).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
  expect(read()).toMatch(/^warning \\u001b\[2J\\u009b31m\\u000d\\u202e, /);
});
