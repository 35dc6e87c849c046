import { expect, it } from "vitest";
import { isScannerRequest } from "./scanners.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

function get(agent: string | undefined, headers: Record<string, string> = {}) {
  return { method: "GET", headers: { ...headers, ...(agent && { "user-agent": agent }) } };
}

it.each([
  chrome,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 GSA/15",
  "Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16",
])("takes %s for a person's browser", (agent) => {
  expect(isScannerRequest(get(agent))).toBe(false);
});

it.each([
  "",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "Go-http-client/1.1",
  "WhatsApp/2.24.2 A",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
  "Mozilla/4.0 (compatible; ms-office; MSOffice 16)",
  "Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17328; Pro)",
  "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Barracuda Sentinel (EE)",
  "Mozilla/5.0 (compatible; Mimecast-URL-Protect/1.0)",
  "Mozilla/5.0 (compatible; Proofpoint URL Defense)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36",
])("takes %j for a scanner", (agent) => {
  expect(isScannerRequest(get(agent))).toBe(true);
});

it("counts requests without a user agent, HEAD requests and prefetches as a scanner's", () => {
  expect(isScannerRequest(get(undefined))).toBe(true);
  expect(isScannerRequest({ ...get(chrome), method: "HEAD" })).toBe(true);
  expect(isScannerRequest(get(chrome, { "sec-purpose": "prefetch;prerender" }))).toBe(true);
});
