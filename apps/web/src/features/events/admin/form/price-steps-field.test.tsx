import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type EventFormValues, newEventValues } from "./event-form-values.ts";
import { PriceStepsField } from "./price-steps-field.tsx";

function Form({ amounts }: { amounts: string[] }) {
  const form = useForm<EventFormValues>({
    initialValues: {
      ...newEventValues,
      priceSteps: amounts.map((amount) => ({ amount, until: "2026-12-04T23:59" })),
    },
    initialErrors: { "priceSteps.0.until": "Too late" },
  });
  return (
    <MantineProvider env="test">
      <PriceStepsField form={form} currencySign="£" />
    </MantineProvider>
  );
}

const amounts = () =>
  screen
    .queryAllByRole("textbox", { name: /^Earlier price/ })
    .map((field) => (field instanceof HTMLInputElement ? field.value : ""));
const press = (name: string) => screen.getByRole("button", { name });
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(name));

it("adds a price and focuses it, up to five before the last one", async () => {
  render(<Form amounts={["10", "20", "30", "40"]} />);
  const user = userEvent.setup();
  await user.click(press("Add an earlier price"));
  await focused("Earlier price 5");
  await user.keyboard("50");
  expect(amounts()).toEqual(["10", "20", "30", "40", "50"]);
  expect(press("Add an earlier price")).toHaveProperty("disabled", true);
});

it("removes a price with its error, and focuses the next one or the button that adds one", async () => {
  render(<Form amounts={["10", "20"]} />);
  const user = userEvent.setup();
  screen.getByText("Too late");
  await user.click(press("Remove earlier price 1"));
  expect(amounts()).toEqual(["20"]);
  expect(screen.queryByText("Too late")).toBeNull();
  await focused("Remove earlier price 1");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(press("Add an earlier price")));
});
