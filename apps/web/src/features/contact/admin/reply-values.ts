import { namePlaceholder } from "@before-ten/contracts/contact/rules";
import { readDraft } from "../../../admin/form/draft/read-draft.ts";

/** Values of an answer's form. */
export interface ReplyValues {
  text: string;
  isDone: boolean;
}

export const newReplyValues: ReplyValues = { text: "", isDone: true };

export function readReplyDraft(stored: unknown): ReplyValues | undefined {
  return readDraft(stored, newReplyValues)?.values;
}

/** A canned answer's text with the recipient's name filled in. */
export function filledAnswer(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** Inserts a piece at the caret as separate paragraphs. */
export function withInserted(text: string, piece: string, caret: number): string {
  const before = text.slice(0, caret).trimEnd();
  const after = text.slice(caret).trimStart();
  return [before, piece, after].filter((part) => part !== "").join("\n\n");
}
