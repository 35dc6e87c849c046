import { siteMessages } from "@before-ten/contracts/site/messages";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import type { SiteText } from "@before-ten/contracts/site/output";
import { textError } from "@before-ten/contracts/site/rules";
import { imagesOfTexts } from "@before-ten/contracts/site/text-images";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { offerUndo } from "../../../admin/undo/offer-undo.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import type { TextValue } from "./use-save-text.ts";

/** A changed field, and the version of the text that it is based on. */
interface Typed {
  value: TextValue;
  version: number;
}

const sentences = {
  failed: "Failed to save the settings",
  retry: "Failed to save the settings. Please try again.",
};

/** The values of the settings' form; each changed text is saved for everyone. */
export function useSettings(texts: readonly SiteText[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const { field, refused } = useFormErrors();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.site.saveText.useMutation();
  const showName = useShownTexts();

  /** The texts are read again even if the form was left while it saved. */
  async function invalidate(): Promise<void> {
    await Promise.all([
      utils.site.invalidate(undefined, { refetchType: "all" }),
      utils.setup.invalidate(),
    ]);
  }

  const valueOf = (text: SiteText) => typed[text.key]?.value ?? publishedValue(text);

  function change(text: SiteText, value: TextValue): void {
    const { [text.key]: before, ...others } = typed;
    const version = before?.version ?? text.version;
    const isBack = JSON.stringify(value) === JSON.stringify(publishedValue(text));
    setTyped(isBack ? others : { ...others, [text.key]: { value, version } });
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== text.key)));
  }

  async function save(): Promise<void> {
    const changed = texts.filter(({ key }) => typed[key] !== undefined);
    const wrong = changed.flatMap((text) => {
      const { key, default: byDefault } = text;
      const error = textError({ key, byDefault }, valueOf(text));
      return error === undefined ? [] : [[key, error.message]];
    });
    setErrors(Object.fromEntries(wrong));
    if (wrong.length > 0) {
      notifyError(siteMessages.settingsInvalid);
      refused();
      return;
    }
    setSaving(true);
    const saved: SiteText[] = [];
    for (const text of changed) {
      const { value, version: baseVersion } = typed[text.key] ?? { value: text.default };
      if (!(await saveOne(text, { value, baseVersion }))) break;
      saved.push(text);
    }
    await invalidate();
    setTyped((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([key]) => !saved.some((text) => text.key === key)),
      ),
    );
    setSaving(false);
    if (saved.length === 0) return;
    showName(utils.site.listTexts.getData() ?? []);
    offerUndo("Settings are saved", () => void undo(saved));
  }

  async function saveOne(
    { key }: SiteText,
    { value, baseVersion }: { value: TextValue | null; baseVersion?: number | undefined },
  ): Promise<boolean> {
    try {
      await mutateAsync({
        key,
        value,
        isDraft: false,
        ...(baseVersion != null && { baseVersion }),
      });
      return true;
    } catch (error) {
      if (!isFailedCall(error)) throw error;
      notifyError(errorSentence(error, sentences));
      setErrors((all) => ({ ...all, [key]: error.data?.details?.[0]?.message ?? error.message }));
      refused();
      return false;
    }
  }

  async function undo(saved: readonly SiteText[]): Promise<void> {
    for (const text of saved) {
      if (!(await saveOne(text, { value: text.value }))) return;
    }
    await invalidate();
    showName(utils.site.listTexts.getData() ?? []);
    notifySuccess("Undone.");
  }

  const isChanged = Object.keys(typed).length > 0;
  return { field, errors, isChanged, isSaving, valueOf, change, save };
}

/** What visitors read, which a draft doesn't change. */
function publishedValue({ value, default: byDefault }: SiteText): TextValue {
  return value ?? byDefault;
}

/** Shows the club's new name in the admin area itself, which otherwise has that of its start. */
function useShownTexts(): (texts: readonly SiteText[]) => void {
  const router = useRouter();
  const utils = trpc.useUtils();
  return (texts) => {
    const changed = texts.flatMap(({ key, value }) =>
      key.startsWith("brand.") && value !== null ? [[key, value] as const] : [],
    );
    const logo = texts.find(({ key }) => key === "brand.logo")?.value;
    const chosen = typeof logo === "string" ? utils.images.get.getData({ id: logo }) : undefined;
    const images = chosen ? { [chosen.id]: chosen.image } : {};
    const context = {
      ...router.options.context,
      texts: createTextReader(Object.fromEntries(changed), { imageOf: imagesOfTexts(images) }),
    };
    router.update({ ...router.options, context });
    void router.invalidate();
  };
}
