import type { SiteText } from "@before-ten/contracts/site/output";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { hasStoredIds, maxEntries } from "@before-ten/contracts/site/rules";
import { firstWords, isUnnamed, textName } from "./words-search.ts";

export type TextValue = SiteText["default"];

interface Saving {
  onSaved: () => void;
  /** Gets what the server says of each field, and of the whole. */
  onRefused?: (error: FailedCall) => void;
}

const sentences = {
  failed: "Failed to save the text",
  retry: "Failed to save the text. Please try again.",
};

/** Saves a text as a draft or for everyone, and offers to undo what was published. */
export function useSaveText({ onSaved, onRefused }: Saving) {
  const utils = trpc.useUtils();
  const save = trpc.site.saveText.useMutation({
    onError(error) {
      notifyError(errorSentence(error, sentences));
      onRefused?.(error);
    },
    onSettled: () => utils.site.invalidate(),
  });
  /** Resolves once the list of texts has it, or it is refused. */
  async function saveText(text: SiteText, value: TextValue, { isDraft }: { isDraft: boolean }) {
    const { key, version: baseVersion } = text;
    try {
      await save.mutateAsync({ key, value: withNames(key, value), isDraft, baseVersion });
      tell(text, { isDraft });
    } catch {
      // `onError` has said why.
    }
  }

  function tell({ key, value }: SiteText, { isDraft }: { isDraft: boolean }): void {
    if (isDraft) notifySuccess("Saved as a draft");
    else {
      const undo = () => save.mutate({ key, value, isDraft: false });
      offerUndo(`${textName(key)} is on the site`, undo);
    }
    onSaved();
  }

  return { isSaving: save.isPending, saveText };
}

/** Where ids are stored elsewhere, an added entry is named by its words: `food-and-wine`. */
export function withNames(key: string, value: TextValue): TextValue {
  if (typeof value === "string" || !hasStoredIds(key)) return value;
  const taken = new Set(["all", ...value.map(({ id }) => id)]);
  const remaining = value.filter((entry) => !entry["removedAt"] || !isUnnamed(entry));
  return remaining.map((entry) => {
    if (!isUnnamed(entry)) return entry;
    const words = (entry["code"] ?? firstWords(entry))
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .trim()
      .replaceAll(/[ -]+/g, "-")
      .slice(0, 50);
    const names = [words, ...Array.from({ length: maxEntries }, (_, at) => `${words}-${at + 2}`)];
    const id = names.find((name) => /^[a-z0-9]/.test(name) && !taken.has(name)) ?? entry.id;
    taken.add(id);
    return { ...entry, id };
  });
}
