import type { bulkMessages } from "@before-ten/contracts/shared/bulk-messages";
import { count, exampleId, text } from "@before-ten/contracts/shared/output";
import { undoMinutes } from "@before-ten/contracts/trash/rules";
import { z } from "zod";

/** What the documents of bulk actions, and of undoing them, have in common. */
export function bulkAnswers({ many, changed, undone }: ReturnType<typeof bulkMessages>) {
  return {
    bulk: {
      answer: {
        data: z.object({
          count: count(1),
          undoId: z
            .uuid()
            .nullable()
            .meta({
              examples: [exampleId],
              description: `Undoes the change within ${undoMinutes} minutes; null after a deletion, which is undone in the trash`,
            }),
        }),
        message: text(changed(1)),
      },
      refuses: { 404: `One of the ${many} doesn't exist.` },
    },
    undo: {
      summary: `Undo a change of several ${many}`,
      example: { undoId: exampleId },
      answer: { data: z.object({ count: count(1) }), message: text(undone(1)) },
      refuses: { 404: "It was undone already, or is too long ago." },
    },
  };
}
