import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import {
  orderMessages as messages,
  sellerProblemSentences,
} from "@before-ten/contracts/orders/messages";
import type { Orders as FoundOrders, Seller } from "@before-ten/contracts/orders/output";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { moneyText } from "./money-text.ts";
import { Orders } from "./orders.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const seller: Seller = {
  id: "1",
  name: "Box office",
  kind: "other",
  sellerEventId: null,
  url: "https://club.example/api/events/0193/orders",
  soldBefore: 20,
  lastOrderAt: null,
  problem: null,
  previousSecretUntil: null,
  createdAt: "2026-12-01T09:00:00.000Z",
};

const none: FoundOrders = {
  sellers: [],
  registrations: 135,
  sold: 0,
  refunded: 0,
  remaining: null,
  revenue: [],
  days: [],
  channels: [],
};

const money = { currency: "GBP", amount: 710_000, refundedAmount: 35_000 };
const some: FoundOrders = {
  ...none,
  sellers: [seller],
  sold: 1_142,
  refunded: 7,
  remaining: 58,
  revenue: [money],
  days: [{ day: "2026-12-01", tickets: 1_122, refundedTickets: 7, ...money }],
  channels: [
    { channel: "newsletter", tickets: 900 },
    { channel: null, tickets: 215 },
  ],
};

function show(role: AdminRole, orders: FoundOrders, answers: Record<string, unknown> = {}) {
  showAsRole(role, {
    part: <Orders eventId="0193" />,
    answers: { "orders.get": orders, ...answers },
  });
}

it("shows what is sold, refunded, left and earned", async () => {
  show("viewer", some);
  const sales = await screen.findByRole("region", { name: "Sales" });
  expect(sales.textContent).toBe(
    "Tickets sold1,142Refunded7Places left58RevenueGBP\u00a06,750.00After refunds",
  );
  expect(screen.getByRole("row", { name: "Newsletter 900" })).toBeDefined();
  expect(screen.getByRole("row", { name: "Not known 215" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Connect" })).toBeNull();
});

it("connects a seller, with what was counted by hand so far, and shows its secret once", async () => {
  const connect = vi.fn<() => unknown>(() => ({ ...seller, secret: "whsec_c2VjcmV0" }));
  show("editor", none, { "orders.connect": connect });
  expect(await screen.findByText(messages.none)).toBeDefined();
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Box office" } });
  fireEvent.click(screen.getByRole("button", { name: "Connect" }));
  const dialog = await screen.findByRole("dialog", { name: "Store the new secret" });
  expect(connect).toHaveBeenCalledWith({
    id: "0193",
    kind: "other",
    name: "Box office",
    soldBefore: 135,
  });
  const secret = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Secret" });
  expect(secret.value).toBe("whsec_c2VjcmV0");
  expect(dialog.textContent).toContain(seller.url);
  fireEvent.click(within(dialog).getByRole("button", { name: "I have stored it" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("connects Ticket Tailor, and says where its webhook goes", async () => {
  const url = "https://club.example/api/ticket-sellers/1/orders";
  const connect = vi.fn<() => unknown>(() => ({
    ...seller,
    kind: "ticket-tailor",
    url,
    secret: null,
  }));
  show("editor", none, { "orders.connect": connect });
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type("Reports orders as", "ticket-tailor");
  await type("Name", "Ticket Tailor");
  await type("Event ID", "ev_40980");
  await type("Signing secret", "ABCD123");
  fireEvent.click(screen.getByRole("button", { name: "Connect" }));
  const dialog = await screen.findByRole("dialog", { name: "Connected" });
  expect(dialog.textContent).toContain(url);
  expect(connect).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: "ticket-tailor",
      sellerEventId: "ev_40980",
      secret: "ABCD123",
    }),
  );
});

it("says why a seller's orders can't be read", async () => {
  const polled: Seller = { ...seller, kind: "humanitix", url: null, problem: "refused" };
  show("viewer", { ...some, sellers: [polled] });
  expect(await screen.findByText(sellerProblemSentences.refused)).toBeDefined();
});

it("replaces a seller's own secret", async () => {
  const polled: Seller = { ...seller, kind: "humanitix", url: null, problem: "refused" };
  const rotate = vi.fn<() => unknown>(() => ({ ...polled, secret: null }));
  show("editor", { ...some, sellers: [polled] }, { "orders.rotate": rotate });
  fireEvent.click(await screen.findByRole("button", { name: "Actions for Box office" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Replace the secret" }));
  const dialog = await screen.findByRole("dialog", { name: "Replace the secret" });
  fireEvent.change(within(dialog).getByLabelText(/^API key/), { target: { value: "k-2" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Replace" }));
  await vi.waitFor(() => expect(rotate).toHaveBeenCalledWith({ id: "1", secret: "k-2" }));
});

it("asks before a seller is disconnected", async () => {
  const disconnect = vi.fn<() => unknown>(() => ({ message: messages.deleted }));
  show("editor", some, { "orders.disconnect": disconnect });
  fireEvent.click(await screen.findByRole("button", { name: "Actions for Box office" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  const dialog = await screen.findByRole("dialog", { name: "Disconnect Box office" });
  expect(disconnect).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledWith({ id: "1" }));
});

it.each([
  [5_000, "JPY", "JPY\u00a05,000"],
  [5_000, "NZD", "NZD\u00a050.00"],
  [5_000, "KWD", "KWD\u00a05.000"],
])("reads %i in the smallest unit of %s as %s", (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});
