import { sentMailOutput } from "@before-ten/contracts/campaigns/sent-mail-output";
import { exampleId } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../../rest/route.ts";
import { sentMailRouter } from "./sent-mail.router.ts";

const { rest } = rowsOf({ sentMail: sentMailRouter });

export const sentMailRoutes = [
  rest({
    method: "GET",
    path: "/newsletter/campaigns/:id/mail",
    procedure: "sentMail.get",
    doc: {
      summary: "Read a campaign's email as it was sent",
      description: "404 before the campaign starts, because its email is rendered then.",
      example: { id: exampleId },
      answer: { data: sentMailOutput },
    },
    body: (mail) => ({ data: mail }),
  }),
];
