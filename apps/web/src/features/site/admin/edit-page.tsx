import type { SiteText } from "@before-ten/contracts/site/output";
import { Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useRef, useState } from "react";
import { ChooseImageDialog } from "../../../admin/images/choose-image-dialog.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { sitePages } from "../../../admin/shell/navigation.ts";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { DraftsBar } from "./drafts-bar.tsx";
import { type EditableText, makeEditable } from "./editable-document.ts";
import { EntryTools } from "./entry-tools.tsx";
import { fetchEditablePage } from "./fetch-editable-page.ts";
import { TextDialog } from "./text-dialog.tsx";
import { findPart, partValue, withPart } from "./text-key.ts";
import { useSaveText } from "./use-save-text.ts";
import { hasDraft } from "./words-search.ts";
import classes from "./edit-page.module.css";

interface EditPageProps {
  /** Shows who changed a text. */
  history: ComponentType<{ id: string }>;
  /** Path of the page that is edited. */
  page: string;
  onPage: (page: string) => void;
}

/** Pages whose own text is written in a form. */
const written = {
  events: { label: "Edit this event", to: "/admin/events/edit/$id", needs: "events:write" },
  blog: { label: "Edit this post", to: "/admin/blogs/edit/$id", needs: "posts:write" },
  p: { label: "Edit this page", to: "/admin/pages/edit/$id", needs: "site:write" },
} as const;

function isWritten(area: string): area is keyof typeof written {
  return Object.hasOwn(written, area);
}

/** The way to the form of an event, a post or a page of the club's own. */
function FormLink({ page }: { page: string }) {
  const [, area = "", address = "", ...rest] = page.split("/");
  const isOne = address !== "" && rest.length === 0;
  const input = { id: address };
  const found = {
    events: trpc.events.get.useQuery(input, { enabled: isOne && area === "events" }),
    blog: trpc.posts.getForAdmin.useQuery(input, { enabled: isOne && area === "blog" }),
    p: trpc.pages.getForAdmin.useQuery(input, { enabled: isOne && area === "p" }),
  };
  const id = isWritten(area) ? found[area].data?.id : undefined;
  if (!isWritten(area) || !isOne || id === undefined) return null;
  const { label, to, needs } = written[area];
  return (
    <Permitted to={needs}>
      <ButtonLink to={to} params={{ id }} variant="default" w="fit-content">
        {label}
      </ButtonLink>
    </Permitted>
  );
}

/** The site itself: a press on a sentence edits it. What is typed is a draft until published. */
export function EditPage({ page, onPage, history }: EditPageProps) {
  const texts = trpc.site.listTexts.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack>
      <BackLink to="/admin/site">Back to Site texts</BackLink>
      <Title order={1}>Edit the site</Title>
      <Text c="dimmed">
        Click a sentence or an image, or go to it with Tab and press Enter. Enter saves a draft,
        Escape cancels.
      </Text>
      <NativeSelect
        label="Page"
        data={[
          ...Object.entries(sitePages).map(([value, label]) => ({ value, label })),
          ...(page in sitePages ? [] : [{ value: page, label: page }]),
        ]}
        value={page}
        onChange={(event) => onPage(event.currentTarget.value)}
      />
      <FormLink page={page} />
      <LoadedList
        call={texts}
        loading={<LoadingRows label="Loading the page" rows={1} rowHeight="30rem" />}
        errorTexts={{ failed: "Failed to load the site's texts" }}
      >
        {(all) => (
          <>
            <DraftsBar drafts={all.filter(hasDraft)} />
            <PageFrame texts={all} page={page} onPage={onPage} history={history} />
          </>
        )}
      </LoadedList>
    </Stack>
  );
}

function PageFrame({ texts, page, onPage, history }: EditPageProps & { texts: SiteText[] }) {
  const versions = texts.map(({ version }) => version).join(".");
  const html = useQuery({
    queryKey: ["editable page", page, versions],
    queryFn: ({ signal }) => fetchEditablePage(page, signal),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const [chosen, setChosen] = useState<string>();
  const selected = chosen === undefined ? undefined : findPart(texts, chosen);
  const [listed, setListed] = useState<string>();
  /** The image for which another is being chosen. */
  const [replaced, setReplaced] = useState<string>();
  const place = useRef({ top: 0, key: "" });
  const utils = trpc.useUtils();
  const { saveText: save } = useSaveText({ onSaved: () => undefined });
  /** One after the other, as each is based on the version before. */
  const saving = useRef(Promise.resolve());
  const [isTyping, setTyping] = useState(false);
  const [shown, setShown] = useState<string>();
  // What is being typed would go with its document.
  if (!isTyping && html.data !== undefined && html.data !== shown) setShown(html.data);

  /** For the frame's listeners, which stay from one rendering to the next. */
  const partNow = (key: string) => findPart(utils.site.listTexts.getData() ?? [], key);

  async function saveAfter(before: Promise<void>, key: string, typed: string): Promise<void> {
    await before;
    const part = partNow(key);
    if (part) await save(part.text, withPart(part, typed), { isDraft: true });
  }

  function prepare(document: Document): void {
    const found = makeEditable(document, {
      storedText(key) {
        const part = partNow(key);
        return part === undefined ? "" : partValue(part);
      },
      onSelect(key) {
        place.current.key = key;
        setChosen(key);
      },
      onSave(key, typed) {
        saving.current = saveAfter(saving.current, key, typed);
      },
      onChooseImage(key) {
        place.current.key = key;
        setReplaced(key);
      },
      onTyping: setTyping,
      onFollow: onPage,
    });
    const view = document.defaultView;
    view?.scrollTo({ top: place.current.top, behavior: "instant" });
    view?.addEventListener("scroll", () => (place.current.top = view.scrollY));
    focusAgain(found, place.current.key);
  }

  return (
    <>
      <Group className={classes.tools}>
        {selected?.entry ? (
          <EntryTools
            part={selected}
            onSave={(text, value) => void save(text, value, { isDraft: true })}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {selected ? "Press Enter to change it." : "Nothing is chosen yet."}
          </Text>
        )}
        {selected && (
          <Button size="xs" variant="subtle" onClick={() => setListed(selected.text.key)}>
            Edit in a form
          </Button>
        )}
      </Group>
      <LoadedList
        call={html}
        loading={<LoadingRows label="Loading the page" rows={1} rowHeight="30rem" />}
        errorTexts={{ failed: "Failed to load the page" }}
      >
        {(whole) => (
          <iframe
            title="The page"
            // It has no scripts: its texts are made buttons from here.
            sandbox="allow-same-origin"
            srcDoc={shown ?? whole}
            className={classes.frame}
            onLoad={({ currentTarget: { contentDocument } }) => {
              if (contentDocument !== null) prepare(contentDocument);
            }}
          />
        )}
      </LoadedList>
      <ChooseImageDialog
        isOpen={replaced !== undefined}
        onClose={() => setReplaced(undefined)}
        onChoose={({ id }) => {
          if (replaced !== undefined) saving.current = saveAfter(saving.current, replaced, id);
          setReplaced(undefined);
        }}
      />
      <TextDialog
        text={texts.find(({ key }) => key === listed)}
        onClose={() => setListed(undefined)}
        history={history}
      />
    </>
  );
}

function focusAgain(texts: readonly EditableText[], key: string): void {
  texts.find((text) => text.key === key)?.element.focus({ preventScroll: true });
}
