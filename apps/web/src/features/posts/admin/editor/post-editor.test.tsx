import { docsClipboard, wordClipboard } from "@before-ten/contracts/posts/clipboard-samples";
import type { AnsweredDocument } from "@before-ten/contracts/posts/document-output";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import type { PostContent } from "../post-content.ts";
import { PostEditor } from "./post-editor.tsx";

/** The form's value. */
let held: PostContent;
let hold: (value: PostContent) => void;

function Field({ initial }: { initial: PostContent }) {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    held = value;
    hold = setValue;
  }, [value]);
  return (
    <PostEditor
      value={value}
      onChange={setValue}
      isDisabled={false}
      attributes={{ "aria-label": "Content" }}
    />
  );
}

const written = "Before four.\nStill before.\n\nAnd after.";

function open(initial: PostContent = { content: written, document: null }) {
  render(
    <MantineProvider env="test">
      <Field initial={initial} />
    </MantineProvider>,
  );
  return screen.getByRole("textbox", { name: "Content" });
}

/** Pastes into the text as a browser does. */
function paste(text: HTMLElement, type: string, data: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, data);
  act(() => {
    text.focus();
    fireEvent.paste(text, { clipboardData });
  });
}

const blocks = (): AnsweredDocument["blocks"] => held.document?.blocks ?? [];
const empty: PostContent = { content: "", document: null };

it("shows the paragraphs of a plain text, which stays plain until it is changed", () => {
  const text = open();
  expect([...text.querySelectorAll("p")].map((line) => line.innerHTML)).toEqual([
    "Before four.<br>Still before.",
    "And after.",
  ]);
  expect(held).toEqual({ content: written, document: null });
});

const list = (ordered: boolean, ...texts: string[]) => ({
  kind: "list",
  ordered,
  items: texts.map((item) => ({ spans: [{ text: item }] })),
});
const heading = { kind: "heading", level: 2, spans: [{ text: "What to wear" }] };
const first = {
  kind: "paragraph",
  spans: [
    { text: "Shoes " },
    { text: "first", bold: true },
    { text: ", because everything " },
    { text: "else", italic: true },
    { text: " follows from them." },
  ],
};

it("keeps Word's headings, lists, quotes and links, but none of its styles", () => {
  const text = open(empty);
  paste(text, "text/html", wordClipboard);
  expect(blocks()).toEqual([
    heading,
    first,
    list(false, "Flat soles", "A layer"),
    list(true, "Arrive"),
    { kind: "quote", spans: [{ text: "Nobody dances in a coat." }] },
    {
      kind: "paragraph",
      spans: [
        { text: "Tickets", link: "https://tickets.example/a?b=1&c=2" },
        { text: " and a file" },
      ],
    },
  ]);
  expect(text.innerHTML).not.toMatch(/mso|style=|<o:p/i);
});

it("keeps bold text from Google Docs, but not the wrapper that it is copied in", () => {
  const text = open(empty);
  paste(text, "text/html", docsClipboard);
  expect(blocks()).toEqual([
    heading,
    first,
    list(false, "Flat soles", "A layer", "of linen"),
    { kind: "paragraph", spans: [{ text: "Tickets", link: "https://tickets.example/a?b=1" }] },
  ]);
  expect(text.innerHTML).not.toMatch(/docs-internal|style=/i);
});

it("keeps only the text of a hostile page", () => {
  paste(
    open(empty),
    "text/html",
    `<p onclick="x">Hi <a href="javascript:alert(1)">there</a><img src="x" onerror="alert(1)"></p>
     <figure data-pm-slice="1 1 []" data-block='{"kind":"image","imageId":"../../etc"}'></figure>`,
  );
  expect(blocks()).toEqual([{ kind: "paragraph", spans: [{ text: "Hi there" }] }]);
});

it("says what of a pasted page a post can't hold, and where it was", async () => {
  const html = `<p>Doors at four.</p><table><tr><td>Ana<img src="x"></td></tr></table>
    <p>And this:</p><video src="x"></video><iframe src="x"></iframe>`;
  paste(open(empty), "text/html", html);
  const notice = await screen.findByText(/^Some of what you pasted/);
  expect(notice.textContent).toContain(
    "Left out: a table after “…Doors at four.”; a video after “…Doors at four. Ana And this:”; embedded content after",
  );
  paste(screen.getByRole("textbox", { name: "Content" }), "text/html", "<p>All of it</p>");
  await waitFor(() => expect(screen.queryByText(/can’t hold/)).toBeNull());
});

it("pastes plain text line by line", () => {
  paste(open(empty), "text/plain", "One.\r\nTwo.\r\n\r\nThree.");
  expect(held.content).toBe("One.\nTwo.\n\nThree.");
  expect(blocks()).toHaveLength(2);
});

it("is plain text again once the only change is undone", () => {
  const text = open();
  paste(text, "text/plain", "More. ");
  expect(held.content).toBe(`More. ${written}`);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(held).toEqual({ content: written, document: null });
});

it("shows a value that the form got from elsewhere, and continues from there", () => {
  const text = open();
  paste(text, "text/plain", "Mine. ");
  act(() => hold({ content: "Theirs.", document: null }));
  expect(text.textContent).toBe("Theirs.");
  expect(held).toEqual({ content: "Theirs.", document: null });
  paste(text, "text/plain", "Then mine. ");
  expect(held.content).toContain("Then mine.");
});

it("turns the paragraph with the cursor into a heading, and presses the tool's button", () => {
  open();
  const tool = screen.getByRole("button", { name: "Heading" });
  expect(tool.ariaPressed ?? tool.getAttribute("aria-pressed")).toBe("false");
  fireEvent.click(tool);
  expect(blocks()[0]).toEqual({
    kind: "heading",
    level: 2,
    spans: [{ text: "Before four.\nStill before." }],
  });
  expect(tool.getAttribute("aria-pressed")).toBe("true");
});

it("has one tab stop in its toolbar, and arrow keys move on", () => {
  open();
  const tools = [...screen.getByRole("toolbar").querySelectorAll("button")];
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([tools[0]]);
  tools[0]?.focus();
  fireEvent.keyDown(tools[0] ?? document, { key: "ArrowRight" });
  expect(document.activeElement).toBe(tools[1]);
});

it("offers the blocks after a slash on an empty line, filtered by what is typed", () => {
  const text = open(empty);
  paste(text, "text/plain", "/");
  const offered = () => screen.queryAllByRole("option").map((option) => option.textContent);
  expect(offered()).toHaveLength(8);
  paste(text, "text/plain", "qu");
  expect(offered()).toEqual(["Quote", "Pull quote"]);
  const active = () => screen.getByRole("option", { selected: true });
  expect(text.getAttribute("aria-activedescendant")).toBe(active().id);
  fireEvent.keyDown(text, { key: "ArrowDown" });
  expect(active().textContent).toBe("Pull quote");
  expect(text.getAttribute("aria-activedescendant")).toBe(active().id);
  fireEvent.keyDown(text, { key: "Enter" });
  expect(offered()).toEqual([]);
  expect(text.hasAttribute("aria-activedescendant")).toBe(false);
  expect(text.querySelector("blockquote[data-pull-quote]")?.textContent).toBe("");
});

it("makes the line a clicked block and leaves no slash behind", () => {
  const text = open(empty);
  paste(text, "text/plain", "/");
  fireEvent.click(screen.getByRole("option", { name: "Subheading" }));
  expect(text.innerHTML).toMatch(/^<h3[^>]*><br/);
});

it("keeps a slash that no block follows, and closes the menu with Escape", () => {
  const text = open(empty);
  paste(text, "text/plain", "/he");
  fireEvent.keyDown(text, { key: "Escape" });
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(held.content).toBe("/he");
  act(() => hold({ content: "A word", document: null }));
  paste(text, "text/plain", " /");
  expect(screen.queryByRole("listbox")).toBeNull();
});
