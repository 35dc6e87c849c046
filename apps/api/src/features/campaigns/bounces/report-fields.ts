/** The header fields of a mail, or the fields of a delivery report, by lower-case name. */
export type Fields = ReadonlyMap<string, string>;

/** The first group of fields: a mail's header. */
export function readFields(text: string): Fields {
  return readGroups(text)[0] ?? new Map<string, string>();
}

/** Groups of fields, separated by empty lines. The first of repeated fields counts. */
export function readGroups(text: string): Fields[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const fields = new Map<string, string>();
      // A line that begins with a space continues the previous one.
      for (const line of group.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
        const colon = line.indexOf(":");
        const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
        if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}

export function firstField(fields: Fields, name: string): string {
  return fields.get(name) ?? "";
}
