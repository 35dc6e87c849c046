import type { Permission } from "@before-ten/contracts/auth/permissions";
import type { SiteText } from "@before-ten/contracts/site/output";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { isImageText, isLibraryImage, isOwnersText } from "@before-ten/contracts/site/rules";
import { visibleEntries } from "@before-ten/contracts/site/read-texts";
import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { type ComponentType, useState } from "react";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { DraftsBar } from "./drafts-bar.tsx";
import { TextDialog } from "./text-dialog.tsx";
import {
  type WordsSearch,
  findWords,
  firstWords,
  hasDraft,
  latestValue,
  textName,
} from "./words-search.ts";
import classes from "./words-page.module.css";

const rowsPerPage = 40;

interface WordsPageProps {
  /** Shows who changed a text. */
  history: ComponentType<{ id: string }>;
  list: OpenList<WordsSearch>;
}

/** Every sentence and list of the site, for those who prefer a form to the page itself. */
export function WordsPage({ list, history }: WordsPageProps) {
  const texts = trpc.site.listTexts.useQuery(undefined, { staleTime: 0 });
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Site texts</Title>
        <Permitted to="site:write">
          <ButtonLink to="/admin/site/edit" leftSection={<IconPencil size={18} aria-hidden />}>
            Edit on the page
          </ButtonLink>
        </Permitted>
      </Group>
      <Text c="dimmed">
        Every sentence that visitors read, on pages and in emails. What you don&apos;t change keeps
        its default.
      </Text>
      <ListFilters list={list} />
      <LoadedList
        call={texts}
        loading={<LoadingRows label="Loading the texts" rows={8} />}
        errorTexts={{ failed: "Failed to load the site's texts" }}
      >
        {(all) => <WordsList all={all} list={list} history={history} />}
      </LoadedList>
    </Stack>
  );
}

function WordsList({ all, list, history }: WordsPageProps & { all: SiteText[] }) {
  const [edited, setEdited] = useState<string>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  const found = findWords(all, list.search);
  return (
    <Stack gap="sm" onFocus={onFocus}>
      <DraftsBar drafts={all.filter(hasDraft)} />
      <ListCount ref={fallback} total={found.length} one="text" many="texts" />
      <PagedList
        list={list}
        found={pageOf(found, list.search.page ?? 1)}
        empty={{
          title: "No texts found",
          filtered: "Try another word or state.",
          unfiltered: "This site has no texts.",
        }}
      >
        {(texts) => <TextRows texts={texts} onEdit={setEdited} />}
      </PagedList>
      <TextDialog
        text={all.find(({ key }) => key === edited)}
        onClose={() => setEdited(undefined)}
        history={history}
      />
    </Stack>
  );
}

function pageOf(found: readonly SiteText[], page: number): PageOf<SiteText> {
  const total = found.length;
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  return {
    items: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    pagination: { page, limit: rowsPerPage, total, pages },
  };
}

interface TextRowsProps {
  texts: readonly SiteText[];
  onEdit: (key: string) => void;
}

function TextRows({ texts, onEdit }: TextRowsProps) {
  const pages = [...new Set(texts.map(({ page }) => page))];
  return (
    <Stack>
      {pages.map((page) => (
        <section key={page} aria-label={page}>
          <Title order={2} size="h4">
            {page}
          </Title>
          <ul className={classes.texts}>
            {texts
              .filter((text) => text.page === page)
              .map((text) => (
                <TextRow key={text.key} text={text} onEdit={onEdit} />
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

function TextRow({ text, onEdit }: { text: SiteText; onEdit: (key: string) => void }) {
  const name = textName(text.key);
  return (
    <Paper component="li" withBorder className={classes.text}>
      <div>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          {text.value !== null && <StatusBadge tone="idle">Changed</StatusBadge>}
          {hasDraft(text) && (
            <StatusBadge tone="waiting">
              {text.publishAt === null ? "Draft" : "Draft, scheduled"}
            </StatusBadge>
          )}
        </Group>
        <Text lineClamp={3}>{shownValue(text) || <span className={classes.none}>None</span>}</Text>
      </div>
      <Permitted to={permissionFor(text)}>
        <Button
          variant="default"
          size="xs"
          aria-label={`Edit ${text.page}: ${name}`}
          onClick={() => onEdit(text.key)}
        >
          Edit
        </Button>
      </Permitted>
    </Paper>
  );
}

/** The text itself, or what its entries are recognized by. */
function shownValue(text: SiteText): string {
  const value = latestValue(text);
  if (typeof value !== "string") return visibleEntries(value).map(firstWords).join(" · ");
  if (value === "" || !isImageText(text.key)) return value;
  return isLibraryImage(value) ? "An image of the library" : "The default image";
}

/** Only owners change the club's name and addresses. */
function permissionFor({ key }: SiteText): Permission {
  return isOwnersText(key) ? "settings:write" : "site:write";
}
