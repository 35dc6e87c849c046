import { maxUtmLength, withoutCampaign } from "@before-ten/contracts/shared/campaign";
import type { UtmParams } from "@before-ten/contracts/newsletter/input";

const storageKey = "campaign";
const names = ["source", "medium", "campaign", "term", "content"] as const;

/** Stores the campaign a visitor arrived with and removes its parameters from the address. */
export function takeCampaign(): void {
  const { pathname, search, hash } = window.location;
  rememberCampaign(search);
  const address = withoutCampaign(pathname + search);
  if (address !== pathname + search) history.replaceState(history.state, "", address + hash);
}

/** Stores the campaign for the tab's lifetime, as visitors may subscribe some pages later. */
function rememberCampaign(search: string): void {
  const found = readCampaign(new URLSearchParams(search), "utm_");
  if (Object.keys(found).length === 0) return;
  try {
    sessionStorage.setItem(storageKey, new URLSearchParams(found).toString());
  } catch {
    // Storage is full or forbidden: subscribing works without the campaign.
  }
}

export function rememberedCampaign(): UtmParams {
  try {
    return readCampaign(new URLSearchParams(sessionStorage.getItem(storageKey) ?? ""), "");
  } catch {
    return {};
  }
}

function readCampaign(params: URLSearchParams, prefix: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = params
      .get(prefix + name)
      ?.trim()
      .slice(0, maxUtmLength);
    if (value) found[name] = value;
  }
  return found;
}
