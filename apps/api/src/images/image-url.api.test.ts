import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { listCampaignImages } from "@before-ten/db/queries/campaigns/campaign-images";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callRest, queryTrpc } from "../testing/calls.ts";
import { campaignWriter } from "../testing/campaigns/campaign-writer.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { setImagesUrl } from "./image-url.ts";

const { app, db, deps } = await openTestApp();
const { read, storeImage } = campaignWriter(db);

beforeAll(() => setImagesUrl("https://cdn.example/club"));
afterAll(() => setImagesUrl(undefined));

const imageId = await storeImage({ letter: "a", formats: ["avif", "webp", "jpeg"] });
const address = `https://cdn.example/club/${imageId}-1600.jpeg`;
const eventId = await storeEvent(db);
await db.updateTable("events").set({ poster_id: imageId }).where("id", "=", eventId).execute();
const postId = await storePost(db, { imageId, slug: "four" });
const blocks = [{ kind: "image", imageId, alt: "Red shoes", caption: "" }];
await db
  .updateTable("blog_posts")
  .set({ document: JSON.stringify({ version: 1, blocks }) })
  .where("id", "=", postId)
  .execute();

it("both APIs name images at the CDN", async () => {
  const event = await callRest<PublicEvent>(app, "GET", `/events/${eventId}`);
  expect(event.body.data.poster).toMatchObject({
    url: address,
    srcSet: `https://cdn.example/club/${imageId}-1600.webp 1600w`,
    avifSrcSet: `https://cdn.example/club/${imageId}-1600.avif 1600w`,
  });
  const post = await queryTrpc<PublicPost>(app, "posts.get", { id: "four" });
  expect(post.body.result?.data).toMatchObject({
    image: { url: address },
    document: { blocks: [{ image: { url: address } }] },
    html: expect.stringMatching(`<img\\s+src="${address}"`),
  });
});

it.each(["/blog.rss", "/blog.json", "/events.rss", "/events.json"])(
  "%s names images at the CDN, once and whole",
  async (url) => {
    const { body } = await app.inject(url);
    expect(body).toContain(address);
    expect(body).not.toContain("/media/");
    expect(body).not.toContain("club.examplehttps");
  },
);

it("a mail uses images at the CDN, and counts as using them", async () => {
  const { html } = await read([{ kind: "image", imageId, alt: "Red shoes" }]);
  expect(html).toContain(`src="${address}"`);
  const campaign = await storeCampaign(db);
  await db
    .updateTable("campaigns")
    .set({ html, plain_text: "", blocks: "[]" })
    .where("id", "=", campaign)
    .execute();
  expect(await listCampaignImages(db)).toContain(imageId);
});

it("a text that is sent back with the CDN's addresses has the same images", async () => {
  const { token } = await signedInAs(deps, "admin");
  const { body } = await callRest<PublicPost>(app, "GET", "/blogs/four");
  const html = `${body.data.html}<p>${"Shoes first, because everything follows. ".repeat(5)}</p>`;
  const sent = await callRest<PublicPost>(app, "PUT", `/blogs/${postId}`, {
    token,
    payload: { html },
  });
  expect(sent.status).toBe(200);
  expect(sent.body.data.document?.blocks).toMatchObject([
    { kind: "image", imageId, alt: "Red shoes" },
    { kind: "paragraph" },
  ]);
});
