import { expect, it } from "vitest";
import { previewDocument } from "./preview-document.ts";

const html = `<!doctype html><html><head><meta name="color-scheme" content="light dark"><style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) { .page { color: white; } }
</style><style>p {}</style></head><body>
<img class="a" src="https://club.example/media/a-1.jpeg"><a href="https://club.example/media/x">x</a>
</body></html>`;

it("shows the mail in the chosen colour scheme, whatever the browser prefers", () => {
  const day = previewDocument(html, { nonce: "n0", scheme: "light" });
  expect(day).toContain("@media not all {");
  expect(day).toContain("color-scheme: light;");
  expect(day).toContain('content="light"');
  const night = previewDocument(html, { nonce: "n0", scheme: "dark" });
  expect(night).toContain("@media all {");
  expect(night).toContain("color-scheme: dark;");
});

it("has the page's nonce, loads images from this origin, and opens links in new tabs", () => {
  const shown = previewDocument(html, { nonce: "n0", scheme: "light" });
  expect(shown.match(/<style nonce="n0">/g)).toHaveLength(2);
  expect(shown).toContain('src="/media/a-1.jpeg"');
  expect(shown).toContain('href="https://club.example/media/x"');
  expect(shown).toContain('<head><base target="_blank">');
});
