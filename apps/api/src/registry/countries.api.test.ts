import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { describe, expect, it } from "vitest";
import { callRest } from "../testing/calls.ts";
import { eventJson } from "../testing/event-forms.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { countryOfTimeZone } from "../features/newsletter/country-of-time-zone.ts";

const { app, db, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin", { adminRole: "owner" });
const editor = await signedInAs(deps, "admin", { adminRole: "editor" });

const save = (value: object | null, as = token) =>
  callRest(app, "PUT", "/site/texts/countries.list", { payload: { value }, token: as });
const create = (country: string) =>
  callRest<PublicEvent>(app, "POST", "/events", {
    payload: { ...eventJson, country, timeZone: "", location: "The hall, Lyon", ticketPrice: 40 },
    token,
  });

const france = {
  id: "fr",
  code: "FR",
  name: "France",
  currency: "EUR",
  timeZone: "Europe/Paris",
};
const [australia, ...others] = countryTexts.defaults.list;
const inactive = { ...australia, hidden: "yes" };

describe("countries", () => {
  it("are added by owners, with currency and zone", async () => {
    expect((await create("FR")).status).toBe(400);
    expect((await save([france, ...others, inactive], editor.token)).status).toBe(403);
    expect((await save([france, ...others, inactive])).status).toBe(200);
    const { status, body } = await create("FR");
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      country: "FR",
      timeZone: "Europe/Paris",
      ticketPrice: { amount: 40, currency: "EUR" },
    });
    expect((await callRest(app, "GET", "/events?country=fr&status=all")).status).toBe(200);
    const feed = await app.inject({ url: "/events.json?country=FR" });
    expect(feed.json()).toMatchObject({ title: expect.stringContaining("France") });
    expect(countryOfTimeZone("Europe/Paris")).toBe("FR");
  });

  it("that aren't active keep their parties, which can be edited", async () => {
    const id = await storeEvent(db, { country: "AU" });
    const change = { payload: { eventName: "Still here", country: "AU" }, token };
    expect((await callRest(app, "PUT", `/events/${id}`, change)).status).toBe(200);
    expect((await callRest(app, "GET", `/events/${id}`)).status).toBe(200);
    await save(null);
    expect((await callRest(app, "GET", "/events?country=FR&status=all")).status).toBe(200);
  });

  it.each([
    ["an unknown country", { ...france, id: "xx", code: "XX" }],
    ["an unknown currency", { ...france, currency: "ABC" }],
    ["an unknown zone", { ...france, timeZone: "Europe/Lyon" }],
    ["another id", { ...france, id: "france" }],
  ])("can't have %s", async (_, value) => {
    expect((await save([value])).status).toBe(400);
  });
});
