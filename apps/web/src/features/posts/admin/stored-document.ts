import {
  type AnsweredDocument,
  answeredDocumentOutput,
} from "@before-ten/contracts/posts/document-output";

/** Reads a document from this browser's storage or clipboard. Undefined if it isn't one. */
export function readDocument(stored: unknown): AnsweredDocument | undefined {
  return answeredDocumentOutput.safeParse(stored).data;
}
