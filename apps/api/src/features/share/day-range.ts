const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Writes `Sat 5 Dec 2026`, or `Fri 4 – Sun 6 Dec 2026`. Calendar days, independent of the machine's
 * zone and language.
 */
export function dayRange({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  const last = new Date(lastDay);
  const end = `${dayOf(last)} ${monthOf(last)} ${last.getUTCFullYear()}`;
  if (firstDay >= lastDay) return end;
  const first = new Date(firstDay);
  const isSameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${dayOf(first)}${isSameMonth ? "" : ` ${monthOf(first)}`} – ${end}`;
}

function dayOf(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}`;
}

function monthOf(day: Date): string {
  return months[day.getUTCMonth()] ?? "";
}
