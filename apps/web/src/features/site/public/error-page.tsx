import { brand } from "@before-ten/contracts/shared/brand";
import { actionClass } from "../../../ui/action.ts";
import { sameAddress } from "../../../lib/site-path.ts";
import { MessagePage } from "../../../ui/message-page.tsx";

/** Doesn't show the error itself, as its message may not be meant for visitors. */
export function ErrorPage() {
  return (
    <MessagePage
      title="Somebody stepped on a cable"
      text={`This page could not be shown. Try once more; if it stays dark, write to ${brand.email}.`}
    >
      <a href={sameAddress} className={actionClass("gold", "large")}>
        Try again
      </a>
      <a href="/" className={actionClass("outline", "large")}>
        Back to the home page
      </a>
    </MessagePage>
  );
}
