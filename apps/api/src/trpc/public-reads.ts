import { AppError } from "@before-ten/contracts/shared/errors";
import type { Deps } from "../deps.ts";

/**
 * Reads what everybody may read: from the replica while that may answer, and from the primary
 * server where it failed.
 */
export async function readPublic<Found>(
  deps: Deps,
  read: (deps: Deps) => Promise<Found>,
): Promise<Found> {
  const db = deps.replica?.find();
  if (db === undefined) return read(deps);
  try {
    return await read({ ...deps, db });
  } catch (error) {
    // It said no on purpose.
    if (error instanceof AppError) throw error;
    deps.replica?.noteError();
    return read(deps);
  }
}
