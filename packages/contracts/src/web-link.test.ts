import { expect, it } from "vitest";
import { isWebLink } from "./web-link.ts";

it.each([
  "https://tickets.example/before-ten?ref=a&b=c#d",
  "http://tickets.example",
  "HTTPS://TICKETS.EXAMPLE",
])("accepts %s", (text) => {
  expect(isWebLink(text)).toBe(true);
});

it.each([
  "",
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
  "https://tickets.example/\0",
  "https://tick\nets.example",
  "https://tickets.example/\u0085",
])("refuses %j", (text) => {
  expect(isWebLink(text)).toBe(false);
});
