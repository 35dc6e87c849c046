import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

it("writes each mail to a file of its own, which mail programs can open", async () => {
  const parent = await mkdtemp(join(tmpdir(), "before-ten-outbox-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  const dir = join(parent, "outbox");
  const clock = new FakeClock("2026-12-04T12:00:00.000Z");
  const mailer = createOutboxMailer({ dir, from: "hello@club.example", clock });
  const mail = { to: "ana@mail.example", subject: "Hello", text: "As text", html: "<p>HTML</p>" };
  await mailer.send({ ...mail, messageId: "<one@club.example>" });
  await mailer.send({ ...mail, messageId: "<../two@club.example>" });

  const files = (await readdir(dir)).sort();
  expect(files).toEqual([
    "2026-12-04T12-00-00.000Z-oneclubexample.eml",
    "2026-12-04T12-00-00.000Z-twoclubexample.eml",
  ]);
  const source = await readFile(join(dir, files[0] ?? ""), "utf8");
  expect(source).toContain("To: ana@mail.example");
  expect(source).toContain("Message-ID: <one@club.example>");
  expect(source).toContain("As text");
});
