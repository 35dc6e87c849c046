/**
 * What a program that a test starts gets of our environment: none of the settings, but the time at
 * which `pnpm test:instants` runs, which the database has too.
 */
export const bareEnvironment = {
  PATH: process.env["PATH"],
  LD_PRELOAD: process.env["LD_PRELOAD"],
  CLOCK_SHIFT_SECONDS: process.env["CLOCK_SHIFT_SECONDS"],
};
