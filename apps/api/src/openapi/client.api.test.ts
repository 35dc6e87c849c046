import { ApiError, dataOf, itemsOf, restClient } from "@before-ten/rest-client/client";
import { describe, expect, it } from "vitest";
import { eventJson } from "../testing/event-forms.ts";
import { examplePassword, storeUser } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";

const { app, deps } = await openTestApp();
const siteUrl = await app.listen({ port: 0, host: "127.0.0.1" });

const event = {
  ...eventJson,
  country: "UK",
  ticketPrice: { amount: 35.5, currency: "GBP" },
} as const;

async function signIn() {
  const { email } = await storeUser(deps, { role: "admin" });
  const body = { email, password: examplePassword };
  const { data } = await restClient(siteUrl).POST("/auth/login", { body });
  return restClient(siteUrl, { ...(data && { token: data.token }) });
}

describe("the typed client", () => {
  it("lists, creates, reads and deletes events", async () => {
    const visitor = restClient(siteUrl);
    const admin = await signIn();

    const created = await admin.POST("/events", { body: event });
    expect(created.response.status).toBe(201);
    expect(created.data?.data.eventName).toBe("Sunday Disco");

    const path = { id: created.data?.data.id ?? "" };
    const listed = await visitor.GET("/events", { params: { query: { country: "UK", limit: 5 } } });
    expect(listed.data?.data.map(({ id }) => id)).toEqual([path.id]);
    expect(listed.data?.pagination.total).toBe(1);

    const read = await visitor.GET("/events/{id}", { params: { path } });
    expect(read.data?.data).toEqual(created.data?.data);

    const deleted = await admin.DELETE("/events/{id}", { params: { path } });
    expect(deleted.data?.message).toBe("Event deleted successfully!");
    const missing = await visitor.GET("/events/{id}", { params: { path } });
    expect(missing.error).toEqual({ success: false, error: "Event not found" });
  });

  it("types the error", async () => {
    const { error, response } = await restClient(siteUrl).POST("/events", { body: event });
    expect(response.status).toBe(401);
    expect(error?.error).toBe("Please sign in.");
  });

  it("throws it, with the invalid fields, for the data alone", async () => {
    const admin = await signIn();
    const body = { ...event, redirectUrl: "javascript:alert(1)" };
    const refused = admin.POST("/events", { body }).then(dataOf);
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      message: "Please enter a valid URL",
      details: [{ path: "redirectUrl", message: "Please enter a valid URL" }],
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it("reads a list a page at a time, and no further than it is asked for", async () => {
    const admin = await signIn();
    for (const eventName of ["One", "Two", "Three"]) {
      await admin.POST("/events", { body: { ...event, eventName } }).then(dataOf);
    }
    const read: number[] = [];
    const list = () =>
      itemsOf((page) => {
        read.push(page);
        return admin.GET("/events", { params: { query: { limit: 2, page } } });
      });
    const names: string[] = [];
    for await (const { eventName } of list()) names.push(eventName);
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "One",
      "Three",
      "Two",
    ]);
    expect(read).toEqual([1, 2]);
    for await (const { id } of list()) if (id !== "") break;
    expect(read).toEqual([1, 2, 1]);
  });

  it("doesn't compile with invalid input", () => {
    const calls = [
      // @ts-expect-error There is no such path.
      () => restClient(siteUrl).GET("/nothing"),
      // @ts-expect-error A list's limit is a number.
      () => restClient(siteUrl).GET("/events", { params: { query: { limit: "five" } } }),
      // @ts-expect-error The password is missing.
      () => restClient(siteUrl).POST("/auth/login", { body: { email: "ana@mail.example" } }),
    ];
    expect(calls).toHaveLength(3);
  });
});
