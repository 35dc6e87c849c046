import { MantineProvider } from "@mantine/core";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { BlockList } from "./block-list.tsx";
import type { EditorBlock } from "./editor-blocks.ts";

const heading = (key: string): EditorBlock => ({ key, kind: "heading", text: key });

function List({ initial }: { initial: EditorBlock[] }) {
  const [blocks, setBlocks] = useState<readonly EditorBlock[]>(initial);
  return (
    <MantineProvider env="test">
      <BlockList
        blocks={blocks}
        errorOf={(path) => (path === "blocks.1.text" ? "Please write some text" : undefined)}
        onChange={(change) => setBlocks(change)}
      />
    </MantineProvider>
  );
}

function open(...keys: string[]) {
  render(<List initial={keys.map(heading)} />);
  return userEvent.setup();
}

const texts = () => screen.getAllByRole<HTMLInputElement>("textbox").map((field) => field.value);

it("moves a block by buttons and keyboard, and keeps the focus on it", async () => {
  const user = open("one", "two", "three");
  await user.click(screen.getByRole("button", { name: "Move Heading, block 1 down" }));
  expect(texts()).toEqual(["two", "one", "three"]);
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Move Heading, block 2 down" }),
  );
  await user.click(screen.getByDisplayValue("one"));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(texts()).toEqual(["two", "three", "one"]);
  expect(document.activeElement).toBe(screen.getByDisplayValue("one"));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(texts()).toEqual(["two", "three", "one"]);
});

it("restores a deleted block to its position", async () => {
  const user = open("one", "two", "three");
  await user.click(screen.getByRole("button", { name: "Delete Heading, block 2" }));
  expect(texts()).toEqual(["one", "three"]);
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(texts()).toEqual(["one", "two", "three"]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("adds a copy after its block, and a new block at the end with the focus in it", async () => {
  const user = open("one", "two");
  await user.click(screen.getByRole("button", { name: "Duplicate Heading, block 1" }));
  expect(texts()).toEqual(["one", "one", "two"]);
  await user.click(screen.getByRole("button", { name: "Add block" }));
  await user.click(await screen.findByRole("menuitem", { name: "Button" }));
  const last = screen.getByRole("group", { name: "Button, block 4" });
  expect(document.activeElement).toBe(within(last).getByLabelText("What the button says"));
});

it("shows an error under its field", () => {
  open("one", "two");
  const second = screen.getByRole("group", { name: "Heading, block 2" });
  expect(within(second).queryByText("Please write some text")).not.toBeNull();
  expect(screen.getAllByText("Please write some text")).toHaveLength(1);
});
