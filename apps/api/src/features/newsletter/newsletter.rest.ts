import { body, bodyAndParams, params, query } from "../../rest/decode.ts";
import { rest, restStream } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";
import { writeExport } from "./subscriber-files.ts";

/** 10,000 ids of 36 characters, and what stands between them. */
const bulkBodyLimitBytes = 512 * 1024;

export const newsletterRoutes = [
  rest({
    method: "POST",
    path: "/contact/newsletter",
    procedure: "newsletter.subscribe",
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  // A GET that changes something: kept for the links of mails sent before ours were signed.
  rest({
    method: "GET",
    path: "/contact/newsletter/unsubscribe",
    procedure: "newsletter.unsubscribe",
    decode: query,
    body: ({ alreadyUnsubscribed, message }) => ({ alreadyUnsubscribed, message }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/subscribers",
    procedure: "newsletter.listForStaff",
    decode: query,
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/analytics",
    procedure: "newsletter.overview",
    decode: query,
    body: (data) => ({ data }),
  }),
  rest({
    method: "GET",
    path: "/admin/newsletter/subscribers/:id",
    procedure: "newsletter.getSubscriber",
    decode: params,
    body: (subscriber) => ({ data: withUnderscoreId(subscriber) }),
  }),
  rest({
    method: "PATCH",
    path: "/admin/newsletter/subscribers/:id/status",
    procedure: "newsletter.setStatus",
    decode: bodyAndParams,
    body: ({ subscriber, message }) => ({ data: withUnderscoreId(subscriber), message }),
  }),
  rest({
    method: "PATCH",
    path: "/admin/newsletter/subscribers/:id/preferences",
    procedure: "newsletter.setPreferences",
    decode: bodyAndParams,
    body: ({ subscriber, message }) => ({ data: withUnderscoreId(subscriber), message }),
  }),
  rest({
    method: "POST",
    path: "/admin/newsletter/subscribers/bulk",
    procedure: "newsletter.bulk",
    bodyLimitBytes: bulkBodyLimitBytes,
    decode: body,
    body: ({ modified, message }) => ({ data: { modified }, message }),
  }),
  restStream({
    method: "GET",
    path: "/admin/newsletter/export",
    procedure: "newsletter.export",
    decode: query,
    stream: (plan, deps) => ({
      type: plan.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      fileName: plan.fileName,
      content: writeExport(deps, plan),
    }),
  }),
];
