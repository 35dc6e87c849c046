const hourMs = 3_600_000;
/** So long a report counts by the hour, and by the day from then on. */
const hoursByHour = 48;

interface ReportTime {
  /** The number of the hour since the start; from 48 on of the day, which begins there. */
  place: number;
  from: Date;
  /** How long it is. */
  hours: number;
}

/** Every hour and day up to the last in which anything happened. */
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
