import { accountUserOutput } from "@before-ten/contracts/auth/output";
import { entityAnswer } from "../../rest/underscore-id.ts";

/** An account, as REST returns it. */
export const userAnswer = entityAnswer("User", accountUserOutput);
