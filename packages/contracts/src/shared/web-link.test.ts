import { describe, expect, it } from "vitest";
import { isWebLink, withScheme } from "./web-link.ts";

describe("a link", () => {
  it.each([
    "https://tickets.example/before-ten?ref=a&b=c#d",
    "http://tickets.example",
    "HTTPS://TICKETS.EXAMPLE",
    "https://a.b/x",
    "https://bücher.example/ü",
    "https://tickets.example?to=ana@club.example",
    "https://tickets.example/@club",
    "http://localhost:8080",
    "http://tickets/before-ten",
    "http://127.0.0.1:4100/x",
    "https://192.168.1.20",
    "http://[::1]:4100/x",
    "https://[2001:db8::7]/x",
  ])("may be %s", (text) => {
    expect(isWebLink(text)).toBe(true);
  });

  it.each([
    "",
    "tickets",
    "tickets.example",
    "//tickets.example",
    "/tickets",
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "javascript://tickets.example/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox",
    "file:///etc/passwd",
    "ftp://tickets.example",
    "https://",
    "https:///tickets.example",
    "https:tickets.example",
    "https:\\\\tickets.example",
    "https://?x",
    "https://tickets example",
    "https://tickets.example:99999",
    "https://[::1",
    "https://tickets.example/\0",
    "https://tick\nets.example",
    "https://tickets.example/\u0085",
  ])("can't be %j", (text) => {
    expect(isWebLink(text)).toBe(false);
  });

  it.each([
    "https://ana@tickets.example",
    "https://ana:secret@tickets.example/x",
    "https://:secret@tickets.example",
    "https://tickets.example@evil.example",
    "https://@tickets.example",
  ])("has no user name or password, as in %s", (text) => {
    expect(isWebLink(text)).toBe(false);
  });
});

describe("a link typed without a scheme", () => {
  it.each([
    "www.club.example/x",
    "club.example",
    "tickets.club.example:8443/x?y#z",
    "WWW.CLUB.EXAMPLE",
    "bücher.example?q",
  ])("is https: %s", (typed) => {
    expect(withScheme(typed)).toBe(`https://${typed}`);
    expect(isWebLink(withScheme(typed))).toBe(true);
  });

  it.each([
    "tickets",
    "/tickets",
    "//tickets.example",
    "javascript:alert(1)",
    "javascript.alert(1)",
    "ana@club.example",
    "ana:secret@club.example",
    "club.example@evil.example",
    "mailto:ana@club.example",
    "club..example",
    "-club.example",
    "127.0.0.1/x",
    "a sentence. With a point",
    "https://club.example",
    "http://club.example",
  ])("stays as it is: %s", (typed) => {
    expect(withScheme(typed)).toBe(typed);
  });
});
