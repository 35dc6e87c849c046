import type { AdminAlbum } from "@before-ten/contracts/albums/output";
import type { Editing } from "@before-ten/contracts/editing/output";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerError, showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { standInForFonts } from "../../../testing/stand-in-for-fonts.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { AlbumForm } from "./album-form.tsx";

const id = "0198c5ae-0000-7000-8000-000000000001";
const anaId = "0198c5ae-0000-7000-8000-00000000000a";
const at = "2026-11-24T16:00:00.000Z";

/** The stored album, who else has the form open, and the requests that were sent. */
let stored: AdminAlbum;
let editing: Editing;
let sent: unknown[] = [];
let saved: () => unknown;
let upload: () => unknown;

const opened: AdminAlbum = { eventId: id, version: 2, images: [], consentNote: "All were asked" };

standInForFonts();

beforeEach(() => {
  stored = opened;
  editing = { others: [], version: 2, changes: [] };
  sent = [];
  saved = () => ({ ...stored, meanwhile: [] });
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await closeToasts();
});

function show(album = opened) {
  showAsRole("editor", {
    part: <AlbumForm album={album} read={async () => stored} />,
    answers: {
      "editing.reportAlbum": () => editing,
      "albums.uploadImage": () => upload(),
      "albums.update": (input: unknown) => {
        sent.push(input);
        return saved();
      },
    },
  });
  return userEvent.setup();
}

const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Consent note" });
const bens = (consentNote: string) => {
  stored = { ...opened, version: 3, consentNote };
  editing = {
    others: [{ name: "Ben", since: at, isYou: false }],
    version: 3,
    changes: [{ field: "consentNote", by: "Ben", at }],
  };
};

it("shows who else has it open and what they saved, and loads it on request", async () => {
  bens("Ben asked them");
  const user = show();
  expect(await screen.findByText(/^Ben has this open, too, since/)).toBeTruthy();
  expect(screen.getByText("Ben changed Consent note while you were writing.")).toBeTruthy();
  editing = { ...editing, changes: [] };
  await user.click(screen.getByRole("button", { name: "Show them here" }));
  await waitFor(async () => expect((await note()).value).toBe("Ben asked them"));
  await waitFor(() => expect(screen.queryByText(/while you were writing/)).toBeNull());
});

it("says after saving what others changed in another field", async () => {
  saved = () => ({
    ...stored,
    version: 4,
    meanwhile: [{ field: "images", by: "Ben", at }],
  });
  const user = show();
  await user.type(await note(), ", twice");
  await user.click(screen.getByRole("button", { name: "Save album" }));
  expect(
    await screen.findByText("Meanwhile Ben changed Images. Both changes are saved."),
  ).toBeTruthy();
  expect(sent).toEqual([{ id, baseVersion: 2, consentNote: "All were asked, twice" }]);
});

it("asks which value to keep if both changed it, and saves the chosen one", async () => {
  const user = show();
  await user.type(await note(), ", twice");
  bens("Ben asked them");
  saved = () => new ServerError(412, [{ path: "consentNote", message: "Changed by Ben" }]);
  await user.click(screen.getByRole("button", { name: "Save album" }));
  const dialog = await screen.findByRole("dialog", { name: "You both changed the same fields" });
  expect(dialog.textContent).toContain("All were asked, twice");
  expect(dialog.textContent).toContain("Ben asked them");
  saved = () => ({ ...stored, version: 4, meanwhile: [] });
  await user.click(within(dialog).getByRole("radio", { name: /^Yours/ }));
  await user.click(within(dialog).getByRole("button", { name: "Save these" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ id, baseVersion: 3, consentNote: "All were asked, twice" });
});

it("restores what was written before the session ended, merged with what others saved", async () => {
  const key = `draft:album:${id}:${anaId}:1`;
  const values = { images: [], consentNote: "All were asked, twice" };
  const base = { version: 2, values: { images: [], consentNote: "All were asked" } };
  localStorage.setItem(key, JSON.stringify({ savedAt: at, values, base }));
  sessionStorage.setItem("resumed-draft", key);
  const image = {
    url: "/media/a.jpeg",
    alt: "",
    width: 1_600,
    height: 900,
    srcSet: "/media/a-480.webp 480w",
    avifSrcSet: null,
    svgUrl: null,
    wordlessUrl: null,
    preview: null,
    darkest: null,
  };
  const images = [{ imageId: "a".repeat(64), image, caption: "Ben's photo", alt: "" }];
  show({ ...opened, version: 3, images });
  expect(await screen.findByText("Your text is back")).toBeTruthy();
  expect((await note()).value).toBe("All were asked, twice");
  expect(screen.getByDisplayValue("Ben's photo")).toBeTruthy();
});

it("sends images again that didn't arrive, one of them or all", async () => {
  const user = show();
  upload = () => new ServerError(500);
  const files = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"].map(
    (name) => new File(["x"], name, { type: "image/jpeg" }),
  );
  await user.upload(await screen.findByLabelText("Add images"), files);
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: /^Try .* again$/ })).toHaveLength(5),
  );
  await user.click(screen.getByRole("button", { name: "Leave d.jpg out" }));
  let number = 0;
  upload = () => {
    number += 1;
    return {
      imageId: `0198c5ae-0000-7000-8000-00000000010${number}`,
      image: { srcSet: `/media/${number}-400.webp 400w` },
    };
  };
  const again = screen.getByRole<HTMLButtonElement>("button", { name: "Try a.jpg again" });
  await waitFor(() => expect(again.disabled).toBe(false));
  await user.click(again);
  expect(await screen.findByText("1 image")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try all again" }));
  expect(await screen.findByText("3 images")).toBeTruthy();
  expect(screen.queryByText(/Leave .* out/)).toBeNull();
});

it("shows images in the order they were chosen, whichever arrives first", async () => {
  const first = Promise.withResolvers<undefined>();
  let number = 0;
  upload = async () => {
    number += 1;
    const image = `/media/${number}-400.webp`;
    const answer = { imageId: `image ${number}`, image: { srcSet: `${image} 400w` } };
    if (number === 1) await first.promise;
    return answer;
  };
  const user = show();
  const files = ["a.jpg", "b.jpg"].map((name) => new File(["x"], name, { type: "image/jpeg" }));
  await user.upload(await screen.findByLabelText("Add images"), files);
  expect(await screen.findByText("Uploaded 1 of 2…")).toBeTruthy();
  first.resolve(undefined);
  expect(await screen.findByText("2 images")).toBeTruthy();
  const shown = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(shown).toEqual(["/media/1-400.webp", "/media/2-400.webp"]);
});
