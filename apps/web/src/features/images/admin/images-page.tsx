import { libraryMessages as messages } from "@before-ten/contracts/images/messages";
import type { LibraryImage } from "@before-ten/contracts/images/output";
import { imagePageLimit } from "@before-ten/contracts/images/rules";
import type { PageOf } from "@before-ten/contracts/shared/pagination";
import { Button, Group, Stack, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPhotoPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ImageGrid } from "../../../admin/images/image-grid.tsx";
import { ListFilters } from "../../../admin/list/list-filters.tsx";
import { ListCount, LoadedList, LoadingRows, PagedList } from "../../../admin/list/list-states.tsx";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import type { OpenList } from "../../../admin/list/use-list.ts";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ImageDrawer } from "./image-drawer.tsx";
import type { ImagesSearch } from "./images-search.ts";
import { UploadDialog } from "./upload-dialog.tsx";

interface ImagesPageProps {
  list: OpenList<ImagesSearch>;
}

/** All uploaded images with their uses. */
export function ImagesPage({ list }: ImagesPageProps) {
  const [isUploading, upload] = useDisclosure(false);
  const images = trpc.images.list.useQuery(
    { ...list.search, limit: imagePageLimit },
    { placeholderData: keepPreviousData },
  );
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Group justify="space-between">
        <Title order={1}>Images</Title>
        <Permitted to="posts:write">
          <Button leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={upload.open}>
            Upload image
          </Button>
        </Permitted>
      </Group>
      <ListFilters list={list} />
      <LoadedList
        call={images}
        loading={<LoadingRows label="Loading images" rows={4} rowHeight="10rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => <ImageList found={found} list={list} onUpload={upload.open} />}
      </LoadedList>
      <UploadDialog isOpen={isUploading} onClose={upload.close} />
    </Stack>
  );
}

interface ImageListProps extends ImagesPageProps {
  found: PageOf<LibraryImage>;
  onUpload: () => void;
}

function ImageList({ found, list, onUpload }: ImageListProps) {
  const [open, setOpen] = useState<LibraryImage>();
  const { fallback, onFocus } = useFocusFallback<HTMLParagraphElement>();
  return (
    <Stack onFocus={onFocus}>
      <ListCount ref={fallback} total={found.pagination.total} one="image" many="images" />
      <PagedList
        list={list}
        found={found}
        empty={{
          title: "No images found",
          filtered: "Try another word, or images of any use.",
          unfiltered: "Images uploaded for events, posts and campaigns appear here, too.",
          unfilteredAction: (
            <Permitted to="posts:write">
              <Button onClick={onUpload}>Upload the first image</Button>
            </Permitted>
          ),
        }}
      >
        {(images) => <ImageGrid images={images} label="Images" onPress={setOpen} note={usesOf} />}
      </PagedList>
      <ImageDrawer image={open} onChanged={setOpen} onClose={() => setOpen(undefined)} />
    </Stack>
  );
}

function usesOf({ uses }: LibraryImage): string {
  return uses.length === 0
    ? "Not used"
    : `Used ${uses.length === 1 ? "once" : `${uses.length} times`}`;
}
