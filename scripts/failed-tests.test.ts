import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failedInBrowser, failedInVitest, flakyInBrowser } from "./failed-tests.ts";

describe("failures in Vitest", () => {
  const passed = { fullName: "money adds", status: "passed", failureMessages: [] };
  const file = { name: join(import.meta.dirname, "money.test.ts"), status: "failed", message: "" };

  it("include each failed test with the first line of its message", () => {
    const failed = {
      fullName: "money rounds up",
      status: "failed",
      failureMessages: [
        "\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at money.test.ts:3",
      ],
    };
    expect(
      failedInVitest({ testResults: [{ ...file, assertionResults: [passed, failed] }] }),
    ).toEqual(["scripts/money.test.ts › money rounds up: AssertionError: expected 1 to be 2"]);
  });

  it("include a file that didn't load", () => {
    const message = "Cannot find module './mony.ts'\nRequire stack:";
    expect(failedInVitest({ testResults: [{ ...file, message, assertionResults: [] }] })).toEqual([
      "scripts/money.test.ts: Cannot find module './mony.ts'",
    ]);
  });

  it("are empty if all passed, or if there is no report", () => {
    const testResults = [{ ...file, status: "passed", assertionResults: [passed] }];
    expect(failedInVitest({ testResults })).toEqual([]);
    expect(failedInVitest({})).toEqual([]);
  });
});

describe("failures in the browser", () => {
  const errors = [{ message: "Error: it is hidden\n\n  at home.spec.ts:4" }];
  const tests = [
    { projectName: "desktop", status: "expected", results: [{ errors: [] }] },
    { projectName: "phone", status: "unexpected", results: [{ errors }] },
  ];
  const spec = { title: "shows the next event", file: "home.spec.ts", line: 4, tests };

  it("include each failed test with its project and all of its titles", () => {
    const inner = { title: "the poster", specs: [spec] };
    const file = { title: "home.spec.ts", specs: [spec], suites: [inner] };
    expect(failedInBrowser({ suites: [file] })).toEqual([
      "[phone] home.spec.ts:4 › shows the next event: Error: it is hidden",
      "[phone] home.spec.ts:4 › the poster › shows the next event: Error: it is hidden",
    ]);
  });

  it("don't include a test that passed at the second attempt, which is listed separately", () => {
    const flaky = {
      projectName: "desktop",
      status: "flaky",
      results: [{ errors }, { errors: [] }],
    };
    const file = { title: "home.spec.ts", specs: [{ ...spec, tests: [flaky] }] };
    expect(failedInBrowser({ suites: [file] })).toEqual([]);
    expect(flakyInBrowser({ suites: [file] })).toEqual([
      "[desktop] home.spec.ts:4 › shows the next event: Error: it is hidden",
    ]);
  });

  it("include an error that stopped every test from running", () => {
    expect(failedInBrowser({ errors: [{ message: "Error: the server didn't start" }] })).toEqual([
      "Playwright: Error: the server didn't start",
    ]);
  });

  it("include errors outside of tests, with their place if it is in our code", () => {
    const message = "Error: the page was closed";
    const stack = `${message}\n    at Channel (/node_modules/core.js:3:1)\n    at ask (/clone/e2e/public/budgets.spec.ts:34:29)`;
    expect(failedInBrowser({ errors: [{ message, stack }] })).toEqual([
      "Playwright at e2e/public/budgets.spec.ts:34: Error: the page was closed",
    ]);
  });
});
