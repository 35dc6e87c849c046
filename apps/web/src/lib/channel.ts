import { type Channel, channels } from "@before-ten/contracts/analytics/channel";

const storageKey = "channel";

let arrival: Promise<void> | undefined;

/**
 * Notes by what a visitor came, for the tab's lifetime. Who comes by nothing that says so costs
 * nothing: only the others fetch what knows the search engines.
 */
export function takeChannel(): void {
  const { origin, search } = window.location;
  const { referrer } = document;
  const isFromElsewhere = referrer !== "" && !referrer.startsWith(`${origin}/`);
  if (!isFromElsewhere && !search.includes("utm_")) return;
  arrival = note(search, isFromElsewhere ? referrer : "");
}

async function note(search: string, referrer: string): Promise<void> {
  try {
    const { channelOfArrival } = await import("./channel-of-arrival.ts");
    sessionStorage.setItem(storageKey, channelOfArrival(search, referrer));
  } catch {
    // Neither storage nor a connection: the visit is a direct one, as far as anybody knows.
  }
}

/** Whoever leaves the page while the channel is being found out has visited it all the same. */
function pageLeft(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("pagehide", () => resolve(), { once: true });
  });
}

export async function takenChannel(): Promise<Channel> {
  if (arrival !== undefined) await Promise.race([arrival, pageLeft()]);
  try {
    const stored = sessionStorage.getItem(storageKey);
    return channels.find((channel) => channel === stored) ?? "direct";
  } catch {
    return "direct";
  }
}
