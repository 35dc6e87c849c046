import { z } from "zod";
import { eventIdInput } from "../events/query.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { textSchema } from "../shared/text/text-schema.ts";
import { promoterLinkMessages as messages } from "./messages.ts";
import { promoterNameLength } from "./rules.ts";

export const createPromoterLinkInput = eventIdInput.extend({
  name: textSchema({
    clean: singleLine,
    min: 1,
    max: promoterNameLength,
    required: messages.nameRequired,
    tooShort: messages.nameRequired,
    tooLong: messages.nameTooLong,
  }),
});

export type CreatePromoterLink = z.output<typeof createPromoterLinkInput>;

/** Any text is accepted: an invalid id is an unknown link. */
export const promoterLinkIdInput = z.object({ id: z.string() });
