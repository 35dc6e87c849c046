import { commandMessages as messages } from "@before-ten/contracts/shared/command-messages";
import { Box, VisuallyHidden } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { chooseColourScheme, useColourScheme } from "../../lib/page/colour-scheme.ts";
import { notifyError } from "../../lib/notify.ts";
import type { Command } from "./commands.ts";
import { undoLatest } from "../undo/offer-undo.ts";
import { type EarlyKeys, collectEarlyKeys } from "./early-keys.ts";
import { Keys, usePaletteHotkey } from "./keys.tsx";
import classes from "./command-menu.module.css";
import { useLogout } from "../shell/use-logout.ts";
import { isAnythingOpen, useShortcuts } from "./use-shortcuts.ts";

const load = () => import("./command-overlays.tsx");
type Overlays = Awaited<ReturnType<typeof load>>;

/** Delay in ms, by which the page has loaded its own code. */
const preloadAfterMs = 2_000;

/** The palette's button and all shortcuts. Their dialogs are loaded when the browser is idle. */
export function CommandMenu({ mainId }: { mainId: string }) {
  const [overlays, setOverlays] = useState<Overlays>();
  const [isListOpen, list] = useDisclosure(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  /** Keys typed while the palette's code is loading. */
  const early = useRef<EarlyKeys>(undefined);
  const { hotkey, spoken, keys } = usePaletteHotkey();
  const run = useRun({ mainId, openPalette, openShortcuts });

  useEffect(() => {
    const timer = setTimeout(() => {
      // When offline, the code is loaded only on demand.
      if (navigator.onLine) load().then(setOverlays, () => undefined);
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
    const typed = (early.current ??= collectEarlyKeys());
    const forget = () => {
      early.current = undefined;
    };
    void withOverlays(
      ({ openWith }) => {
        forget();
        openWith(typed);
      },
      () => {
        forget();
        typed.take();
      },
    );
  }

  function openShortcuts() {
    opener.current = document.activeElement;
    void withOverlays(list.open);
  }

  async function withOverlays(then: (loaded: Overlays) => void, otherwise?: () => void) {
    try {
      const loaded = await load();
      setOverlays(loaded);
      then(loaded);
    } catch {
      otherwise?.();
      notifyError(messages.openFailed);
    }
  }

  /** The dialogs are mounted open, so they don't know which element opened them. */
  function returnFocus() {
    const { current } = opener;
    const isGone = current === document.body || current?.isConnected !== true;
    const back = isGone ? button.current : current;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  /**
   * Restores the focus before the command runs, so that what it opens can return the focus later.
   */
  function leavePalette(chosen: Command | undefined) {
    returnFocus();
    if (chosen) run(chosen);
  }

  function closeShortcuts() {
    list.close();
    returnFocus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={spoken}
        onClick={openPalette}
      >
        <IconSearch size={18} aria-hidden />
        {/* Pages with a search of their own have a second button named "Search". */}
        <VisuallyHidden hiddenFrom="sm">Search everything</VisuallyHidden>
        <Box component="span" visibleFrom="sm">
          Search<VisuallyHidden component="span"> everything</VisuallyHidden>
        </Box>
        <Box component="span" visibleFrom="sm" className={classes.hint} aria-hidden>
          <Keys keys={keys} together />
        </Box>
      </button>
      {overlays && (
        <>
          <overlays.CommandPalette onClosed={leavePalette} />
          <overlays.ShortcutsDialog isOpen={isListOpen} onClose={closeShortcuts} />
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

/** Returns false if there is nothing to do on this page. */
function useRun({ mainId, openPalette, openShortcuts }: RunOptions) {
  const navigate = useNavigate();
  const { logOut } = useLogout();
  const scheme = useColourScheme();

  /**
   * Goes to a page, unless unsaved changes prevent it, and focuses its beginning, unless the
   * address asks for an action.
   */
  async function follow(href: string) {
    await navigate({ href });
    const { pathname, search } = new URL(href, window.location.href);
    const hasArrived = window.location.pathname === pathname;
    if (hasArrived && search === "") document.getElementById(mainId)?.focus();
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
    else if (does === "undo") return undoLatest();
    else if (does === "colours") chooseColourScheme(scheme === "dark" ? "light" : "dark");
    else if (does === "site") window.open("/", "_blank", "noopener");
    else void logOut();
    return true;
  };
}
