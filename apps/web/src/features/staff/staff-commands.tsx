import { commandMessages as messages } from "@before-ten/contracts/staff-messages";
import { UnstyledButton } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { chooseColourScheme, useColourScheme } from "../../lib/colour-scheme.ts";
import { notifyError } from "../../lib/notify.ts";
import type { Command } from "./commands.ts";
import { Keys, usePaletteHotkey } from "./keys.tsx";
import classes from "./staff-commands.module.css";
import { useLogout } from "./use-logout.ts";
import { isAnythingOpen, useShortcuts } from "./use-shortcuts.ts";

const load = () => import("./command-overlays.tsx");
type Overlays = Awaited<ReturnType<typeof load>>;

/** By then the page itself has its code. */
const preloadAfterMs = 2_000;

/** The button of the palette, and all that is done by keys. What opens is loaded when the page has come to rest. */
export function StaffCommands({ mainId }: { mainId: string }) {
  const [overlays, setOverlays] = useState<Overlays>();
  const [isListOpen, list] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const { hotkey, spoken, keys } = usePaletteHotkey();
  const run = useRun({ mainId, openPalette, openShortcuts });

  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection it is tried again when it is wanted.
      load().then(setOverlays, () => undefined);
    }, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useShortcuts(run);
  useHotkeys([[hotkey, togglePalette, { preventDefault: false }]], [], true);

  function togglePalette(event: KeyboardEvent) {
    const isOpen = overlays?.isPaletteOpen() === true;
    if (!isOpen && isAnythingOpen()) return;
    event.preventDefault();
    if (isOpen) overlays.palette.close();
    else openPalette();
  }

  function openPalette() {
    opener.current = document.activeElement;
    void withOverlays(({ palette }) => palette.open());
  }

  function openShortcuts() {
    void withOverlays(list.open);
  }

  async function withOverlays(then: (loaded: Overlays) => void) {
    try {
      const loaded = await load();
      setOverlays(loaded);
      then(loaded);
    } catch {
      notifyError(messages.openFailed);
    }
  }

  /** First the focus returns, so that what the command opens knows where to give it back. */
  function leavePalette(chosen: Command | undefined) {
    const { current } = opener;
    const isGone = current === document.body || current?.isConnected !== true;
    const back = isGone ? button.current : current;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    if (chosen) run(chosen);
  }

  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={spoken}
        onClick={openPalette}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.words}>Search and commands</span>
        <span className={classes.hint} aria-hidden>
          <Keys keys={keys} together />
        </span>
      </UnstyledButton>
      {overlays && (
        <>
          <overlays.CommandPalette onClosed={leavePalette} />
          <overlays.ShortcutsDialog isOpen={isListOpen} onClose={list.close} />
        </>
      )}
    </>
  );
}

interface RunOptions {
  mainId: string;
  openPalette: () => void;
  openShortcuts: () => void;
}

/** False when there is nothing to do on this page. */
function useRun({ mainId, openPalette, openShortcuts }: RunOptions) {
  const navigate = useNavigate();
  const logout = useLogout();
  const scheme = useColourScheme();

  /** Unsaved changes may keep one here. Otherwise one reads on where the page begins, unless it opened a dialog. */
  async function follow(href: string) {
    await navigate({ href });
    const hasArrived = window.location.pathname === new URL(href, window.location.href).pathname;
    if (hasArrived && !isAnythingOpen()) document.getElementById(mainId)?.focus();
  }

  function focusSearch(): boolean {
    const field = document.querySelector<HTMLInputElement>(`#${mainId} input[type=search]`);
    field?.select();
    field?.focus();
    return field !== null;
  }

  return ({ does }: Command): boolean => {
    if (typeof does === "object") void follow(does.href);
    else if (does === "palette") openPalette();
    else if (does === "shortcuts") openShortcuts();
    else if (does === "search") return focusSearch();
    else if (does === "colours") chooseColourScheme(scheme === "dark" ? "light" : "dark");
    else if (does === "site") window.open("/", "_blank", "noopener");
    else logout.mutate();
    return true;
  };
}
