import { loadErrorTexts } from "@before-ten/contracts/site/texts/load-error";
import { loadErrorNotice } from "../lib/api/call-error.ts";
import { sameAddress } from "../lib/site-path.ts";
import { useTexts } from "../lib/site-texts.tsx";
import { actionClass } from "./action.ts";
import { Notice } from "./notice.tsx";

interface LoadErrorProps {
  /** Undefined if the call never reached the server. */
  error?: Parameters<typeof loadErrorNotice>[0];
  failed: string;
}

const lostCall = { message: "" };

/** Replaces content that failed to load. */
export function LoadError({ error = lostCall, failed }: LoadErrorProps) {
  const { advice, retry } = useTexts(loadErrorTexts);
  return (
    <Notice {...loadErrorNotice(error, { failed, advice })}>
      <a href={sameAddress} className={actionClass("ink")}>
        {retry}
      </a>
    </Notice>
  );
}
