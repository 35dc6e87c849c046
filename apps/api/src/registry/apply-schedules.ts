import type { Deps } from "../deps.ts";
import { applyEventSchedule } from "../features/events/scheduled-event.service.ts";
import { applyPageSchedule } from "../features/posts/pages/pages.service.ts";
import { applyPostSchedule } from "../features/posts/scheduled-post.service.ts";
import { publishDueTexts } from "../features/site/site.service.ts";
import type { ApplySchedules } from "../features/schedule/keep-schedule.ts";

/** How each feature applies its due schedules. */
export function applySchedules(
  deps: Pick<Deps, "db" | "clock" | "responseCache" | "siteTexts">,
): ApplySchedules {
  return {
    event: (id) => applyEventSchedule(deps, id),
    post: (id) => applyPostSchedule(deps, id),
    page: (id) => applyPageSchedule(deps, id),
    texts: () => publishDueTexts(deps),
  };
}
