import { type Html, html as markup } from "../../http/html.ts";
import type { MailCard, MailImage, Paragraph, Run } from "./mail-content.ts";
import { day } from "./mail-palette.ts";
import {
  button,
  cardImage,
  contentWidth,
  displayFont,
  side,
  small,
  textFont,
} from "./mail-styles.ts";

/** Blocks only used in campaigns: texts with emphasis and links, images, cards. */

export function paragraphs(all: readonly Paragraph[]): Html {
  return markup`${all.map(
    (lines) =>
      markup`<p style="margin:0 0 20px">${lines.map(
        (runs, index) => markup`${index > 0 && markup`<br>`}${runs.map(run)}`,
      )}</p>\n`,
  )}`;
}

function run({ text, isStrong, isEmphasised, url }: Run): Html {
  const plain = markup`${text}`;
  const strong = isStrong ? markup`<strong>${plain}</strong>` : plain;
  const styled = isEmphasised ? markup`<em>${strong}</em>` : strong;
  return url === undefined
    ? styled
    : markup`<a class="link" href="${url}" style="color:${day.link};text-decoration:underline">${styled}</a>`;
}

/** As wide as the text, or its own width if that is smaller. */
export function image(shown: MailImage, url: string | undefined): Html {
  const drawn = sized(shown, Math.min(shown.width, contentWidth));
  return markup`<p style="margin:0 0 20px">${url === undefined ? drawn : imageLink(url, drawn)}</p>\n`;
}

/** A program that blocks images shows the alternative text instead. */
function sized({ src, alt, width, height }: MailImage, shownWidth: number): Html {
  const shownHeight = Math.round((height / width) * shownWidth);
  return markup`<img class="ink" src="${src}" alt="${alt}" width="${shownWidth}" height="${shownHeight}" style="display:block;width:100%;max-width:${shownWidth}px;height:auto;border:0;border-radius:4px;font-family:${textFont};font-size:14px;line-height:20px;color:${day.ink}">`;
}

function imageLink(url: string, drawn: Html): Html {
  return markup`<a href="${url}" style="display:block;text-decoration:none">${drawn}</a>`;
}

export function divider(): Html {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td class="line" style="border-top:${side};font-size:0;line-height:0">&nbsp;</td></tr></table>\n`;
}

export function card(shown: MailCard): Html {
  const frame = `margin:0 0 20px;border-collapse:separate;border:${side};border-radius:4px`;
  return markup`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${frame}">
${shown.imagePlace === "beside" ? besideImage(shown) : belowImage(shown)}</table>\n`;
}

function besideImage(shown: MailCard): Html {
  const { onPhone } = cardImage;
  return markup`<tr>
${
  shown.image !== undefined &&
  markup`<td class="beside" width="${onPhone}" valign="top" style="width:${onPhone}px;padding:14px 0 14px 14px">${imageLink(shown.url, upright(shown.image))}</td>\n`
}<td valign="top" style="padding:14px">${words(shown)}</td>
</tr>\n`;
}

/** Its class enlarges it if there is room, because attributes can't depend on the width. */
function upright({ src, alt, width, height }: MailImage): Html {
  const { onPhone } = cardImage;
  return markup`<img class="beside ink" src="${src}" alt="${alt}" width="${onPhone}" height="${Math.round((height / width) * onPhone)}" style="display:block;width:${onPhone}px;height:auto;border:0;border-radius:4px;font-family:${textFont};font-size:12px;line-height:16px;color:${day.ink}">`;
}

function belowImage(shown: MailCard): Html {
  return markup`${
    shown.image !== undefined &&
    markup`<tr><td style="padding:0">${imageLink(shown.url, sized(shown.image, Math.min(shown.image.width, contentWidth - 2)))}</td></tr>\n`
  }<tr><td style="padding:16px">${words(shown)}</td></tr>\n`;
}

function words({ label, title, url, lines, button: ticket, more }: MailCard): Html {
  return markup`${
    label !== undefined &&
    markup`<p class="soft" style="margin:0 0 2px;${small};font-weight:700">${label}</p>\n`
  }<h2 class="ink" style="margin:0 0 6px;font-family:${displayFont};font-size:20px;line-height:24px;font-weight:800;color:${day.ink}"><a class="ink" href="${url}" style="color:${day.ink};text-decoration:none">${title}</a></h2>
${lines.map((line) => markup`<p style="margin:0 0 4px;font-size:15px;line-height:22px">${line}</p>\n`)}${
    ticket !== undefined && button(ticket, { margin: "10px 0 8px", isSmall: true })
  }<p style="margin:6px 0 0;font-size:15px;line-height:22px"><a class="link" href="${url}" style="color:${day.link};text-decoration:underline">${more}</a></p>`;
}
