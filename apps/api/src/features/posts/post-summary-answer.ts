import { postSummaryOutput } from "@before-ten/contracts/posts/output";
import { entityAnswer } from "../../rest/underscore-id.ts";

/** What lists of posts answer; the document has one schema of this name. */
export const postSummaryAnswer = entityAnswer("PostSummary", postSummaryOutput);
