import { AppError } from "@before-ten/contracts/shared/errors";
import type { Answer } from "./worker-process.ts";

/**
 * The program of a worker process: one task after the other, each the function `run` of the module
 * named by the server. Everything else is loaded lazily.
 */

process.on("message", (request) => void answer(request));
// The server has ended this process, or has died.
process.on("disconnect", () => process.exit());
// A terminal and a supervisor may signal the server's processes too. The server finishes its
// requests first, and needs its workers for that.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);

async function answer(request: unknown): Promise<void> {
  const result = await resultOf(request);
  // If the server is gone, no answer is needed: its end is noticed above.
  process.send?.(result, undefined, undefined, () => undefined);
}

async function resultOf(request: unknown): Promise<Answer> {
  try {
    if (!isRequest(request)) throw new Error("A worker was sent something that is no task");
    const module: unknown = await import(request.module);
    if (!isTask(module)) throw new Error(`${request.module} exports no function run`);
    return { output: await module.run(request.input) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // Between processes an error is copied without its class.
    return { error, code: error instanceof AppError ? error.code : undefined };
  }
}

function isRequest(request: unknown): request is { module: string; input: unknown } {
  return (
    typeof request === "object" &&
    request !== null &&
    "module" in request &&
    typeof request.module === "string" &&
    "input" in request
  );
}

function isTask(module: unknown): module is { run: (input: unknown) => unknown } {
  return (
    typeof module === "object" &&
    module !== null &&
    "run" in module &&
    typeof module.run === "function"
  );
}
