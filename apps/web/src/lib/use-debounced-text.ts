import { useEffect, useRef, useState } from "react";

const typingPauseMs = 250;

/**
 * A text field whose value is in the address: typing shows at once, `commit` follows when the
 * typing pauses. If the address changes otherwise (Back, "Clear Filters"), the field follows it.
 */
export function useDebouncedText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const sent = useRef(committed);
  const latestCommit = useRef(commit);

  useEffect(() => {
    latestCommit.current = commit;
  });

  useEffect(() => {
    if (committed === sent.current) return;
    sent.current = committed;
    setText(committed);
  }, [committed]);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = trimmed;
      latestCommit.current(trimmed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
