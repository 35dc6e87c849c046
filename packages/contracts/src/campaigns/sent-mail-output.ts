import { z } from "zod";
import { text } from "../shared/output.ts";

export const sentMailOutput = z
  .object({
    subject: text("Four parties before Christmas"),
    html: text(
      "<!doctype html>…",
      "As a recipient without preferences got it, its links uncounted",
    ),
    text: text("Four parties before Christmas\n\n…"),
  })
  .meta({ id: "SentMail" });

export type SentMail = z.infer<typeof sentMailOutput>;
