import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storePost } from "@before-ten/db/testing/stored-post";
import { describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const {
  token,
  user: { id: adminId },
} = await signedInAs(deps, "admin");

async function changesOf(entityId: string): Promise<HistoryChange[]> {
  const url = `/admin/history?entityId=${entityId}`;
  const { body } = await callRest<HistoryChange[]>(app, "GET", url, { token });
  return body.data;
}

/** A complete campaign, because the form saves it whole. */
const campaign = {
  topic: "events",
  subject: "Four parties",
  previewText: "Be home by half past ten",
  senderName: "Before Ten",
  blocks: [{ kind: "heading", text: "See you at four" }],
  segment: {},
};

describe.each([
  {
    kind: "a post",
    store: () => storePost(db, { title: "A quiet Sunday", tags: ["vinyl"] }),
    path: (entityId: string) => `/blogs/${entityId}`,
    first: { title: "A loud Sunday", tags: ["disco"] },
    second: {
      title: "No Sunday",
      content: "We stayed at home again, and slept all afternoon, till it was dark.",
    },
    field: "title",
    titles: ["A quiet Sunday", "A loud Sunday", "No Sunday"],
  },
  {
    kind: "a campaign",
    store: () => storeCampaign(db, { subject: "Four parties" }),
    path: (entityId: string) => `/newsletter/campaigns/${entityId}`,
    first: { ...campaign, subject: "Five parties" },
    second: {
      ...campaign,
      subject: "Six parties",
      previewText: "Be home by nine",
      blocks: [{ kind: "heading", text: "See you at three" }],
      segment: { countries: ["UK"] },
    },
    field: "subject",
    titles: ["Four parties", "Five parties", "Six parties"],
  },
])(
  "restoring a version of $kind",
  ({ store, path, first, second, field, titles: [was, middle, last] }) => {
    it("restores everything, before and after a change, and can be undone", async () => {
      const entityId = await store();
      const read = async () => {
        const { status, body } = await callRest<Record<string, unknown>>(
          app,
          "GET",
          path(entityId),
          { token },
        );
        expect(status).toBe(200);
        const { version: _version, updatedAt: _updatedAt, ...rest } = body.data;
        return rest;
      };
      const save = async (payload: object) => {
        const { status } = await callRest(app, "PUT", path(entityId), { token, payload });
        expect(status).toBe(200);
        return read();
      };
      const restore = async (changeId: string, side: "before" | "after") => {
        const url = `/admin/history/${changeId}/restore`;
        const answer = await callRest<{ undo: string }>(app, "POST", url, {
          token,
          payload: { side },
        });
        expect([answer.status, answer.body.message]).toEqual([200, messages.restored]);
        return answer.body.data.undo;
      };
      const before = await read();
      const afterFirst = await save(first);
      const [change] = await changesOf(entityId);
      const afterSecond = await save(second);
      const named = [before, afterFirst, afterSecond].map((each) => each[field]);
      expect(named).toEqual([was, middle, last]);

      const undo = await restore(change?.id ?? "", "after");
      expect(await read()).toEqual(afterFirst);
      const [restored] = await changesOf(entityId);
      expect(restored).toMatchObject({ action: "changed", actor: { id: adminId } });
      await restore(undo, "after");
      expect(await read()).toEqual(afterSecond);
      await restore(change?.id ?? "", "before");
      expect(await read()).toEqual(before);
    });
  },
);
