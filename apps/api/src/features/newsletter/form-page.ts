import { maxFormPageLength } from "@before-ten/contracts/newsletter/rules";

/** Links to drafts: what follows is secret. */
const previews = /^\/(?:blog|p)\/preview(?=\/)/;

/** Path of the site's page that a form was sent from, if the browser says it; without its query. */
export function formPage(referer: string | undefined, publicUrl: string): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  if (origin !== publicUrl || pathname.length > maxFormPageLength) return undefined;
  return previews.exec(pathname)?.[0] ?? pathname;
}
