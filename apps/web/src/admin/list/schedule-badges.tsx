import { StatusBadge } from "./status-badge.tsx";
import { scheduledMoment } from "./scheduled-moment.ts";

interface ScheduleBadgesProps {
  publishAt: string | null;
  takeDownAt: string | null;
  /** Whose clock it is scheduled by. */
  timeZone: string;
}

/** What happens by itself, and when; nothing where nothing does. */
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
