import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../lib/api/trpc.ts";
import { AlertForm } from "./alert-form.tsx";

const message =
  "Check your inbox and confirm. We'll email you once. Nothing there? Look in spam, then try again: one address gets up to 3 such emails a day.";

/** The server's answer; what the browser sent is in `sent`. */
let answer: () => Promise<Response>;
let sent: unknown[] = [];

function show(
  kind: "places-return" | "on-sale" | "next-event" | null = "places-return",
  wishes = "",
) {
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  render(
    <trpc.Provider client={trpcClient} queryClient={new QueryClient()}>
      <AlertForm kind={kind ?? undefined} wishes={wishes} event="the-event" country="UK" />
    </trpc.Provider>,
  );
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>("textbox", { name: "Your email address" }),
    button: screen.getByRole<HTMLButtonElement>("button"),
  };
}

function fails(httpStatus: number, sentence: string) {
  const data = { code: "STAND_IN", httpStatus, path: "alerts.request" };
  return async () =>
    Response.json([{ error: { message: sentence, code: -32_000, data } }], { status: httpStatus });
}

beforeEach(() => {
  sent = [];
  answer = async () => Response.json([{ result: { data: { message } } }]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, { body } = {}) => {
    sent.push(JSON.parse(typeof body === "string" ? body : "null"));
    return answer();
  });
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ["places-return", "Tell me if places open up"],
  ["on-sale", "Tell me when"],
  ["next-event", "Tell me about the next one in the United Kingdom"],
] as const)("asks for what there is to wait for: %s", (kind, action) => {
  const { button } = show(kind);
  expect(button.textContent).toBe(action);
  expect(screen.getByText(/then we delete your address/)).toBeDefined();
});

it("sends the trimmed address and says what happens next", async () => {
  const { user, field } = show();
  await user.type(field, "  dancer@example.com {Enter}");
  const done = await screen.findByText(message);
  expect(sent).toEqual([
    { 0: { id: "the-event", kind: "places-return", follow: [], email: "dancer@example.com" } },
  ]);
  expect(document.activeElement).toBe(done);
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("asks what else to tell of the event, with nothing ticked", async () => {
  const { user, field } = show("places-return", "changes reminder");
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await user.click(screen.getByRole("checkbox", { name: /Remind me the day before/ }));
  await user.type(field, "dancer@example.com{Enter}");
  await screen.findByText(message);
  expect(sent).toEqual([
    {
      0: {
        id: "the-event",
        kind: "places-return",
        follow: ["reminder"],
        email: "dancer@example.com",
      },
    },
  ]);
});

it("needs a choice where there is nothing to wait for", async () => {
  const { user, field, button } = show(null, "changes");
  expect(button.textContent).toBe("Keep me posted");
  await user.type(field, "dancer@example.com{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Please choose what we should tell you");
  await user.click(screen.getByRole("checkbox", { name: /Tell me if anything changes/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(button);
  await screen.findByText(message);
  expect(sent).toMatchObject([{ 0: { follow: ["changes"] } }]);
});

it("doesn't send an invalid address, and shows the error until the visitor types on", async () => {
  const { user, field, button } = show();
  await user.type(field, "dancer@example");
  await user.click(button);
  expect(screen.getByRole("alert").textContent).toBe("Please enter a valid email address");
  expect(document.activeElement).toBe(field);
  expect(sent).toEqual([]);
  await user.type(field, ".com");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("disables its field and button while it sends", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const { user, field, button } = show();
  await user.type(field, "dancer@example.com{Enter}");
  expect([field.disabled, button.disabled]).toEqual([true, true]);
  expect(button.textContent).toContain("Sending…");
  await user.click(button);
  resolve(Response.json([{ result: { data: { message } } }]));
  await screen.findByText(message);
  expect(sent).toHaveLength(1);
});

it.each([
  ["too many tries", fails(429, "Too many attempts."), "Too many attempts."],
  ["there are places by now", fails(409, "Please reload this page"), "Please reload this page"],
  [
    "no connection",
    async () => Promise.reject(new TypeError("Failed to fetch")),
    "Failed to send. Please try again.",
  ],
])("when it didn't work, %s: keeps the address and says so", async (_why, response, sentence) => {
  answer = response;
  const { user, field, button } = show();
  await user.type(field, "dancer@example.com{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(sentence);
  expect(field.value).toBe("dancer@example.com");
  expect(button.disabled).toBe(false);
});
