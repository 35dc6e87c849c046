import { adminAlbumMessages } from "@before-ten/contracts/albums/admin-messages";
import { maxAlbumImages } from "@before-ten/contracts/albums/rules";
import { Alert, List, Text, TextInput } from "@mantine/core";
import { acceptedImages } from "../../../admin/form/image-error.ts";
import type { useAlbumUploads } from "./use-album-uploads.ts";

interface UploadImagesProps {
  uploads: ReturnType<typeof useAlbumUploads>;
  /** Number of images in the album. */
  count: number;
}

export function UploadImages({ uploads: { upload, progress, errors }, count }: UploadImagesProps) {
  const room = maxAlbumImages - count;
  return (
    <div>
      <TextInput
        type="file"
        multiple
        accept={acceptedImages}
        label="Add images"
        description={`JPEG, PNG or WebP, less than 5MB each; up to ${maxAlbumImages} in an album. At least 1600 px wide looks sharp everywhere`}
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
        {progress && `Uploading ${progress.number} of ${progress.of}…`}
      </Text>
      {errors.length > 0 && (
        <Alert color="red" title={adminAlbumMessages.uploadFailed} mt="xs">
          <List size="sm">
            {errors.map(({ fileName, sentence }) => (
              <List.Item key={fileName}>
                {fileName}: {sentence}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}
