import { body } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";

export const newsletterRoutes = [
  rest({
    method: "POST",
    path: "/contact/newsletter",
    procedure: "newsletter.subscribe",
    decode: body,
    body: ({ message }) => ({ message }),
  }),
];
