import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { FormImage } from "./album-form-values.ts";
import { AlbumImageList } from "./album-image-list.tsx";

const imageOf = (alt: string): FormImage => ({ imageId: alt, src: "/a.webp", caption: "", alt });

function List({ initial }: { initial: FormImage[] }) {
  const [images, setImages] = useState<readonly FormImage[]>(initial);
  return (
    <MantineProvider env="test">
      <AlbumImageList
        images={images}
        errorOf={(path) => (path === "images.1.caption" ? "Too long" : undefined)}
        onChange={(change) => setImages(change)}
      />
    </MantineProvider>
  );
}

function open(...alts: string[]) {
  render(<List initial={alts.map(imageOf)} />);
  return userEvent.setup();
}

const order = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"));
const button = (name: string) => screen.getByRole("button", { name });

it("moves an image by buttons and keyboard, and keeps the focus on it", async () => {
  const user = open("one", "two", "three");
  await user.click(button("Move image 1 down"));
  expect(order()).toEqual(["two", "one", "three"]);
  expect(document.activeElement).toBe(button("Move image 2 down"));
  // The button is disabled at the end of the list.
  await user.keyboard("{Enter}");
  expect(order()).toEqual(["two", "three", "one"]);
  expect(document.activeElement).toBe(button("Move image 3 up"));
  await user.click(screen.getByDisplayValue("two"));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(order()).toEqual(["three", "two", "one"]);
  expect(document.activeElement).toBe(screen.getByDisplayValue("two"));
});

it("moves an image to where it is dropped", () => {
  open("one", "two", "three");
  const [first, , last] = screen.getAllByRole("group");
  const grip = first?.querySelector('[draggable="true"]');
  if (!first || !last || !grip) throw new Error("There is nothing to drag");
  fireEvent.dragStart(grip, { dataTransfer: { setData: () => undefined } });
  fireEvent.dragOver(last);
  expect(order()).toEqual(["two", "three", "one"]);
  fireEvent.dragEnd(grip);
  fireEvent.dragOver(last);
  expect(order()).toEqual(["two", "three", "one"]);
});

it("restores a removed image to its position", async () => {
  const user = open("one", "two", "three");
  await user.click(button("Remove image 2"));
  expect(order()).toEqual(["one", "three"]);
  expect(document.activeElement).toBe(button("Undo"));
  await user.keyboard("{Enter}");
  expect(order()).toEqual(["one", "two", "three"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("shows an error under its field", () => {
  open("one", "two");
  const second = screen.getByRole("group", { name: "Image 2 of 2" });
  expect(within(second).queryByText("Too long")).not.toBeNull();
  expect(screen.getAllByText("Too long")).toHaveLength(1);
});

it("fills the following images with the lines of a pasted table", async () => {
  const user = open("one", "two", "three");
  await user.click(screen.getByDisplayValue("two"));
  await user.paste("Hands up\tAt six\r\nThe bar\r\nNo image for this\n");
  expect(order()).toEqual(["one", "Hands up", "The bar"]);
  expect(screen.getByDisplayValue("At six")).toBe(screen.getAllByLabelText("Caption")[1]);
  await user.click(screen.getByDisplayValue("At six"));
  await user.paste(" o'clock");
  expect(screen.getByDisplayValue("At six o'clock")).toBeTruthy();
  await user.paste("\nNext\tunused");
  expect(screen.getByDisplayValue("Next")).toBe(screen.getAllByLabelText("Caption")[2]);
});
