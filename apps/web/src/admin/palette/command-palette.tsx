import { commandMessages as messages } from "@before-ten/contracts/shared/command-messages";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { Spotlight, createSpotlight, useSpotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import classes from "./command-palette.module.css";
import { type Command, allCommands, paletteKey } from "./commands.ts";
import type { EarlyKeys } from "./early-keys.ts";
import { findCommands } from "./find-commands.ts";
import { Keys } from "./keys.tsx";
import { useOffered } from "./use-offered.ts";
import { useContentSearch } from "./use-content-search.ts";
import { useShortcutSwitch } from "./use-shortcuts.ts";

const [store, palette] = createSpotlight();
const isPaletteOpen = () => store.getState().opened;

/** Opens the palette with what was typed before its field had the focus. */
function openWith(keys: EarlyKeys): void {
  pending = keys;
  palette.open();
}

/** Keys of the palette that is about to open. */
let pending: EarlyKeys | undefined;

function takeEarlyKeys(): void {
  const typed = pending?.take() ?? "";
  pending = undefined;
  const state = store.getState();
  if (typed !== "") store.setState({ ...state, query: state.query + typed });
}

export { isPaletteOpen, openWith, palette };

const listId = "palette-list";
const optionId = (at: number) => `palette-option-${at}`;
const recentCount = 3;

interface CommandPaletteProps {
  /** Called with the chosen command once the palette is closed. */
  onClosed: (chosen: Command | undefined) => void;
}

export function CommandPalette({ onClosed }: CommandPaletteProps) {
  const { opened, query } = useSpotlight(store);
  const chosen = useRef<Command>(undefined);
  const [recent, setRecent] = useRecent();
  const found = useContentSearch(opened ? query : "");
  const groups = [...findCommands(query, recent, useOffered()), ...found.groups];
  const options = groups.flatMap(({ commands }) => commands);
  const selected = useSelected(options.length);

  function choose(command: Command) {
    chosen.current = command;
    if (!allCommands.includes(command)) return;
    setRecent([command.id, ...recent.filter((id) => id !== command.id)].slice(0, recentCount));
  }

  function leave() {
    takeEarlyKeys();
    onClosed(chosen.current);
    chosen.current = undefined;
  }

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      onSpotlightClose={leave}
      onKeyDown={tellSelected}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 0.45, blur: 0 }}
      transitionProps={{ transition: "fade", duration: 120 }}
      classNames={{ inner: classes.inner, content: classes.content }}
      attributes={{ content: { "aria-label": "Search" } }}
    >
      <Spotlight.Search
        role="combobox"
        aria-label="Search"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(selected >= 0 && { "aria-activedescendant": optionId(selected) })}
        placeholder="Search pages, actions and names"
        maxLength={maxSearchLength}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={found.isSearching && <Loader size="xs" aria-hidden />}
        data-autofocus
        onFocus={takeEarlyKeys}
        classNames={{ input: classes.field }}
      />
      <VisuallyHidden role="status">
        {query.trim() !== "" && summary(options.length, found.isSearching)}
      </VisuallyHidden>
      {found.isFailed && (
        <div role="alert" className={classes.failed}>
          {messages.findFailed}
          <Button variant="default" size="xs" onClick={found.retry}>
            Try again
          </Button>
        </div>
      )}
      {options.length === 0 && !found.isFailed && (
        <Spotlight.Empty>
          {found.isSearching ? messages.finding : messages.noneFound}
        </Spotlight.Empty>
      )}
      <Spotlight.ActionsList
        id={listId}
        role="listbox"
        aria-label="Results"
        className={classes.list}
        hidden={options.length === 0}
      >
        {groups.map(({ label, commands }) => (
          <Spotlight.ActionsGroup
            key={label}
            label={label}
            role="group"
            aria-label={label}
            className={classes.group}
          >
            {commands.map((command) => (
              <Option
                key={command.id}
                command={command}
                at={options.indexOf(command)}
                selected={selected}
                onChoose={choose}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.footer} aria-hidden>
        <span>
          <Keys keys={["↑", "↓"]} together /> choose
        </span>
        <span>
          <Keys keys={["Enter"]} /> open
        </span>
        <span>
          <Keys keys={["Esc"]} /> close
        </span>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}

interface OptionProps {
  command: Command & { description?: string };
  at: number;
  selected: number;
  onChoose: (command: Command) => void;
}

/**
 * Spotlight moves `data-selected` over the buttons of its list; `aria-selected` tells screen
 * readers the same.
 */
function Option({ command, at, selected, onChoose }: OptionProps) {
  const [hasShortcuts] = useShortcutSwitch();
  const { label, description, icon: Icon, keys = [paletteKey] } = command;
  const isSelected = at === selected;
  return (
    <Spotlight.Action
      role="option"
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      renderRoot={(props) => <button {...props} id={optionId(at)} />}
      label={label}
      {...(description !== undefined && { description })}
      className={classes.option}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={
        hasShortcuts &&
        keys[0] !== paletteKey && (
          <span className={classes.hint} aria-hidden>
            <Keys keys={keys} />
          </span>
        )
      }
      onClick={() => onChoose(command)}
    />
  );
}

/** The first result is selected until the arrow keys choose another, so Enter always works. */
function useSelected(count: number): number {
  const { opened, selected } = useSpotlight(store);
  const within = selected >= 0 && selected < count ? selected : Math.min(0, count - 1);
  useEffect(() => {
    if (opened && within !== selected) store.setState({ ...store.getState(), selected: within });
  }, [opened, within, selected]);
  return within;
}

/** Spotlight's arrow keys change the attribute without an event. */
function tellSelected() {
  store.setState({ ...store.getState() });
}

function useRecent() {
  return useLocalStorage<string[]>({
    key: "recent-commands",
    defaultValue: [],
    getInitialValueInEffect: false,
    serialize: (ids) => ids.join(" "),
    deserialize: (stored = "") => stored.split(" ").filter(Boolean).slice(0, recentCount),
  });
}

function summary(count: number, isSearching: boolean): string {
  if (isSearching) return messages.finding;
  if (count === 0) return messages.noneFound;
  return `${count} ${count === 1 ? "result" : "results"}`;
}
