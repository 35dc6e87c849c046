import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import { promoterLinkOutput } from "@before-ten/contracts/promoter-links/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { promoterLinksRouter } from "./promoter-links.router.ts";

const promoterLink = entityAnswer("PromoterLink", promoterLinkOutput);

const { rest } = rowsOf({ promoterLinks: promoterLinksRouter });

export const promoterLinkRoutes = [
  rest({
    method: "GET",
    path: "/admin/events/:id/promoter-links",
    procedure: "promoterLinks.list",
    doc: {
      summary: "List the promoter links of an event",
      description: "With the visits that came through each, most ticket clicks first.",
      example: { id: exampleId },
      answer: { data: z.array(promoterLink) },
    },
    body: (links) => ({ data: links.map(withUnderscoreId) }),
  }),
  rest({
    method: "POST",
    path: "/admin/events/:id/promoter-links",
    procedure: "promoterLinks.create",
    doc: {
      summary: "Create a promoter link",
      description:
        "A short link to the event for one promoter or place. Those who come through it are counted, and the seller finds its name and code as `utm_campaign`.",
      example: { id: exampleId, name: "Maria" },
      refuses: { 409: "There are too many, or one with this name." },
      answer: { data: promoterLink },
    },
    status: 201,
    body: (link) => ({ data: withUnderscoreId(link) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/promoter-links/:id",
    procedure: "promoterLinks.delete",
    doc: {
      summary: "Delete a promoter link",
      description:
        "For good, with its figures. Its address leads to the list of events afterwards.",
      example: { id: exampleId },
      answer: { message: text(messages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];
