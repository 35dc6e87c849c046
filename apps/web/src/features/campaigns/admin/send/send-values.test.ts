import { sendCampaignInput } from "@before-ten/contracts/campaigns/input";
import { campaignMessages as messages } from "@before-ten/contracts/campaigns/messages";
import { describe, expect, it } from "vitest";
import {
  localTimeText,
  momentError,
  newSendValues,
  ownZone,
  passedSentence,
  timeOf,
  timeText,
} from "./send-values.ts";

const now = new Date("2026-12-04T09:00");
const instant = { ...newSendValues, at: "instant" } as const;
const local = { ...newSendValues, at: "local", country: "NZ" } as const;

describe("a moment", () => {
  it.each([
    [newSendValues, undefined],
    [instant, messages.timeRequired],
    [{ ...instant, moment: "2026-12-04T08:59" }, passedSentence],
    [{ ...instant, moment: "2026-12-04T09:01" }, undefined],
    [local, messages.timeRequired],
    // This local time is still to come further west.
    [{ ...local, moment: "2026-12-04T08:59" }, undefined],
  ])("of %j is refused with: %s", (values, error) => {
    expect(momentError(values, now)).toBe(error);
  });
});

it.each([
  [newSendValues, { at: "now" }],
  [instant, undefined],
  [
    { ...instant, moment: "2026-12-04T09:30" },
    { at: "instant", instant: new Date("2026-12-04T09:30").toISOString() },
  ],
  [
    { ...local, moment: "2026-12-04T09:30" },
    { at: "local", localTime: "2026-12-04T09:30", country: "NZ" },
  ],
])("%j asks for %j", (values, time) => {
  expect(timeOf(values)).toEqual(time);
  expect(sendCampaignInput.safeParse({ id: "any", time }).success).toBe(time !== undefined);
});

it("says in which time zone it is sent", () => {
  expect(timeText({ at: "now" })).toBe("Now");
  expect(timeText({ at: "instant", instant: now.toISOString() })).toMatch(
    /^Friday,? 4 December 2026.* 9:00\sAM .+, your time$/,
  );
  expect(localTimeText("2026-12-04T17:05", "NZ")).toMatch(
    /^Friday,? 4 December 2026.* 5:05\sPM where each subscriber lives, or else by New Zealand's time$/,
  );
});

it("names the admin's time zone", () => {
  expect(ownZone(now)).toMatch(/^\S+ \(.+\)$/);
});
