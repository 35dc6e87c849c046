import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readSettings, settingNames } from "./env.ts";

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
    ["BOUNCE_IMAP_URL", "https://user:secret@mail.example"],
    ["BOUNCE_IMAP_URL", "imaps://mail.example/INBOX"],
    ["BOUNCE_IMAP_URL", "mail.example"],
  ])("refuses %s=%s", (name, value) => {
    expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  });
});

describe("processes", () => {
  const shared = { DATABASE_URL: "postgres://localhost/club" };

  it("are one that does everything, unless others are asked for", () => {
    expect(readSettings({})).toMatchObject({ role: "all", webProcesses: 1 });
    expect(readSettings({ WEB_PROCESSES: "4" })).toMatchObject({ webProcesses: 4 });
    const cores = availableParallelism();
    expect(readSettings({ WEB_PROCESSES: "auto" })).toMatchObject({ webProcesses: cores });
    expect(readSettings({ ...shared, ROLE: "worker" })).toMatchObject({ role: "worker" });
  });

  it.each(["0", "65", "many", "1.5"])("are no %s", (count) => {
    expect(() => readSettings({ WEB_PROCESSES: count })).toThrow(
      "WEB_PROCESSES: must be auto, or a number from 1 to 64",
    );
  });

  it.each([
    ["ROLE", "web"],
    ["ROLE", "worker"],
    ["DATABASE_READ_URL", "postgres://localhost/club"],
  ])("need a database that others reach: %s=%s", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      /^(ROLE|DATABASE_READ_URL).*DATABASE_URL/,
    );
    expect(() => readSettings({ ...shared, [name]: value })).not.toThrow();
  });
});

describe("PUBLIC_URL", () => {
  it("is the local address by default", () => {
    expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  });

  it.each([
    ["http://localhost:8080", "http://localhost:8080"],
    ["http://127.0.0.1:4100", "http://127.0.0.1:4100"],
    ["http://[::1]:4100", "http://[::1]:4100"],
    ["https://192.168.1.20/", "https://192.168.1.20"],
    ["http://club", "http://club"],
    ["https://club.example/", "https://club.example"],
    ["HTTPS://Club.Example:443", "https://club.example"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
  ])("may be %s", (value, publicUrl) => {
    expect(readSettings({ PUBLIC_URL: value })).toMatchObject({ publicUrl });
  });

  const form = "PUBLIC_URL: must be like https://club.example or http://localhost:3000, ";

  it.each([
    ["https://club.example/shop", `${form}without a path`],
    ["https://club.example//", `${form}without a path`],
    ["https://club.example?a=b", `${form}without a query`],
    ["https://club.example/#top", `${form}without a fragment`],
    ["https://ana:secret@club.example", `${form}without a user name and password`],
    ["https://ana@club.example", `${form}without a user name and password`],
    ["club.example", `${form}with http:// or https:// in front`],
    ["localhost:8080", `${form}with http:// or https:// in front`],
    ["ftp://club.example", `${form}with http:// or https:// in front`],
    ["https:club.example", `${form}with http:// or https:// in front`],
    ["https://", `${form}with http:// or https:// in front`],
    ["https://club.example:99999", `${form}and this host or port can't be read`],
  ])("refuses %s with a sentence", (value, message) => {
    expect(() => readSettings({ PUBLIC_URL: value })).toThrow(message);
  });

  it.each(["http://club.example", "http://192.168.1.20:3000", "http://localhost.example"])(
    "is refused in production when it is %s",
    (value) => {
      expect(() => readSettings({ ...production, PUBLIC_URL: value })).toThrow(
        "With NODE_ENV=production PUBLIC_URL must begin with https://",
      );
      expect(readSettings({ PUBLIC_URL: value })).toMatchObject({ publicUrl: value });
    },
  );

  it("may be http in production on this machine, to try it there", () => {
    expect(readSettings({ ...production, PUBLIC_URL: "http://localhost:3000" })).toMatchObject({
      publicUrl: "http://localhost:3000",
      warnings: [],
    });
  });
});

describe("CORS_ORIGINS", () => {
  it("is a list of origins, as browsers send them", () => {
    const value = "https://partner.example/, http://localhost:5173";
    expect(readSettings({ CORS_ORIGINS: value }).corsOrigins).toEqual([
      "https://partner.example",
      "http://localhost:5173",
    ]);
  });

  it.each(["*", "null", "https://partner.example/page", "ftp://partner.example"])(
    "refuses %s",
    (value) => {
      expect(() => readSettings({ CORS_ORIGINS: value })).toThrow("CORS_ORIGINS.0: must be like");
    },
  );
});

describe("RATE_LIMIT_FACTOR", () => {
  it.each(["1", "2", "5", "0.5", ""])("may be %s without a word", (value) => {
    expect(readSettings({ ...production, RATE_LIMIT_FACTOR: value }).warnings).toEqual([]);
  });

  it("is warned of in production when it opens every limit", () => {
    const { warnings } = readSettings({ ...production, RATE_LIMIT_FACTOR: "1000" });
    expect(warnings).toEqual([
      "RATE_LIMIT_FACTOR=1000 makes every limit 1000 times as wide: passwords can be guessed, and mails sent, that much faster",
    ]);
    expect(readSettings({ RATE_LIMIT_FACTOR: "1000" }).warnings).toEqual([]);
  });

  it("is warned of in production when it turns visitors away", () => {
    const { warnings } = readSettings({ ...production, RATE_LIMIT_FACTOR: "0.01" });
    expect(warnings).toEqual([
      "RATE_LIMIT_FACTOR=0.01 makes limits so narrow that ordinary visitors meet them",
    ]);
  });
});

describe("DATABASE_URL", () => {
  const warningsAbout = (url: string) =>
    readSettings({ ...production, DATABASE_URL: url }).warnings;

  it.each([
    "postgres://ana:secret@db.example/club",
    "postgres://10.0.0.5:5432/club?sslmode=prefer",
    "postgres://db/club?sslmode=no-verify",
  ])("is warned of in production when it is %s, which everybody on the way can read", (url) => {
    expect(warningsAbout(url)).toEqual([
      "DATABASE_URL has no sslmode=verify-full: all that the database is asked and answers can be read on the way",
    ]);
    expect(readSettings({ DATABASE_URL: url }).warnings).toEqual([]);
    const replica = { DATABASE_URL: "postgres://localhost/club", DATABASE_READ_URL: url };
    expect(readSettings({ ...production, ...replica }).warnings).toEqual([
      "DATABASE_READ_URL has no sslmode=verify-full: all that the database is asked and answers can be read on the way",
    ]);
  });

  it.each([
    "postgres://ana:secret@db.example/club?sslmode=verify-full",
    "postgres://db.example/club?sslmode=require",
    "postgres://localhost/club",
    "postgres://127.0.0.1:5432/club",
    "postgres:///club?host=/var/run/postgresql",
    "postgres://%2Fvar%2Frun%2Fpostgresql/club",
  ])("may be %s without a word", (url) => {
    expect(warningsAbout(url)).toEqual([]);
  });
});

describe("GEOAPIFY_URL", () => {
  it.each(["http://localhost:8080", "https://maps.example/geo"])("may be %s", (url) => {
    const settings = readSettings({ GEOAPIFY_KEY: "key", GEOAPIFY_URL: url });
    expect(settings.geoapify).toEqual({ key: "key", url });
  });

  it.each(["maps.example", "ftp://maps.example"])("refuses %s with a sentence", (url) => {
    expect(() => readSettings({ GEOAPIFY_URL: url })).toThrow(
      "GEOAPIFY_URL: must be an address like https://api.geoapify.com",
    );
  });
});

describe("TRUST_PROXY", () => {
  it("is a list of networks and addresses", () => {
    const value = "10.0.0.0/8, fd00::/8,127.0.0.1, ::1, loopback";
    expect(readSettings({ TRUST_PROXY: value }).trustProxy).toEqual([
      "10.0.0.0/8",
      "fd00::/8",
      "127.0.0.1",
      "::1",
      "loopback",
    ]);
  });

  it.each(["true", "proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "10.0.0.0/8/8"])(
    "refuses %s",
    (value) => {
      expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
        "TRUST_PROXY.0: must be networks such as 10.0.0.0/8, or addresses",
      );
    },
  );
});

describe(".env.example", () => {
  const example = readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8");
  const uncommented = parseEnv(example.replaceAll(/^# (?=[A-Z][A-Z\d_]*=)/gm, ""));

  it("sets nothing until a line is uncommented", () => {
    expect(parseEnv(example)).toEqual({});
  });

  it("has values that the server takes", () => {
    expect(Object.keys(uncommented).toSorted()).toEqual(settingNames.toSorted());
    expect(Object.values(uncommented)).not.toContain("undefined");
    const password = "a long enough password 77";
    expect(() => readSettings({ ...uncommented, ADMIN_PASSWORD: password })).not.toThrow();
  });
});
