import { z } from "zod";

/** Any other text is an unknown city. */
export const cityInput = z.object({ slug: z.string() });
