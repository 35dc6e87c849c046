import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Attributes of the site's custom elements, besides those of every element. */
interface ElementAttributes {
  "react-island": {
    name: string;
    /** What admins changed in its texts, as JSON. */
    texts?: string | undefined;
    "starts-at-once"?: string | undefined;
    "works-early"?: string | undefined;
  };
  "count-down": { "starts-at": string };
  "event-phase": { phase: string; "starts-at"?: string; "ends-at"?: string };
  "ticket-grid": object;
  "viewer-time": { "starts-at": string; "time-zone": string };
  "poster-viewer": object;
  "missing-event": { message: string };
  "error-toast": { message: string };
  "record-view": { kind: "event" | "post"; "item-id": string };
  "hour-arc": object;
  "hero-film": object;
  "album-viewer": object;
  "club-film": { pause?: string | undefined };
  "share-button": { url: string; "share-title": string };
}

type CustomElements = {
  [Name in keyof ElementAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    ElementAttributes[Name];
};

declare module "react" {
  interface CSSProperties {
    /** Ground of the header and the top of the page, in place of dusk. */
    "--ground"?: string | undefined;
  }
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
