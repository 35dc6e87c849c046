import type { ChangedTexts } from "@before-ten/contracts/site/define-texts";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SiteTexts } from "../../../lib/site-texts.tsx";
import { Testimonials } from "./testimonials.tsx";

afterEach(cleanup);

const { testimonials, testimonialsNote } = homeTexts.defaults;
const ofGuests = testimonials.map((each) => ({
  ...each,
  party: "Golden 90s Rooftop",
  date: "5 December 2026",
  consent: "given",
}));

function show(changed: ChangedTexts): void {
  render(
    <SiteTexts value={createTextReader(changed)}>
      <Testimonials />
    </SiteTexts>,
  );
}

const note = () => screen.queryByText(testimonialsNote);

it("says that they are samples", () => {
  show({});
  expect(note()).not.toBeNull();
});

it("says so as long as one lacks its party, its date or its guest's consent", () => {
  for (const field of ["party", "date", "consent"]) {
    const [first, ...others] = ofGuests;
    if (first === undefined) throw new Error("There are testimonials");
    show({ "home.testimonials": [{ ...first, [field]: "" }, ...others] });
    expect(note()).not.toBeNull();
    cleanup();
  }
});

it("names party and date, and no samples, once all of those shown are guests' own", () => {
  const [sample] = testimonials;
  show({ "home.testimonials": [...ofGuests, { ...sample, id: "old", hidden: "yes" }] });
  expect(note()).toBeNull();
  expect(screen.getAllByText(/, Melbourne, Golden 90s Rooftop, 5 December 2026$/)).toHaveLength(1);
});
