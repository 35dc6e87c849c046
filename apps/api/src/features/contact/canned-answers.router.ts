import {
  cannedAnswerInput,
  contactIdInput,
  updateCannedAnswerInput,
} from "@before-ten/contracts/contact/input";
import { cannedAnswerMessages } from "@before-ten/contracts/contact/admin-messages";
import { cannedAnswerOutput } from "@before-ten/contracts/contact/output";
import { adminProcedure, router } from "../../trpc/init.ts";
import { saveOnce } from "../../trpc/save-once.ts";
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from "./canned-answers.service.ts";

export const cannedAnswersRouter = router({
  list: adminProcedure("messages:read").query(({ ctx }) => listCannedAnswers(ctx.deps)),

  create: adminProcedure("messages:write")
    .meta({ changesNoPage: true, idempotent: true })
    .input(cannedAnswerInput)
    .mutation(({ ctx, input }) =>
      saveOnce(ctx, cannedAnswerOutput, async () => (deps) => createCannedAnswer(deps, input)),
    ),

  update: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(updateCannedAnswerInput)
    .mutation(({ ctx, input }) => updateCannedAnswer(ctx.deps, input)),

  delete: adminProcedure("messages:write")
    .meta({ changesNoPage: true })
    .input(contactIdInput)
    .mutation(async ({ ctx, input }) => {
      const { id, name } = ctx.signedIn.user;
      await deleteCannedAnswer(ctx.deps, { id: input.id, by: { id, name } });
      return { message: cannedAnswerMessages.deleted };
    }),
});
