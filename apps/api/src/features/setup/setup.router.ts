import { dismissStepInput, removeDemoInput } from "@before-ten/contracts/setup/input";
import { setupMessages as messages } from "@before-ten/contracts/setup/messages";
import { adminProcedure, router } from "../../trpc/init.ts";
import { countDemo, dismissStep, readSteps, removeDemo } from "./setup.service.ts";

export const setupRouter = router({
  steps: adminProcedure("settings:read").query(({ ctx }) => readSteps(ctx.deps)),

  dismiss: adminProcedure("settings:write")
    .meta({ changesNoPage: true })
    .input(dismissStepInput)
    .mutation(async ({ ctx, input }) => {
      await dismissStep(ctx.deps, { ...input, userId: ctx.signedIn.user.id });
      return readSteps(ctx.deps);
    }),

  demo: adminProcedure("settings:read").query(({ ctx }) => countDemo(ctx.deps)),

  removeDemo: adminProcedure("settings:write")
    .input(removeDemoInput)
    .mutation(async ({ ctx }) => ({
      ...(await removeDemo(ctx.deps, { userId: ctx.signedIn.user.id })),
      message: messages.demoRemoved,
    })),
});
