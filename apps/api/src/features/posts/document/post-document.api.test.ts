import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { expect, it } from "vitest";
import { type RestPost, callRest } from "../../../testing/calls.ts";
import { multipart } from "../../../testing/event-forms.ts";
import { postFields, postJson } from "../../../testing/post-forms.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const { content: _, ...withoutContent } = postJson;

const sentence = "We tried eight and we tried noon, and then the hour in between.";
const imageId = "c".repeat(64);
await db
  .insertInto("images")
  .values({
    id: imageId,
    width: 1_600,
    height: 900,
    widths: [800, 1_600],
    formats: ["webp", "jpeg"],
  })
  .execute();

const create = (content: object) =>
  callRest<RestPost>(app, "POST", "/blogs", { token, payload: { ...withoutContent, ...content } });
const update = (id: string, payload: object) =>
  callRest<RestPost>(app, "PUT", `/blogs/${id}`, { token, payload });
const documentOf = (...blocks: object[]) => ({ version: 1, blocks });
const heading = { kind: "heading", level: 2, spans: [{ text: "Why <four>" }] };
const paragraph = { kind: "paragraph", spans: [{ text: sentence, bold: true }] };
const image = { kind: "image", imageId, alt: "Red shoes", caption: "Shoes." };

it("is answered as text, as HTML and as stored, with the items it refers to", async () => {
  const eventId = await storeEvent(db, { name: "Sunday Disco" });
  const { status, body } = await create({
    document: documentOf(heading, paragraph, image, { kind: "event", eventId }),
  });
  expect([status, body.error]).toEqual([201, undefined]);
  const { data } = await callRest<RestPost>(app, "GET", `/blogs/${body.data.id}`).then(
    (answer) => answer.body,
  );
  expect(data.content).toBe(`Why <four>\n\n${sentence}\n\nShoes.`);
  expect(data.html).toContain(`<h2>Why &lt;four&gt;</h2><p><strong>${sentence}</strong></p>`);
  expect(data.html).toMatch(/\/media\/c{64}-1600\.jpeg"\s+alt="Red shoes"/);
  expect(data.document?.blocks).toEqual([
    heading,
    paragraph,
    { ...image, image: expect.objectContaining({ alt: "Red shoes", width: 1_600 }) },
    { kind: "event", eventId, event: expect.objectContaining({ eventName: "Sunday Disco" }) },
  ]);
  // The answered document can be sent back unchanged.
  const again = await update(data.id, { document: data.document });
  expect(again.body.data.document).toEqual(data.document);
});

it("names no draft of an event, and no image that is gone", async () => {
  const eventId = await storeEvent(db, { status: "draft", name: "Canary" });
  const { body } = await create({
    document: documentOf(paragraph, { kind: "event", eventId }),
  });
  const answer = await callRest<RestPost>(app, "GET", `/blogs/${body.data.id}`);
  expect(JSON.stringify(answer.body)).not.toContain("Canary");
  expect(answer.body.data.document?.blocks[1]).toEqual({ kind: "event", eventId, event: null });
  const unknown = { ...image, imageId: "d".repeat(64) };
  const refused = await create({ document: documentOf(paragraph, unknown) });
  expect([refused.status, refused.body.error]).toEqual([
    400,
    "Please choose an image from the library",
  ]);
});

it("is converted from HTML, keeping only what the format supports", async () => {
  const html = `<h1 onclick="x">Why</h1><script>alert(1)</script><p>${sentence}</p>`;
  const { status, body } = await create({ html });
  expect(status).toBe(201);
  expect(body.data.html).toBe(`<h2>Why</h2><p>${sentence}</p>`);
  expect(body.data.document?.blocks).toHaveLength(2);
  const short = await create({ html: "<p>Short</p>" });
  expect([short.status, short.body.error, short.body.details?.[0]?.path]).toEqual([
    400,
    "Content must be at least 50 characters",
    "html",
  ]);
  expect((await create({ html: "a".repeat(60_001) })).status).toBe(400);
});

it("stays where the text is sent back as it was read, and goes where another text is sent", async () => {
  const { body } = await create({ document: documentOf(heading, paragraph) });
  const { id, content } = body.data;
  const same = await update(id, { title: "Another title", content });
  expect(same.body.data.document?.blocks).toEqual([heading, paragraph]);
  expect((await update(id, { title: "A third" })).body.data.document).not.toBeNull();
  const plain = await update(id, { content: `${sentence} Indeed.` });
  expect(plain.body.data).toMatchObject({
    content: `${sentence} Indeed.`,
    html: `<p>${sentence} Indeed.</p>`,
    document: null,
  });
});

it("comes in a form as JSON text", async () => {
  const { content: _content, ...fields } = postFields;
  const { status, body } = await callRest<RestPost>(app, "POST", "/blogs", {
    token,
    ...multipart({ ...fields, document: JSON.stringify(documentOf(paragraph)) }),
  });
  expect(status).toBe(201);
  expect(body.data.document?.blocks).toEqual([paragraph]);
});

it("is refused beside a text, with a link that runs something, and when nothing is sent", async () => {
  const bad = { kind: "paragraph", spans: [{ text: sentence, link: "javascript:alert(1)" }] };
  const answers = [
    await create({ document: documentOf(paragraph), content: sentence }),
    await create({ document: documentOf(bad) }),
    await create({}),
  ];
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [400, "Please send the content once: as text, as HTML or as a document"],
    [400, "Please enter a web address (https://…) or an email link (mailto:…)"],
    [400, "Content must be at least 50 characters"],
  ]);
});

it("keeps its images from being swept until they are removed", async () => {
  const used = async (postId: string) =>
    db.selectFrom("blog_post_images").select("image_id").where("post_id", "=", postId).execute();
  const id = await storePost(db);
  await update(id, { document: documentOf(paragraph, image, image) });
  expect(await used(id)).toEqual([{ image_id: imageId }]);
  await update(id, { document: documentOf(paragraph) });
  expect(await used(id)).toEqual([]);
});
