import { z } from "zod";

/** Yes or no; over REST it arrives as text. */
export const flagSchema = z
  .union([z.boolean(), z.stringbool()], "Please send true or false")
  .meta({ type: "boolean" });
