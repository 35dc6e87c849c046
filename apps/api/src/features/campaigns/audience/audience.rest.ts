import {
  segmentChoicesOutput,
  segmentCountOutput,
} from "@before-ten/contracts/campaigns/audience-output";
import { body } from "../../../rest/decode.ts";
import { rowsOf } from "../../../rest/route.ts";
import { campaignAudienceRouter } from "./audience.router.ts";

const { rest } = rowsOf({ campaignAudience: campaignAudienceRouter });

export const campaignAudienceRoutes = [
  rest({
    // A segment is too deeply nested for a query string.
    method: "POST",
    path: "/newsletter/campaigns/audience/count",
    procedure: "campaignAudience.count",
    doc: {
      summary: "Count the recipients of a campaign",
      description:
        "Active subscribers who want the topic, haven't paused and match the segment. Nothing is changed.",
      example: { topic: "events", segment: { countries: ["UK"], tags: ["regular"] } },
      answer: { data: segmentCountOutput },
    },
    decode: body,
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/newsletter/campaigns/audience/choices",
    procedure: "campaignAudience.choices",
    doc: {
      summary: "List the values a segment can filter by",
      description:
        "The sources, tags and preferences that active subscribers have, twenty of each, most frequent first. The cities of public events in campaigns, and those whose tickets they linked to, latest first.",
      example: { search: "insta" },
      answer: { data: segmentChoicesOutput },
    },
    body: (data) => ({ data }),
  }),
];
