import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { mailLayoutTexts } from "@before-ten/contracts/site/texts/mails/layout";
// The tag isn't imported as `html`, because the formatter would put line breaks into Outlook's
// conditional comments, which would then show.
import { type Html, html as markup } from "../../http/html.ts";
import { card, divider, image, paragraphs } from "./mail-blocks.ts";
import type { Block, MailContent, MailImage } from "./mail-content.ts";
import { always, day, hours, nightStyles, turnedStyles, hoursOnDusk } from "./mail-palette.ts";
import {
  button,
  cardImage,
  deskMargin,
  displayFont,
  heading,
  link,
  mailWidth,
  side,
  small,
  textFont,
} from "./mail-styles.ts";

const unbreakable = "word-break:break-word;overflow-wrap:anywhere";
const sides = `border-left:${side};border-right:${side}`;
/** Fills a list's preview line, which would otherwise continue with the mail's beginning. */
const silence = "\u00A0\u200C".repeat(70);

const { deskFrom, onDesk } = cardImage;

/**
 * Tables and inline styles, because every mail program draws them; the layout itself loads nothing
 * but a logo of the club's, because many programs block that. The style sheets only widen and
 * switch to the night colours; each is separate, because a program that can't parse one drops all
 * of it.
 */
export function mailAsHtml(
  { preview, title, hasOwnHeading = false, blocks, footer, legalSender }: MailContent,
  texts: TextReader,
): string {
  const { name, tagline, email } = texts(brandTexts);
  const logo = logoOf(texts);
  const { signature, openAddress } = texts(mailLayoutTexts);
  return markup`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (min-width: ${deskFrom}px) { .inset { padding-left: ${deskMargin}px !important; padding-right: ${deskMargin}px !important; } .beside { width: ${onDesk}px !important; } }
${nightStyles}
</style>
<style>
${turnedStyles}
</style>
<!--[if mso]><style>* { font-family: Arial, sans-serif !important; }</style><![endif]-->
</head>
<body class="page ink" style="margin:0;padding:0;background-color:${day.page};color:${day.ink};-webkit-text-size-adjust:100%">
${preview !== "" && hiddenPreview(preview)}
<table role="presentation" lang="en" class="page ink" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${day.page}" style="background-color:${day.page};color:${day.ink}">
<tr><td align="center" style="padding:20px 12px 32px">
<!--[if mso]><table role="presentation" width="${mailWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${mailWidth}px;table-layout:fixed;font-family:${textFont}">
${head(logo === undefined ? nameLine(name) : logoLine(logo), tagline)}
<tr><td class="card line ink inset" bgcolor="${day.card}" style="padding:32px 20px 12px;background-color:${day.card};${sides};font-family:${textFont};font-size:17px;line-height:27px;color:${day.ink};${unbreakable}">
${!hasOwnHeading && heading(title, 1)}${blocks.map((block) => largeBlock(block, openAddress))}</td></tr>
${perforation()}
<tr><td class="card line soft inset" bgcolor="${day.card}" style="padding:8px 20px 16px;background-color:${day.card};${sides};border-bottom:${side};border-radius:0 0 4px 4px;font-family:${textFont};${small};${unbreakable}">
${footer.map((block) => smallBlock(block, openAddress))}</td></tr>
<tr><td class="soft" align="center" style="padding:20px 20px 0;font-family:${textFont};${small}">${signature}<br>${link(`mailto:${email}`, email)}${legalSender !== undefined && markup`<br>${legalSender}`}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.text;
}

function hiddenPreview(preview: string): Html {
  return markup`<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${day.page};mso-hide:all">${preview}${silence}</div>`;
}

/** In pixels. */
const largestLogo = { width: 176, height: 44 };

/** The club's logo as mails show it: a JPEG, or WebP if it lets the ground through. */
function logoOf(texts: TextReader): MailImage | undefined {
  const { name, logo } = texts(brandTexts);
  const shown = texts.imageOf(logo);
  if (shown === undefined || texts.publicUrl === undefined) return undefined;
  const isTransparent = shown.preview === null;
  const [webp = shown.url] = shown.srcSet.split(", ").at(-1)?.split(" ") ?? [];
  const scale = Math.min(largestLogo.width / shown.width, largestLogo.height / shown.height);
  return {
    src: new URL(isTransparent ? webp : shown.url, texts.publicUrl).href,
    alt: name,
    width: Math.round(shown.width * scale),
    height: Math.round(shown.height * scale),
  };
}

const nameStyle = `font-family:${displayFont};font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.5px;color:${always["on-dusk"]}`;

function nameLine(name: string): Html {
  return markup`<strong class="on-dusk" style="${nameStyle}">${name}</strong><br>`;
}

/** A program that blocks images shows the name instead. */
function logoLine({ src, alt, width, height }: MailImage): Html {
  return markup`<img class="on-dusk" src="${src}" alt="${alt}" width="${width}" height="${height}" style="display:block;margin:0 0 4px;border:0;${nameStyle}">`;
}

/** Name or logo and arc on dusk, on a horizon in the colours of the hours. */
function head(name: Html, tagline: string): Html {
  return markup`<tr><td class="dusk inset" bgcolor="${always.dusk}" style="padding:22px 20px 0;background-color:${always.dusk};border-radius:4px 4px 0 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="on-dusk" valign="bottom" style="padding:0 0 20px;white-space:nowrap;font-family:${textFont};font-size:15px;line-height:21px;color:${always["on-dusk"]}">${name}${tagline}</td>
<td width="${arcWidth}" align="right" valign="bottom" style="width:${arcWidth}px">${arc()}</td>
</tr></table>
</td></tr>
<tr><td>${hoursBand()}</td></tr>`;
}

/** Where the small print would be torn off: a notch on each side, in the page's colour. */
function perforation(): Html {
  return markup`<tr><td class="card" bgcolor="${day.card}" style="background-color:${day.card}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
${notch(`border-right:${side};border-radius:0 12px 12px 0`)}
<td style="padding:0 8px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="border-top:2px dashed ${day.line};font-size:0;line-height:0">&nbsp;</td></tr></table></td>
${notch(`border-left:${side};border-radius:12px 0 0 12px`)}
</tr></table>
</td></tr>`;
}

function notch(edge: string): Html {
  return markup`<td class="page line" width="12" height="24" bgcolor="${day.page}" style="width:12px;height:24px;background-color:${day.page};border-top:${side};border-bottom:${side};${edge};font-size:0;line-height:0">&nbsp;</td>`;
}

function largeBlock(block: Block, openAddress: string): Html {
  if ("action" in block) return action(block, openAddress);
  if ("quote" in block) return quote(block.quote);
  if ("facts" in block) return facts(block.facts);
  if ("heading" in block) return heading(block.heading, block.level);
  if ("paragraphs" in block) return paragraphs(block.paragraphs);
  if ("image" in block) return image(block.image, block.url);
  if ("divider" in block) return divider();
  if ("card" in block) return card(block.card);
  return markup`<p style="margin:0 0 20px">${block.text}</p>\n`;
}

function smallBlock(block: Block, openAddress: string): Html {
  if ("text" in block) return markup`<p style="margin:0 0 10px">${block.text}</p>\n`;
  if (!("action" in block)) return largeBlock(block, openAddress);
  return markup`<p style="margin:0 0 10px">${link(block.url, block.action)}</p>\n`;
}

function action(
  { action: label, url, showsAddress = false }: Extract<Block, { action: string }>,
  openAddress: string,
): Html {
  if (!showsAddress) return button({ label, url }, { margin: "0 0 20px" });
  return markup`${button({ label, url }, { margin: "0 0 14px" })}<p class="soft" style="margin:0 0 20px;${small}">${openAddress}<br>${link(url, url)}</p>\n`;
}

function quote(text: string): Html {
  const lines = text.split("\n").map((line) => markup`${line}<br>`);
  return markup`<blockquote style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid ${hours[0]}">${lines}</blockquote>\n`;
}

function facts(rows: readonly (readonly [label: string, value: string])[]): Html {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${rows.map(
  ([label, value]) => markup`<tr>
<td class="soft" width="72" valign="top" style="width:72px;padding:3px 12px 3px 0;${small}">${label}</td>
<td class="ink" valign="top" style="padding:3px 0;font-size:16px;line-height:22px;font-weight:600;color:${day.ink}">${value}</td>
</tr>\n`,
)}</table>\n`;
}

const radius = 44;
const sun = 17;
const stroke = 3;
/** The distance from the sun's edge to the line, on both sides. */
const foot = (sun - stroke) / 2;
const arcWidth = 2 * (radius + foot);
const [four, six, eight, ten] = hoursOnDusk;

const noText = "font-size:0;line-height:0";

/**
 * The half circle from four to ten, with the sun at four: two cells, each with two borders and one
 * round corner. Not an image, because images are blocked and drawings removed. Word has no round
 * corners, so Outlook only shows the band.
 */
function arc(): Html {
  return markup`<!--[if !mso]><!-->
<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:0 ${foot}px"><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate"><tr>
${quarter(`border-left:${stroke}px solid ${four};border-top:${stroke}px solid ${six};border-top-left-radius:${radius}px`)}
${quarter(`border-right:${stroke}px solid ${ten};border-top:${stroke}px solid ${eight};border-top-right-radius:${radius}px`)}
</tr></table></td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="left" style="${noText}"><div style="width:${sun}px;height:${sun}px;border-radius:${sun}px;background-color:${four}"></div></td>
<td align="right" valign="top" style="padding-right:${foot}px;${noText}"><div style="width:${stroke}px;height:${Math.floor(sun / 2)}px;background-color:${ten}"></div></td>
</tr></table></td></tr>
</table>
<!--<![endif]-->`;
}

function quarter(borders: string): Html {
  const inside = radius - stroke;
  return markup`<td style="${borders};width:${inside}px;height:${inside}px;${noText}"></td>`;
}

/** The afternoon as a line, which every mail program draws. */
function hoursBand(): Html {
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${hours.map(
    (colour) =>
      markup`<td width="25%" height="6" bgcolor="${colour}" style="height:6px;background-color:${colour};${noText}">&nbsp;</td>`,
  )}</tr></table>`;
}
