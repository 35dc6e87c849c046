import { Modal, Stack, Switch, Text, Title } from "@mantine/core";
import { commandGroups, paletteKey } from "./commands.ts";
import { Keys, usePaletteHotkey } from "./keys.tsx";
import classes from "./shortcuts-dialog.module.css";
import { useOffered } from "./use-offered.ts";
import { useShortcutSwitch } from "./use-shortcuts.ts";

function groupsOf(isOffered: ReturnType<typeof useOffered>) {
  return commandGroups
    .map(({ label, commands }) => ({
      label,
      commands: commands
        .filter(isOffered)
        .flatMap(({ id, label: name, keys }) => (keys ? [{ id, name, keys }] : [])),
    }))
    .filter(({ commands }) => commands.length > 0);
}

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const [isOn, setIsOn] = useShortcutSwitch();
  const { keys: paletteKeys } = usePaletteHotkey();
  const isOffered = useOffered();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      size="lg"
      returnFocus={false}
    >
      <Stack>
        <div className={classes.groups}>
          {groupsOf(isOffered).map(({ label, commands }) => (
            <section key={label} aria-label={label}>
              <Title order={3} className={classes.title}>
                {label}
              </Title>
              <dl className={classes.list}>
                {commands.map(({ id, name, keys }) => (
                  <div key={id} className={classes.line}>
                    <dt>{name}</dt>
                    <dd>
                      {keys[0] === paletteKey ? (
                        <Keys keys={paletteKeys} together />
                      ) : (
                        <Keys keys={keys} />
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Switch
          className={classes.switch}
          label="Single-key shortcuts"
          description="When off, only those with a modifier key work. Remembered in this browser."
          checked={isOn}
          onChange={({ currentTarget }) => setIsOn(currentTarget.checked)}
        />
        <Text size="sm">
          <Keys keys={[...paletteKeys.slice(0, 1), "S"]} together /> saves the form you're in.
          What's new is saved as a draft.
        </Text>
        <Text size="sm" c="dimmed">
          They're off while you type or have a dialog open.
        </Text>
      </Stack>
    </Modal>
  );
}
