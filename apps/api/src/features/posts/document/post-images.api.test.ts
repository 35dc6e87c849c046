import { expect, it } from "vitest";
import type { UploadedPostImage } from "@before-ten/contracts/posts/document-output";
import { plainImage } from "../../../testing/sample-images.ts";
import { callRest } from "../../../testing/calls.ts";
import { multipart } from "../../../testing/event-forms.ts";
import { postJson } from "../../../testing/post-forms.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");
const { token: userToken } = await signedInAs(deps, "user");

async function upload(caller: object = { token }) {
  const value = await plainImage({ width: 1_200, height: 600 }).png().toBuffer();
  const form = multipart([{ name: "image", value, fileName: "a.png", type: "image/png" }]);
  return callRest<UploadedPostImage>(app, "POST", "/blogs/images", { ...form, ...caller });
}

it("asks who uploads, and for an image", async () => {
  expect((await upload({})).status).toBe(401);
  const without = await callRest(app, "POST", "/blogs/images", { token, payload: {} });
  expect([without.status, without.body.details?.[0]]).toEqual([
    400,
    { path: "image", message: "Please choose an image" },
  ]);
  const value = Buffer.from("<svg/>");
  const form = multipart([{ name: "image", value, fileName: "a.png", type: "image/png" }]);
  const none = await callRest(app, "POST", "/blogs/images", { token, ...form });
  expect([none.status, none.body.details?.[0]?.path]).toEqual([400, "image"]);
  expect((await upload({ token: userToken })).status).toBe(403);
});

it("stores an image that a post's document can name, under the same id each time", async () => {
  const [{ status, body }, again] = [await upload(), await upload()];
  const { imageId, image } = body.data;
  expect([status, again.body.data.imageId]).toEqual([201, imageId]);
  expect(image).toMatchObject({ width: 1_200, height: 600, alt: "" });
  expect((await app.inject(image.url)).statusCode).toBe(200);
  const { content, ...post } = postJson;
  const made = await callRest(app, "POST", "/blogs", {
    token,
    payload: {
      ...post,
      document: {
        version: 1,
        blocks: [
          { kind: "paragraph", spans: [{ text: content }] },
          { kind: "image", imageId, alt: "Red shoes", caption: "" },
        ],
      },
    },
  });
  expect(made.status).toBe(201);
});
