import { notFoundTexts } from "@before-ten/contracts/site/texts/error-pages";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";

export function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  return (
    <MessagePage title={texts.title} text={texts.text}>
      <a href={pathTo("/events")} className={actionClass("gold", "large")}>
        {texts.toEvents}
      </a>
      <a href={pathTo("/")} className={actionClass("outline", "large")}>
        {texts.toHome}
      </a>
    </MessagePage>
  );
}
