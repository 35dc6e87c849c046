/**
 * The part of our environment passed to programs started by tests: no settings, except the time of
 * `pnpm test:instants`, which the database has too.
 */
export const bareEnvironment = {
  PATH: process.env["PATH"],
  LD_PRELOAD: process.env["LD_PRELOAD"],
  CLOCK_SHIFT_SECONDS: process.env["CLOCK_SHIFT_SECONDS"],
};
