import { siteMessages } from "@before-ten/contracts/site/messages";
import type { SiteText } from "@before-ten/contracts/site/output";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { legalTexts } from "@before-ten/contracts/site/texts/legal";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerError, showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { closeUndoOffers, undoLatest } from "../../../admin/undo/offer-undo.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { standInForFonts } from "../../../testing/stand-in-for-fonts.ts";
import { SettingsPage } from "./settings-page.tsx";

beforeEach(standInForFonts);
afterEach(async () => {
  closeUndoOffers();
  await closeToasts();
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

interface Saved {
  key: string;
  value: SiteText["value"];
  baseVersion?: number;
}

/** The page with texts that a save changes. Returns what was saved. */
async function show(refuse?: ServerError): Promise<Saved[]> {
  const defaults = { ...brandTexts.defaults, ...legalTexts.defaults };
  const texts: SiteText[] = Object.entries(defaults).map(([name, byDefault]) => ({
    key: `brand.${name}`,
    page: brandTexts.label,
    default: typeof byDefault === "string" ? byDefault : byDefault.map((entry) => ({ ...entry })),
    value: null,
    draft: null,
    isDraftReset: false,
    publishAt: null,
    version: 0,
    updatedAt: null,
  }));
  const saved: Saved[] = [];
  showAsRole("owner", {
    part: <SettingsPage />,
    answers: {
      "site.listTexts": () => texts,
      "site.saveText"(input: Saved) {
        if (refuse !== undefined) return refuse;
        saved.push(input);
        const at = texts.findIndex(({ key }) => key === input.key);
        const before = texts[at];
        if (before === undefined) return undefined;
        texts[at] = { ...before, value: input.value, version: before.version + 1 };
        return texts[at];
      },
    },
  });
  await screen.findByRole("textbox", { name: "Name" });
  return saved;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.paste(text);
}

it("saves what was changed, and no more, and offers to undo it", async () => {
  const saved = await show();
  expect(button("Save settings").disabled).toBe(true);
  await type("Name", "Half Past");
  await type("Sender's address", "post@halfpast.example");
  await type("Phone", brandTexts.defaults.phone);
  await userEvent.click(button("Save settings"));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved).toMatchObject([
    { key: "brand.name", value: "Half Past", isDraft: false, baseVersion: 0 },
    { key: "brand.senderAddress", value: "post@halfpast.example" },
  ]);
  await waitFor(() => expect(button("Save settings").disabled).toBe(true));
  act(() => void undoLatest());
  await waitFor(() => expect(saved).toHaveLength(4));
  expect(saved[2]).toMatchObject({ key: "brand.name", value: null });
  await waitFor(() => expect(field("Name").value).toBe("Before Ten"));
});

it("takes the sender by law, in a country where it differs, too, without the examples", async () => {
  const saved = await show();
  expect(screen.queryByDisplayValue(/Example/)).toBeNull();
  await type("Postal address", "1 Example Street, Melbourne VIC 3000, Australia");
  const add = screen.getAllByRole("button", { name: "Add an entry" }).at(-1);
  if (add !== undefined) await userEvent.click(add);
  await userEvent.selectOptions(screen.getByLabelText("Country of entry 1"), "UK");
  await type("Legal name of entry 1", "Example Dance Club Limited");
  await userEvent.click(button("Save settings"));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({
    key: "brand.countries",
    value: [
      {
        id: "entry-1",
        code: "UK",
        legalName: "Example Dance Club Limited",
        companyNumber: "",
        postalAddress: "",
        signUps: "as everywhere",
      },
    ],
  });
});

it("brings a default back", async () => {
  const saved = await show();
  await type("Name", "Half Past");
  await userEvent.click(button("Back to the default of Name"));
  expect(field("Name").value).toBe("Before Ten");
  expect(button("Save settings").disabled).toBe(true);
  expect(saved).toEqual([]);
});

it("saves nothing while a field is wrong, and goes to it", async () => {
  const saved = await show();
  await type("Name", "Half Past");
  await type("Sender's address", "Half Past <post@halfpast.example>");
  await userEvent.click(button("Save settings"));
  await screen.findByText(siteMessages.emailInvalid);
  expect(saved).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field("Sender's address")));
});

it("keeps what was typed if it is refused, and says why", async () => {
  await show(new ServerError(412));
  await type("Name", "Half Past");
  await userEvent.click(button("Save settings"));
  expect(await screen.findAllByText("Refused")).not.toEqual([]);
  await waitFor(() => expect(button("Save settings").disabled).toBe(false));
  expect(field("Name").value).toBe("Half Past");
});

it("names fields of a list after their entry, or its place if that says more", async () => {
  await show();
  expect(field("Name of Instagram").value).toBe("Instagram");
  expect(field("Address of Facebook").value).toMatch(/^https:/);
  await userEvent.click(
    screen.getAllByRole("button", { name: "Add an entry" })[0] ?? document.body,
  );
  await type("Name of entry 3", "Facebook");
  expect(field("Name of entry 2").value).toBe("Facebook");
  await type("Name of entry 3", "Mastodon");
  expect(field("Address of Mastodon").value).toBe("");
  await userEvent.click(button("Hide Mastodon"));
  expect(button("Show Mastodon")).toBeDefined();
  await userEvent.click(button("Remove Mastodon"));
  await userEvent.click(button("Put back Mastodon"));
  expect(field("Name of Mastodon")).toBeDefined();
});
