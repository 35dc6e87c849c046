import { siteUtmSource, withUtm } from "@before-ten/contracts/shared/campaign";
import { rememberedCampaign } from "../../../../lib/campaign.ts";
import { storedChannel } from "../../../../lib/channel.ts";
import { recordVisit } from "../../../../lib/record-visit.ts";

/** Counts every click on a ticket link, whichever mouse button it was. */
export function recordClicks(): void {
  for (const type of ["click", "auxclick"]) {
    addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>("a[data-event-id]");
      const id = link?.dataset["eventId"];
      if (link === null || id === undefined) return;
      nameChannel(link);
      void recordVisit("events.recordClick", { id });
    });
  }
}

/** Pages are cached, so only the browser knows the visit's channel and campaign. */
function nameChannel(link: HTMLAnchorElement): void {
  const { href, search } = link;
  if (new URLSearchParams(search).get("utm_source") !== siteUtmSource) return;
  const { campaign } = rememberedCampaign();
  link.href = withUtm(href, { medium: storedChannel(), campaign });
}
