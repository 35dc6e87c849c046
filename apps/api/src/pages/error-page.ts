import { brand } from "@before-ten/contracts/shared/brand";
import { colours } from "@before-ten/contracts/shared/colours";

/** A standalone page, for when the site itself can't be rendered. */
export function errorPage(nonce: string, requestId: string): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Something went wrong · ${brand.name}</title>
    <style nonce="${nonce}">
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem;
        background: ${colours.ink}; color: ${colours.paper}; font: 1.0625rem/1.6 system-ui, sans-serif; }
      h1 { margin: 0 0 1rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }
      a { color: ${colours.gold}; }
      small { color: ${colours["dusk-light"]}; }
    </style>
  </head>
  <body>
    <main>
      <h1>The music stopped.</h1>
      <p>Something went wrong on our side. Please try again in a moment, or go <a href="/">back home</a>.</p>
      <small>If you write to us, please quote this number: ${requestId}</small>
    </main>
  </body>
</html>
`;
}
