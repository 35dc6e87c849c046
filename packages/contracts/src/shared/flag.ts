import { z } from "zod";

/** A boolean; over REST it arrives as text. */
export const flagSchema = z
  .union([z.boolean(), z.stringbool()], "Please send true or false")
  .meta({ type: "boolean" });
