import { fromJsonText } from "@before-ten/contracts/shared/text/json-text";
import { z } from "zod";

/** What Amazon SES tells of a mail, as JSON in a mail of its notification service. */
const noticeSchema = z.object({
  bounce: z
    .object({
      bouncedRecipients: z
        .array(
          z.object({
            emailAddress: z.string(),
            status: z.string().default("5.0.0"),
            diagnosticCode: z.string().default(""),
          }),
        )
        .max(50),
    })
    .optional(),
  complaint: z
    .object({ complainedRecipients: z.array(z.object({ emailAddress: z.string() })).max(50) })
    .optional(),
  mail: z
    .object({ commonHeaders: z.object({ messageId: z.string().default("") }).optional() })
    .optional(),
});

/** The notification service may wrap the notice. */
const envelopeSchema = z.object({ Message: z.string() });

interface SesNotice {
  /** Those who reported the mail as spam. Undefined if it isn't a complaint. */
  complainants: string[] | undefined;
  /** The fields of RFC 3464, so that they are judged like those of any report. */
  status: string;
  messageId: string;
}

/** Undefined if the text holds no such notice. */
export function readSesNotice(text: string): SesNotice | undefined {
  if (!/(?:notification|event)Type/.test(text)) return undefined;
  const { data: envelope } = envelopeSchema.safeParse(jsonIn(text));
  const { data } = noticeSchema.safeParse(jsonIn(envelope?.Message ?? text));
  if (data?.bounce === undefined && data?.complaint === undefined) return undefined;
  const groups = (data.bounce?.bouncedRecipients ?? []).map((recipient) =>
    [
      `Final-Recipient: rfc822; ${oneLine(recipient.emailAddress)}`,
      "Action: failed",
      `Status: ${oneLine(recipient.status)}`,
      `Diagnostic-Code: ${oneLine(recipient.diagnosticCode)}`,
    ].join("\n"),
  );
  return {
    complainants: data.complaint?.complainedRecipients.map(({ emailAddress }) => emailAddress),
    status: groups.join("\n\n"),
    messageId: data.mail?.commonHeaders?.messageId ?? "",
  };
}

/** The JSON in a text, whose long lines mail servers have broken. */
function jsonIn(text: string): unknown {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return fromJsonText(json.replaceAll(/[\r\n]+/g, ""));
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}
