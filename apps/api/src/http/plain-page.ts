import { colours } from "@before-ten/contracts/shared/colours";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { plainPageTexts, serverErrorTexts } from "@before-ten/contracts/site/texts/plain-pages";
import { html } from "./html.ts";

const untouched = createTextReader();

export const plainStyle = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  background: ${colours.ink}; color: ${colours.paper}; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }
a { color: ${colours.gold}; }
small { color: ${colours["dusk-light"]}; }`;

export function errorPage(nonce: string, requestId: string, texts = untouched): string {
  const { pageTitle, title, text, toHome, textEnd, number } = texts(serverErrorTexts);
  const main = html`<h1>${title}</h1>
    <p>${text} <a href="/">${toHome}</a>${textEnd}</p>
    <small>${number({ number: requestId })}</small>`;
  return plainPage({ title: pageTitle, main: main.text, nonce, texts });
}

/** A standalone page, for when the site itself can't be rendered. */
export function plainPage({
  title,
  main,
  nonce,
  texts = untouched,
}: Record<"title" | "main", string> & { nonce?: string; texts?: TextReader }): string {
  const pageTitle = html`${texts(plainPageTexts).pageTitle({ title })}`;
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${pageTitle.text}</title>
    <style${nonce === undefined ? "" : ` nonce="${nonce}"`}>${plainStyle}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`;
}
