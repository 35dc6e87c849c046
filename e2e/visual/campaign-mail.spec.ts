import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import type { CampaignPreview, ImageChoice } from "@before-ten/contracts/campaigns/content-output";
import { test } from "../support/campaigns.ts";
import { expectNoAxeViolations, wcagRules } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { makesScreenshots } from "../support/screenshot.ts";
import { expect } from "../support/test.ts";

/** Mails to look at or send to a mail program. */
const directory = join(import.meta.dirname, "../.output/mails");

test("a campaign's mail is readable in light and dark mode, on a phone and on a desktop", async ({
  page,
  request,
  session,
  makeEvent,
}) => {
  const headers = { authorization: `Bearer ${session.token}` };
  const { id } = await makeEvent({
    eventName: `An Afternoon in Which Absolutely ${"Every".repeat(8)} Song Is From 1999`,
  });
  const images = await request.get("/api/newsletter/campaigns/choices/images", { headers });
  const { data: choices }: { data: ImageChoice[] } = await images.json();
  const blocks: CampaignBlock[] = [
    { kind: "heading", text: "Four parties before Christmas" },
    {
      kind: "text",
      text: "Doors at **four**, _sharp_. [All of them](https://club.example/events)",
    },
    { kind: "image", imageId: choices[0]?.id ?? "", alt: "A street as the sun goes down" },
    { kind: "button", label: "See all parties", url: "https://club.example/events" },
    { kind: "divider" },
    { kind: "events", which: { by: "choice", ids: [id] } },
    { kind: "events", which: { by: "next", count: 3 } },
    { kind: "posts", which: { by: "latest", count: 2 } },
  ];
  const content = {
    subject: "Hi {{name|there}}",
    previewText: "",
    senderName: "Before Ten",
    blocks,
  };
  const answer = await request.post("/api/newsletter/campaigns/preview", {
    headers,
    data: content,
  });
  const { data: mail }: { data: CampaignPreview } = await answer.json();
  expect(mail).toMatchObject({ errors: [], notices: [] });

  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "campaign.html"), mail.html);
  await writeFile(join(directory, "campaign.txt"), mail.text);
  await page.setContent(mail.html);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parties before Christmas");
  // Webmail programs show them on a page of another origin.
  for (const image of await page.getByRole("img").all()) {
    await expect
      .poll(() => image.evaluate((each) => Reflect.get(each, "naturalWidth")))
      .not.toBe(0);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
      await expectNoAxeViolations(page, wcagRules);
      if (!makesScreenshots) continue;
      const path = join(directory, `campaign-${colorScheme}-${width}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
});
