interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Converts a filter's days to instants in the browser's time zone, from the first one's midnight to
 * the last one's end.
 */
export function withLocalDays<Search extends Days>({ from, to, ...filter }: Search) {
  return {
    ...filter,
    ...(from !== undefined && { from: new Date(`${from}T00:00`).toISOString() }),
    ...(to !== undefined && { to: endOf(to).toISOString() }),
  };
}

function endOf(day: string): Date {
  const end = new Date(`${day}T00:00`);
  end.setDate(end.getDate() + 1);
  return end;
}
