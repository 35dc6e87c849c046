import {
  segmentChoicesOutput,
  segmentCountOutput,
} from "@before-ten/contracts/campaigns/audience-output";
import { body, query } from "../../../rest/decode.ts";
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
      summary: "Count who would get a campaign",
      description:
        "Those who are active, want the topic, don't pause and fulfil everything that the segment names. Nothing is changed.",
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
      summary: "List what a segment can ask for",
      description:
        "The sources, tags and preferences that active subscribers have, twenty of each, most frequent first.",
      example: { search: "insta" },
      answer: { data: segmentChoicesOutput },
    },
    decode: query,
    body: (data) => ({ data }),
  }),
];
