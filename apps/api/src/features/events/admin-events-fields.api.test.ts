import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("events").execute();
});

const { token } = await signedInAs(deps, "admin");
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...eventJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const count = async () => (await db.selectFrom("events").select("id").execute()).length;

const price = "Please enter a valid price (e.g., 50.00)";
const link = "Please enter a valid URL";

it("an empty event gets all errors at once", async () => {
  const { status, body } = await callRest(app, "POST", "/events", { token, payload: {} });
  expect(status).toBe(400);
  expect(body.details).toEqual([
    { path: "eventName", message: "Event name is required" },
    { path: "description", message: "Description is required" },
    { path: "startDate", message: "Start date is required" },
    { path: "endDate", message: "End date is required" },
    { path: "startTime", message: "Start time is required" },
    { path: "endTime", message: "End time is required" },
    { path: "location", message: "Location is required" },
    { path: "country", message: "Country is required" },
    { path: "ticketPrice", message: "Ticket price is required" },
    { path: "redirectUrl", message: "Redirect URL is required" },
  ]);
  expect(body.error).toBe("Event name is required");
});

it("an end before the start is reported in field order", async () => {
  const days = { startDate: "2026-12-05", endDate: "2026-12-04" };
  const { body } = await create({ ...days, eventName: "ab", redirectUrl: "x" });
  expect(body.details?.map(({ path }) => path)).toEqual(["eventName", "endDate", "redirectUrl"]);
});

const wrong: [field: string, value: unknown, message: unknown][] = [
  ["eventName", "", "Event name is required"],
  ["eventName", " \t ", "Event name is required"],
  ["eventName", "ab", "Event name must be at least 3 characters"],
  ["eventName", "a".repeat(201), "Event name must be at most 200 characters"],
  ["eventName", null, "Event name is required"],
  ["description", "too short", "Description must be at least 10 characters"],
  ["description", "a".repeat(5_001), "Description must be at most 5,000 characters"],
  ["startDate", "", "Start date is required"],
  ["startDate", "tomorrow", "Please enter a valid date"],
  ["startDate", "2026-02-30", "Please enter a valid date"],
  ["startDate", "1999-12-31", "Please enter a valid date"],
  ["startDate", "+012026-12-05T00:00:00Z", "Please enter a valid date"],
  ["endDate", "2100-01-01", "Please enter a valid date"],
  ["endDate", "2026-12-04", "End date must be on or after start date"],
  ["startTime", "", "Start time is required"],
  ["startTime", "24:00", "Please enter a valid time (e.g., 16:00)"],
  ["startTime", "4pm", "Please enter a valid time (e.g., 16:00)"],
  ["endTime", "", "End time is required"],
  ["endTime", "22:00:00", "Please enter a valid time (e.g., 16:00)"],
  ["country", "", "Country is required"],
  // The error lists the valid codes: the standard's GB is our UK.
  ["country", "GB", 'country must be "AU" or "NZ" or "US" or "UK" or "CA" or "SG"'],
  ["ticketPrice", "", "Ticket price is required"],
  ["ticketPrice", { amount: "" }, "Ticket price is required"],
  ["ticketPrice", "fifty", price],
  ["ticketPrice", "50.001", price],
  ["ticketPrice", "-1", price],
  ["ticketPrice", "1e3", price],
  ["ticketPrice", { amount: 123_456_789 }, price],
  ["ticketPrice", { amount: 1, currency: "XXX" }, price],
  ["redirectUrl", "", "Redirect URL is required"],
  ["redirectUrl", "tickets", link],
  ["redirectUrl", `https://tickets.example/${"a".repeat(2_000)}`, link],
  ["location", "", "Location is required"],
  ["location", { coordinates: [1, 2] }, "Location is required"],
  ["location", [1, 2], "Location is required"],
  ["status", "gone", expect.stringMatching(/./)],
  ["capacity", 0, "Capacity must be at least 1"],
  ["capacity", 1.5, expect.stringMatching(/./)],
  ["capacity", 1e9, expect.stringMatching(/./)],
  ["registrations", -1, "Registrations can't be negative"],
  ["featured", "perhaps", expect.stringMatching(/./)],
  ["musicGenres", ["a".repeat(41)], expect.stringMatching(/./)],
];

it.each(wrong)(
  "%s %j is refused with its message, by create and update",
  async (field, value, message) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(body.error).toEqual(message);
    expect(body.details?.[0]?.path.split(".")[0]).toBe(field);

    const { body: stored } = await create({});
    const changed = await update(stored.data.id, { [field]: value });
    expect(changed.status).toBe(400);
    expect(changed.body.error).toEqual(message);
    expect(await count()).toBe(1);
  },
);

describe("a link", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://tickets.example",
    "//tickets.example",
    "tickets.example.com",
    "www.club.example/x",
    "http://",
    "https://ana:secret@tickets.example",
    "https://tickets.example@evil.example",
    "https://tickets.example/\0",
    "https://tick\nets.example/",
    "https://tickets.example/\u0007",
  ])("like %j is refused everywhere", async (redirectUrl) => {
    expect((await create({ redirectUrl })).body.details).toEqual([
      { path: "redirectUrl", message: link },
    ]);
    const { body } = await create({});
    expect((await update(body.data.id, { redirectUrl })).status).toBe(400);
    const form = multipart([{ name: "redirectUrl", value: redirectUrl }]);
    const byForm = await callRest(app, "PUT", `/events/${body.data.id}`, { token, ...form });
    expect(byForm.status).toBe(400);
    const input = { id: body.data.id, redirectUrl };
    const trpc = await mutateTrpc(app, "events.update", input, { token });
    expect(trpc.status).toBe(400);
  });

  it.each([
    "https://tickets.example",
    "http://tickets.example/a?b=c#d",
    " https://a.example/ü ",
    "https://a.b/x",
    "http://localhost:8080/x",
    "http://127.0.0.1:4100",
    "http://[::1]/x",
  ])("like %j is kept", async (redirectUrl) => {
    const { body } = await create({ redirectUrl });
    expect(body.data.redirectUrl).toBe(redirectUrl.trim());
  });
});

it.each([
  ["50", "AU", { amount: 50, currency: "AUD" }],
  [0, "SG", { amount: 0, currency: "SGD" }],
  ["99999999.99", "UK", { amount: 99_999_999.99, currency: "GBP" }],
  ['{"amount":"7.5"}', "NZ", { amount: 7.5, currency: "NZD" }],
  [{ amount: "7.50", currency: "USD" }, "NZ", { amount: 7.5, currency: "USD" }],
])("the price %j in %s is %j", async (ticketPrice, country, expected) => {
  const { body } = await create({ ticketPrice, country });
  expect(body.data.ticketPrice).toEqual(expected);
});

describe("a body that is too large", () => {
  const form = (parts: Parameters<typeof multipart>[0]) =>
    callRest(app, "POST", "/events", { token, ...multipart(parts) });

  it("a field of more than 64 KB is a 413, one of 64 KB is only too long", async () => {
    const tooLarge = await form({ ...eventFields, description: "a".repeat(64 * 1024 + 1) });
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body.error).toBe("A field of a form may hold up to 64 KB");
    expect((await form({ ...eventFields, description: "a".repeat(64 * 1024 - 1) })).status).toBe(
      400,
    );
  });

  it("JSON of more than 256 KB is a 413", async () => {
    expect((await create({ description: "a".repeat(300_000) })).status).toBe(413);
  });

  const { payload: whole, headers: formHeaders } = multipart(eventFields);
  it.each([
    ["breaks off", whole.subarray(0, whole.length - 60), formHeaders["content-type"]],
    ["is empty", Buffer.alloc(0), formHeaders["content-type"]],
    ["is no form", Buffer.from("x".repeat(500)), formHeaders["content-type"]],
    ["names no boundary", whole, "multipart/form-data"],
    ["names a long boundary", whole, `multipart/form-data; boundary=${"b".repeat(300)}`],
  ])("a form that %s is a 400", async (_what, payload, type) => {
    const sent = { token, payload, headers: { "content-type": type } };
    const { status, body } = await callRest(app, "POST", "/events", sent);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
    expect(await count()).toBe(0);
  });
});
