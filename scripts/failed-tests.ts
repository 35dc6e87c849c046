import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The part of Vitest's JSON report that says which tests failed and why. */
export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

export interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  /** Errors outside of tests. */
  errors: (ErrorDescription & { stack?: string })[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: ErrorDescription[] }[] }[];
  }[];
}

interface ErrorDescription {
  message?: string;
}

const root = join(import.meta.dirname, "..");

/** A line for each failed test, and for each file that didn't load or failed outside its tests. */
export function failedInVitest({ testResults = [] }: Partial<VitestReport>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [describe(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

/** A line for each failed test, and for each error that stopped all of them from running. */
export function failedInBrowser({ suites = [], errors = [] }: Partial<PlaywrightReport>): string[] {
  return [
    ...errors.map(({ message, stack }) => describe(`Playwright${placeIn(stack)}`, message)),
    ...testsThatEnded("unexpected", suites),
  ];
}

/** A line for each test that passed only at the second attempt. */
export function flakyInBrowser({ suites = [] }: Partial<PlaywrightReport>): string[] {
  return testsThatEnded("flaky", suites);
}

function testsThatEnded(status: string, files: PlaywrightSuite[]): string[] {
  // The outermost suite is the file, which each of its tests names as well.
  return files.flatMap((file) => inSuite(file, []));

  function inSuite({ specs, suites = [] }: PlaywrightSuite, path: string[]): string[] {
    const own = specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => {
          const name = [`[${projectName}] ${file}:${line}`, ...path, title].join(" › ");
          return describe(name, results.flatMap(({ errors }) => errors)[0]?.message);
        }),
    );
    return [...own, ...suites.flatMap((suite) => inSuite(suite, [...path, suite.title]))];
  }
}

/** Location of an error outside of tests. */
function placeIn(stack = ""): string {
  const [, place] = /(e2e\/[\w./-]+:\d+)/.exec(stack) ?? [];
  return place === undefined ? "" : ` at ${place}`;
}

function describe(name: string, message = ""): string {
  const [beginning = ""] = stripVTControlCharacters(message).trim().split("\n");
  return beginning === "" ? name : `${name}: ${beginning.slice(0, 200)}`;
}
