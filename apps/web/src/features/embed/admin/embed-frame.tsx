import { useEffect, useRef, useState } from "react";

const heightBefore = 480;
const maxHeight = 10_000;

/** The list as the tag shows it, as high as it says it is. */
export function EmbedFrame({ address }: { address: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(heightBefore);
  useEffect(() => {
    function hear({ source, data }: MessageEvent<unknown>) {
      if (source === null || source !== frame.current?.contentWindow) return;
      const said = heightIn(data);
      if (said > 0 && said < maxHeight) setHeight(Math.ceil(said));
    }
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  return (
    // Our own document, of this origin: a sandbox that lets it run its script would hold nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title="Next parties"
      src={address}
      style={{ display: "block", width: "100%", height, border: 0, colorScheme: "normal" }}
    />
  );
}

function heightIn(data: unknown): number {
  if (typeof data !== "object" || data === null || !("beforeTenHeight" in data)) return 0;
  return Number(data.beforeTenHeight);
}
