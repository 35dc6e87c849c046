import { describe, expect, it } from "vitest";
import { readSettings } from "../../env.ts";
import { objectUrl } from "./s3-settings.ts";

const amazon = {
  S3_BUCKET: "club-images",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
};
const { S3_REGION: _region, ...elsewhere } = { ...amazon, S3_ENDPOINT: "http://127.0.0.1:9000/" };

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://club.example",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "hello@club.example",
  CONTACT_TO: "team@club.example",
};

function addressOf(environment: Record<string, string>, name?: string): string | undefined {
  const { s3 } = readSettings(environment);
  return s3 && objectUrl(s3, name).href;
}

describe("the settings of S3", () => {
  it("aren't needed: images lie on disk", () => {
    expect(readSettings({})).toMatchObject({ s3: undefined, imagesUrl: undefined });
  });

  it.each([
    ["Amazon's", amazon, "https://club-images.s3.eu-central-1.amazonaws.com/a.webp"],
    [
      "Amazon's, by the path",
      { ...amazon, S3_PATH_STYLE: "true" },
      "https://s3.eu-central-1.amazonaws.com/club-images/a.webp",
    ],
    ["another one's", elsewhere, "http://127.0.0.1:9000/club-images/a.webp"],
    [
      "another one's, by the host",
      { ...elsewhere, S3_ENDPOINT: "https://fra1.spaces.example", S3_PATH_STYLE: "false" },
      "https://club-images.fra1.spaces.example/a.webp",
    ],
    [
      "one below a path",
      { ...elsewhere, S3_ENDPOINT: "https://x.example/storage/v1/s3" },
      "https://x.example/storage/v1/s3/club-images/a.webp",
    ],
  ])("make the addresses of %s objects", (_whose, environment, address) => {
    expect(addressOf(environment, "a.webp")).toBe(address);
    expect(`${addressOf(environment)?.replace(/\/$/, "")}/a.webp`).toBe(address);
  });

  it("have a default region", () => {
    expect(readSettings(elsewhere).s3?.region).toBe("us-east-1");
  });

  it.each([
    ["without a bucket", { ...amazon, S3_BUCKET: "" }, "only of use together"],
    ["without a secret", { ...amazon, S3_SECRET_ACCESS_KEY: "" }, "only of use together"],
    ["of a region alone", { S3_REGION: "eu-central-1" }, "only of use together"],
    ["without a place", { ...elsewhere, S3_ENDPOINT: "" }, "S3_REGION is needed"],
    ["with a path for a bucket", { ...amazon, S3_BUCKET: "club/images" }, "S3_BUCKET"],
    ["with a host for an address", { ...amazon, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT"],
    ["with a query", { ...amazon, S3_ENDPOINT: "https://s3.example?a" }, "S3_ENDPOINT"],
    ["with a word for a flag", { ...amazon, S3_PATH_STYLE: "yes" }, "S3_PATH_STYLE"],
  ])("are refused %s", (_how, environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it("cause a warning in production if traffic to the store is readable on the way", () => {
    const warningsOf = (endpoint: string) =>
      readSettings({ ...production, ...elsewhere, S3_ENDPOINT: endpoint }).warnings;
    expect(warningsOf("http://s3.example")).toEqual([
      "S3_ENDPOINT begins with http://: images can be read and changed on their way to the store",
    ]);
    expect(warningsOf("http://127.0.0.1:9000")).toEqual([]);
    expect(warningsOf("https://s3.example")).toEqual([]);
  });
});

it("the bucket of backups has separate settings, which error messages name", () => {
  const own = Object.fromEntries(
    Object.entries(amazon).map(([name, value]) => [`BACKUP_${name}`, value]),
  );
  expect(readSettings(own)).toMatchObject({
    s3: undefined,
    backup: { dir: undefined, s3: { prefix: "BACKUP_S3_", bucket: "club-images" } },
  });
  expect(() => readSettings({ ...own, BACKUP_S3_BUCKET: "" })).toThrow(
    /^BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are only of use/,
  );
  const open = { ...own, BACKUP_S3_ENDPOINT: "http://s3.example" };
  expect(readSettings({ ...production, ...open }).warnings).toEqual([
    expect.stringMatching(/^BACKUP_S3_ENDPOINT begins with http:\/\//),
  ]);
});

describe("IMAGES_URL", () => {
  it.each([
    ["https://images.club.example/", "https://images.club.example"],
    ["https://CDN.example/club/", "https://cdn.example/club"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("may be %s", (value, imagesUrl) => {
    expect(readSettings({ IMAGES_URL: value })).toMatchObject({ imagesUrl });
  });

  it.each(["cdn.example", "https://cdn.example/?a=b", "https://a@cdn.example", "https://c.de/a,b"])(
    "refuses %s, which would be no part of an address",
    (value) => {
      expect(() => readSettings({ IMAGES_URL: value })).toThrow("IMAGES_URL: must be like");
    },
  );

  it("is refused in production when browsers would block its images", () => {
    expect(() => readSettings({ ...production, IMAGES_URL: "http://cdn.example" })).toThrow(
      "IMAGES_URL must begin with https://",
    );
  });
});
