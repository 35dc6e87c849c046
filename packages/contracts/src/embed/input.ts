import { z } from "zod";
import { eventListInput } from "../events/input.ts";
import { embedMessages } from "./messages.ts";
import { defaultEmbedCount, embedThemes, maxEmbedCount } from "./rules.ts";

/** `C2255C`, `#c2255c` and `c25` alike: what gets into a style sheet is nothing but digits. */
const accentSchema = z
  .string()
  .regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, embedMessages.accentWrong)
  .transform((text) => {
    const digits = text.replace("#", "").toLowerCase();
    return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
  });

const count = z.coerce
  .number<string>(embedMessages.countWrong)
  .int(embedMessages.countWrong)
  .min(1, embedMessages.countWrong)
  .max(maxEmbedCount, embedMessages.countWrong);

/** The list that a partner's page shows in a frame. */
export const embedInput = z.object({
  country: eventListInput.shape.country,
  count: count.default(defaultEmbedCount),
  theme: z.enum(embedThemes).default("light"),
  accent: accentSchema.optional(),
});

export type Embed = z.infer<typeof embedInput>;
