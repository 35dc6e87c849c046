import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDebouncedText } from "./use-debounced-text.ts";

const commit = vi.fn<(text: string) => void>();

function Field({ committed }: { committed: string }) {
  const [text, setText] = useDebouncedText(committed, commit);
  return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

function type(text: string): void {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function shown(): string {
  return screen.getByRole<HTMLInputElement>("textbox").value;
}

beforeEach(() => {
  vi.useFakeTimers();
  commit.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows typed text at once, and commits it when the typing pauses", () => {
  render(<Field committed="" />);
  type("d");
  pass(200);
  type("disco ");
  expect(shown()).toBe("disco ");
  pass(249);
  expect(commit).not.toHaveBeenCalled();
  pass(1);
  expect(commit.mock.calls).toEqual([["disco"]]);
});

it("keeps a trailing space while typing goes on", () => {
  const { rerender } = render(<Field committed="" />);
  type("disco ");
  pass(250);
  rerender(<Field committed="disco" />);
  expect(shown()).toBe("disco ");
  pass(1_000);
  expect(commit).toHaveBeenCalledTimes(1);
});

it("commits nothing if the text is unchanged", () => {
  render(<Field committed="disco" />);
  type("discos");
  pass(100);
  type("disco");
  pass(1_000);
  expect(commit).not.toHaveBeenCalled();
});

it("follows a change from elsewhere without committing it again", () => {
  const { rerender } = render(<Field committed="disco" />);
  rerender(<Field committed="" />);
  expect(shown()).toBe("");
  pass(1_000);
  expect(commit).not.toHaveBeenCalled();
});

it("discards typed text if the address changes before the pause is over", () => {
  const { rerender } = render(<Field committed="disco" />);
  type("disco ball");
  pass(100);
  rerender(<Field committed="" />);
  expect(shown()).toBe("");
  pass(1_000);
  expect(commit).not.toHaveBeenCalled();
});

it("commits nothing after it is unmounted", () => {
  const { unmount } = render(<Field committed="" />);
  type("disco");
  unmount();
  pass(1_000);
  expect(commit).not.toHaveBeenCalled();
});
