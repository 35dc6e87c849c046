import { countryTexts } from "@before-ten/contracts/site/texts/countries";
import { setCountries } from "@before-ten/contracts/shared/countries";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContactPage } from "./contact-page.tsx";

afterEach(() => setCountries(undefined));

it("names the specified countries, or those of the club's own list", () => {
  const { rerender } = render(<ContactPage form={null} />);
  expect(screen.getByText("AU, NZ, US, UK and CA")).toBeDefined();
  setCountries({ known: [], active: countryTexts.defaults.list });
  rerender(<ContactPage form={null} />);
  expect(screen.getByText("AU, NZ, US, UK, CA and SG")).toBeDefined();
});
