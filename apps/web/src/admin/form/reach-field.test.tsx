import type { Reach } from "@before-ten/contracts/auth/reach";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { showAsRole } from "../testing/show-as-role.tsx";
import { ReachField } from "./reach-field.tsx";

const seriesId = "0198c5ae-0000-7000-8000-00000000000b";

function Field() {
  const [value, setValue] = useState<Reach | null>(null);
  return (
    <>
      <ReachField value={value} onChange={setValue} description="Where" />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const show = () =>
  showAsRole("owner", {
    part: <Field />,
    answers: { "series.list": { items: [{ id: seriesId, name: "Noon Ladies" }] } },
  });

const chosen = (): unknown => JSON.parse(screen.getByRole("status").textContent);

const field = () => screen.findByRole("combobox", { name: "Only for these places" });

it("offers countries, cities and series, and any typed city", async () => {
  show();
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole("option", { name: "Australia" }));
  await userEvent.click(await screen.findByRole("option", { name: "Noon Ladies" }));
  await userEvent.type(await field(), "Leeds");
  await userEvent.click(await screen.findByRole("option", { name: "Leeds (United Kingdom)" }));
  expect(chosen()).toEqual({
    countries: ["AU"],
    cities: [{ country: "UK", city: "Leeds" }],
    series: [seriesId],
  });
});

it("stands for everywhere without a choice", async () => {
  show();
  await userEvent.click(await field());
  await userEvent.click(await screen.findByRole("option", { name: "London (United Kingdom)" }));
  expect(chosen()).not.toBeNull();
  await userEvent.type(await field(), "{Backspace}");
  expect(chosen()).toBeNull();
});
