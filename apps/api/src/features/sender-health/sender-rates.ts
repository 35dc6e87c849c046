import type { SenderRate } from "@before-ten/contracts/sender-health/output";
import { rateDays, shownRates } from "@before-ten/contracts/sender-health/rules";
import {
  listProviderFigures,
  listStartedCampaigns,
} from "@before-ten/db/queries/sender-health/sender-rates";
import type { Deps } from "../../deps.ts";

type Figures = Pick<SenderRate, "tried" | "bounced" | "complained">;

/** Bounces and complaints by provider and by campaign. */
export async function readSenderRates({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<SenderRate[]> {
  const since = new Date(clock.now().getTime() - rateDays * 24 * 60 * 60_000);
  const byProvider = new Map<string, Figures>();
  const campaigns: SenderRate[] = [];
  // One after the other, as each may have a million readers.
  for (const { id, subject } of await listStartedCampaigns(db, since)) {
    const figures = await listProviderFigures(db, id);
    for (const { provider, ...own } of figures) {
      byProvider.set(provider, sum([byProvider.get(provider) ?? none, own]));
    }
    campaigns.push({ of: "campaign", name: subject, ...sum(figures) });
  }
  const providers = [...byProvider].map(([name, figures]): SenderRate => ({
    of: "provider",
    name,
    ...figures,
  }));
  return [...providers, ...campaigns];
}

const none: Figures = { tried: 0, bounced: 0, complained: 0 };

function sum(all: readonly Figures[]): Figures {
  return all.reduce(
    (total, { tried, bounced, complained }) => ({
      tried: total.tried + tried,
      bounced: total.bounced + bounced,
      complained: total.complained + complained,
    }),
    none,
  );
}

/** The largest of each kind, for admins to see. */
export function largestRates(rates: readonly SenderRate[]): SenderRate[] {
  return (["provider", "campaign"] as const).flatMap((kind) =>
    rates
      .filter(({ of, tried }) => of === kind && tried > 0)
      .toSorted((one, other) => other.tried - one.tried)
      .slice(0, shownRates),
  );
}
