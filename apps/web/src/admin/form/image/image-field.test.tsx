import { imageMessages } from "@before-ten/contracts/images/messages";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { imageError } from "./image-error.ts";
import { ImageField } from "./image-field.tsx";

const png = new File(["png"], "flyer.png", { type: "image/png" });
const gif = new File(["gif"], "flyer.gif", { type: "image/gif" });

function Form({ disabled }: { disabled: boolean }) {
  const [{ file, error }, setPicked] = useState<{ file: File | null; error?: string | undefined }>({
    file: null,
  });
  return (
    <MantineProvider env="test">
      <fieldset disabled={disabled}>
        <ImageField
          label="Flyer"
          hint="PNG"
          file={file}
          errorOf={imageError}
          onPick={(picked, pickedError) => setPicked({ file: picked, error: pickedError })}
          error={error}
          crops={[{ label: "On its card", ratio: "38 / 31" }, { label: "On its page" }]}
        />
      </fieldset>
    </MantineProvider>
  );
}

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:flyer");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});

function drop(file: File, disabled = false): void {
  render(<Form disabled={disabled} />);
  const dataTransfer = { types: ["Files"], files: [file] };
  fireEvent.dragOver(screen.getByLabelText("Flyer"), { dataTransfer });
  fireEvent.drop(screen.getByLabelText("Flyer"), { dataTransfer });
}

it("accepts a dropped file and previews it in each shape", () => {
  drop(png);
  expect(screen.getByRole("img", { name: "The chosen file" })).toBeTruthy();
  expect(screen.getByText("On its card")).toBeTruthy();
  expect(screen.getByText("On its page")).toBeTruthy();
});

it("says what is wrong with a dropped file", () => {
  drop(gif);
  expect(screen.getByText(imageMessages.invalid)).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});

it("accepts no file while the form is saving", () => {
  drop(png, true);
  expect(screen.queryByRole("img")).toBeNull();
});
