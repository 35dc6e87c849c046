import { z } from "zod";
import { setupMessages as messages } from "./messages.ts";
import { removeDemoWord, setupSteps } from "./rules.ts";

export const dismissStepInput = z.object({
  step: z.enum(setupSteps).meta({ examples: ["mail"] }),
  isDismissed: z.boolean().meta({ description: "True: this site doesn't need it" }),
});

export const removeDemoInput = z.object({
  typed: z.literal(removeDemoWord, { error: messages.wordWrong }).meta({
    description: "The word `remove`: nothing brings back what is removed",
  }),
});
