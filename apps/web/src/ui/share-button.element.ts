import { shareButtonTexts } from "@before-ten/contracts/site/texts/share-button";
import { elementText } from "../lib/element-text.ts";
import { comeAlive } from "../lib/page/come-alive.ts";
import { notifyError, notifySuccess, prepareToasts } from "../lib/notify.ts";

/** Opens the device's share dialog if there is one, otherwise copies the link to the clipboard. */
export class ShareButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    button?.addEventListener("click", this.#share);
    button?.addEventListener("pointerover", prepareToasts, { once: true });
    comeAlive(this);
  }

  disconnectedCallback(): void {
    this.querySelector("button")?.removeEventListener("click", this.#share);
  }

  readonly #share = (): void => {
    const url = this.getAttribute("url") ?? "";
    void share({
      url,
      title: this.getAttribute("share-title") ?? "",
      copied: elementText(this, shareButtonTexts, "copied"),
      failed: elementText(this, shareButtonTexts, "failed"),
    });
  };
}

interface Shared {
  url: string;
  title: string;
  /** Said once the link is copied. */
  copied: string;
  /** Said if it can't be copied. */
  failed: string;
}

async function share({ url, title, copied, failed }: Shared): Promise<void> {
  // Firefox has no `share`, and pages without TLS have neither, though the types say so.
  const device: Partial<Navigator> = navigator;
  try {
    if (device.share) {
      await device.share({ title, url });
      return;
    }
    if (!device.clipboard) throw new DOMException("no clipboard", "NotAllowedError");
    await device.clipboard.writeText(url);
    notifySuccess(copied);
  } catch (error) {
    // The visitor closed the share dialog.
    if (error instanceof DOMException && error.name === "AbortError") return;
    notifyError(failed);
  }
}
