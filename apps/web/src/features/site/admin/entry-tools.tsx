import type { SiteText } from "@before-ten/contracts/site/output";
import { hasStoredIds } from "@before-ten/contracts/site/rules";
import { Button } from "@mantine/core";
import { MoveButtons } from "../../../admin/form/move-buttons.tsx";
import { moveItem } from "../../../admin/form/move-item.ts";
import { newEntry } from "./list-entries.tsx";
import type { TextPart } from "./text-key.ts";
import type { TextValue } from "./use-save-text.ts";
import { latestValue } from "./words-search.ts";

interface EntryToolsProps {
  /** A field of an entry. */
  part: TextPart;
  onSave: (text: SiteText, value: TextValue) => void;
}

/** Moves, hides, removes or adds the entry that is chosen on the page. */
export function EntryTools({ part: { text, entry }, onSave }: EntryToolsProps) {
  const value = latestValue(text);
  if (typeof value === "string" || typeof text.default === "string") return null;
  const shown = value.filter(({ hidden, removedAt }) => !hidden && !removedAt);
  const others = value.filter(({ hidden, removedAt }) => hidden || removedAt);
  const at = shown.findIndex(({ id }) => id === entry?.id);
  const chosen = shown[at];
  if (chosen === undefined) return null;
  const save = (changed: typeof shown) => onSave(text, [...changed, ...others]);
  const without = shown.filter(({ id }) => id !== chosen.id);
  const isStored = hasStoredIds(text.key);
  const filled = { ...chosen, id: newEntry(text.default, value).id };
  return (
    <>
      <MoveButtons
        name="this entry"
        place={{ number: at + 1, of: shown.length }}
        onMove={(by) => save(moveItem(shown, at, at + by))}
      />
      {!isStored && (
        <Button size="xs" variant="subtle" onClick={() => save(shown.toSpliced(at + 1, 0, filled))}>
          Copy this entry
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        onClick={() => onSave(text, [...without, ...others, { ...chosen, hidden: "yes" }])}
      >
        Hide this entry
      </Button>
      {!isStored && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          onClick={() => {
            const removed = { ...chosen, removedAt: new Date().toISOString() };
            onSave(text, [...without, ...others, removed]);
          }}
        >
          Remove this entry
        </Button>
      )}
    </>
  );
}
