interface BulkWords {
  one: string;
  many: string;
  max: number;
}

/** Messages of actions on several items. */
export function bulkMessages({ one, many, max }: BulkWords) {
  const counted = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  return {
    many,
    selectionRequired: `Please select at least one ${one}`,
    tooMany: `Please select at most ${max} ${many}`,
    changeRequired: "Please choose what to change",
    missing: `One of the ${many} doesn't exist any more. Nothing was changed.`,
    changed: (count: number) => `${counted(count)} changed`,
    /** Shown next to the undo button. */
    changesTo: (count: number) => `Changes to ${counted(count)}`,
    deleted: (count: number) => `${counted(count)} deleted`,
    /** Describes what was moved to the trash. */
    counted,
    undone: (count: number) => `${counted(count)} restored`,
    failed: `Failed to change the ${many}`,
    exportFailed: `Failed to export the ${many}`,
  };
}

export const bulkMatchingFailed = "Failed to select all that match";
