import { type Channel, channels } from "@before-ten/contracts/analytics/channel";

const storageKey = "channel";

let arrival: Promise<void> | undefined;

/**
 * Stores the channel a visitor came through for the tab's lifetime. The code that knows search
 * engines is loaded only if there is a hint.
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
    // Without storage or a connection the visit counts as direct.
  }
}

/** A visit counts even if the page is left while its channel is being determined. */
function pageLeft(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("pagehide", () => resolve(), { once: true });
  });
}

export async function takenChannel(): Promise<Channel> {
  if (arrival !== undefined) await Promise.race([arrival, pageLeft()]);
  return storedChannel();
}

/** `direct` also while the channel is still being determined. */
export function storedChannel(): Channel {
  try {
    const stored = sessionStorage.getItem(storageKey);
    return channels.find((channel) => channel === stored) ?? "direct";
  } catch {
    return "direct";
  }
}
