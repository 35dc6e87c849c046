import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { type EditorTool, toolGroups } from "./editor-tools.ts";
import classes from "./slash-menu.module.css";

const blocks = toolGroups.flat().filter(({ isBlock }) => isBlock);
const slash = /^\/[\p{L} ]*$/u;

/** The paragraph with the cursor if it is only a slash and the beginning of a block's name. */
interface SlashLine {
  from: number;
  to: number;
  search: string;
}

function slashLine(editor: Editor): SlashLine | null {
  const { $from, empty } = editor.state.selection;
  const { textContent, type } = $from.parent;
  const isLine = empty && editor.isFocused && $from.depth === 1 && type.name === "paragraph";
  if (!isLine || !slash.test(textContent) || $from.parentOffset !== textContent.length) return null;
  const search = textContent.slice(1).toLowerCase();
  return { from: $from.start(), to: $from.end(), search };
}

const matches = ({ label }: EditorTool, search: string) =>
  label
    .toLowerCase()
    .split(" ")
    .some((_, at, words) => words.slice(at).join(" ").startsWith(search));

/** Offers blocks after a slash on an empty line. The focus stays in the text. */
export function useSlashMenu(editor: Editor, onChoose: (tool: EditorTool) => void) {
  const id = useId();
  const line = useEditorState({ editor, selector: (state) => slashLine(state.editor) });
  const [chosen, setChosen] = useState({ search: "", at: 0 });
  /** Where the menu was closed with Escape. */
  const [closedAt, setClosedAt] = useState<number>();
  const found = line && line.from !== closedAt ? blocks.filter((b) => matches(b, line.search)) : [];
  const at = chosen.search === line?.search ? chosen.at : 0;
  const active = found.length > 0 ? `${id}-${at}` : undefined;
  if (line === null && closedAt !== undefined) setClosedAt(undefined);

  useEffect(() => {
    const text = editor.view.dom;
    if (active === undefined) return;
    text.setAttribute("aria-autocomplete", "list");
    text.setAttribute("aria-controls", id);
    text.setAttribute("aria-activedescendant", active);
    document.getElementById(active)?.scrollIntoView({ block: "nearest" });
    return () => {
      for (const name of ["autocomplete", "controls", "activedescendant"])
        text.removeAttribute(`aria-${name}`);
    };
  }, [editor, id, active]);

  function choose(tool: EditorTool | undefined) {
    if (!line || !tool) return;
    editor.chain().focus().deleteRange(line).run();
    onChoose(tool);
  }

  /** For the capture phase, as the editor would otherwise move the cursor or break the line. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (!line || found.length === 0 || event.target !== editor.view.dom) return;
    const move = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    if (move !== undefined) setChosen({ search: line.search, at: (at + move) % found.length });
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) choose(found[at]);
    else if (event.key === "Escape") setClosedAt(line.from);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onKeyDownCapture, menu: { id, editor, line, found, at, onChoose: choose } };
}

interface SlashMenuProps {
  id: string;
  editor: Editor;
  line: SlashLine | null;
  found: readonly EditorTool[];
  at: number;
  onChoose: (tool: EditorTool) => void;
}

export function SlashMenu({ id, editor, line, found, at, onChoose }: SlashMenuProps) {
  const paragraph = line && editor.view.nodeDOM(line.from - 1);
  if (found.length === 0 || !(paragraph instanceof HTMLElement)) return null;
  const isAbove = paragraph.getBoundingClientRect().bottom > window.innerHeight / 2;
  const top = paragraph.offsetTop + (isAbove ? 0 : paragraph.offsetHeight);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Blocks"
      className={classes.menu}
      data-above={isAbove || undefined}
      style={{ top }}
    >
      {found.map((tool, index) => (
        // The text keeps the focus and handles the keys.
        <button
          key={tool.label}
          type="button"
          tabIndex={-1}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          className={classes.block}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tool)}
        >
          <tool.Icon size={18} aria-hidden />
          {tool.label}
        </button>
      ))}
    </div>
  );
}
