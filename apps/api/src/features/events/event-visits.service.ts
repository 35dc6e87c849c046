import type { Channel } from "@before-ten/contracts/analytics/channel";
import { campaignOfUtm } from "@before-ten/contracts/campaigns/campaign-utm";
import { AppError } from "@before-ten/contracts/shared/errors";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { countEventVisit } from "@before-ten/db/queries/events/event-visits";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../deps.ts";
import type { Visitor } from "../../http/client/visitors.ts";
import { getEvent } from "./events.service.ts";

/** Repeated clicks of a visitor within this time count once. */
const oneClickMs = 5 * 60_000;

/** The page calls this once per load. */
export async function recordView(
  deps: Pick<Deps, "db" | "clock">,
  { id, channel, visitor }: { id: string; channel?: Channel | undefined; visitor: Visitor },
): Promise<void> {
  const always = { once: undefined, campaignId: undefined };
  await recordVisit(deps, { id, what: "views", channel, visitor, ...always });
}

export async function recordClick(
  deps: Pick<Deps, "db" | "clock">,
  {
    id,
    campaign,
    channel,
    visitor,
    isReporter,
  }: {
    id: string;
    campaign?: string | undefined;
    channel?: Channel | undefined;
    visitor: Visitor;
    isReporter: boolean;
  },
): Promise<void> {
  const now = deps.clock.now();
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  const hash = (at: Date) => visitor.hashVisit(`click ${id.toLowerCase()}`, at);
  // A reporter stands for many people behind one address.
  const once = isReporter
    ? undefined
    : {
        key: await hash(now),
        earlierKey: await hash(fromNow(-oneClickMs)),
        countsAgainAt: fromNow(oneClickMs),
      };
  const campaignId = campaign === undefined ? undefined : campaignOfUtm(campaign);
  await recordVisit(deps, { id, what: "clicks", visitor, once, campaignId, channel });
}

async function recordVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { visitor, ...visit }: Parameters<typeof countEventVisit>[2] & { visitor: Visitor },
): Promise<void> {
  if (!visitor.counts) {
    await getEvent({ db, clock }, visit.id);
    return;
  }
  const isFound = isUuid(visit.id) && (await countEventVisit(db, clock.now(), visit));
  if (!isFound) throw new AppError("NOT_FOUND", eventMessages.notFound);
}
