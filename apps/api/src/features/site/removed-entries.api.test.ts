import type { SiteText } from "@before-ten/contracts/site/output";
import { aboutTexts } from "@before-ten/contracts/site/texts/about";
import type { TrashItem } from "@before-ten/contracts/trash/output";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { app, deps, clock } = await openTestApp();
const { token, user: admin } = await signedInAs(deps, "admin");

async function list(query = "") {
  const { body } = await callRest<TrashItem[]>(app, "GET", `/admin/trash${query}`, { token });
  return body.data;
}

const restore = (...ids: string[]) =>
  callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids } });

describe("an entry removed from a list of the site", () => {
  const key = "about.founders";
  const [first, ...others] = aboutTexts.defaults.founders;
  const save = (value: object[] | null) =>
    callRest<SiteText>(app, "PUT", `/site/texts/${key}`, { token, payload: { value } });
  const shown = async () =>
    (await deps.siteTexts.read())(aboutTexts).founders.map(({ name }) => name);

  beforeEach(() => save(null));

  it("comes back where it was", async () => {
    const before = await shown();
    // The time is the server's.
    await save([{ ...first, removedAt: "soon" }, ...others]);
    expect(await shown()).toEqual(others.map(({ name }) => name));
    const [item] = await list("?kind=text-entry");
    expect(item).toMatchObject({
      name: `${first?.name} (${key})`,
      deletedBy: admin.name,
      deletedAt: clock.now().toISOString(),
    });
    expect((await restore(item?.id ?? "")).body.data).toEqual({ count: 1 });
    expect(await shown()).toEqual(before);
    expect(await list()).toEqual([]);
  });

  it("keeps its day when the list is saved again, and goes for good with the trash", async () => {
    const removed = { ...first, removedAt: clock.now().toISOString() };
    await save([removed, ...others]);
    const [{ deletedAt } = {}] = await list();
    clock.advance(86_400_000);
    await save([...others, removed]);
    expect(await list()).toMatchObject([{ deletedAt }]);
    expect(
      (await callRest(app, "POST", "/admin/trash/empty", { token, payload: {} })).body.data,
    ).toEqual({
      count: 1,
    });
    const { body } = await save([...others]);
    expect(JSON.stringify(body.data.value)).not.toContain("removedAt");
  });

  it("isn't known to visitors, nor is who removed it", async () => {
    await save([
      { ...first, removedAt: clock.now().toISOString() },
      ...others.map((entry) => ({ ...entry, hidden: "yes" })),
    ]);
    const { body } = await queryTrpc(app, "site.changedTexts");
    const text = JSON.stringify(body);
    expect(text).toContain(key);
    for (const { name } of aboutTexts.defaults.founders) expect(text).not.toContain(name);
    expect(text).not.toContain(admin.name);
  });

  it("is as unknown as drafts, scheduled texts and announcements to come", async () => {
    const put = (text: string, payload: object) =>
      callRest(app, "PUT", `/site/texts/${text}`, { token, payload });
    const at = new Date(clock.now().getTime() + 86_400_000).toISOString();
    const entry = { id: "later", text: "Canary", link: "", url: "", from: "2027-01-01T10:00" };
    const answers = [
      await put("about.title", { value: "Canary", isDraft: true }),
      await put("about.storyTitle", { value: "Canary", isDraft: true }),
      await put("announcement.bar", { value: [{ ...entry, until: "" }] }),
      await callRest(app, "POST", "/site/texts/publish", {
        token,
        payload: { keys: ["about.storyTitle"], at },
      }),
      await put("about.valuesTitle", { value: "Known to all" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { text } = await queryTrpc(app, "site.changedTexts");
    expect(text).toContain("Known to all");
    expect(text).not.toContain("Canary");
  });

  it("of a draft isn't there yet", async () => {
    const value = [{ ...first, removedAt: clock.now().toISOString() }, ...others];
    const payload = { value, isDraft: true };
    await callRest(app, "PUT", `/site/texts/${key}`, { token, payload });
    expect(await list()).toEqual([]);
  });
});
