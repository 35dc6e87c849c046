const hourMs = 3_600_000;
/** A report counts by the hour up to here, then by the day. */
const hoursByHour = 48;

interface ReportTime {
  /** The number of the hour since the start; from 48 on, the hour at which the day begins. */
  place: number;
  from: Date;
  /** Length in hours. */
  hours: number;
}

/** Every hour and day up to the last one with any activity. */
export function placesUntil(last: number | undefined, startedAt: Date): ReportTime[] {
  if (last === undefined) return [];
  return Array.from({ length: last + 1 }, (_, place) => {
    const isHour = place < hoursByHour;
    const hoursAfter = isHour ? place : hoursByHour + (place - hoursByHour) * 24;
    return {
      place,
      from: new Date(startedAt.getTime() + hoursAfter * hourMs),
      hours: isHour ? 1 : 24,
    };
  });
}
