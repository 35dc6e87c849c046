import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";
import { eventListInput } from "../events/query.ts";
import { embedMessages } from "./messages.ts";
import { defaultEmbedCount, embedThemes, maxEmbedCount } from "./rules.ts";

/** `C2255C`, `#c2255c` and `c25` are equal: only hexadecimal digits get into the style sheet. */
const accentSchema = z
  .string()
  .regex(/^#?(?:[\dA-Fa-f]{3}|[\dA-Fa-f]{6})$/, embedMessages.accentWrong)
  .transform((text) => {
    const digits = text.replace("#", "").toLowerCase();
    return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
  });

const count = numberFromText(
  z
    .int(embedMessages.countWrong)
    .min(1, embedMessages.countWrong)
    .max(maxEmbedCount, embedMessages.countWrong),
);

/** The list a partner's page shows in a frame. */
export const embedInput = z.object({
  country: eventListInput.shape.country,
  city: eventListInput.shape.city,
  count: count.default(defaultEmbedCount),
  theme: z.enum(embedThemes).default("light"),
  accent: accentSchema.optional(),
});

export type Embed = z.infer<typeof embedInput>;
