import { brand } from "@before-ten/contracts/shared/brand";
import { colours } from "@before-ten/contracts/shared/colours";

export const plainStyle = `body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
  background: ${colours.ink}; color: ${colours.paper}; font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }
a { color: ${colours.gold}; }
small { color: ${colours["dusk-light"]}; }`;

export function errorPage(nonce: string, requestId: string): string {
  return plainPage({
    title: "Something went wrong",
    main: `      <h1>The music stopped.</h1>
      <p>Something went wrong on our side. Please try again in a moment, or go <a href="/">back home</a>.</p>
      <small>If you write to us, please quote this number: ${requestId}</small>`,
    nonce,
  });
}

/** A standalone page, for when the site itself can't be rendered. */
export function plainPage({
  title,
  main,
  nonce,
}: Record<"title" | "main", string> & { nonce?: string }): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${brand.name}</title>
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
