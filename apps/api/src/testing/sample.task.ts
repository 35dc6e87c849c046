import { AppError } from "@before-ten/contracts/shared/errors";
import { setTimeout as wait } from "node:timers/promises";

export type SampleInput =
  | { what: "answer"; value: unknown }
  | { what: "tell environment" }
  | { what: "throw" | "refuse" | "die" | "wait" | "compute for ever" };

/** What tests of workers make them do. Returns the id of its process. */
export async function run(input: SampleInput): Promise<unknown> {
  switch (input.what) {
    case "answer":
      return { pid: process.pid, value: input.value };
    case "tell environment":
      return Object.keys(process.env);
    case "throw":
      throw new TypeError("no such colour");
    case "refuse":
      throw new AppError("BAD_REQUEST", "not this image");
    case "die":
      return process.kill(process.pid, "SIGKILL");
    case "wait":
      return wait(60_000);
    case "compute for ever":
      for (;;);
  }
}
