import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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

function caseFile(name: string): string {
  return readFileSync(new URL(`testing/cases/${name}.eml`, import.meta.url), "utf8")
    .replaceAll("{EMAIL}", to)
    .replaceAll("{RECIPIENT_ID}@club.example", id);
}

async function failedIn(source: string | Buffer) {
  const read = await run({ source });
  return read?.kind === "delivery" ? read.failed : undefined;
}

describe("a notice of Amazon SES", () => {
  const notice = {
    notificationType: "Bounce",
    bounce: {
      bounceType: "Permanent",
      bouncedRecipients: [
        { emailAddress: to, status: "5.1.1", diagnosticCode: "smtp; 550 5.1.1 user unknown" },
      ],
    },
    mail: { commonHeaders: { messageId: `<${id}>` } },
  };
  const mailOf = (json: object) =>
    `From: no-reply@sns.amazonaws.com\r\nSubject: AWS Notification Message\r\n\r\n${JSON.stringify(json).replace("550", "\r\n550")}\r\n\r\n--\r\nIf you wish to stop`;

  it.each([
    ["itself", notice],
    ["in its wrapping", { Type: "Notification", Message: JSON.stringify(notice) }],
  ])("%s is read as a bounce", async (_how, json) => {
    expect(await run({ source: mailOf(json) })).toMatchObject({
      kind: "delivery",
      failed: [{ kind: "hard", reason: "5.1.1", address: to }],
      messageIds: [id],
    });
  });

  it("is read as a complaint", async () => {
    const { mail } = notice;
    const complaint = { complainedRecipients: [{ emailAddress: to }] };
    const source = mailOf({ notificationType: "Complaint", complaint, mail });
    expect(await run({ source })).toEqual({
      kind: "complaint",
      addresses: [to],
      messageIds: [id],
    });
  });
});

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
    expect(read).toMatchObject({ kind: "delivery", failed: [{ kind, reason }] });
    const [failed] = (await failedIn(report(id, to))) ?? [];
    expect(failed?.address?.toLowerCase()).toBe(to);
    expect(read?.messageIds).toContain(id);
  });

  it.each([
    ["spam-without-code", "soft", "5.0.0", true],
    ["full-mailbox-without-code", "soft", "5.0.0", false],
    ["supplementary-info", "soft", "5.2.2", false],
    ["one-group", "hard", "5.1.1", false],
    ["action-failure", "hard", "5.1.1", false],
    ["action-with-comment", "hard", "5.1.1", false],
    ["empty-fields", "hard", "5.1.1", false],
    ["content-rejected", "soft", "5.6.0", true],
  ] as const)("%s is read", async (name, kind, reason, isBlocked) => {
    expect(await run({ source: caseFile(name) })).toEqual({
      kind: "delivery",
      failed: [{ address: to, kind, reason, isBlocked }],
      messageIds: [id],
    });
  });

  it("about a delayed or delivered mail contains no bounce", async () => {
    const sources = [
      delayedReport(id, to),
      deliveredReport(id, to),
      caseFile("delay-warning"),
      eximReport(id, to)
        .replace("Mail delivery failed: returning message to sender", "Nachricht verzögert")
        .replace("This is a permanent error", "Weitere Zustellversuche folgen"),
      qmailReport(id, to)
        .replace("This is a permanent error; I've given up", "Le message est retardé")
        .replace("failure notice", "Message non remis"),
    ];
    for (const source of sources) expect(await run({ source })).toMatchObject({ failed: [] });
  });

  it("is read where other fields, the text or broken parts have the reason", async () => {
    const report = caseFile("spam-without-code");
    const diagnostic = /Diagnostic-Code: .*/;
    for (const [source, reason] of [
      [report.replace(diagnostic, "X-Reason: 550 5.1.1 no such user"), "5.1.1"],
      [
        report.replace(diagnostic, "").replace("could not be delivered", "came back: no such user"),
        "5.0.0",
      ],
      [
        report.replace(diagnostic, "").replace("Status: 5.0.0", "Status: 5.0.0 (unknown user)"),
        "5.0.0",
      ],
      [
        report.replace(diagnostic, "Diagnostic-Code: 550 5.1.1").replaceAll("--B1", "--B2"),
        "5.1.1",
      ],
      [
        report
          .replace("Action: failed", "Action: error (final)")
          .replace("554 message", "550 5.1.1")
          .replace("looks like spam", "says no such user"),
        "5.1.1",
      ],
    ] as const) {
      expect(await failedIn(source)).toMatchObject([{ address: to, kind: "hard", reason }]);
    }
  });

  it("about several recipients may have no empty lines", async () => {
    const other = [
      "Final-Recipient: rfc822; bo@mail.example",
      "Action: delayed",
      "Status: 4.4.1",
      "Final-Recipient: rfc822; cy@mail.example",
      "Action: failed",
      "Status: 5.2.2",
    ].join("\r\n");
    const source = caseFile("one-group").replace(/(?<=no such user)/, `\r\n${other}`);
    expect(await failedIn(source)).toMatchObject([
      { address: to, reason: "5.1.1" },
      { address: "cy@mail.example", reason: "5.2.2" },
    ]);
  });

  it("isn't a reply by a person or their mail program", async () => {
    expect(await run({ source: awayReply(id, to) })).toBeUndefined();
    expect(await run({ source: `From: a@b.example\r\n\r\nAbout <${id}>: 550 5.1.1` })).toBe(
      undefined,
    );
  });

  it("is read as bytes too", async () => {
    expect(await failedIn(Buffer.from(postfixReport(id, to)))).toHaveLength(1);
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
    expect((await failedIn(source))?.length ?? 0).toBeLessThanOrEqual(50);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

describe("a complaint", () => {
  const complaint = caseFile("complaint");

  it("names the mail and its recipient", async () => {
    const read = { kind: "complaint", addresses: [to], messageIds: [id] };
    expect(await run({ source: complaint })).toEqual(read);
    // Outlook.com's has no fields of its own.
    const [fields = ""] =
      /--B1\r?\nContent-Type: message\/feedback-report[^]*?(?=--B1)/.exec(complaint) ?? [];
    const returned = complaint
      .replace(fields, "")
      .replace("From: Before Ten", `X-HmXmrOriginalRecipient: ${to}\nFrom: Before Ten`);
    expect(await run({ source: returned })).toEqual(read);
  });

  it.each(["not-spam", "auth-failure"])("of the type %s is none", async (type) => {
    const source = complaint.replace("Feedback-Type: abuse", `Feedback-Type: ${type}`);
    expect(await run({ source })).toMatchObject({ kind: "delivery", failed: [] });
  });
});
