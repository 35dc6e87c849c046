import { z } from "zod";
import { idOutput, instant, text } from "../shared/output.ts";
import { publicImageOutput } from "./output.ts";

/** Where an image is used. */
const imageUseOutput = z.object({
  kind: z.enum(["event", "album", "post", "campaign"]).meta({ examples: ["post"] }),
  id: idOutput,
  title: text(
    "Why four o'clock",
    "Null of a campaign, for those whose role opens no campaigns",
  ).nullable(),
  isInTrash: z.boolean().meta({ examples: [false] }),
});

export const libraryImageOutput = z
  .object({
    id: text("9f2c7a…", "SHA-256 in hexadecimal"),
    image: publicImageOutput,
    alt: text(
      "Red shoes in a doorway",
      "What is put in where it is chosen: its own alternative text, or that of what shows it",
    ),
    fileName: text("shoes.jpg", "Name of the uploaded file; empty if unknown"),
    storedAt: instant("2026-11-20T08:00:00.000Z", "When it was last uploaded or put in somewhere"),
    isInLibrary: z.boolean().meta({
      examples: [true],
      description:
        "It was uploaded to the library, and stays until it is deleted there; any other goes when nothing shows it",
    }),
    uses: z.array(imageUseOutput).meta({ description: "The events, albums, posts and campaigns" }),
  })
  .meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImageOutput>;
export type ImageUse = z.infer<typeof imageUseOutput>;
