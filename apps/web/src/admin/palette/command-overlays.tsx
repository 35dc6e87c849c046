import { CommandPalette, isPaletteOpen, openWith, palette } from "./command-palette.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

/** The dialogs the commands open, in one chunk. */
export { CommandPalette, ShortcutsDialog, isPaletteOpen, openWith, palette };
