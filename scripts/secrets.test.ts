import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settingNames } from "../apps/api/src/env.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
const [, section = ""] =
  /\n## Replacing secrets\n([\s\S]*?)\n## /.exec(read("docs/operations.md")) ?? [];
const entries = section.split(/\n\n|\n(?=- )/).filter((text) => text.startsWith("- "));

it("docs/operations.md says how to replace each secret setting", () => {
  const withPassword = [...read(".env.example").matchAll(/^# (\w+)=\w+:\/\/\w+:\w+@/gm)];
  const secrets = [
    ...settingNames.filter((name) => /_(KEY|HEADERS)$/.test(name)),
    ...withPassword.map(([, name = ""]) => name),
    // Read by OpenTelemetry's exporter, not by the settings.
    "OTEL_EXPORTER_OTLP_HEADERS",
  ];
  expect(secrets).toEqual(
    expect.arrayContaining(["BACKUP_KEY", "DATABASE_URL", "S3_SECRET_ACCESS_KEY", "SMTP_URL"]),
  );
  expect(secrets.filter((name) => !entries.some((entry) => entry.includes(`\`${name}\``)))).toEqual(
    [],
  );
  // Read only while there is no admin; afterwards it is that admin's password.
  const left = settingNames.filter((name) => name.endsWith("_PASSWORD"));
  expect(left).toEqual(["ADMIN_PASSWORD"]);
  expect(entries.some((entry) => entry.startsWith("- **an admin's password**"))).toBe(true);
});

it("docs/operations.md says how to replace each secret of compose.yaml", () => {
  const named = [...read("compose.yaml").matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name);
  const secrets = named.filter((name) => !name.endsWith("_ID"));
  expect(secrets).toContain("GARAGE_RPC_SECRET");
  expect(secrets.filter((name) => !entries.some((entry) => entry.includes(`\`${name}\``)))).toEqual(
    [],
  );
});

it("docs/operations.md says for each whether it was tested here", () => {
  expect(entries.length).toBeGreaterThan(10);
  const said = /Run here: (yes|no|by (its test|their tests)|the statements)\.$/;
  const unsaid = entries
    .map((entry) => entry.replaceAll(/\s+/g, " "))
    .filter((entry) => !said.test(entry));
  expect(unsaid).toEqual([]);
});
