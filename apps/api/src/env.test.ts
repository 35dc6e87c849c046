import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://club.example/",
  SMTP_URL: "smtps://user:secret@mail.example",
  MAIL_FROM: "hello@club.example",
  CONTACT_TO: "team@club.example",
};

describe("the mail settings", () => {
  it("aren't needed to try the site", () => {
    expect(readSettings({})).toMatchObject({ smtpUrl: undefined, newsletterDoubleOptIn: false });
  });

  it("are read", () => {
    expect(readSettings({ ...production, NEWSLETTER_DOUBLE_OPT_IN: "true" })).toMatchObject({
      publicUrl: "https://club.example",
      smtpUrl: "smtps://user:secret@mail.example",
      mailFrom: "hello@club.example",
      contactTo: "team@club.example",
      newsletterDoubleOptIn: true,
    });
  });

  it.each(["PUBLIC_URL", "SMTP_URL", "MAIL_FROM", "CONTACT_TO"])(
    "%s is needed in production",
    (name) => {
      expect(() => readSettings({ ...production, [name]: "" })).toThrow(name);
    },
  );

  it.each([
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "smtp://mail.example?requireTLS=false"],
    ["MAIL_FROM", "hello@club.example, eve@mail.example"],
    ["CONTACT_TO", "team"],
  ])("refuses %s=%s", (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  });
});
