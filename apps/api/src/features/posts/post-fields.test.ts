import { createPostInput } from "@before-ten/contracts/posts/input";
import type { PostDocument } from "@before-ten/contracts/posts/post-blocks";
import { expect, it } from "vitest";
import { postJson } from "../../testing/post-forms.ts";
import { columnsOf, newFields, storedFields } from "./post-fields.ts";

const at = new Date("2026-12-05T10:00:00Z");

const documented = {
  version: 1,
  blocks: [{ kind: "paragraph", spans: [{ text: "Noon was too early.", bold: true }] }],
} satisfies PostDocument;

it.each([
  ["plain text", null],
  ["a document", documented],
])("reads every field of the contract back as it was stored: %s", (_, document) => {
  const { content = "", ...sent } = createPostInput.parse({
    ...postJson,
    publishAt: null,
    takeDownAt: "2027-01-04T09:00",
  });
  const fields = newFields(sent, { content, document });
  const columns = columnsOf(fields, { published_at: null }, at);
  const contract = Object.keys(createPostInput.shape).filter((field) => field !== "html");
  expect(Object.keys(fields).toSorted()).toEqual(contract.toSorted());
  // Nine o'clock in the club's time zone.
  const takeDownAt = "2027-01-03T22:00:00.000Z";
  expect(fields).toEqual({ ...sent, content, document, takeDownAt });
  expect(columns.published_at).toEqual(at);
  expect(columns.document).toBe(document && JSON.stringify(document));
  const row = {
    ...columns,
    document,
    published_at: at,
    publish_at: null,
    take_down_at: new Date(takeDownAt),
    slug: "why",
    image_id: null,
    image_alt: "",
  };
  expect(storedFields(row)).toEqual(fields);
});
