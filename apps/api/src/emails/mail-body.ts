import { brand } from "@before-ten/contracts/brand";

/** A mail is written once, as blocks, and read as HTML or as plain text. */
type Block =
  | { text: string }
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { action: string; url: string };

interface MailContent {
  title: string;
  blocks: readonly Block[];
  /** Small print: why one gets this mail, how to get no more. */
  footer: readonly Block[];
}

interface MailBody {
  text: string;
  html: string;
}

/** Mail programs know no custom properties: the brand's colours, once more. */
const colours = {
  paper: "#fff8ef",
  card: "#ffffff",
  ink: "#1b1326",
  soft: "#5a5166",
  line: "#e9dccb",
  gold: "#ffb84d",
  magenta: "#c2255c",
  dusk: "#3b1f5b",
} as const;

const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const rule = "-- ";

export function writeMail(content: MailContent): MailBody {
  return { text: asText(content), html: asHtml(content) };
}

function asText({ title, blocks, footer }: MailContent): string {
  const head = [title, ...blocks.map(blockAsText)];
  const end = [brand.name, ...footer.map(blockAsText)];
  return `${head.join("\n\n")}\n\n${rule}\n${end.join("\n")}\n`;
}

function blockAsText(block: Block): string {
  if ("text" in block) return block.text;
  if ("quote" in block) return block.quote.replaceAll(/^/gm, "> ");
  if ("facts" in block) return block.facts.map((fact) => fact.join(": ")).join("\n");
  return `${block.action}:\n${block.url}`;
}

/** No picture, no style sheet, no script: it reads the same where mail programs take those away. */
function asHtml({ title, blocks, footer }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};font:17px/1.6 ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colours.card};border:1px solid ${colours.line};border-radius:4px">
<tr><td style="padding:20px 28px;background:${colours.dusk};border-bottom:6px solid ${colours.gold};border-radius:4px 4px 0 0;color:${colours.paper}">
<strong style="font-size:20px">${escaped(brand.name)}</strong><br>${escaped(brand.tagline)}
</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">${escaped(title)}</h1>
${blocks.map((block) => blockAsHtml(block)).join("\n")}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px dashed ${colours.line};color:${colours.soft};font-size:14px">
${footer.map((block) => blockAsHtml(block, "small")).join("\n")}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockAsHtml(block: Block, size: "normal" | "small" = "normal"): string {
  if ("text" in block) return paragraph(escaped(block.text));
  if ("quote" in block) {
    return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${colours.gold}">${lines(block.quote)}</blockquote>`;
  }
  if ("facts" in block) {
    const rows = block.facts.map(
      ([label, value]) => `<strong>${escaped(label)}:</strong> ${escaped(value)}`,
    );
    return paragraph(rows.join("<br>"));
  }
  const href = escaped(block.url);
  const action = escaped(block.action);
  if (size === "small")
    return paragraph(`<a href="${href}" style="color:${colours.magenta}">${action}</a>`);
  return paragraph(
    `<a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:${colours.gold};color:${colours.ink};font-weight:bold;text-decoration:none">${action}</a>`,
  );
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
