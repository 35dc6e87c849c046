import type { AdminPost } from "@before-ten/contracts/posts/output";
import { writeMarkdown, writeTextMarkdown } from "../../features/posts/document/write-markdown.ts";
import { html, written } from "../../http/html.ts";

/** Front matter, as most site generators read it, and the text. JSON values are valid YAML. */
export function markdownOfPost(post: AdminPost, publicUrl: string): string {
  const fields: Record<string, unknown> = {
    title: post.title,
    slug: post.seo.slug,
    status: post.status,
    date: post.publishDate ?? post.createdAt,
    author: post.author,
    category: post.category,
    tags: post.tags,
    description: post.excerpt,
    image: post.image === null ? null : imageOf(post.image.url),
    imageAlt: post.image?.alt ?? null,
    readTime: post.readTime,
    views: post.views,
    id: post.id,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text =
    post.document === null
      ? writeTextMarkdown(post.content)
      : writeMarkdown(post.document, publicUrl);
  return `---\n${lines.join("\n")}\n---\n\n${withOwnImages(text, publicUrl)}`;
}

export function htmlOfPost(post: AdminPost, publicUrl: string): string {
  const image =
    post.image !== null &&
    html`<p><img src="${imageOf(post.image.url)}" alt="${post.image.alt}" /></p>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${post.title}</title>
        <meta name="author" content="${post.author}" />
        <meta name="description" content="${post.excerpt}" />
      </head>
      <body>
        <h1>${post.title}</h1>
        <p>${post.author}, ${(post.publishDate ?? post.createdAt).slice(0, 10)}</p>
        ${image} ${written(withOwnImages(post.html, publicUrl))}
      </body>
    </html> `;
  return page.text;
}

/** The exported file's path, relative to the posts' folder. */
function imageOf(url: string): string {
  return url.replace(/^\/media\//, "../images/");
}

function withOwnImages(text: string, publicUrl: string): string {
  return text.replaceAll(`${publicUrl}/media/`, "../images/");
}
