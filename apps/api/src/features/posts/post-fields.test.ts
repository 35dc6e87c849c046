import { createPostInput } from "@before-ten/contracts/posts/input";
import { expect, it } from "vitest";
import { postJson } from "../../testing/post-forms.ts";
import { columnsOf, newFields, storedFields } from "./post-fields.ts";

const at = new Date("2026-12-05T10:00:00Z");

it("reads every field of the contract back as it was stored", () => {
  const sent = createPostInput.parse(postJson);
  const fields = newFields(sent);
  const columns = columnsOf(fields, { published_at: null }, at);
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(createPostInput.shape).toSorted());
  expect(fields).toEqual(sent);
  expect(columns.published_at).toEqual(at);
  const row = { ...columns, published_at: at, slug: "why", image_id: null, image_alt: "" };
  expect(storedFields(row)).toEqual(fields);
});
