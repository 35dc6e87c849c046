import { createHash } from "node:crypto";
import { expect, it, onTestFinished } from "vitest";
import { setImagesUrl } from "../images/image-url.ts";
import { developmentPolicy, hashPolicy, noncePolicy } from "./content-security-policy.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows scripts with the nonce on a visitor's own page, and what they load", () => {
  const policy = noncePolicy("abc");
  expect(policy).toContain("default-src 'none'; script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("style-src-elem 'self' 'nonce-abc';");
  expect(policy).toContain("base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it("allows exactly the server's own scripts on a cached page, and no injected ones", () => {
  const html = `<script nonce="abc">first()</script><script class="x" nonce="abc">second(
    "<b>")</script><script type="module" src="/assets/a.js" nonce="abc"></script>
    <script type="application/ld+json" nonce="abc">{}</script>
    <p><script>alert(1)</script><script nonce="guess">alert(2)</script></p>`;
  const policy = hashPolicy({ html, laterScripts: ["third()"] }, "abc");
  const scripts = /script-src ([^;]*);/.exec(policy)?.[1];
  const allowed = ["first()", 'second(\n    "<b>")', "third()"].map(sha256);
  expect(scripts).toBe(`'self' ${allowed.join(" ")}`);
});

it("allows only images from the CDN's origin, if there is one", () => {
  const policies = () => [noncePolicy("abc"), hashPolicy({ html: "" }, "abc"), developmentPolicy()];
  for (const policy of policies()) expect(policy).toContain("; img-src 'self' data: blob:; ");
  setImagesUrl("https://cdn.example/club");
  onTestFinished(() => setImagesUrl(undefined));
  for (const policy of policies()) {
    expect(policy).toContain("; img-src 'self' data: blob: https://cdn.example; ");
    expect(policy.split("cdn.example")).toHaveLength(2);
  }
});
