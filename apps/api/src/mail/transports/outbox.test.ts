import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { FakeClock } from "../../testing/fake-clock.ts";
import { openOutbox } from "./outbox.ts";

const clock = new FakeClock("2026-12-04T12:00:00.000Z");
const mail = { to: "ana@mail.example", subject: "Hello", text: "As text", html: "<p>HTML</p>" };

async function outboxDir(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), "before-ten-outbox-"));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, "data", "outbox");
}

const open = (dir: string) => openOutbox({ dir, from: "hello@club.example", clock });

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

it("writes each mail to a file of its own, which mail programs can open", async () => {
  const dir = await outboxDir();
  const mailer = await open(dir);
  const senderAddress = "door@club.example";
  await mailer.send({ ...mail, senderAddress, messageId: "<one@club.example>" });
  await mailer.send({ ...mail, messageId: "<../two@club.example>" });

  const files = (await readdir(dir)).sort();
  expect(files).toEqual([
    "2026-12-04T12-00-00.000Z-oneclubexample.eml",
    "2026-12-04T12-00-00.000Z-twoclubexample.eml",
  ]);
  const source = await readFile(join(dir, files[0] ?? ""), "utf8");
  expect(source).toContain("From: Before Ten <door@club.example>");
  expect(source).toContain("To: ana@mail.example");
  expect(source).toContain("Message-ID: <one@club.example>");
  expect(source).toContain("As text");
});

it("opens a folder from which another process is just taking a file", async () => {
  const dir = await outboxDir();
  await mkdir(dir, { recursive: true });
  // Listed but gone, like a mail that has been renamed meanwhile.
  await symlink("nowhere", join(dir, "one.eml.part"));
  await writeFile(join(dir, "two.eml"), "", { mode: 0o644 });
  await open(dir);
  expect(await modeOf(join(dir, "two.eml"))).toBe("600");
});

it("keeps mails unreadable for other users of the machine, old ones too", async () => {
  const dir = await outboxDir();
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, "old.eml"), "A link to a new password");
  await chmod(dir, 0o755);
  await chmod(join(dir, "old.eml"), 0o644);

  const mailer = await open(dir);
  await mailer.send({ ...mail, messageId: "<one@club.example>" });
  expect(await modeOf(dir)).toBe("700");
  const files = await readdir(dir);
  expect(files).toHaveLength(2);
  for (const file of files) expect(await modeOf(join(dir, file))).toBe("600");

  // A folder emptied by hand is created again with the same restricted access.
  await rm(dir, { recursive: true });
  await mailer.send({ ...mail, messageId: "<two@club.example>" });
  expect(await modeOf(dir)).toBe("700");
});

it("carries a calendar's entry that mail programs act on, and as a file", async () => {
  const dir = await outboxDir();
  const content = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
  const calendar = { method: "CANCEL", content } as const;
  await (await open(dir)).send({ ...mail, calendar, messageId: "<one@club.example>" });
  const [file = ""] = await readdir(dir);
  const source = await readFile(join(dir, file), "utf8");
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
  expect(source).toMatch(/multipart\/alternative/);
  expect(source).toMatch(/Content-Disposition: attachment; filename=party\.ics/);
});
