import { expect, it } from "vitest";
import { isUnattended } from "./bots.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (compatible; SomethingNew/1.0; +https://something.example/about)",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) BingPreview/1.0b",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Twitterbot/1.0",
  "WhatsApp/2.23.20.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)",
  "GPTBot/1.2",
  "UptimeRobot/2.0",
  "ia_archiver",
  "Baiduspider-render/2.0",
  "SkypeUriPreview Preview/0.5",
  "python-requests/2.32 crawler",
  `${chrome} HeadlessChrome/143.0.0.0 Safari/537.36`,
])("takes %s for a bot", (agent) => {
  expect(isUnattended({ "user-agent": agent })).toBe(true);
});

it.each([
  `${chrome} Chrome/143.0.0.0 Safari/537.36`,
  "Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "curl/8.5.0",
  "node",
  "node-fetch",
  "undici",
  "axios/1.6.0",
  "python-requests/2.28.1",
  "Go-http-client/1.1",
  "okhttp/5.0.0",
  "Apache-HttpClient/4.5.14 (Java/17.0.2)",
  "Acme Tickets 3.1 (+https://acme.example/contact)",
  "acme-ticket-server/1.4",
  "Custom Reader 2",
  "",
  undefined,
])("counts %s as a person, or as a server that reports one", (agent) => {
  expect(isUnattended({ "user-agent": agent })).toBe(false);
});

it.each([
  { "sec-purpose": "prefetch" },
  { "sec-purpose": "prefetch;prerender" },
  { "sec-purpose": "prefetch;anonymous-client-ip" },
  { purpose: "prefetch" },
  { purpose: "Prefetch" },
])("takes %o for a browser that fetches ahead", (headers) => {
  const browser = { "user-agent": `${chrome} Chrome/143.0.0.0 Safari/537.36` };
  expect(isUnattended({ ...browser, ...headers })).toBe(true);
});
