import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { MessagePage } from "../../../../ui/message-page.tsx";

/** Says why there is no event here, and redirects to the list (`missing-event.element.ts`). */
export function MissingEvent({ message }: { message: string }) {
  const texts = useTexts(eventPageTexts);
  return (
    <MessagePage title={message} text={texts.missingText}>
      <missing-event message={message}>
        <a href={pathTo("/events")} className={actionClass("gold")}>
          {texts.missingToEvents}
        </a>
      </missing-event>
    </MessagePage>
  );
}
