import { StatusBadge } from "./status-badge.tsx";
import { scheduledMoment } from "../scheduled-moment.ts";

interface ScheduleBadgesProps {
  publishAt: string | null;
  takeDownAt: string | null;
  /** Time zone it is scheduled in. */
  timeZone: string;
}

/** Badges for scheduled publishing and taking down; nothing if neither is set. */
export function ScheduleBadges({ publishAt, takeDownAt, timeZone }: ScheduleBadgesProps) {
  return (
    <>
      {publishAt !== null && (
        <StatusBadge tone="waiting">Scheduled: {scheduledMoment(publishAt, timeZone)}</StatusBadge>
      )}
      {takeDownAt !== null && (
        <StatusBadge tone="idle">Until {scheduledMoment(takeDownAt, timeZone)}</StatusBadge>
      )}
    </>
  );
}
