import { namePlaceholder } from "@before-ten/contracts/contact/rules";
import { readDraft } from "../../../admin/form/read-draft.ts";

/** What the form of an answer holds. */
export interface ReplyValues {
  text: string;
  isDone: boolean;
}

export const newReplyValues: ReplyValues = { text: "", isDone: true };

export function readReplyDraft(stored: unknown): ReplyValues | undefined {
  return readDraft(stored, newReplyValues)?.values;
}

/** A canned answer's text, to somebody of this name. */
export function filledAnswer(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** The text with a piece put in at the caret, as paragraphs of their own. */
export function withInserted(text: string, piece: string, caret: number): string {
  const before = text.slice(0, caret).trimEnd();
  const after = text.slice(caret).trimStart();
  return [before, piece, after].filter((part) => part !== "").join("\n\n");
}
