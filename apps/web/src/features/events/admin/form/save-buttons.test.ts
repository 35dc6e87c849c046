import { expect, it } from "vitest";
import { otherStatus, saveLabel } from "./save-buttons.tsx";

it.each([
  [true, "active", "", "Publish", "draft"],
  [true, "published", "", "Publish", "draft"],
  [true, "draft", "", "Save as draft", "active"],
  [true, "draft", "2031-02-10T09:00", "Schedule", "active"],
  [true, "completed", "", "Create event", "draft"],
  [false, "draft", "", "Update event", "active"],
  [false, "active", "", "Update event", undefined],
] as const)(
  "new %s, %s, published at '%s': %s, or else %s",
  (isNew, status, publishAt, label, other) => {
    expect(saveLabel({ status, publishAt }, isNew)).toBe(label);
    expect(otherStatus(status, isNew)).toBe(other);
  },
);
