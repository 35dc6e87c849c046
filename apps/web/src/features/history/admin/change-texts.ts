import { kindLabel } from "@before-ten/contracts/history/labels";
import type { ChangedField, HistoryChange } from "@before-ten/contracts/history/output";
import { isHidden, sideTexts } from "@before-ten/contracts/history/value-text";

/** Maximum length of a value that shares a line with others. */
const maxInLine = 60;

const done: Readonly<Record<HistoryChange["action"], string>> = {
  created: "created it",
  changed: "changed it",
  deleted: "deleted it",
  restored: "restored it",
  purged: "deleted it for good",
};

/** "Ana changed it", "The server (hourly sweep) deleted it" */
export function whoDidText({ actor, action }: Pick<HistoryChange, "actor" | "action">): string {
  return `${actorText(actor)} ${done[action]}`;
}

export function actorText({ kind, name }: { kind: string; name: string }): string {
  if (kind === "visitor") return "Someone who wasn't signed in";
  if (kind === "job") return `The server (${name})`;
  const known = name === "" ? "unknown" : name;
  return kind === "key" ? `API key ${known}` : known;
}

export function entityText({ kind, title }: HistoryChange["entity"]): string {
  return title === "" ? kindLabel(kind) : title;
}

/** "Ticket price: 35 to 40"; only the label if the values don't fit a line. */
export function fieldText(field: ChangedField): string {
  const { label, before, after } = field;
  if (isHidden(before) || isHidden(after)) return label;
  const [was, is] = sideTexts(field);
  if (isLong(was) || isLong(is)) return label;
  return `${label}: ${was === "" ? "none" : was} → ${is === "" ? "none" : is}`;
}

export function isLong(text: string): boolean {
  return text.length > maxInLine || text.includes("\n");
}
