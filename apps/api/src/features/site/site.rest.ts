import { siteTextOutput } from "@before-ten/contracts/site/output";
import { count } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { change } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { siteRouter } from "./site.router.ts";

const { rest } = rowsOf({ site: siteRouter });

export const siteRoutes = [
  rest({
    method: "GET",
    path: "/site/texts",
    procedure: "site.listTexts",
    doc: {
      summary: "List the site's texts",
      description:
        "Every sentence and list that visitors read, with its default, what was changed, and its draft.",
      answer: { data: z.array(siteTextOutput) },
    },
    body: (texts) => ({ data: texts }),
  }),
  rest({
    method: "PUT",
    path: "/site/texts/:key",
    procedure: "site.saveText",
    doc: {
      summary: "Change a text of the site",
      description:
        "Visitors read it at once, unless `isDraft` is true. A list is replaced as a whole; an entry with `hidden` isn't shown. `null`, or the default itself, brings the default back. Only owners change texts of `brand`.",
      example: { key: "about.title", value: "Why 4PM?", isDraft: false },
      refuses: { 404: "There is no such text." },
      answer: { data: siteTextOutput },
    },
    decode: change,
    body: (text) => ({ data: text }),
  }),
  rest({
    method: "POST",
    path: "/site/texts/publish",
    procedure: "site.publishTexts",
    doc: {
      summary: "Publish drafts of texts",
      description: "Those of `keys`, or all, now or at a time.",
      example: { keys: ["about.title"], at: null },
      answer: { published: count(1, "How many drafts") },
    },
    body: ({ published }) => ({ published }),
  }),
  rest({
    method: "POST",
    path: "/site/texts/discard",
    procedure: "site.discardDrafts",
    doc: {
      summary: "Discard drafts of texts",
      description: "Those of `keys`, or all. What visitors read stays.",
      example: { keys: ["about.title"] },
      answer: { discarded: count(1, "How many drafts") },
    },
    body: ({ discarded }) => ({ discarded }),
  }),
];
