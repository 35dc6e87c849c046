import { adminAlbumMessages as messages } from "@before-ten/contracts/albums/admin-messages";
import type { AdminAlbum } from "@before-ten/contracts/albums/output";
import { albumLengths } from "@before-ten/contracts/albums/rules";
import { Alert, Button, Group, Stack, Text, Textarea, Title } from "@mantine/core";
import { useState } from "react";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { notifyPlain } from "../../../lib/notify.ts";
import {
  type AlbumFormValues,
  type FormImage,
  albumErrors,
  albumTextOf,
  albumValuesOf,
  readAlbumText,
  uploadedFormImage,
  wordlessCount,
} from "./album-form-values.ts";
import { AlbumImageList } from "./album-image-list.tsx";
import { UploadImages } from "./upload-images.tsx";
import { useAlbumSaving } from "./use-album-saving.ts";
import { useAlbumUploads } from "./use-album-uploads.ts";

interface AlbumFormProps {
  album: AdminAlbum;
  /** Begins anew with what is stored. */
  onReload: () => void;
}

export function AlbumForm({ album, onReload }: AlbumFormProps) {
  const { eventId: id, version } = album;
  const [isOutdated, setIsOutdated] = useState(false);
  const state = useAdminForm<AlbumFormValues, AlbumFormValues>({
    // A draft of an older version would take back what others have saved since.
    subject: `album:${id}:${version}`,
    initialValues: () => albumValuesOf(album),
    validate: albumErrors,
    textOf: albumTextOf,
    readText: readAlbumText,
  });
  const { form, ifValid, ends } = state;
  const { images, consentNote } = form.values;
  const saving = useAlbumSaving({
    id,
    onSaved: ends.onSaved,
    onRefused(error, sentences) {
      if (error.data?.httpStatus === 412) setIsOutdated(true);
      ends.onRefused(error, sentences);
    },
  });
  const changeImages = (change: (present: readonly FormImage[]) => FormImage[]) =>
    form.setFieldValue("images", change(form.getValues().images));
  const uploads = useAlbumUploads({
    id,
    onUploaded(uploaded) {
      const isThere = form.getValues().images.some(({ imageId }) => imageId === uploaded.imageId);
      if (isThere) notifyPlain(messages.imageTwice);
      else changeImages((present) => [...present, uploadedFormImage(uploaded)]);
    },
  });
  const isUploading = uploads.progress !== undefined;
  const wordless = wordlessCount(images);
  return (
    <AdminForm
      state={state}
      saving={saving}
      label="Album"
      isLeaving={undefined}
      onSubmit={() => {
        if (!isUploading) ifValid(() => saving.save(form.values, version));
      }}
    >
      {isOutdated && (
        <Alert color="red" title={messages.changedMeanwhile}>
          <Stack gap="sm" align="start">
            <Text size="sm">
              What you see here is yours alone. Saving it puts it in place of theirs.
            </Text>
            <Group gap="xs">
              <Button variant="default" size="xs" onClick={onReload}>
                Give mine up and load theirs
              </Button>
              <Button
                variant="default"
                size="xs"
                onClick={() => ifValid(() => saving.save(form.values))}
              >
                Save mine over theirs
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <UploadImages uploads={uploads} count={images.length} />
      <Stack component="section" gap="sm" aria-labelledby="album-images">
        <Title order={2} size="h4" id="album-images">
          {images.length === 1 ? "1 image" : `${images.length} images`}
        </Title>
        {wordless > 0 && (
          <Text size="sm" c="dimmed">
            {wordless === 1 ? "1 image has" : `${wordless} images have`} neither a caption nor an
            alternative text: to people who can't see them, they're just numbers.
          </Text>
        )}
        {form.errors["images"] !== undefined && (
          <Text size="sm" c="red" role="alert">
            {form.errors["images"]}
          </Text>
        )}
        <AlbumImageList
          images={images}
          errorOf={(path) => form.errors[path]}
          onChange={changeImages}
        />
      </Stack>
      <Textarea
        label="Consent note"
        description="For admins alone: who was asked, and whose photos to take out when they write to us"
        autosize
        minRows={3}
        maxLength={albumLengths.consentNote}
        value={consentNote}
        error={form.errors["consentNote"]}
        onChange={({ currentTarget }) => form.setFieldValue("consentNote", currentTarget.value)}
      />
      <FormFooter>
        <ButtonLink to="/admin/events" variant="default">
          Cancel
        </ButtonLink>
        <Button type="submit" disabled={isUploading}>
          {saving.isSaving ? "Saving..." : "Save album"}
        </Button>
      </FormFooter>
    </AdminForm>
  );
}
