import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteTexts } from "../lib/site-texts.tsx";
import { closeToasts } from "../testing/close-toasts.ts";
import { ShareButton as ShareButtonElement } from "./share-button.element.ts";
import { ShareButton } from "./share-button.tsx";

customElements.define("share-button", ShareButtonElement);

const url = "https://club.example/blog/mirror-balls";
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(data: ShareData) => Promise<void>>();

interface Device {
  clipboard?: { writeText: typeof writeText };
  share?: typeof share;
}

async function pressOn(device: Device): Promise<void> {
  const user = userEvent.setup();
  // `userEvent.setup` above installs its own clipboard, so ours is set after it.
  for (const name of ["clipboard", "share"] as const) {
    Object.defineProperty(navigator, name, { value: device[name], configurable: true });
  }
  await user.click(screen.getByRole("button", { name: "Share" }));
}

function show(): void {
  render(<ShareButton title="Mirror balls" url={url} />);
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
});
afterEach(async () => {
  await closeToasts();
  Reflect.deleteProperty(navigator, "clipboard");
  Reflect.deleteProperty(navigator, "share");
});

it("opens the device's share dialog, and leaves the clipboard alone", async () => {
  show();
  await pressOn({ share, clipboard: { writeText } });
  expect(share.mock.calls).toEqual([[{ title: "Mirror balls", url }]]);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows nothing if the share dialog is closed", async () => {
  share.mockRejectedValueOnce(new DOMException("Share canceled", "AbortError"));
  show();
  await pressOn({ share, clipboard: { writeText } });
  expect(share).toHaveBeenCalledOnce();
  // A pending toast would be shown before this one.
  await pressOn({ clipboard: { writeText } });
  const toasts = await screen.findAllByRole("alert");
  expect(toasts.map((toast) => toast.textContent)).toEqual(["Link copied to clipboard!"]);
  expect(writeText).toHaveBeenCalledOnce();
});

it("copies the link if the device has no share dialog, and says so", async () => {
  show();
  await pressOn({ clipboard: { writeText } });
  expect((await screen.findByRole("alert")).textContent).toBe("Link copied to clipboard!");
  expect(writeText.mock.calls).toEqual([[url]]);
});

it("says it as admins changed it", async () => {
  const changed = { "share-button.copied": "Copied, from {club}", "brand.name": "Half Past" };
  render(
    <SiteTexts value={createTextReader(changed)}>
      <ShareButton title="Mirror balls" url={url} />
    </SiteTexts>,
  );
  await pressOn({ clipboard: { writeText } });
  expect((await screen.findByRole("alert")).textContent).toBe("Copied, from Half Past");
});

it.each<[string, Device]>([
  ["the clipboard is forbidden", { clipboard: { writeText } }],
  ["there is no clipboard", {}],
  ["the device can't share", { share, clipboard: { writeText } }],
])("says that it didn't work when %s", async (_why, device) => {
  writeText.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  share.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  show();
  await pressOn(device);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "We couldn't copy the link. Please copy it from the address bar.",
  );
});
