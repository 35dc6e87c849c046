import type {
  AnsweredBlock,
  AnsweredDocument,
  PostEvent,
} from "@before-ten/contracts/posts/document-output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { type Html, html } from "../../../http/html.ts";

type Spans = Extract<AnsweredBlock, { kind: "paragraph" }>["spans"];

/**
 * The document for other sites and programs: elements without styles, with absolute addresses.
 * References to things visitors may not see are left out.
 */
export function writeHtml({ blocks }: AnsweredDocument, publicUrl: string): Html {
  return html`${blocks.map((block) => writeBlock(block, publicUrl))}`;
}

/** An empty line begins a paragraph, and a single line break is kept. */
export function writeTextHtml(text: string): Html {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return html`${paragraphs.map((paragraph) => html`<p>${writeLines(paragraph)}</p>`)}`;
}

function writeBlock(block: AnsweredBlock, publicUrl: string): Html {
  switch (block.kind) {
    case "paragraph":
      return html`<p>${writeSpans(block.spans)}</p>`;
    case "heading":
      return block.level === 2
        ? html`<h2>${writeSpans(block.spans)}</h2>`
        : html`<h3>${writeSpans(block.spans)}</h3>`;
    case "list": {
      const items = block.items.map(({ spans }) => html`<li>${writeSpans(spans)}</li>`);
      return block.ordered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case "quote":
      return html`<blockquote><p>${writeSpans(block.spans)}</p></blockquote>`;
    case "pull-quote":
      return html`<blockquote class="pull-quote"><p>${writeSpans(block.spans)}</p></blockquote>`;
    case "image":
      return block.image === null ? html`` : writeImage(block.image, block.caption, publicUrl);
    case "event":
      return block.event === null ? html`` : writeEvent(block.event, publicUrl);
  }
}

function writeImage({ url, alt, width, height }: PublicImage, caption: string, publicUrl: string) {
  const image = html`<img
    src="${new URL(url, publicUrl).href}"
    alt="${alt}"
    width="${width}"
    height="${height}"
  />`;
  return html`<figure>
    ${image}${caption !== "" && html`<figcaption>${caption}</figcaption>`}
  </figure>`;
}

function writeEvent(event: PostEvent, publicUrl: string): Html {
  const { id, eventName, timeZoneAbbreviation, place } = event;
  const when = `${partyDays(event)}, ${timeRange(event)} ${timeZoneAbbreviation}`;
  const where = place === null ? "" : `, ${place}`;
  const link = html`<a href="${publicUrl}/events/${id}">${eventName}</a>`;
  return html`<p data-event-id="${id}">${link}<br />${when}${where}</p>`;
}

function writeSpans(spans: Spans): Html[] {
  return spans.map(({ text, bold, italic, link }) => {
    const lines = html`${writeLines(text)}`;
    const slanted = italic === true ? html`<em>${lines}</em>` : lines;
    const strong = bold === true ? html`<strong>${slanted}</strong>` : slanted;
    return link === undefined ? strong : html`<a href="${link}">${strong}</a>`;
  });
}

function writeLines(text: string): Html[] {
  return text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}
