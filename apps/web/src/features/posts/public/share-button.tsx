import { postMessages } from "@before-ten/contracts/posts/messages";
import { useRouter } from "@tanstack/react-router";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { actionClass } from "../../../ui/action.ts";

interface ShareButtonProps {
  title: string;
  /** The post's canonical path, from `/` on, without the query of the visitor's address. */
  path: string;
}

/** The device's own sharing where it has one, otherwise the link on the clipboard. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { publicUrl } = useRouter().options.context;

  async function share() {
    const url = publicUrl + path;
    // The types know no browser without them; Firefox has none, and a page without TLS has neither.
    const device: Partial<Navigator> = navigator;
    try {
      if (device.share) {
        await device.share({ title, url });
        return;
      }
      if (!device.clipboard) throw new DOMException("no clipboard", "NotAllowedError");
      await device.clipboard.writeText(url);
      notifySuccess(postMessages.linkCopied);
    } catch (error) {
      // Who closes the device's dialog has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notifyError("The link could not be copied. Please copy it from the address bar.");
    }
  }

  return (
    <button
      type="button"
      className={actionClass("outline")}
      data-screen-only
      onClick={() => void share()}
    >
      Share
    </button>
  );
}
