import { postSummaryOutput } from "@before-ten/contracts/posts/output";
import { entityAnswer } from "../../rest/underscore-id.ts";

/** The summary in lists of posts; the document has one schema of this name. */
export const postSummaryAnswer = entityAnswer("PostSummary", postSummaryOutput);
