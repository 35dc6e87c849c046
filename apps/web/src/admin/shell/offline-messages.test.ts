import { expect, it } from "vitest";
import { waitingText } from "./offline-messages.ts";

// The types check that every feature with mutations has a subject.
it.each([
  [["albums", "trash"], "Waiting to be sent: changes to an album and the trash."],
  [["campaigns", "campaignReports"], "Waiting to be sent: changes to a campaign."],
  [["events"], "Waiting to be sent: changes to an event."],
  [["events", "events", "posts"], "Waiting to be sent: changes to an event and a post."],
  [["events", "places"], "Waiting to be sent: changes to an event and something else."],
  [["places"], "Waiting to be sent: changes to something else."],
])("of %j it says: %s", (features, text) => {
  expect(waitingText(features)).toBe(text);
});
