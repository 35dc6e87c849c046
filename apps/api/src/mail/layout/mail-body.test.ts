import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { imagesOfTexts } from "@before-ten/contracts/site/text-images";
import { expect, it } from "vitest";
import { writeMail } from "./mail-body.ts";

const { text, html } = writeMail({
  preview: "Nine & <i>a half</i>",
  title: "Five & ten",
  blocks: [
    { facts: [["Name", "<script>alert(1)</script>"]] },
    { quote: 'First line\n\n<b>third</b> "line"' },
    { action: "Open it", url: 'https://club.example/?a=1&b="2"', showsAddress: true },
    { action: "Read on", url: "https://club.example/more" },
    { text: "Works <u>once</u>." },
  ],
  footer: [
    { text: "It's <s>free</s>." },
    { action: "Get no more", url: "https://club.example/stop" },
  ],
});

it("says the same as text and as HTML", () => {
  expect(text).toBe(`Five & ten

Name: <script>alert(1)</script>

> First line
> 
> <b>third</b> "line"

Open it:
https://club.example/?a=1&b="2"

Read on:
https://club.example/more

Works <u>once</u>.

- - - - - - - - - - - - - - - - - - - -

It's <s>free</s>.

Get no more:
https://club.example/stop

Before Ten, 4PM to 10PM
hello@beforeten.example
`);
  expect(html).toMatch(/<h1 [^>]*>Five &amp; ten<\/h1>/);
  expect(html).toMatch(/>Name<\/td>\s*<td [^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/td>/);
  expect(html).toContain("First line<br><br>&lt;b&gt;third&lt;/b&gt; &quot;line&quot;<br>");
  expect(html).toContain("Works &lt;u&gt;once&lt;/u&gt;.");
  expect(html).toContain("It's &lt;s&gt;free&lt;/s&gt;.");
  expect(html).toMatch(/<a [^>]*href="https:\/\/club\.example\/stop"[^>]*>Get no more<\/a>/);
});

it("writes out where a button leads, if it asks for a password", () => {
  const address = "https://club.example/?a=1&amp;b=&quot;2&quot;";
  expect(html).toContain(`<a class="on-button" href="${address}"`);
  expect(html).toContain(`>${address}</a>`);
  expect(html).toContain('<a class="on-button" href="https://club.example/more"');
  expect(html).not.toContain(">https://club.example/more</a>");
});

it("has a line for the list of mails, which nothing of the mail follows", () => {
  const [hidden] = /<div style="display:none[^>]*>[^<]*<\/div>/.exec(html) ?? [];
  expect(hidden).toContain("Nine &amp; &lt;i&gt;a half&lt;/i&gt;\u00A0\u200C\u00A0");
  expect(text).not.toContain("Nine");
});

it("lets nothing of a visitor's become HTML, and fetches nothing", () => {
  expect(html).not.toContain("<script");
  expect(html).not.toMatch(/<[bius]>/);
  expect(html).not.toMatch(/<img|<link|url\(|src=|@import|@font-face/);
});

it("is built for programs that know tables only", () => {
  const tables = html.match(/<table/g) ?? [];
  expect(html.match(/<table role="presentation"/g)).toHaveLength(tables.length);
  expect(html).not.toMatch(/flex|grid|position:|float:/);
  // Opened and closed on a single line each, because Outlook shows what it can't parse.
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(3);
  expect(html.match(/<!--\[if !mso\]><!-->/g)).toHaveLength(1);
  expect(html.match(/<!\[endif\]-->/g)).toHaveLength(4);
});

it("stays below the 102 KB after which Gmail cuts a mail off, style sheets below its 8 KB", () => {
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = ""]) => sheet);
  expect(sheets).toHaveLength(3);
  expect(sheets.join("").length).toBeLessThan(8_192);
});

it.each([
  ["a photo", "preview", "https://club.example/media/logo-400.jpeg"],
  ["transparent", null, "https://club.example/media/logo-400.webp"],
])("shows a logo that is %s instead of the name", (_what, preview, src) => {
  const id = "a".repeat(64);
  const logo = {
    url: "/media/logo-400.jpeg",
    alt: "",
    width: 400,
    height: 200,
    srcSet: "/media/logo-200.webp 200w, /media/logo-400.webp 400w",
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview,
    darkest: null,
  };
  const texts = createTextReader(
    { "brand.logo": id, "brand.name": "Half & Past" },
    { imageOf: imagesOfTexts({ [id]: logo }), publicUrl: "https://club.example" },
  );
  const mail = writeMail({ preview: "", title: "Hello", blocks: [], footer: [] }, texts);
  const [image = ""] = /<img [^>]*>/.exec(mail.html) ?? [];
  expect(image).toContain(`src="${src}" alt="Half &amp; Past" width="88" height="44"`);
  expect(mail.html).not.toContain("<strong");
});
