import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MantineProvider } from "@mantine/core";
import { afterEach, expect, it } from "vitest";
import { DaysByHand } from "./repetition-fields.tsx";

afterEach(cleanup);

it("counts the day in the field before it is added, and only one of those typed on the way", () => {
  let days: string[] = [];
  render(
    <MantineProvider env="test">
      <DaysByHand
        days={days}
        startDate="2026-12-05"
        error={undefined}
        onChange={(chosen) => {
          days = chosen;
        }}
      />
    </MantineProvider>,
  );
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText("Another day"), { target: { value } });
  choose("2026-12-11");
  choose("2026-12-12");
  expect(days).toEqual(["2026-12-12"]);
  fireEvent.click(screen.getByRole("button", { name: "Add day" }));
  choose("2026-12-10");
  expect(days).toEqual(["2026-12-10", "2026-12-12"]);
  choose("2026-12-05");
  expect(days).toEqual(["2026-12-12"]);
  fireEvent.click(screen.getByRole("button", { name: /^Remove / }));
  expect(days).toEqual([]);
});
