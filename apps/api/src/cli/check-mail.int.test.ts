import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { notCheckedSentences } from "@before-ten/contracts/sender-health/messages";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { expect, it } from "vitest";
import { bareEnvironment } from "../testing/bare-environment.ts";

it("says what it checked, and why nothing was", { timeout: 60_000 }, async () => {
  await using database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "before-ten-test-"));
  try {
    const env = {
      ...bareEnvironment,
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
    };
    const program = join(import.meta.dirname, "check-mail.ts");
    const run = async (settings: Record<string, string>) =>
      (await promisify(execFile)(process.execPath, [program], { env: { ...env, ...settings } }))
        .stdout;
    const files = await run({});
    expect(files).toContain(`NOT CHECKED  SPF: ${notCheckedSentences.noServer}`);
    const reserved = await run({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "us@club.example" });
    expect(reserved).toContain(`DKIM: ${notCheckedSentences.reserved("club.example")}`);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
