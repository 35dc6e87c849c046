/** The tag that puts our list into a partner's page. Without zod. */

export const embedPath = "/embed/events";

/** What a partner may choose; empty values are left out. */
export interface EmbedChoice {
  country: string;
  city: string;
  count: string;
  theme: string;
  accent: string;
}

/** `<script async src="https://club.example/embed.js" data-country="AU"></script>` */
export function embedTag(origin: string, choice: EmbedChoice): string {
  const attributes = chosen(choice).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<script async src="${origin}/embed.js"${attributes.join("")}></script>`;
}

/** The address of the frame that the tag makes. */
export function embedAddress(choice: EmbedChoice): string {
  const parameters = chosen(choice).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${embedPath}?${parameters.join("&")}`;
}

function chosen(choice: EmbedChoice): [string, string][] {
  return Object.entries(choice)
    .map(([name, value]: [string, string]): [string, string] => [name, value.trim()])
    .filter(([, value]) => value !== "");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
