import {
  type AnsweredDocument,
  answeredDocumentOutput,
} from "@before-ten/contracts/posts/document-output";

/** Reads a document that this browser has stored, or its clipboard. Undefined: it is none. */
export function readDocument(stored: unknown): AnsweredDocument | undefined {
  return answeredDocumentOutput.safeParse(stored).data;
}
