import { body } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";

export const contactRoutes = [
  rest({
    method: "POST",
    path: "/contact/send",
    procedure: "contact.send",
    decode: body,
    body: ({ message }) => ({ message }),
  }),
];
