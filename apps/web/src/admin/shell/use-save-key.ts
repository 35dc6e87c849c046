import { useEffect } from "react";

interface Press {
  form: HTMLFormElement;
  /** Loses the focus while the form is saved. */
  focused: Element | null;
}

/** The last form that was saved with the key, until it is submitted in another way. */
let pressed: Press | undefined;
let isPressing = false;

/** Whether the key saved this form, which then stays open. Answers once a press. */
export function takeSavePress(form: HTMLFormElement): Press | undefined {
  const press = pressed?.form === form ? pressed : undefined;
  if (press) pressed = undefined;
  return press;
}

/**
 * Saves the current form with Ctrl+S or Cmd+S; one that edits stays open. Such a form has
 * `data-saves`; forms that delete, send or cancel something don't. Where submitting publishes at
 * once, the button that saves a draft has `data-save-key`, and is pressed instead. The browser's
 * own dialog, which would save the page as a file, never opens in the admin area.
 */
export function useSaveKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) save(formToSave());
    }
    function submit({ target }: SubmitEvent) {
      if (!isPressing && target === pressed?.form) pressed = undefined;
    }
    window.addEventListener("keydown", press);
    window.addEventListener("submit", submit, true);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("submit", submit, true);
    };
  }, []);
}

function save(form: HTMLFormElement | undefined): void {
  if (form === undefined) return;
  pressed = { form, focused: document.activeElement };
  isPressing = true;
  const draft = form.querySelector<HTMLButtonElement>("button[data-save-key]");
  if (draft) draft.click();
  else form.requestSubmit();
  isPressing = false;
}

/** The focused form, or else the only visible one. */
function formToSave(): HTMLFormElement | undefined {
  const dialogs = document.querySelectorAll("[role=dialog], [role=alertdialog]");
  const open = [...dialogs].findLast((dialog) => dialog.checkVisibility());
  const forms = [...(open ?? document).querySelectorAll<HTMLFormElement>("form[data-saves]")];
  const focused = forms.find((form) => form.contains(document.activeElement));
  return focused ?? (forms.length === 1 ? forms[0] : undefined);
}
