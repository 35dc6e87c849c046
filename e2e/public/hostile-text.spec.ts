import { test } from "../support/posts.ts";
import { expect } from "../support/test.ts";

/** Would run in an element, an attribute, a script's text or a comment if it weren't escaped. */
const hostile = `'"--></title></script><script>document.body.dataset.ran=1</script><img src=/x onerror="document.body.dataset.ran=1">`;

/**
 * Unescaped text fails this test by a policy violation or a missing image, even if nothing runs.
 */
test("text is shown as typed, and never runs", async ({
  page,
  open,
  openAdmin,
  makeEvent,
  makePost,
}) => {
  const event = await makeEvent({
    eventName: hostile,
    description: hostile,
    location: hostile,
    musicGenres: ["<b>disco</b>"],
    lineUp: [{ time: null, name: hostile.slice(0, 100) }],
    door: hostile,
    refunds: hostile,
  });
  const post = await makePost({
    title: hostile,
    excerpt: hostile,
    content: hostile,
    author: "<i>The desk</i>",
    tags: ["<u>tag</u>"],
    status: "published",
  });
  const text = encodeURIComponent(hostile.slice(0, 60));
  const expectShown = async () => {
    await expect(page.getByText(hostile).first()).toBeVisible();
    await expect(page.locator("body:not([data-ran])")).toHaveCount(1);
  };
  for (const path of [`/events/${event.id}`, `/events?q=${text}`, `/blog/${post.id}`]) {
    await open(path);
    await expectShown();
  }
  for (const path of [`/admin/events?search=${text}`, `/admin/blogs?search=${text}`]) {
    await openAdmin(path);
    await expectShown();
  }
});
