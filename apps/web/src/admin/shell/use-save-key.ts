import { useEffect } from "react";

/**
 * Saves the current form with Ctrl+S or Cmd+S. Such a form has `data-saves`; forms that delete,
 * send or cancel something don't. Where submitting publishes at once, the button that saves a draft
 * has `data-save-key`, and is pressed instead. The browser's own dialog, which would save the page
 * as a file, never opens in the admin area.
 */
export function useSaveKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) save(formToSave());
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function save(form: HTMLFormElement | undefined): void {
  const draft = form?.querySelector<HTMLButtonElement>("button[data-save-key]");
  if (draft) draft.click();
  else form?.requestSubmit();
}

/** The focused form, or else the only visible one. */
function formToSave(): HTMLFormElement | undefined {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const open = [...dialogs].findLast((dialog) => dialog.checkVisibility());
  const forms = [...(open ?? document).querySelectorAll<HTMLFormElement>("form[data-saves]")];
  const focused = forms.find((form) => form.contains(document.activeElement));
  return focused ?? (forms.length === 1 ? forms[0] : undefined);
}
