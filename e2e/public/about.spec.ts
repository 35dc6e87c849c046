import { expect, test } from "../support/test.ts";

test.describe("about", () => {
  test("tells the story and shows the figures", async ({ open }) => {
    const page = await open("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why 4PM?");
    const story = page.getByRole("region", { name: "Our story" });
    await expect(story.getByText("4PM to 10PM")).toBeVisible();
    const figures = await story.getByRole("definition").allInnerTexts();
    const labels = await story.getByRole("term").allInnerTexts();
    expect(figures.map((figure, index) => `${figure} ${labels[index]}`)).toEqual([
      "50,000+ attendees",
      "100+ events",
      "5 countries",
      "98% satisfaction",
    ]);
  });

  test("states the club's principles, and quotes the founders", async ({ open }) => {
    const page = await open("/about");
    const values = page.getByRole("region", { name: "What we stand for" });
    await expect(values.getByRole("heading", { level: 3 })).toHaveCount(4);
    const founders = page.getByRole("region", { name: "A word from the founders" });
    await expect(founders.getByRole("blockquote")).toContainText("See you at four.");
    await expect(founders.getByText("Robin and Sam, the founders of Before Ten")).toBeVisible();
    await expect(
      founders.getByRole("img", { name: /^Drawn portrait of (Robin|Sam)$/ }),
    ).toHaveCount(2);
  });

  test("goes through the years", async ({ open }) => {
    const page = await open("/about");
    const timeline = page.getByRole("region", { name: "From one room to the world" });
    await expect(timeline.getByRole("listitem").locator("strong")).toHaveText([
      "2019",
      "2020",
      "2021",
      "2022",
      "2023",
      "2024",
    ]);
  });

  for (const [label, path, heading] of [
    ["See the next parties", "/events", "Upcoming Events"],
    ["Bring us to your city", "/contact", "Get in Touch"],
  ] as const) {
    test(`names the cities and links to ${path}`, async ({ open }) => {
      const page = await open("/about");
      const cities = page.getByRole("region", { name: "Where we dance" });
      await expect(cities.getByRole("listitem")).toHaveText([
        "Melbourne",
        "Sydney",
        "Auckland",
        "Toronto",
        "London",
      ]);
      await cities.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  }
});
