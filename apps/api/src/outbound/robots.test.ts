import { expect, it } from "vitest";
import { mayRead } from "./robots.ts";

const name = "BeforeTenTicketWatch";

it.each<[path: string, robotsTxt: string, expected: boolean]>([
  ["/party", "", true],
  ["/party", "<html>Not found</html>", true],
  ["/party", "User-agent: *\nDisallow:", true],
  ["/party", "User-agent: *\nDisallow: /", false],
  ["/party", "user-AGENT : *\r\nDISALLOW : /par # parties", false],
  ["/party", "User-agent: OtherBot\nDisallow: /", true],
  ["/party", "User-agent: OtherBot\nUser-agent: *\nDisallow: /", false],
  // Our own group replaces the one for everybody, and may stand in two pieces.
  ["/party", "User-agent: beforetenticketwatch\nAllow: /\n\nUser-agent: *\nDisallow: /", true],
  [
    "/b",
    `User-agent: *\nAllow: /\nUser-agent: ${name}\nDisallow: /a\nUser-agent: x\nAllow: /\nUser-agent: ${name}\nDisallow: /b`,
    false,
  ],
  // The longest rule decides, and of two as long the one that allows.
  ["/party/7", "User-agent: *\nDisallow: /party\nAllow: /party/7", true],
  ["/party", "User-agent: *\nDisallow: /party\nAllow: /party", true],
  ["/a/x/party?id=7", "User-agent: *\nDisallow: /a/*/party", false],
  ["/party.php", "User-agent: *\nDisallow: /*.php$", false],
  ["/party.php?id=7", "User-agent: *\nDisallow: /*.php$", true],
  ["/party", "User-agent: *\nDisallow: /party$", false],
  ["/party/7", "User-agent: *\nDisallow: /party$", true],
  ["/tickets%3Cone%3E", "User-agent: *\nDisallow: /tickets<", false],
  ["/tickets%3c", "User-agent: *\nDisallow: /tickets%3C", false],
  ["/ü", "User-agent: *\nDisallow: /%C3%BC", false],
])("%s of %j: %s", (path, robotsTxt, expected) => {
  expect(mayRead(robotsTxt, name, path)).toBe(expected);
});

it("a file that means harm takes no time", () => {
  const pattern = `/${"*a".repeat(50_000)}$`;
  const began = performance.now();
  mayRead(`User-agent: *\nDisallow: ${pattern}`, name, `/${"a".repeat(8_000)}b`);
  expect(performance.now() - began).toBeLessThan(500);
});
