import { expect, it } from "vitest";
import { replyLink } from "./reply-link.ts";

it.each([
  ["ana@mail.example", "Two tickets", "mailto:ana@mail.example?subject=Re%3A%20Two%20tickets"],
  ["ana@mail.example", "RE: tickets", "mailto:ana@mail.example?subject=RE%3A%20tickets"],
  [
    "a?bcc=eve&x@mail.example",
    "Hi&body=Send money",
    "mailto:a%3Fbcc%3Deve%26x@mail.example?subject=Re%3A%20Hi%26body%3DSend%20money",
  ],
])("answers %s about %s", (email, subject, link) => {
  expect(replyLink({ email, subject })).toBe(link);
});
