import { meanwhileOutput } from "@before-ten/contracts/editing/output";
import { pageMessages } from "@before-ten/contracts/pages/messages";
import {
  type AdminPage,
  adminPageOutput,
  adminPageSummaryOutput,
  publicPageOutput,
} from "@before-ten/contracts/pages/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { change } from "../../../rest/decode.ts";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { pagesRouter } from "./pages.router.ts";

const adminPageAnswer = entityAnswer("StaffPage", adminPageOutput);

const { rest } = rowsOf({ pages: pagesRouter });

export const pageRoutes = [
  rest({
    method: "GET",
    path: "/pages/:id",
    procedure: "pages.get",
    doc: {
      summary: "Read a page",
      description: "A published one, by its slug, a slug it had before, or its id.",
      example: { id: "privacy" },
      answer: { data: entityAnswer("Page", publicPageOutput) },
    },
    body: (page) => ({ data: withUnderscoreId(page) }),
  }),
  rest({
    method: "GET",
    path: "/admin/pages",
    procedure: "pages.listForAdmin",
    doc: {
      summary: "List pages",
      description: "Drafts too, by title, without their texts.",
      example: { status: "draft" },
      answer: {
        data: z.array(entityAnswer("StaffPageSummary", adminPageSummaryOutput)),
        pagination: paginationOutput,
      },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/pages/:id",
    procedure: "pages.getForAdmin",
    doc: {
      summary: "Read a page of any status",
      description: "By its slug, a slug it had before, or its id.",
      example: { id: "privacy" },
      answer: { data: adminPageAnswer },
    },
    body: one,
  }),
  rest({
    method: "POST",
    path: "/pages",
    procedure: "pages.create",
    doc: {
      summary: "Create a page",
      description:
        "The text is `content`, `html` or `document`. Without a `status`, it is a draft; without a `slug`, its address is made from the title. Publishing it while gaps of a template such as `[legal name]` are left is refused, unless `allowGaps` is true.",
      example: {
        title: "Privacy",
        excerpt: "What we store about you, and why.",
        content: "We store the address you subscribe with, until you unsubscribe or ask us.",
        status: "draft",
      },
      refuses: { 409: "Another page has this slug." },
      answer: { data: adminPageAnswer },
    },
    status: 201,
    asDraft: { status: "draft", publishAt: null, takeDownAt: null },
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/pages/:id",
    procedure: "pages.update",
    doc: {
      summary: "Change a page",
      description:
        "Fields that aren't sent stay as they are. After a change of `slug` the old address redirects to the new one. Publishing gaps such as `[legal name]` is refused, unless `allowGaps` is true.",
      example: { id: exampleId, status: "published" },
      refuses: { 409: "Another page has this slug." },
      answer: { data: adminPageAnswer, meanwhile: meanwhileOutput },
    },
    decode: change,
    body: ({ meanwhile, ...page }) => ({ ...one(page), meanwhile }),
  }),
  rest({
    method: "DELETE",
    path: "/pages/:id",
    procedure: "pages.delete",
    doc: {
      summary: "Delete a page",
      description: "Moves it to the trash, from which admins can restore it for 30 days.",
      example: { id: exampleId },
      answer: { message: text(pageMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];

function one(page: AdminPage) {
  return { data: withUnderscoreId(page) };
}
