import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import { erasureOutput, privacyRecordsOutput } from "@before-ten/contracts/privacy/output";
import { text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { privacyRouter } from "./privacy.router.ts";

const erasureAnswer = entityAnswer("Erasure", erasureOutput);

const { rest } = rowsOf({ privacy: privacyRouter });

export const privacyRoutes = [
  rest({
    method: "POST",
    path: "/admin/privacy/search",
    procedure: "privacy.search",
    doc: {
      summary: "Find what is stored about an address",
      description:
        "Everything stored about the address, including the trash: the answer to a request for access. Not a GET, so that logs don't contain the address.",
      example: { email: "ana@mail.example" },
      answer: { data: privacyRecordsOutput },
    },
    body: (data) => ({ data }),
  }),
  rest({
    method: "POST",
    path: "/admin/privacy/erase",
    procedure: "privacy.erase",
    doc: {
      summary: "Erase all that is stored about an address",
      description:
        "Permanent. No import adds the address again, even if nothing was stored. The answer is the receipt, which names no address. Accounts of admins are refused.",
      example: { email: "ana@mail.example", typedEmail: "ana@mail.example" },
      refuses: { 409: messages.admin },
      answer: { data: erasureAnswer, message: text(messages.erased) },
    },
    body: ({ receipt, message }) => ({ data: withUnderscoreId(receipt), message }),
  }),
  rest({
    method: "GET",
    path: "/admin/privacy/erasures",
    procedure: "privacy.listErasures",
    doc: {
      summary: "List receipts of erasures",
      description: "Latest first.",
      example: { page: 1, limit: 20 },
      answer: { data: z.array(erasureAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
];
