import { describe, expect, it } from "vitest";
import {
  forgotPasswordInput,
  loginInput,
  newPasswordSchema,
  registerInput,
  resetPasswordInput,
  updateProfileInput,
} from "./input.ts";

const ana = { name: "Ana", email: "ana@mail.example", password: "four lemons dance slowly" };

function messageOf(password: unknown) {
  return newPasswordSchema.safeParse(password).error?.issues[0]?.message;
}

describe("a new password", () => {
  it.each([
    "a".repeat(15),
    "a".repeat(128),
    "🕺".repeat(15),
    "🕺".repeat(128),
    `${" ".repeat(14)}a`,
  ])("of an allowed length is taken as it is: %s", (password) => {
    expect(newPasswordSchema.parse(password)).toBe(password);
  });

  it.each([
    ["", "Password is required"],
    [undefined, "Password is required"],
    [123_456_789_012_345, "Password is required"],
    ["a".repeat(14), "Password must be at least 15 characters"],
    ["🕺".repeat(14), "Password must be at least 15 characters"],
    ["\u200b".repeat(15), "Password must be at least 15 characters"],
    ["a".repeat(129), "Password must be at most 128 characters"],
    ["🕺".repeat(129), "Password must be at most 128 characters"],
    ["a".repeat(1_000_000), "Password must be at most 128 characters"],
  ])("%.20j is refused", (password, message) => {
    expect(messageOf(password)).toBe(message);
  });
});

describe("an account's input", () => {
  it("drops unknown fields", () => {
    expect(registerInput.parse({ ...ana, role: "admin", id: "x" })).toEqual(ana);
    expect(updateProfileInput.parse({ name: "Ana", role: "admin", password: "x" })).toEqual({
      name: "Ana",
    });
    expect(updateProfileInput.parse({})).toEqual({});
  });

  it("has a name on one line and an address without spaces around it", () => {
    const typed = { ...ana, name: " Ana\r\nLópez ", email: " ana@mail.example " };
    expect(registerInput.parse(typed)).toEqual({ ...ana, name: "Ana López" });
  });

  it("is signed in with any password, also one that would be refused as a new one", () => {
    const { email } = ana;
    expect(loginInput.parse({ email, password: " x " })).toEqual({ email, password: " x " });
    expect(loginInput.safeParse({ email, password: "" }).success).toBe(false);
    expect(loginInput.safeParse({ email, password: "a".repeat(1_000) }).success).toBe(true);
    expect(loginInput.safeParse({ email, password: "a".repeat(1_001) }).success).toBe(false);
  });

  it.each([
    "",
    "ana",
    "ana@mail",
    "a@b.example, c@d.example",
    "ana@mail.example\nBcc: x@y.example",
    null,
  ])("has no address %j", (email) => {
    for (const schema of [registerInput, loginInput, forgotPasswordInput]) {
      const { error } = schema.safeParse({ ...ana, email });
      expect(error?.issues.map(({ message }) => message)).toEqual([
        "Please enter a valid email address",
      ]);
    }
  });

  it("has a token of up to 500 characters", () => {
    const { password } = ana;
    expect(resetPasswordInput.safeParse({ token: "a".repeat(500), password }).success).toBe(true);
    expect(resetPasswordInput.safeParse({ token: "a".repeat(501), password }).success).toBe(false);
  });
});
