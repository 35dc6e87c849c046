import { z } from "zod";
import { announcedChanges } from "./disruption.ts";

/** Apart from the other outputs, because the editor of posts loads it too. */
export const announcedChangesOutput = z.array(z.enum(announcedChanges)).meta({
  examples: [[]],
  description: "What differs from the original announcement; `time`: the hours, on the same day",
});
