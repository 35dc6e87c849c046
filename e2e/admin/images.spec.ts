import { expectGoodLooks } from "../support/looks.ts";
import { tabTo } from "../support/keyboard.ts";
import { test, toast, unique } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

test("an image is uploaded, found, edited and deleted by keyboard", async ({ page, openAdmin }) => {
  test.slow();
  const alt = unique("Red shoes in a doorway");
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await openAdmin("/admin/images");
  // A size that no other test uploads, as equal pixels would be the same image.
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 173, height: 91 } });
  await press("Upload image");
  const dialog = page.getByRole("dialog", { name: "Upload image" });
  await dialog
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "doorway.png", mimeType: "image/png", buffer });
  await dialog.getByLabel("Alternative text").fill(alt);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Image uploaded")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill(alt);
  await expect(page.getByText("1 image", { exact: true })).toBeVisible();
  const image = page.getByRole("button", { name: alt });
  await expect(image).toContainText("Not used");
  await tabTo(page, image);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: alt });
  await expect(drawer).toContainText("doorway.png");
  await drawer.getByRole("textbox", { name: "Alternative text" }).fill(`${alt}, twice`);
  await press("Save text");
  await expect(toast(page, "Alternative text saved")).toBeVisible();
  await press("Delete image");
  const question = page.getByRole("dialog", { name: "Delete image" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, question.getByRole("button", { name: /^Delete/ }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Image deleted")).toBeVisible();
  await expect(page.getByText("No images found")).toBeVisible();
});

test(
  "the library looks well and axe finds nothing",
  { tag: "@both" },
  async ({ page, openAdmin }) => {
    await openAdmin("/admin/images?used=true");
    await expect(page.getByRole("list", { name: "Images" })).toBeVisible();
    await expectGoodLooks(page, "staff-images", { fullPage: false });
    await page.getByRole("list", { name: "Images" }).getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toContainText("Used in");
    await expectGoodLooks(page, "staff-image", { fullPage: false });
  },
);
