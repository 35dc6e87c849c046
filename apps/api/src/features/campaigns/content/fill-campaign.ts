import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { singleLine } from "@before-ten/contracts/shared/clean-text";
import { html as markup } from "../../../http/html.ts";
import { type Mark, markEnd, markStart, readMark } from "./campaign-marks.ts";
import { fieldValue, replaceFields } from "./personal-fields.ts";

/** A mail as it is written once for all recipients. */
export interface WrittenMail {
  /** As the campaign has it, with its personal fields. */
  subject: string;
  /** Both with marks. */
  html: string;
  text: string;
}

/** What differs between the recipients. */
export interface RecipientValues {
  /** Where the link of this number leads. */
  link: (number: number) => string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** What tells of an open; undefined: opens aren't counted. */
  pixelUrl?: string | undefined;
  preferences: SubscriberPreferences;
}

/** Texts and the marks between them, in turn. */
interface Template {
  first: string;
  rest: { mark: Mark | undefined; text: string }[];
}

const templates = new WeakMap<WrittenMail, { html: Template; text: Template }>();

/**
 * The mail of one recipient. Whoever fills many passes the same object each time: its marks are
 * looked for once.
 */
export function fillCampaign(written: WrittenMail, values: RecipientValues): WrittenMail {
  let template = templates.get(written);
  if (template === undefined) {
    template = { html: templateOf(written.html), text: templateOf(written.text) };
    templates.set(written, template);
  }
  const inSubject = (value: Parameters<typeof fieldValue>[0]) =>
    fieldValue(value, values.preferences);
  return {
    subject: singleLine(replaceFields(written.subject, inSubject)),
    html: fill(template.html, (mark) => valueInHtml(mark, values)),
    text: fill(template.text, (mark) => valueInText(mark, values)),
  };
}

function templateOf(text: string): Template {
  const [first = "", ...pieces] = text.split(markStart);
  return {
    first,
    rest: pieces.map((piece) => {
      const end = piece.indexOf(markEnd);
      return { mark: readMark(piece.slice(0, end)), text: piece.slice(end + 1) };
    }),
  };
}

function fill({ first, rest }: Template, write: (mark: Mark) => string): string {
  let filled = first;
  for (const { mark, text } of rest) {
    if (mark !== undefined) filled += write(mark);
    filled += text;
  }
  return filled;
}

/** The fallback of a field was escaped when the mail was written. */
function valueInHtml(mark: Mark, values: RecipientValues): string {
  if (mark.kind === "field") {
    const escaped = markup`${fieldValue({ ...mark, fallback: "" }, values.preferences)}`.text;
    return escaped === "" ? mark.fallback : escaped;
  }
  if (mark.kind !== "pixel") return markup`${valueInText(mark, values)}`.text;
  const { pixelUrl } = values;
  if (pixelUrl === undefined) return "";
  return markup`<img src="${pixelUrl}" alt="" width="1" height="1" style="display:block;border:0">`
    .text;
}

function valueInText(mark: Mark, values: RecipientValues): string {
  switch (mark.kind) {
    case "link":
      return values.link(mark.number);
    case "unsubscribe":
      return values.unsubscribeUrl;
    case "preferences":
      return values.preferencesUrl;
    case "field":
      return fieldValue(mark, values.preferences);
    case "pixel":
      return "";
  }
}
