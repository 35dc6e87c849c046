import { adminReviewMessages } from "@before-ten/contracts/reviews/admin-messages";
import type { EventReviews as Reviews } from "@before-ten/contracts/reviews/output";
import { scores } from "@before-ten/contracts/reviews/rules";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { EventReviews } from "./event-reviews.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const said = {
  sentence: "Sore feet.",
  firstName: "Bea",
  mayQuote: true,
  consentWording: "You may quote my sentence.",
  isQuoted: false,
  createdAt: "2026-12-07T10:00:00.000Z",
  updatedAt: "2026-12-07T10:00:00.000Z",
};

const reviews: Reviews = {
  count: 4,
  average: 4.5,
  scores: scores.toReversed().map((score) => ({ score, count: score > 3 ? 2 : 0 })),
  reviews: [
    { id: "1", ...said, score: 5 },
    { id: "2", ...said, score: 5, isQuoted: true },
    { id: "3", ...said, score: 4 },
    { id: "4", ...said, score: 5, mayQuote: false, consentWording: null, firstName: "" },
  ],
};

function show(answer: Reviews) {
  showAsRole("editor", {
    part: <EventReviews id="0193" />,
    answers: { "reviews.listForEvent": answer },
  });
}

it("offers to quote reviews with five stars and their guest's consent alone", async () => {
  show(reviews);
  expect(await screen.findByText("4.5")).toBeDefined();
  expect(screen.getAllByText("May be quoted")).toHaveLength(3);
  expect(screen.getAllByRole("button", { name: /^Quote on the site: Bea/ })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^Stop quoting: Bea/ })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^Delete the review of/ })).toHaveLength(4);
});

it("says so while no guest has answered", async () => {
  show({ count: 0, average: null, scores: [], reviews: [] });
  expect(await screen.findByText(adminReviewMessages.none)).toBeDefined();
});
