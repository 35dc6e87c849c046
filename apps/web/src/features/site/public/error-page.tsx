import { errorPageTexts } from "@before-ten/contracts/site/texts/error-pages";
import { actionClass } from "../../../ui/action.ts";
import { sameAddress } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";

/** Doesn't show the error itself, as its message may not be meant for visitors. */
export function ErrorPage() {
  const texts = useTexts(errorPageTexts);
  return (
    <MessagePage title={texts.title} text={texts.text}>
      <a href={sameAddress} className={actionClass("gold", "large")}>
        {texts.again}
      </a>
      <a href="/" className={actionClass("outline", "large")}>
        {texts.toHome}
      </a>
    </MessagePage>
  );
}
