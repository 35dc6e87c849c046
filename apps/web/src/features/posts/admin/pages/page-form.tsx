import { createPageInput, updatePageInput } from "@before-ten/contracts/pages/input";
import { pageMessages as messages } from "@before-ten/contracts/pages/messages";
import type { AdminPage } from "@before-ten/contracts/pages/output";
import { newPublicGaps, pageStatuses } from "@before-ten/contracts/pages/rules";
import { brand } from "@before-ten/contracts/shared/brand";
import { Button, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { useState } from "react";
import { AdminForm } from "../../../../admin/form/admin-form.tsx";
import { ConfirmDialog } from "../../../../admin/form/confirm-dialog.tsx";
import { ScheduleInputs } from "../../../../admin/form/schedule-inputs.tsx";
import { useAdminForm } from "../../../../admin/form/use-admin-form.ts";
import { useSaveOnce } from "../../../../admin/form/use-save-once.ts";
import { ButtonLink } from "../../../../admin/shell/button-link.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { ContentField } from "../content-field.tsx";
import { sentContent } from "../post-content.ts";
import { newWriting, writtenFields } from "../post-form-values.ts";
import { statusLabels } from "../post-labels.ts";
import { PreviewButtons } from "../preview-buttons.tsx";
import { PreviewNotice } from "../preview-notice.tsx";
import { LeadField, TitleField, WritingLayout } from "../writing-layout.tsx";
import {
  type PageFormValues,
  comparedPage,
  readPageText,
  textOf,
  valuesOf,
} from "./page-form-values.ts";

interface PageFormProps {
  /** Undefined for a new page. */
  page?: AdminPage;
  /** What a new page begins with. */
  initial?: PageFormValues;
  /** Reads the page again; undefined if it was deleted. */
  read?: () => Promise<AdminPage | undefined>;
  /** True while something outside the form leaves the page on purpose. */
  isLeaving?: () => boolean;
}

const checkNew = schemaResolver(createPageInput, { sync: true });
const checkEdited = schemaResolver(updatePageInput, { sync: true });

export function PageForm({ page, initial = newWriting, read, isLeaving }: PageFormProps) {
  const isNew = page === undefined;
  const [gaps, setGaps] = useState<string[]>([]);
  const state = useAdminForm<PageFormValues, PageFormValues>({
    subject: `page:${page?.id ?? "new"}`,
    initialValues: () => (isNew ? initial : valuesOf(page)),
    validate: (values) => errorsOf(values, page),
    textOf,
    readText: readPageText,
    edited: page && {
      kind: "page",
      id: page.id,
      version: page.version,
      compared: comparedPage,
      read: async () => {
        const stored = await read?.();
        return stored && { version: stored.version, values: valuesOf(stored) };
      },
    },
  });
  const { form, ifValid, base, ends } = state;
  const { values } = form;
  const utils = trpc.useUtils();
  const { creating, updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/pages",
    changed: () => utils.pages.invalidate(),
    ...ends,
  });
  const create = trpc.pages.create.useMutation(creating);
  const update = trpc.pages.update.useMutation(updating);
  const saving = isNew ? create : update;

  function save(choice: { allowGaps?: true } = {}) {
    setGaps([]);
    const fields = { ...writtenFields(values, page && { id: page.id, ...base }), ...choice };
    if (isNew) once(createPageInput.parse(fields), create.mutate);
    else once(updatePageInput.parse(fields), update.mutate);
  }

  function saveOrAsk() {
    const left = newPublicGaps(values, page);
    if (left.length > 0) setGaps(left);
    else save();
  }

  return (
    <AdminForm
      state={state}
      saving={{ isSaving: saving.isPending, isDone }}
      label={isNew ? "New page" : "Page"}
      isLeaving={isLeaving}
      onSubmit={() => ifValid(saveOrAsk)}
    >
      <WritingLayout
        refusals={state.refusals}
        wrong={Object.keys(form.errors)}
        settings={
          <Stack gap="lg">
            <NativeSelect
              label="Status"
              description="Only published pages are public"
              data={pageStatuses.map((status) => ({ value: status, label: statusLabels[status] }))}
              {...form.getInputProps("status")}
            />
            <ScheduleInputs
              form={form}
              timeZone={brand.timeZone}
              onPublishLater={() => form.setFieldValue("status", "draft")}
            />
            <TextInput
              label="Address"
              description={
                isNew
                  ? "What follows /p/. Leave empty to make it from the title."
                  : "What follows /p/. After a change the old address redirects to the new one."
              }
              autoCapitalize="off"
              spellCheck={false}
              {...form.getInputProps("slug")}
            />
          </Stack>
        }
        notice={page && <PreviewNotice kind="page" id={page.id} hasUnsaved={state.isDirty()} />}
        actions={
          <>
            {page && <PreviewButtons kind="page" shown={page} />}
            <ButtonLink to="/admin/pages" variant="default">
              Cancel
            </ButtonLink>
            <Button type="submit">{submitLabel(isNew, saving.isPending)}</Button>
          </>
        }
      >
        <TitleField {...form.getInputProps("title")} />
        <LeadField
          aria-label="Summary"
          placeholder="Summary, shown by search engines"
          {...form.getInputProps("excerpt")}
        />
        <ContentField
          value={{ content: values.content, document: values.document }}
          onChange={({ content, document }) => {
            form.setFieldValue("content", content);
            form.setFieldValue("document", document);
          }}
          error={form.errors["content"] ?? form.errors["document"]}
          isDisabled={saving.isPending}
        />
      </WritingLayout>
      <ConfirmDialog
        title="Not filled in yet"
        question={gaps.length === 0 ? undefined : messages.unfilled(gaps)}
        note="Visitors will see these gaps as they are."
        action="Publish anyway"
        cancelLabel="Keep writing"
        isBusy={saving.isPending}
        onConfirm={() => save({ allowGaps: true })}
        onClose={() => setGaps([])}
      />
    </AdminForm>
  );
}

function submitLabel(isNew: boolean, isSaving: boolean): string {
  if (isNew) return isSaving ? "Creating..." : "Create page";
  return isSaving ? "Saving..." : "Save page";
}

function errorsOf(values: PageFormValues, page: AdminPage | undefined): FormErrors {
  const { content: _content, document: _document, slug, ...others } = values;
  const sent = { ...others, ...(slug.trim() !== "" && { slug }), ...sentContent(values) };
  const errors = page === undefined ? checkNew(sent) : checkEdited({ ...sent, slug, id: page.id });
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [path.split(".")[0], error]),
  );
}
