import { AppError } from "@before-ten/contracts/shared/errors";
import type { Deps } from "../deps.ts";

/** Reads public data: from the replica if possible, and from the primary server if that failed. */
export async function readPublic<Found>(
  deps: Deps,
  read: (deps: Deps) => Promise<Found>,
): Promise<Found> {
  const db = deps.replica?.find();
  if (db === undefined) return read(deps);
  try {
    return await read({ ...deps, db });
  } catch (error) {
    // A deliberate refusal.
    if (error instanceof AppError) throw error;
    deps.replica?.noteError();
    return read(deps);
  }
}
