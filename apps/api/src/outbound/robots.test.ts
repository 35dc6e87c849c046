import { expect, it } from "vitest";
import { mayRead, maxRobotsBytes, robotsRulesOf } from "./robots.ts";

const name = "BeforeTenTicketWatch";

it.each<[path: string, robotsTxt: string, expected: boolean]>([
  ["/party", "", true],
  ["/party", "<html>Not found</html>", true],
  ["/party", "User-agent: *\nDisallow:", true],
  ["/party", "User-agent: *\nDisallow: /", false],
  ["/party", "user-AGENT : *\r\nDISALLOW : /par # parties", false],
  ["/party", "User-agent: OtherBot\nDisallow: /", true],
  ["/party", "User-agent: OtherBot\nUser-agent: *\nDisallow: /", false],
  // Our own group replaces the general one, and may be split in two.
  ["/party", "User-agent: beforetenticketwatch\nAllow: /\n\nUser-agent: *\nDisallow: /", true],
  [
    "/b",
    `User-agent: *\nAllow: /\nUser-agent: ${name}\nDisallow: /a\nUser-agent: x\nAllow: /\nUser-agent: ${name}\nDisallow: /b`,
    false,
  ],
  // The longest rule decides; of two equally long ones, the one that allows.
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
  expect(mayRead(robotsRulesOf(robotsTxt, name), path)).toBe(expected);
});

it.each([
  ["one long rule", `Disallow: /${"*a".repeat(30_000)}$`],
  ["many rules", "Disallow: /a*\n".repeat(5_000)],
])("a file of %s that means harm takes no time", (_what, lines) => {
  const path = `/${"ä".repeat(8_000)}b`;
  const began = performance.now();
  mayRead(robotsRulesOf(`User-agent: *\n${lines}`, name), path);
  expect(performance.now() - began).toBeLessThan(500);
});

it("keeps only the first rules of a file", () => {
  const path = `/${"a".repeat(30_000)}`;
  const robotsTxt = `User-agent: *\n${`Disallow: ${path}\n`.repeat(10)}`;
  expect(robotsRulesOf(robotsTxt, name)).toHaveLength(2);
});

it("takes a line that was cut in two for none", () => {
  const start = "User-agent: *\nDisallow: /private\n# ";
  const end = "\nDisallow: /";
  const robotsTxt = start + "-".repeat(maxRobotsBytes - start.length - end.length) + end;
  const rules = robotsRulesOf(robotsTxt, name);
  expect(["/private", "/party"].map((path) => mayRead(rules, path))).toEqual([false, true]);
});
