import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { closeWithinMs } from "../apps/api/src/cli/server/closing.ts";
import { readSettings, settingNames } from "../apps/api/src/env.ts";

/**
 * The parts of `ops/before-ten.service`, the site's systemd unit, that have to agree with other
 * files.
 */

const root = join(import.meta.dirname, "..");
const unit = readFileSync(join(root, "ops/before-ten.service"), "utf8");
const docs = readFileSync(join(root, "docs/operations.md"), "utf8");
const valuesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);
const valueOf = (name: string) => valuesOf(name).at(-1) ?? "";
const environment = Object.fromEntries(
  valuesOf("Environment").map((line) => [line.split("=", 1)[0] ?? "", line.split("=")[1]]),
);

it("starts an existing file with the installed Node, as a user who can't change it", () => {
  const folder = valueOf("WorkingDirectory");
  const [node = "", script = "", ...more] = valueOf("ExecStart").split(" ");
  expect(more).toEqual([]);
  expect(existsSync(node.replace(folder, root))).toBe(true);
  expect(existsSync(join(root, script))).toBe(true);
  expect(valueOf("User")).toMatch(/^(?!root$)[a-z-]+$/);
  expect(valueOf("NoNewPrivileges")).toBe("yes");
  expect(valueOf("ProtectSystem")).toBe("strict");
});

it("runs in production mode, and writes only where systemd created a folder", () => {
  expect(environment).toEqual({
    NODE_ENV: "production",
    DATA_DIR: `/var/lib/${valueOf("StateDirectory")}`,
    NODE_COMPILE_CACHE: `/var/cache/${valueOf("CacheDirectory")}`,
  });
  expect(settingNames).toContain("DATA_DIR");
});

it("allows more time to stop than it takes, and a file for each connection", () => {
  expect(Number(valueOf("TimeoutStopSec")) * 1_000).toBeGreaterThan(closeWithinMs);
  expect(valueOf("KillMode")).toBe("mixed");
  const { connections } = readSettings({}).overload;
  expect(Number(valueOf("LimitNOFILE"))).toBeGreaterThan(2 * connections);
});

it("is installed by commands that name the same user, folder and settings", () => {
  const named = [
    valueOf("WorkingDirectory"),
    valueOf("EnvironmentFile"),
    `ops/before-ten.service`,
    `--user-group --shell /usr/sbin/nologin ${valueOf("User")}`,
  ];
  expect(named.filter((text) => !docs.includes(text))).toEqual([]);
  expect(valueOf("WantedBy")).toBe("multi-user.target");
});

const checker = ["/usr/bin/systemd-analyze", "/bin/systemd-analyze"].find((path) =>
  existsSync(path),
);

it.skipIf(checker === undefined)("systemd-analyze finds nothing wrong with it", () => {
  const folder = mkdtempSync(join(tmpdir(), "before-ten-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "before-ten.service");
  writeFileSync(file, unit.replaceAll(valueOf("WorkingDirectory"), root));
  const args = ["-c", `"$0" verify "$1" 2>&1`, checker ?? "", file];
  expect(execFileSync("sh", args, { encoding: "utf8" })).toBe("");
});
