import { newsletterConsent } from "@before-ten/contracts/newsletter/messages";
import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeCampaign } from "../../../lib/campaign.ts";
import { createBrowserClient, trpc } from "../../../lib/api/trpc.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const done = "Successfully subscribed to newsletter!";

/** The server's answer; what the browser sent is in `sent`. */
let answer: () => Promise<Response>;
let sent: unknown[] = [];

function show() {
  const queryClient = new QueryClient();
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <NewsletterForm />
    </trpc.Provider>,
  );
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>("textbox", { name: "Your email address" }),
    button: screen.getByRole<HTMLButtonElement>("button", { name: "Subscribe" }),
  };
}

function succeeds(message: string) {
  return async () => Response.json([{ result: { data: { message } } }]);
}

function fails(httpStatus: number, message: string) {
  const data = { code: "STAND_IN", httpStatus, path: "newsletter.subscribe" };
  return async () =>
    Response.json([{ error: { message, code: -32_000, data } }], { status: httpStatus });
}

/** A proxy's own answer, which isn't in our format. */
const tooManyElsewhere = {
  "a proxy's page": async () =>
    new Response("<html><title>429 Too Many Requests</title></html>", {
      status: 429,
      headers: { "content-type": "text/html" },
    }),
  "plain text": async () => new Response("error code: 1015", { status: 429 }),
  nothing: async () => new Response(null, { status: 429 }),
  "the REST API": async () =>
    Response.json({ success: false, error: "Slow down" }, { status: 429 }),
  "one answer for a batch": async () =>
    Response.json(
      { error: { message: "Slow down", code: -32_029, data: { httpStatus: 429 } } },
      { status: 429 },
    ),
};

beforeEach(() => {
  sent = [];
  answer = succeeds(done);
  sessionStorage.clear();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, { body } = {}) => {
    sent.push(JSON.parse(typeof body === "string" ? body : "null"));
    return answer();
  });
});
afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
});

it("shows the text of the consent", () => {
  show();
  expect(screen.getByText(newsletterConsent)).toBeDefined();
});

it("sends the trimmed address and clears the field", async () => {
  const { user, field } = show();
  await user.type(field, "  dancer@example.com {Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(done);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toEqual([{ 0: { email: "dancer@example.com", utmParams: {}, timeZone } }]);
  expect(field.value).toBe("");
});

it("shows the server's message", async () => {
  answer = succeeds("Almost there: look into your mail");
  const { user, field } = show();
  await user.type(field, "dancer@example.com{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Almost there: look into your mail");
});

it("sends the campaign that brought the visitor", async () => {
  history.replaceState(null, "", "/events?utm_source=tram&utm_medium=poster&utm_nonsense=1&q=a#b");
  takeCampaign();
  expect(window.location.href).toMatch(/\/events\?q=a#b$/);
  const { user, field } = show();
  await user.type(field, "dancer@example.com{Enter}");
  await screen.findByRole("alert");
  expect(sent).toMatchObject([{ 0: { utmParams: { source: "tram", medium: "poster" } } }]);
});

it("doesn't send an invalid address, and shows the error until the visitor types on", async () => {
  const { user, field, button } = show();
  await user.type(field, "dancer@example");
  await user.click(button);
  expect(screen.getByText("Please enter a valid email address")).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(sent).toEqual([]);
  await user.type(field, ".com");
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
});

it("disables its field and button while it sends", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const { user, field, button } = show();
  await user.type(field, "dancer@example.com{Enter}");
  expect(field.disabled).toBe(true);
  expect(button.disabled).toBe(true);
  expect(button.textContent).toContain("Subscribing…");
  expect(button.querySelector("svg")).not.toBeNull();
  await user.click(button);
  resolve(await succeeds(done)());
  await screen.findByRole("alert");
  expect(field.disabled).toBe(false);
  expect(sent).toHaveLength(1);
});

describe("after a failure", () => {
  it.each([
    [
      "too many tries",
      fails(429, "Slow down"),
      "Too many subscription attempts. Please try again later.",
    ],
    ["the server says why", fails(400, "No mail gets there"), "No mail gets there"],
    [
      "no answer of ours",
      async () => new Response("Bad Gateway", { status: 502 }),
      "Failed to subscribe. Please try again.",
    ],
    [
      "no connection",
      async () => Promise.reject(new TypeError("Failed to fetch")),
      "Failed to subscribe. Please try again.",
    ],
  ])("%s: keeps the address and says so", async (_why, response, sentence) => {
    answer = response;
    const { user, field, button } = show();
    await user.type(field, "dancer@example.com{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(sentence);
    expect(field.value).toBe("dancer@example.com");
    expect(button.disabled).toBe(false);
    expect(screen.queryByText(done)).toBeNull();
  });

  it.each(Object.entries(tooManyElsewhere))(
    "too many requests, answered by %s: one sentence",
    async (_shape, response) => {
      answer = response;
      const { user, field } = show();
      await user.type(field, "dancer@example.com{Enter}");
      expect((await screen.findByRole("alert")).textContent).toBe(
        "Too many subscription attempts. Please try again later.",
      );
    },
  );
});
