import { expect, it } from "vitest";
import { writeMail } from "./mail-body.ts";

const { text, html } = writeMail({
  title: "Five & ten",
  blocks: [
    { facts: [["Name", "<script>alert(1)</script>"]] },
    { quote: 'First line\n\n<b>third</b> "line"' },
    { action: "Open it", url: "https://club.example/?a=1&b='2'" },
  ],
  footer: [{ action: "Get no more", url: "https://club.example/stop" }],
});

it("says the same as text and as HTML", () => {
  expect(text).toBe(`Five & ten

Name: <script>alert(1)</script>

> First line
> 
> <b>third</b> "line"

Open it:
https://club.example/?a=1&b='2'

-- 
Before Ten
Get no more:
https://club.example/stop
`);
  expect(html).toContain(
    '<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">Five &amp; ten</h1>',
  );
  expect(html).toContain("First line<br><br>&lt;b&gt;third&lt;/b&gt; &quot;line&quot;");
  expect(html).toContain('href="https://club.example/?a=1&amp;b=&#39;2&#39;"');
});

it("lets nothing of a visitor's become HTML, and fetches nothing", () => {
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>third");
  expect(html).not.toMatch(/<img|<link|url\(|src=/);
});
