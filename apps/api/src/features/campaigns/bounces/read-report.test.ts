import { describe, expect, it } from "vitest";
import { bounceKindOf } from "./bounce-kind.ts";
import { run } from "./read-report.task.ts";
import {
  awayReply,
  delayedReport,
  deliveredReport,
  exchangeReport,
  eximReport,
  expiredReport,
  gmailReport,
  postfixReport,
  qmailReport,
} from "./testing/sample-reports.ts";

const id = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11@club.example";
const to = "ana@mail.example";

describe("a delivery report", () => {
  it.each([
    ["Postfix", postfixReport, "hard", "5.1.1"],
    ["Gmail, of a full mailbox", gmailReport, "soft", "5.2.2"],
    ["Exchange", exchangeReport, "hard", "5.1.10"],
    ["Exim, in words", eximReport, "hard", "5.0.0"],
    ["qmail, in words", qmailReport, "hard", "5.1.1"],
    ["Postfix, which gave up", expiredReport, "soft", "4.4.1"],
  ] as const)("of %s is read", async (_, report, kind, reason) => {
    const read = await run({ source: report(id, to) });
    expect(read?.failed).toEqual([{ address: expect.any(String), kind, reason }]);
    expect(read?.failed[0]?.address?.toLowerCase()).toBe(to);
    expect(read?.messageIds).toContain(id);
  });

  it("about a delayed or delivered mail contains no bounce", async () => {
    for (const report of [delayedReport, deliveredReport]) {
      expect(await run({ source: report(id, to) })).toMatchObject({ failed: [] });
    }
  });

  it("isn't a reply by a person or their mail program", async () => {
    expect(await run({ source: awayReply(id, to) })).toBeUndefined();
    expect(await run({ source: `From: a@b.example\r\n\r\nAbout <${id}>: 550 5.1.1` })).toBe(
      undefined,
    );
  });

  it("is read as bytes too", async () => {
    const read = await run({ source: Buffer.from(postfixReport(id, to)) });
    expect(read?.failed).toHaveLength(1);
  });

  it.each([
    ["nothing", ""],
    ["no text", "\0\uFFFD\0"],
    ["half a report", postfixReport(id, to).slice(0, 1_400)],
    ["no end of a part", postfixReport(id, to).replaceAll("--B1--", "")],
    ["fields without names", postfixReport(id, to).replace("Action: failed", ": failed\r\n:::")],
    [
      "parts within parts",
      'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(2_000),
    ],
    ["a head without an end", `X-Failed-Recipients: ${"a@b.example,".repeat(15_000)}`],
    [
      "angles without an end",
      `From: mailer-daemon@b.example\r\nSubject: undeliverable\r\n\r\n${"<".repeat(190_000)}`,
    ],
    ["status without an end", postfixReport(id, to).replace("5.1.1", "5.".repeat(80_000))],
    [
      "long white space",
      postfixReport(id, to).replace("Status: 5.1.1", `Status:${" ".repeat(150_000)}x`),
    ],
  ])("may be %s", async (_, source) => {
    const began = performance.now();
    const read = await run({ source });
    expect(read === undefined || read.failed.length <= 50).toBe(true);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

it.each([
  ["5.1.1", "hard"],
  ["5.0.0", "hard"],
  ["5.2.1", "hard"],
  ["5.4.4", "hard"],
  ["5.2.2", "soft"],
  ["5.3.4", "soft"],
  ["5.7.1", "soft"],
  ["5.7.606", "soft"],
  ["4.4.7", "soft"],
])("%s is a %s bounce", (status, kind) => {
  expect(bounceKindOf(status)).toBe(kind);
});
