import {
  adminAlbumMessages as messages,
  adminAlbumMessages,
} from "@before-ten/contracts/albums/admin-messages";
import type { AdminAlbum } from "@before-ten/contracts/albums/output";
import { albumLengths, maxAlbumImages } from "@before-ten/contracts/albums/rules";
import { Button, Stack, Text, Textarea, Title, Alert, List, TextInput } from "@mantine/core";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { notifyPlain } from "../../../lib/notify.ts";
import { comparedAlbum } from "./album-compared.ts";
import {
  type AlbumFormValues,
  type FormImage,
  albumErrors,
  albumTextOf,
  albumValuesOf,
  readAlbumText,
  uploadedFormImage,
  wordlessCount,
  changedAlbum,
} from "./album-form-values.ts";
import { AlbumImageList } from "./album-image-list.tsx";
import { useAlbumUploads } from "./use-album-uploads.ts";
import { type SavingEnds, useSaveOnce } from "../../../admin/form/use-save-once.ts";
import type { Begun } from "../../../admin/form/use-edited-thing.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import fileInput from "../../../admin/form/file-input.module.css";
import { acceptedImages } from "../../../admin/form/image/image-error.ts";

interface AlbumFormProps {
  album: AdminAlbum;
  /** Reads the album again; undefined if its event was deleted. */
  read: () => Promise<AdminAlbum | undefined>;
}

export function AlbumForm({ album, read }: AlbumFormProps) {
  const { eventId: id, version } = album;
  const state = useAdminForm<AlbumFormValues, AlbumFormValues>({
    subject: `album:${id}`,
    initialValues: () => albumValuesOf(album),
    validate: albumErrors,
    textOf: albumTextOf,
    readText: readAlbumText,
    edited: {
      kind: "album",
      id,
      version,
      compared: comparedAlbum,
      read: async () => {
        const stored = await read();
        return stored && { version: stored.version, values: albumValuesOf(stored) };
      },
    },
  });
  const { form, ifValid, base, ends } = state;
  const { images, consentNote } = form.values;
  const saving = useAlbumSaving({ id, base, ...ends });
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
        if (!isUploading) ifValid(() => saving.save(form.values));
      }}
    >
      <UploadImages uploads={uploads} count={images.length} />
      <Stack component="section" gap="sm" aria-labelledby="album-images">
        <Title order={2} size="h4" id="album-images">
          {images.length === 1 ? "1 image" : `${images.length} images`}
        </Title>
        {images.length > 1 && (
          <Text size="sm" c="dimmed">
            Paste two spreadsheet columns, alternative text and caption, into a field to fill this
            image and the ones after it.
          </Text>
        )}
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
        description="Admins only: who agreed, and who asked to be removed"
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

interface AlbumSaving extends SavingEnds {
  id: string;
  /** The stored version the values are based on. */
  base: Begun<AlbumFormValues>;
}

/** Saves an album once and goes to the list of events. */
function useAlbumSaving({ id, base, ...ends }: AlbumSaving) {
  const utils = trpc.useUtils();
  const { updating, isDone, once } = useSaveOnce({
    messages,
    list: "/admin/events",
    changed: () => Promise.all([utils.albums.invalidate(), utils.history.invalidate()]),
    ...ends,
  });
  const update = trpc.albums.update.useMutation({
    retry: updating.retry,
    onSuccess: ({ meanwhile }) => updating.onSuccess({ id, meanwhile }),
    onError: updating.onError,
  });
  return {
    isSaving: update.isPending,
    isDone,
    save: (values: AlbumFormValues) =>
      once({ id, ...changedAlbum(values, base) }, (input) => update.mutate(input)),
  };
}

interface UploadImagesProps {
  uploads: ReturnType<typeof useAlbumUploads>;
  /** Number of images in the album. */
  count: number;
}

function UploadImages({ uploads, count }: UploadImagesProps) {
  const { upload, progress, failed } = uploads;
  const room = maxAlbumImages - count;
  return (
    <div>
      <TextInput
        type="file"
        multiple
        accept={acceptedImages}
        classNames={{ input: fileInput.input }}
        label="Add images"
        description={`JPEG, PNG or WebP, up to ${maxAlbumImages} in an album; a phone's large pictures are made smaller first. Use 1600 px or wider`}
        disabled={progress !== undefined || room <= 0}
        error={room <= 0 ? adminAlbumMessages.tooManyImages : undefined}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])].slice(0, room);
          // The same file may be picked again after an error.
          input.value = "";
          void upload(files);
        }}
      />
      <Text size="sm" mt="xs" role="status">
        {progress && `Uploaded ${progress.done} of ${progress.of}…`}
      </Text>
      {failed.length > 0 && <FailedUploads {...uploads} />}
    </div>
  );
}

function FailedUploads({ failed, progress, upload, forget }: UploadImagesProps["uploads"]) {
  const isUploading = progress !== undefined;
  return (
    <Alert color="red" title={adminAlbumMessages.uploadFailed} mt="xs">
      <List size="sm">
        {failed.map(({ file, sentence }) => (
          <List.Item key={`${file.name} ${file.lastModified} ${file.size}`}>
            {file.name}: {sentence}{" "}
            <Button
              size="compact-sm"
              variant="subtle"
              disabled={isUploading}
              onClick={() => void upload([file])}
              aria-label={`Try ${file.name} again`}
            >
              Try again
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => forget(file)}
              aria-label={`Leave ${file.name} out`}
            >
              Leave out
            </Button>
          </List.Item>
        ))}
      </List>
      {failed.length > 1 && (
        <Button
          size="compact-sm"
          variant="default"
          mt="xs"
          disabled={isUploading}
          onClick={() => void upload(failed.map(({ file }) => file))}
        >
          Try all again
        </Button>
      )}
    </Alert>
  );
}
