/**
 * A page that shows all screenshots, with those of the same page or state in a row by width.
 * `files` are named `<page>-<width>.png` by `e2e/support/screenshot.ts`.
 */
export function contactSheet(files: readonly string[]): string {
  const byPage = Map.groupBy(files.map(readName), ({ page }) => page);
  const pages = [...byPage].toSorted(([one], [other]) => one.localeCompare(other));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; background: #ddd; color: #111; }
h2 { position: sticky; left: 1rem; width: max-content; margin: 2rem 0 0.5rem; }
.row { display: flex; align-items: start; gap: 1rem; overflow-x: auto; padding-bottom: 1rem; }
figure { flex: none; margin: 0; }
img { display: block; width: calc(var(--width) * 0.4px); background: #fff; }
</style>
</head>
<body>
<h1>${pages.length} pages and states</h1>
<p>Shown at two fifths of their size; a click opens one in its own.</p>
${pages.map(([page, screenshots]) => section(page, screenshots)).join("\n")}
</body>
</html>
`;
}

interface Screenshot {
  file: string;
  page: string;
  width: number;
}

function readName(file: string): Screenshot {
  const [, page = file, width = "0"] = /^(.+)-(\d+)\.png$/.exec(file) ?? [];
  return { file, page, width: Number(width) };
}

function section(page: string, screenshots: readonly Screenshot[]): string {
  const figures = screenshots
    .toSorted((one, other) => one.width - other.width)
    .map(
      ({ file, width }) =>
        `<figure><figcaption>${width} px</figcaption><a href="${file}">` +
        `<img src="${file}" alt="${page} at ${width} px" loading="lazy" style="--width:${width}">` +
        "</a></figure>",
    );
  return `<h2>${page}</h2>\n<div class="row">${figures.join("")}</div>`;
}
