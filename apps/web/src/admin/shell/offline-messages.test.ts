import { expect, it } from "vitest";
import { waitingText } from "./offline-messages.ts";

it.each([
  [["events"], "Waiting: a change of an event."],
  [["events", "events", "posts"], "Waiting: a change of an event and a post."],
  [["events", "places"], "Waiting: a change of an event and something else."],
  [["places"], "Waiting: a change of something else."],
])("of %j it says: %s", (features, text) => {
  expect(waitingText(features)).toBe(text);
});
