import { setPublishedTexts } from "@before-ten/contracts/site/published-texts";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { type ReactNode, useMemo } from "react";
import { LoadingBlock } from "../../../admin/list/loading-block.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../lib/site-texts.tsx";

/** Lets the admin area read what admins changed, such as the categories; else the defaults. */
export function ClubTexts({ children }: { children: ReactNode }) {
  const { data: changed, isPending } = trpc.site.changedTexts.useQuery();
  const texts = useMemo(() => {
    const reader = createTextReader(changed);
    // Before the children ask for countries.
    setPublishedTexts(reader);
    return reader;
  }, [changed]);
  if (isPending) return <LoadingBlock height="30rem" label="Loading" />;
  return <SiteTexts value={texts}>{children}</SiteTexts>;
}
