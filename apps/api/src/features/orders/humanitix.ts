import { type ReportedOrder, orderState } from "@before-ten/contracts/orders/input";
import { smallestUnits } from "@before-ten/contracts/orders/money";
import type { SellerProblem } from "@before-ten/contracts/orders/rules";
import { z } from "zod";
import { type GuardOptions, createGuardedRequest } from "../../outbound/guarded-request.ts";
import { readBody } from "../../outbound/read-body.ts";

/** As documented at https://humanitix.stoplight.io/docs/humanitix-public-api. */

const pageSize = 100;
/** A ticket's fees alone are 10 KB. */
const maxPageBytes = 8 * 1024 * 1024;
const defaultWithinMs = 15_000;

const ticketPage = z.object({
  total: z.int().min(0),
  tickets: z.array(
    z.object({
      _id: z.string(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      netPrice: z.number(),
      status: z.string(),
      isDonation: z.boolean().default(false),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  ),
});

interface TicketPage {
  orders: ReportedOrder[];
  isLast: boolean;
}

/** Reads an event's tickets: each counts as an order of its own. */
export interface Humanitix {
  readTickets: (request: {
    key: string;
    eventId: string;
    /** From 1. */
    page: number;
    signal?: AbortSignal | undefined;
  }) => Promise<TicketPage | { problem: SellerProblem }>;
}

interface Options extends GuardOptions {
  /** The address of the API. */
  url: string;
  withinMs?: number;
}

/** The key goes to this address alone: redirects aren't followed. */
export function createHumanitix({ url, withinMs = defaultWithinMs, ...guard }: Options): Humanitix {
  const send = createGuardedRequest(guard);

  async function fetchPage(
    path: string,
    key: string,
    ended: AbortSignal | undefined,
  ): Promise<{ status: number; text: string }> {
    const inTime = AbortSignal.timeout(withinMs);
    const signal = ended === undefined ? inTime : AbortSignal.any([ended, inTime]);
    const headers = { "x-api-key": key };
    const response = await send(new URL(`${url}${path}`), {
      accept: "application/json",
      signal,
      headers,
    });
    const { statusCode: status = 0 } = response;
    if (status === 200) {
      return { status, text: await readBody(response, { maxBytes: maxPageBytes }) };
    }
    response.destroy();
    return { status, text: "" };
  }

  return {
    async readTickets({ key, eventId, page, signal }) {
      const search = new URLSearchParams({ page: String(page), pageSize: String(pageSize) });
      const path = `/events/${encodeURIComponent(eventId)}/tickets?${search.toString()}`;
      // No host, no connection, no answer in time, or one that is too long.
      const { status, text } = await fetchPage(path, key, signal).catch(() => ({
        status: 0,
        text: "",
      }));
      if (status >= 400 && status < 500 && status !== 429) return { problem: "refused" };
      if (status !== 200) return { problem: "unreachable" };
      return readTicketPage(text, page) ?? { problem: "unreadable" };
    },
  };
}

function readTicketPage(text: string, page: number): TicketPage | undefined {
  const { data } = ticketPage.safeParse(jsonOf(text));
  if (data === undefined) return undefined;
  const orders = data.tickets
    .filter(({ isDonation }) => !isDonation)
    .map((ticket) => orderState.safeParse(stateOf(ticket)).data);
  const readable = orders.filter((order) => order !== undefined);
  if (readable.length < orders.length) return undefined;
  return { orders: readable, isLast: page * pageSize >= data.total };
}

/** A ticket that isn't complete was cancelled, and gives its place and its price back. */
function stateOf(ticket: z.output<typeof ticketPage>["tickets"][number]): unknown {
  const amount = Math.round(ticket.netPrice * smallestUnits(ticket.currency));
  const isRefunded = ticket.status !== "complete";
  return {
    orderId: ticket._id,
    tickets: 1,
    refundedTickets: isRefunded ? 1 : 0,
    amount,
    refundedAmount: isRefunded ? amount : 0,
    currency: ticket.currency,
    orderedAt: ticket.createdAt,
    updatedAt: ticket.updatedAt,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
