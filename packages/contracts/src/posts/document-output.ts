import { z } from "zod";
import { disruptionKinds } from "../events/disruption.ts";
import { announcedChangesOutput } from "../events/announced-changes-output.ts";
import { publicImageOutput } from "../images/output.ts";
import { exampleId, idOutput, instant, text } from "../shared/output.ts";

const spans = z.array(
  z.object({
    text: text("We tried eight and we tried noon.", "May have line breaks"),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    link: text("https://club.example/events").optional(),
  }),
);

/** An event that a post refers to. */
export const postEventOutput = z.object({
  id: idOutput,
  eventName: text("Sunday Disco"),
  startDate: instant("2026-12-05T00:00:00.000Z", "A calendar day, as 00:00 UTC of that day"),
  endDate: instant("2026-12-05T00:00:00.000Z", "The last day, as 00:00 UTC of that day"),
  startTime: text("16:00"),
  endTime: text("22:00").nullable(),
  timeZoneAbbreviation: text("GMT"),
  place: text("The Corn Exchange, London").nullable(),
  country: text("UK"),
  disruption: z.enum(disruptionKinds).nullable(),
  changes: announcedChangesOutput,
  poster: publicImageOutput.nullable(),
});

const exampleBlocks = [
  { kind: "heading", level: 2, spans: [{ text: "An hour that suits everybody" }] },
  { kind: "paragraph", spans: [{ text: "We tried eight and we tried noon." }] },
];

/**
 * A document as returned: next to each id is the item it refers to, or null if visitors may not see
 * it (any more). It can be sent back unchanged: the extra data is ignored.
 */
export const answeredDocumentOutput = z
  .object({
    version: z.literal(1),
    blocks: z
      .array(
        z.discriminatedUnion("kind", [
          z.object({ kind: z.literal("paragraph"), spans }),
          z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), spans }),
          z.object({
            kind: z.literal("list"),
            ordered: z.boolean().meta({ examples: [false] }),
            items: z.array(z.object({ spans })),
          }),
          z.object({ kind: z.literal("quote"), spans }),
          z.object({ kind: z.literal("pull-quote"), spans }),
          z.object({
            kind: z.literal("image"),
            imageId: text("9f2c7a…", "SHA-256 in hexadecimal"),
            alt: text("Red shoes in a doorway", "Alternative text"),
            caption: text("Shoes first."),
            image: publicImageOutput.nullable(),
          }),
          z.object({
            kind: z.literal("event"),
            eventId: text(exampleId),
            event: postEventOutput.nullable(),
          }),
        ]),
      )
      .meta({ examples: [exampleBlocks] }),
  })
  .meta({
    id: "PostDocument",
    description: "The text with its structure; null for a post that is plain text",
  });

/** An uploaded image, to be used and shown in a post's document. */
export const uploadedPostImageOutput = z.object({
  imageId: text("9f2c7a…", "SHA-256 in hexadecimal, for a block of the kind `image`"),
  image: publicImageOutput,
});

export type UploadedPostImage = z.infer<typeof uploadedPostImageOutput>;
export type AnsweredDocument = z.infer<typeof answeredDocumentOutput>;
export type AnsweredBlock = AnsweredDocument["blocks"][number];
export type PostEvent = z.infer<typeof postEventOutput>;
