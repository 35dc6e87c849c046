import type { Editing } from "@before-ten/contracts/editing/output";
import { type OpenedKind, reportEveryMs } from "@before-ten/contracts/editing/rules";
import { useCallback, useEffect, useState } from "react";
import { clearSessionOn401, readToken } from "../../lib/api/session.ts";
import { trpc } from "../../lib/api/trpc.ts";

interface OpenForm {
  kind: OpenedKind;
  id: string;
  /** The version that its changes are based on. */
  version: number;
}

/**
 * Reports that a form is open while its tab is visible, and returns who else has it open and what
 * they changed. `form` is undefined for a new thing, which others can't have open.
 */
export function useEditing(form: OpenForm | undefined) {
  const { client } = trpc.useUtils();
  const [formId] = useState(randomId);
  const [editing, setEditing] = useState<Editing>();
  const { kind, id, version } = form ?? {};

  /** Undefined if offline or signed out: saving shows that, and the next report tries again. */
  const report = useCallback(async (): Promise<Editing | undefined> => {
    if (kind === undefined || id === undefined || version === undefined) return undefined;
    const input = { id, form: formId, baseVersion: version };
    return client.editing[procedures[kind]].mutate(input).catch(() => undefined);
  }, [client, formId, kind, id, version]);

  useEffect(() => {
    if (kind === undefined) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    async function tell() {
      const answer = await report();
      if (!isOver && answer !== undefined) setEditing(answer);
    }

    function follow() {
      clearInterval(timer);
      if (document.visibilityState !== "visible") return;
      timer = setInterval(() => void tell(), reportEveryMs);
      void tell();
    }

    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [kind, report]);

  useEffect(() => {
    if (kind === undefined) return undefined;
    function leave() {
      sendLeave(formId);
    }
    function leaveHidden() {
      if (document.visibilityState === "hidden") leave();
    }
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leaveHidden);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", leaveHidden);
      leave();
    };
  }, [kind, formId]);

  return { editing, report };
}

const procedures = {
  event: "reportEvent",
  album: "reportAlbum",
  post: "reportPost",
  page: "reportPage",
  venue: "reportVenue",
  campaign: "reportCampaign",
  message: "reportMessage",
} as const;

/** Outlives the page. A browser that can't send it simply stops reporting and expires soon. */
function sendLeave(form: string): void {
  const token = readToken();
  if (token === null) return;
  fetch("/trpc/editing.leave", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ form }),
  })
    .then(clearSessionOn401)
    .catch(() => undefined);
}

/** `crypto.randomUUID` is missing on sites served without TLS. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
