/** The header fields of a mail, or the fields of a report, by lower-case name. */
export type Fields = ReadonlyMap<string, string>;

/**
 * Groups of fields, separated by empty lines, which some servers leave out: a group also begins
 * where one of these `firstNames` is repeated. Of other repeated fields the first counts.
 */
export function readGroups(text: string, firstNames: ReadonlySet<string> = new Set()): Fields[] {
  let group = new Map<string, string>();
  const groups = [group];
  // A line that begins with a space continues the previous one.
  const unfolded = text.replaceAll(/\r\n?/g, "\n").replaceAll(/\n[ \t]+(?=\S)/g, " ");
  for (const line of unfolded.split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (line.trim() === "" || (firstNames.has(name) && group.has(name))) {
      group = new Map();
      groups.push(group);
    }
    if (name !== "" && !group.has(name)) group.set(name, line.slice(colon + 1).trim());
  }
  return groups.filter((fields) => fields.size > 0);
}

/** The first group of fields: a mail's header. */
export function readFields(text: string): Fields {
  return readGroups(text)[0] ?? new Map<string, string>();
}

export function firstField(fields: Fields, name: string): string {
  return fields.get(name) ?? "";
}
