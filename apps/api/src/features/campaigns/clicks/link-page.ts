import { randomBytes } from "node:crypto";
import { colours } from "@before-ten/contracts/shared/colours";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { mailedLinkTexts, plainPageTexts } from "@before-ten/contracts/site/texts/plain-pages";
import { type Html, html } from "../../../http/html.ts";

interface LinkPage {
  text: string;
  headers: Record<string, string>;
}

/** For a link that doesn't work, or no longer. */
export function unknownLinkPage(texts: TextReader): LinkPage {
  const { unknownTitle, unknown, toEvents, toHome } = texts(mailedLinkTexts);
  return writePage(texts, {
    title: unknownTitle,
    body: html`<p>${unknown}</p>
      <p><a href="/events">${toEvents}</a> · <a href="/">${toHome}</a></p>`,
  });
}

/** Shown when a link's address can't be looked up at the moment; the page retries automatically. */
export function laterPage(texts: TextReader, retryAfterSeconds: number): LinkPage {
  const { laterTitle, later, again, toHome } = texts(mailedLinkTexts);
  return writePage(texts, {
    title: laterTitle,
    body: html`<p>${later}</p>
      <p><a href="">${again}</a> · <a href="/">${toHome}</a></p>`,
    head: html`<meta http-equiv="refresh" content="${retryAfterSeconds}" />`,
  });
}

/** A standalone page, because whatever the site's pages need may be down. */
function writePage(
  texts: TextReader,
  { title, body, head = html`` }: { title: string; body: Html; head?: Html },
): LinkPage {
  const nonce = randomBytes(16).toString("base64");
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts(plainPageTexts).pageTitle({ title })}</title>
        ${head}
        <style nonce="${nonce}">
          body {
            margin: 0;
            min-height: 100vh;
            display: grid;
            place-content: center;
            padding: 2rem;
            box-sizing: border-box;
            background: ${colours.ink};
            color: ${colours.paper};
            font:
              1.0625rem/1.6 system-ui,
              sans-serif;
          }
          main {
            max-width: 34rem;
          }
          h1 {
            margin: 0 0 1rem;
            font-size: clamp(2rem, 6vw, 3.5rem);
            line-height: 1.1;
          }
          a {
            color: ${colours.gold};
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return {
    text,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
    },
  };
}
