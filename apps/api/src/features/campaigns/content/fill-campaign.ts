import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { html as markup } from "../../../http/html.ts";
import { type Slot, slotEnd, slotStart, readSlot } from "./campaign-slots.ts";
import { fieldValue, replaceFields } from "./personal-fields.ts";

/** A mail as written once for all recipients. */
export interface WrittenMail {
  /** As written in the campaign, with its personal fields. */
  subject: string;
  /** Both with placeholders. */
  html: string;
  text: string;
}

/** The values that differ between recipients. */
export interface RecipientValues {
  /** The target of the link with this number. */
  link: (number: number) => string;
  unsubscribeUrl: string;
  preferencesUrl: string;
  /** The image that reports an open; undefined: opens aren't counted. */
  pixelUrl?: string | undefined;
  preferences: SubscriberPreferences;
  /** The sender by law; undefined: the one it was written with. */
  sender?: string | undefined;
}

/** Texts alternating with the placeholders between them. */
interface Template {
  first: string;
  rest: { slot: Slot | undefined; text: string }[];
}

const templates = new WeakMap<WrittenMail, { html: Template; text: Template }>();

/**
 * The mail of one recipient. Pass the same `written` object for all recipients: its placeholders
 * are only looked up once.
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
    html: fill(template.html, (slot) => valueInHtml(slot, values)),
    text: fill(template.text, (slot) => valueInText(slot, values)),
  };
}

function templateOf(text: string): Template {
  const [first = "", ...pieces] = text.split(slotStart);
  return {
    first,
    rest: pieces.map((piece) => {
      const end = piece.indexOf(slotEnd);
      return { slot: readSlot(piece.slice(0, end)), text: piece.slice(end + 1) };
    }),
  };
}

function fill({ first, rest }: Template, write: (slot: Slot) => string): string {
  let filled = first;
  for (const { slot, text } of rest) {
    if (slot !== undefined) filled += write(slot);
    filled += text;
  }
  return filled;
}

/** Fallbacks were escaped when the mail was written. */
function valueInHtml(slot: Slot, values: RecipientValues): string {
  if (slot.kind === "sender" && values.sender === undefined) return slot.fallback;
  if (slot.kind === "field") {
    const escaped = markup`${fieldValue({ ...slot, fallback: "" }, values.preferences)}`.text;
    return escaped === "" ? slot.fallback : escaped;
  }
  if (slot.kind !== "pixel") return markup`${valueInText(slot, values)}`.text;
  const { pixelUrl } = values;
  if (pixelUrl === undefined) return "";
  return markup`<img src="${pixelUrl}" alt="" width="1" height="1" style="display:block;border:0">`
    .text;
}

function valueInText(slot: Slot, values: RecipientValues): string {
  switch (slot.kind) {
    case "link":
      return values.link(slot.number);
    case "unsubscribe":
      return values.unsubscribeUrl;
    case "preferences":
      return values.preferencesUrl;
    case "field":
      return fieldValue(slot, values.preferences);
    case "sender":
      return values.sender ?? slot.fallback;
    case "pixel":
      return "";
  }
}
