import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { MessagePage } from "../../../../ui/message-page.tsx";

interface DatesMessageProps {
  title: string;
  /** By default it says how to go on after a failed load. */
  text?: string;
}

/** In the place of the page of a series, venue or city. */
export function DatesMessage({ title, text }: DatesMessageProps) {
  const { failedText, toEvents } = useTexts(seriesTexts);
  return (
    <MessagePage title={title} text={text ?? failedText}>
      <a href={pathTo("/events")} className={actionClass("gold", "large")}>
        {toEvents}
      </a>
    </MessagePage>
  );
}
