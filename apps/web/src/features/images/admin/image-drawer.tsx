import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { LibraryImage } from "@before-ten/contracts/images/output";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { imageName } from "../../../admin/images/image-grid.tsx";
import { dayOf } from "../../../admin/list/admin-dates.ts";
import { DetailsDrawer } from "../../../admin/list/details-drawer.tsx";
import facts from "../../../admin/list/facts.module.css";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { AltForm } from "./alt-form.tsx";
import { ImageUses } from "./image-uses.tsx";
import classes from "./images.module.css";

interface ImageDrawerProps {
  /** Undefined while the drawer is closed. */
  image: LibraryImage | undefined;
  onChanged: (image: LibraryImage) => void;
  onClose: () => void;
}

/** An image with its alternative text and its uses. */
export function ImageDrawer({ image, onChanged, onClose }: ImageDrawerProps) {
  return (
    <DetailsDrawer isOpen={image !== undefined} title={image && imageName(image)} onClose={onClose}>
      {image !== undefined && (
        <Stack gap="lg">
          <div className={classes.shown}>
            <ResponsiveImage
              image={image.image}
              placeholder="post"
              sizes="(min-width: 40rem) 600px, 94vw"
            />
          </div>
          <Permitted to="posts:write">
            <AltForm key={image.id} image={image} onSaved={onChanged} />
          </Permitted>
          <dl className={facts.facts}>
            <dt>File</dt>
            <dd>{image.fileName || "Not known"}</dd>
            <dt>Size</dt>
            <dd>
              {image.image.width} × {image.image.height} px
            </dd>
            <dt>Uploaded</dt>
            <dd>{dayOf(image.storedAt)}</dd>
            <dt>Used in</dt>
            <dd>
              <ImageUses uses={image.uses} />
            </dd>
          </dl>
          {image.uses.length === 0 && (
            <Text size="sm" c="dimmed">
              {image.isInLibrary
                ? "It stays here until it is deleted."
                : "Nothing uses it any more, so it will be deleted within the hour."}
            </Text>
          )}
          <Permitted to="posts:write">
            <DeleteButton image={image} onDeleted={onClose} />
          </Permitted>
        </Stack>
      )}
    </DetailsDrawer>
  );
}

interface DeleteButtonProps {
  image: LibraryImage;
  onDeleted: () => void;
}

/** Only for unused images; the server checks again, including mails that were sent. */
function DeleteButton({ image: { id, uses }, onDeleted }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.images.delete.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onDeleted();
      await utils.images.invalidate();
    },
    onError(error) {
      setIsAsking(false);
      notifyError(errorSentence(error, { failed: messages.deleteFailed }));
    },
  });
  if (uses.length > 0) return null;
  return (
    <>
      <Button color="red" variant="outline" onClick={() => setIsAsking(true)}>
        Delete image
      </Button>
      <ConfirmDialog
        title="Delete image"
        question={isAsking ? "Delete this image for good? It can't be brought back." : undefined}
        action="Delete image"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
