import type { AdminPage } from "@before-ten/contracts/pages/output";
import { pageStatuses } from "@before-ten/contracts/pages/rules";
import { readDraft } from "../../../../admin/form/draft/read-draft.ts";
import { comparedWriting } from "../post-compared.ts";
import { type WrittenText, clubTime, newWriting } from "../post-form-values.ts";
import { readDocument } from "../stored-document.ts";

export type PageFormValues = WrittenText;

export const comparedPage = comparedWriting;

export function valuesOf(page: AdminPage): PageFormValues {
  const { title, excerpt, content, document, status, slug } = page;
  const publishAt = clubTime(page.publishAt);
  const takeDownAt = clubTime(page.takeDownAt);
  return textOf({ title, excerpt, content, document, status, publishAt, takeDownAt, slug });
}

/** Always in the same order, so that two versions can be compared as JSON. */
export function textOf(values: PageFormValues): PageFormValues {
  return { ...newWriting, ...values };
}

/** Missing fields are as in a new page. */
export function readPageText(stored: unknown): PageFormValues | undefined {
  const draft = readDraft(stored, newWriting);
  return (
    draft && {
      ...draft.values,
      document: readDocument(draft.stored.get("document")) ?? null,
      status: pageStatuses.find((status) => status === draft.stored.get("status")) ?? "draft",
    }
  );
}
