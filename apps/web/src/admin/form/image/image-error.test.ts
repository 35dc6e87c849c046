import { expect, it } from "vitest";
import { imageError } from "./image-error.ts";

const limit = 5 * 1024 * 1024;
const invalid = "Please select a valid image file (JPEG, PNG, WebP)";

it.each([
  ["image/jpeg", limit - 1, undefined],
  ["image/jpg", 1, undefined],
  ["image/png", 1, undefined],
  ["image/webp", 1, undefined],
  ["image/png", limit, "Image size must be less than 5MB"],
  ["image/svg+xml", 1, invalid],
  ["image/gif", 1, invalid],
  ["application/pdf", limit + 1, invalid],
  ["", 1, invalid],
])("a file of type %j with %i bytes: %s", (type, size, error) => {
  expect(imageError({ type, size })).toBe(error);
});
