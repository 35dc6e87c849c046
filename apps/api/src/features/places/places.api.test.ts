import { expect, it } from "vitest";
import { createGeoapifySearch } from "./geoapify.ts";
import { queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

async function answers(procedure: string, input?: object): Promise<unknown> {
  const { status, body } = await queryTrpc(app, procedure, input, { token });
  expect(status).toBe(200);
  return body.result?.data;
}

it("says that the search is not set up, and finds nothing", async () => {
  expect(await answers("places.status")).toEqual({ isSetUp: false });
  expect(await answers("places.suggest", { text: "corn ex" })).toEqual({ suggestions: [] });
  expect(await answers("places.get", { placeId: "51" })).toEqual({ place: null });
});

it("a failed search finds nothing, so that typing can continue", async () => {
  // No server listens there.
  deps.places = createGeoapifySearch({ key: "the-key", url: "http://127.0.0.1:9" });
  expect(await answers("places.status")).toEqual({ isSetUp: true });
  expect(await answers("places.suggest", { text: "corn ex" })).toEqual({ suggestions: [] });
  expect(await answers("places.get", { placeId: "51" })).toEqual({ place: null });
});

it.each([
  ["places.suggest", { text: "a".repeat(201) }],
  ["places.suggest", { text: "pier", near: [181, 0] }],
  ["places.suggest", { text: "pier", near: [1] }],
  ["places.get", { placeId: "" }],
  ["places.get", { placeId: "5".repeat(1_001) }],
])("%s refuses %j", async (procedure, input) => {
  expect((await queryTrpc(app, procedure, input, { token })).status).toBe(400);
});
