import { useElementSize } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { copyStyles } from "../../../lib/copy-styles.ts";
import classes from "./phone-frame.module.css";

interface PhoneFrameProps {
  title: string;
  children: ReactNode;
}

/** In pixels. */
const phoneWidth = 390;

/** What is in its body can't be pressed or focused; the frame itself scrolls. */
const emptyDocument = `<!doctype html><html lang="en" data-mantine-color-scheme="light"><head></head><body class="${classes.body}" inert></body></html>`;

/**
 * Shows its content as a phone does, by day: a document of its own has the phone's width for the
 * content's media queries, and none of this page's ids and elements. Where there is less room it
 * is made smaller.
 */
export function PhoneFrame({ title, children }: PhoneFrameProps) {
  const { ref, width } = useElementSize();
  const [body, setBody] = useState<HTMLElement>();
  const scale = width === 0 ? 1 : Math.min(1, width / phoneWidth);
  return (
    <div ref={ref} className={classes.phone}>
      <iframe
        title={title}
        // No script of its own runs in it, and no link in it opens anything.
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
