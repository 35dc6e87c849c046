import { type Html, html as markup } from "../../http/html.ts";
import { always, day } from "./mail-palette.ts";

/** Shared parts of a mail's HTML, with inline styles, as every mail program supports. */

export const textFont = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const displayFont =
  "'Bricolage Grotesque', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const small = `font-size:14px;line-height:22px;color:${day.soft}`;
export const side = `1px solid ${day.line}`;

/** Widths in pixels: of a mail on a desktop, and of its content. */
export const mailWidth = 600;
export const deskMargin = 36;
export const contentWidth = mailWidth - 2 - 2 * deskMargin;
/** Size of an image next to a text: on a phone, and from this window width on. */
export const cardImage = { onPhone: 96, onDesk: 160, deskFrom: 480 } as const;

export function heading(text: string, level: 1 | 2): Html {
  const size =
    level === 1
      ? "margin:0 0 16px;font-size:30px;line-height:34px;letter-spacing:-0.5px"
      : "margin:28px 0 12px;font-size:22px;line-height:28px;letter-spacing:-0.25px";
  const style = `${size};font-family:${displayFont};font-weight:800;color:${day.ink}`;
  return level === 1
    ? markup`<h1 class="ink" style="${style}">${text}</h1>\n`
    : markup`<h2 class="ink" style="${style}">${text}</h2>\n`;
}

/** An address may break anywhere, as it may be too long for a line. */
export function link(url: string, text: string): Html {
  const breaks = text.includes(" ") ? "normal" : "break-all";
  return markup`<a class="link" href="${url}" style="color:${day.link};text-decoration:underline;word-break:${breaks}">${text}</a>`;
}

/** The cell is the button: Word, which draws Outlook's mails, ignores a link's padding. */
export function button(
  { label, url }: { label: string; url: string },
  { margin, isSmall = false }: { margin: string; isSmall?: boolean },
): Html {
  const padding = isSmall ? "11px 18px" : "14px 24px";
  const size = isSmall ? "font-size:16px;line-height:22px" : "font-size:19px;line-height:24px";
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin:${margin}"><tr>
<td class="button" align="center" bgcolor="${always.button}" style="background-color:${always.button};border-radius:4px;mso-padding-alt:${padding}"><a class="on-button" href="${url}" style="display:inline-block;padding:${padding};font-family:${textFont};${size};font-weight:700;color:${always["on-button"]};text-decoration:none">${label}</a></td>
</tr></table>\n`;
}
