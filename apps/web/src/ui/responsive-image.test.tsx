import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ResponsiveImage } from "./responsive-image.tsx";

it("is the drawn placeholder where there is no image", () => {
  const { container } = render(<ResponsiveImage image={null} placeholder="post" sizes="100vw" />);
  const image = container.querySelector("img");
  expect(image?.getAttribute("src")).toBe("/placeholders/story.svg");
  expect(image?.alt).toBe("");
});
