import { describe, expect, it } from "vitest";
import { contactInput } from "./input.ts";

const good = {
  name: "Ana",
  email: "ana@mail.example",
  subject: "Two tickets",
  message: "Can I pass them on?",
  type: "general",
};

const cases: [string, string, string][] = [
  ["name", "", "Name is required"],
  ["name", "   ", "Name is required"],
  ["name", "\u200b\u2060", "Name must be at least 2 characters"],
  ["name", " A ", "Name must be at least 2 characters"],
  ["name", "a".repeat(101), "Please use at most 100 characters"],
  ["email", "", "Please enter a valid email address"],
  ["email", "ana@mail", "Please enter a valid email address"],
  ["email", "ana@mail.example,eve@mail.example", "Please enter a valid email address"],
  ["email", "ana@mail.example\r\nBcc: eve@mail.example", "Please enter a valid email address"],
  ["subject", " ", "Subject is required"],
  ["subject", "\ufeff", "Subject is required"],
  ["subject", "a".repeat(201), "Please use at most 200 characters"],
  ["message", "", "Message is required"],
  ["message", " 123456789 ", "Message must be at least 10 characters"],
  ["message", "a".repeat(5_001), "Please use at most 5,000 characters"],
];

it.each(cases)("says of the %s %j: %s", (field, value, message) => {
  const { error } = contactInput.safeParse({ ...good, [field]: value });
  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

it("says everything that is wrong at once", () => {
  const { error } = contactInput.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["name", "Name is required"],
    ["email", "Please enter a valid email address"],
    ["subject", "Subject is required"],
    ["message", "Message is required"],
    ["type", "Please choose what your message is about"],
  ]);
});

it.each(["GENERAL", "spam", "", null, 5])("knows no type %j", (type) => {
  expect(contactInput.safeParse({ ...good, type }).error?.issues).toMatchObject([
    { path: ["type"] },
  ]);
});

describe("the cleaned text", () => {
  it("keeps name and subject on one line", () => {
    const { name, subject } = contactInput.parse({
      ...good,
      name: " Ana\r\nBcc: eve@mail.example ",
      subject: "Two\u2028tickets\0\tplease",
    });
    expect(name).toBe("Ana Bcc: eve@mail.example");
    expect(subject).toBe("Two tickets please");
  });

  it("keeps the message's paragraphs, and nothing PostgreSQL can't hold", () => {
    const { message } = contactInput.parse({
      ...good,
      message: "\r\nOne\r\n\r\nTwo\rThree\0 \ud800four\tfive  ",
    });
    expect(message).toBe("One\n\nTwo\nThree \ufffdfour\tfive");
  });

  it("drops unknown fields", () => {
    expect(contactInput.parse({ ...good, id: "1", status: "done" })).toEqual(good);
  });
});
