import { eventMessages } from "../../../events/messages.ts";
import { defineTexts } from "../../define-texts.ts";

export const upcomingEventsTexts = defineTexts("upcoming-events", "Upcoming parties on Home", {
  emptyTitle: eventMessages.noneUpcoming,
  emptyText: "New dates come every few weeks. The newsletter below tells you first.",
  toEvents: "View All Events",
});
