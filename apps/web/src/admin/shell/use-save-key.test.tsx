import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useSaveKey } from "./use-save-key.ts";

afterEach(cleanup);

const saved = vi.fn<(name: string) => void>();

interface FormProps {
  name: string;
  saves?: boolean;
  children?: React.ReactNode;
}

function Form({ name, saves = true, children }: FormProps) {
  return (
    <form
      data-saves={saves || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        saved(name);
      }}
    >
      <input aria-label={name} />
      {children}
    </form>
  );
}

function Page({ children }: { children: React.ReactNode }) {
  useSaveKey();
  return children;
}

/** Presses the key on the focused element and returns which forms were saved. */
function press(modifier: object, key = "s"): string[] {
  saved.mockClear();
  const isLeftToBrowser = fireEvent.keyDown(document.activeElement ?? document, {
    key,
    ...modifier,
  });
  expect(isLeftToBrowser).toBe(false);
  return saved.mock.calls.map(([name]) => name);
}

it("saves the only form of a page with Control or Command, even with Caps Lock", () => {
  render(
    <Page>
      <Form name="event" />
      <Form name="search" saves={false} />
    </Page>,
  );
  expect(press({ ctrlKey: true })).toEqual(["event"]);
  expect(press({ metaKey: true }, "S")).toEqual(["event"]);
  // Held down, it saves once.
  expect(press({ ctrlKey: true, repeat: true })).toEqual([]);
});

it("saves the focused form if there are several", () => {
  render(
    <Page>
      <Form name="profile" />
      <Form name="password" />
    </Page>,
  );
  expect(press({ ctrlKey: true })).toEqual([]);
  screen.getByLabelText("password").focus();
  expect(press({ ctrlKey: true })).toEqual(["password"]);
});

it("presses the button that saves a draft where submitting would publish", () => {
  render(
    <Page>
      <Form name="published">
        <button type="button" data-save-key onClick={() => saved("draft")}>
          Save as draft
        </button>
      </Form>
    </Page>,
  );
  expect(press({ ctrlKey: true })).toEqual(["draft"]);
});

it("doesn't confirm a dialog or save the form behind it", () => {
  render(
    <Page>
      <Form name="event" />
      <div role="dialog" aria-label="Delete the event">
        <Form name="delete" saves={false} />
      </div>
    </Page>,
  );
  screen.getByLabelText("delete").focus();
  expect(press({ ctrlKey: true })).toEqual([]);
});
