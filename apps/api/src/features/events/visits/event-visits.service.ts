import type { Channel } from "@before-ten/contracts/analytics/channel";
import { campaignOfUtm } from "@before-ten/contracts/campaigns/campaign-utm";
import { promoterCodeOfUtm } from "@before-ten/contracts/promoter-links/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { eventMessages } from "@before-ten/contracts/events/messages";
import { countEventVisit } from "@before-ten/db/queries/events/event-visits";
import { validate as isUuid } from "uuid";
import type { Deps } from "../../../deps.ts";
import type { Visitor } from "../../../http/client/visitors.ts";
import { getEvent } from "../events.service.ts";

/** Repeated clicks of a visitor within this time count once. */
const oneClickMs = 5 * 60_000;

interface VisitOrigin {
  channel?: Channel | undefined;
  /** The `utm_campaign` of the link: a campaign's, or a promoter's. */
  campaign?: string | undefined;
}

type RecordedVisit = Omit<
  Parameters<typeof countEventVisit>[2],
  "campaignId" | "promoterCode" | "channel"
> &
  VisitOrigin;

/** The page calls this once per load. */
export async function recordView(
  deps: Pick<Deps, "db" | "clock">,
  visit: { id: string; visitor: Visitor } & VisitOrigin,
): Promise<void> {
  await recordVisit(deps, { ...visit, what: "views", once: undefined });
}

export async function recordClick(
  deps: Pick<Deps, "db" | "clock">,
  { isReporter, ...visit }: { id: string; visitor: Visitor; isReporter: boolean } & VisitOrigin,
): Promise<void> {
  const now = deps.clock.now();
  const fromNow = (ms: number) => new Date(now.getTime() + ms);
  const hash = (at: Date) => visit.visitor.hashVisit(`click ${visit.id.toLowerCase()}`, at);
  // A reporter stands for many people behind one address.
  const once = isReporter
    ? undefined
    : {
        key: await hash(now),
        earlierKey: await hash(fromNow(-oneClickMs)),
        countsAgainAt: fromNow(oneClickMs),
      };
  await recordVisit(deps, { ...visit, what: "clicks", once });
}

async function recordVisit(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { visitor, campaign, ...counted }: RecordedVisit & { visitor: Visitor },
): Promise<void> {
  const campaignId = campaign === undefined ? undefined : campaignOfUtm(campaign);
  const promoterCode = campaign === undefined ? undefined : promoterCodeOfUtm(campaign);
  const visit = { ...counted, campaignId, promoterCode };
  if (!visitor.counts) {
    await getEvent({ db, clock }, visit.id);
    return;
  }
  const isFound = isUuid(visit.id) && (await countEventVisit(db, clock.now(), visit));
  if (!isFound) throw new AppError("NOT_FOUND", eventMessages.notFound);
}
