import { describe, expect, it } from "vitest";
import { progressLine, progressNotice } from "./progress-texts.ts";

const figures = {
  recipients: 1_240,
  waiting: 640,
  sent: 600,
  failed: 0,
  skipped: 0,
  bounced: 0,
  clicked: 0,
  unsubscribed: 0,
};
const sending = {
  status: "sending",
  pausedBy: null,
  rejectedBy: null,
  figures,
  complete: true,
  perSecond: 42.4,
  secondsLeft: 250,
} as const;

describe("a campaign's progress line", () => {
  it.each([
    ["that goes out", sending, "instant", "42 a second, about 4 minutes left"],
    // The recipients aren't complete yet, so the remaining time is unknown.
    ["that is begun", { ...sending, complete: false }, "instant", "42 a second"],
    [
      "that begins",
      { ...sending, complete: false, perSecond: 0, secondsLeft: null },
      "instant",
      "Gathering the recipients",
    ],
    [
      "that waits for a morning",
      { ...sending, perSecond: 0, secondsLeft: null },
      "local",
      "Waiting for the chosen time where the next subscribers live",
    ],
    [
      "that waits for a mail server",
      { ...sending, perSecond: 0, secondsLeft: null },
      "instant",
      "Starting",
    ],
    ["that is over", { ...sending, status: "sent", perSecond: 0 }, "instant", "All sent."],
    ["that is paused", { ...sending, status: "paused", perSecond: 0 }, "instant", ""],
  ] as const)("%s", (_what, progress, timing, line) => {
    expect(progressLine(progress, timing)).toBe(line);
  });
});

describe("a campaign's notice", () => {
  it("says who is waiting if an admin paused it", () => {
    const rejected = { pausedBy: "errors", rejectedBy: "mail.example" } as const;
    expect(progressNotice({ ...sending, status: "paused", ...rejected })).toMatchObject({
      tone: "warning",
      title: "Paused automatically: mail.example rejects many of these emails",
    });
    expect(progressNotice({ ...sending, status: "paused", pausedBy: "admin" })).toEqual({
      tone: "plain",
      title: "Paused by an admin",
      text: "640 subscribers are waiting. Nobody gets it until you resume it.",
    });
  });

  it("says why it paused after errors, and what to do", () => {
    const notice = progressNotice({
      ...sending,
      status: "paused",
      pausedBy: "errors",
      figures: { ...figures, waiting: 1 },
    });
    expect(notice?.tone).toBe("warning");
    expect(notice?.title).toMatch(/^Paused automatically: /);
    expect(notice?.text).toMatch(/Check the mail server's settings.* 1 subscriber is waiting\.$/);
  });

  it("says who got it if it was stopped", () => {
    expect(progressNotice({ ...sending, status: "cancelled" })?.text).toBe(
      "600 subscribers got it first; nobody else will.",
    );
  });

  it("is missing while nothing is held up", () => {
    expect(progressNotice(sending)).toBeUndefined();
    expect(progressNotice({ ...sending, status: "sent" })).toBeUndefined();
  });
});
