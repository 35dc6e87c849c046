import { setPublishedTexts } from "@before-ten/contracts/site/published-texts";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { type ReactNode, use, useMemo } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { SiteTexts } from "../../../lib/site-texts.tsx";

/** Lets the admin area read what admins changed, such as the categories; else the defaults. */
export function ClubTexts({ children }: { children: ReactNode }) {
  const { changed: rendered } = use(SiteTexts);
  const { data: changed } = trpc.site.changedTexts.useQuery(undefined, {
    // The server rendered the area with them.
    initialData: rendered,
    staleTime: 60_000,
  });
  const texts = useMemo(() => {
    const reader = createTextReader(changed);
    // Before the children ask for countries.
    setPublishedTexts(reader);
    return reader;
  }, [changed]);
  return <SiteTexts value={texts}>{children}</SiteTexts>;
}
