import { CommandPalette, isPaletteOpen, openWith, palette } from "./command-palette.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

/** What the commands open, as one piece to load. */
export { CommandPalette, ShortcutsDialog, isPaletteOpen, openWith, palette };
