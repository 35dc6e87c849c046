import { body, query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";

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
];
