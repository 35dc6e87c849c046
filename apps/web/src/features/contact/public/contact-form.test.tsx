import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../lib/api/trpc.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { ContactForm } from "./contact-form.tsx";

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
});

it.each([
  ["ours", { error: { message: "Slow down", code: -32_029, data: { httpStatus: 429 } } }],
  ["the REST API's", { success: false, error: "Slow down" }],
  ["a proxy's", "<html><title>429 Too Many Requests</title></html>"],
])("a 429 in a shape of %s has one sentence, and nothing typed is lost", async (_whose, body) => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response(text, { status: 429, headers: { "content-type": "text/html" } }),
  );
  const client = createBrowserClient({ readToken: () => null, onUnauthorized: () => undefined });
  render(
    <trpc.Provider client={client} queryClient={new QueryClient()}>
      <ContactForm />
    </trpc.Provider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Your name"), "Ana");
  await user.type(screen.getByLabelText("Your email address"), "ana@mail.example");
  await user.type(screen.getByLabelText("Subject"), "Two friends");
  const message = screen.getByLabelText<HTMLTextAreaElement>("Your message");
  await user.type(message, "Can they go in our place?");
  await user.click(screen.getByRole("button", { name: "Send message" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Too many submissions. Please try again later.",
  );
  expect(message.value).toBe("Can they go in our place?");
});
