import type { PublicEvent } from "@before-ten/contracts/events/output";
import { List, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { EventPage } from "../../public/event-page/event-page.tsx";
import type { EventFormValues } from "../form/event-form-values.ts";
import { missingFacts } from "../form/missing-facts.ts";
import { copyStyles } from "../../../../lib/page/copy-styles.ts";
import classes from "./phone-frame.module.css";

interface PhoneFrameProps {
  title: string;
  children: ReactNode;
}

/** CSS pixels. */
const phoneWidth = 390;

/** The content is inert; the frame itself scrolls. */
const emptyDocument = `<!doctype html><html lang="en" data-mantine-color-scheme="light"><head></head><body class="${classes.body}" inert></body></html>`;

/**
 * Shows its content as on a phone in light mode. The frame's own document gives media queries a
 * phone's width and keeps ids and elements apart from this page. It is scaled down if there is less
 * room.
 */
function PhoneFrame({ title, children }: PhoneFrameProps) {
  const { ref, width } = useElementSize();
  const [body, setBody] = useState<HTMLElement>();
  const scale = width === 0 ? 1 : Math.min(1, width / phoneWidth);
  return (
    <div ref={ref} className={classes.phone}>
      <iframe
        title={title}
        // The frame runs no scripts, and its links open nothing.
        sandbox="allow-same-origin"
        srcDoc={emptyDocument}
        className={classes.frame}
        style={{ width: phoneWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument === null) return;
          void copyStyles(contentDocument).then(() => setBody(contentDocument.body));
        }}
      />
      {body !== undefined && createPortal(children, body)}
    </div>
  );
}

interface PagePreviewProps {
  /** The event that `values` describe. */
  event: PublicEvent;
  values: EventFormValues;
  now: Date;
}

/** The event's public page and a list of what it can't show yet. */
export function PagePreview({ event, values, now }: PagePreviewProps) {
  const missing = missingFacts(values, event);
  return (
    <>
      <PhoneFrame title="The event’s page">
        <div style={{ "--ground": event.poster?.darkest ?? undefined }}>
          <EventPage event={event} now={now} publicUrl={location.origin} />
        </div>
      </PhoneFrame>
      <Text size="xs" c="dimmed" mt="xs">
        Other parties, pictures and alerts are left out here.
      </Text>
      {missing.length > 0 && (
        <List size="xs" c="dimmed" mt={4} aria-label="Not known yet">
          {missing.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
