import type { TestProject } from "vitest/node";
import { startTestPostgres } from "./test-postgres.ts";

/** Runs once before the test files of a project; "vitest" itself can't be imported here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { serverUrl, superuserUrl, template, stop } = await startTestPostgres();
  project.provide("testPostgres", { serverUrl, superuserUrl, template });
  return stop;
}
