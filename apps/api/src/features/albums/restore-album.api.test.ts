import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const { token } = await signedInAs(deps, "admin");

it("an album's version is restored while its images are there, and its note stays", async () => {
  const id = await storeEvent(db, { startDay: "2026-01-10" });
  const save = (payload: object) => callRest(app, "PUT", `/albums/${id}`, { token, payload });
  const [first, second] = [await storeImageRow(db), await storeImageRow(db)];
  const images = [{ imageId: first, caption: "The driver" }, { imageId: second }];
  await save({ images, consentNote: "Ask Sam" });
  await save({ images: [{ imageId: second }], consentNote: "Sam was asked" });
  const changes = await callRest<{ id: string }[]>(
    app,
    "GET",
    `/admin/history?kind=album&entityId=${id}`,
    { token },
  );
  const restore = () =>
    callRest(app, "POST", `/admin/history/${changes.body.data[1]?.id}/restore`, { token });
  expect((await restore()).status).toBe(200);
  const path = `/admin/albums/${id}`;
  expect((await callRest(app, "GET", path, { token })).body.data).toMatchObject({
    images: [{ imageId: first, caption: "The driver" }, { imageId: second }],
    consentNote: "Sam was asked",
  });
  await save({ images: [] });
  await db.deleteFrom("images").where("id", "=", first).execute();
  const refused = await restore();
  expect([refused.status, refused.body.error]).toEqual([409, adminAlbumMessages.versionLacksImage]);
});
