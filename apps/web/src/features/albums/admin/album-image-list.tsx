import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveItem } from "../../../admin/form/move-item.ts";
import { type FormImage, type ImageText, withPastedTexts } from "./album-form-values.ts";
import { AlbumImageCard } from "./album-image-card.tsx";
import classes from "./album.module.css";

interface AlbumImageListProps {
  images: readonly FormImage[];
  /** Error by path of the contract's input, e.g. `images.0.caption`. */
  errorOf: (path: string) => ReactNode;
  /** Passes an updater, as an upload may end after further changes. */
  onChange: (change: (images: readonly FormImage[]) => FormImage[]) => void;
}

/** Takes the focus over from the button that was removed. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** An album's images, reordered by buttons, keys or dragging. */
export function AlbumImageList({ images, errorOf, onChange }: AlbumImageListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [removed, setRemoved] = useState<{ image: FormImage; index: number }>();
  const [dragged, setDragged] = useState<string>();
  /** The image to focus once it has moved or returned, and its element that had the focus. */
  const [wanted, setWanted] = useState<{ imageId: string; focused?: Element | null }>();

  useEffect(() => {
    if (wanted === undefined) return;
    const { imageId, focused } = wanted;
    // The button is disabled at the end of the list.
    const isDisabled = focused instanceof HTMLButtonElement && focused.disabled;
    if (focused instanceof HTMLElement && !isDisabled) {
      focused.focus();
      return;
    }
    const card = list.current?.querySelector(`[data-image="${CSS.escape(imageId)}"]`);
    const buttons = [...(card?.querySelectorAll("button") ?? [])];
    buttons.find(({ disabled }) => !disabled)?.focus();
  }, [wanted]);

  function move(image: FormImage, by: -1 | 1) {
    const focused = document.activeElement;
    onChange((present) => {
      const from = indexOf(present, image.imageId);
      return moveItem(present, from, from + by);
    });
    setWanted({ imageId: image.imageId, focused });
  }

  function dragOver(target: FormImage) {
    if (dragged === undefined || dragged === target.imageId) return;
    onChange((present) =>
      moveItem(present, indexOf(present, dragged), indexOf(present, target.imageId)),
    );
  }

  function paste(at: { imageId: string; field: ImageText }, pasted: string): boolean {
    if (withPastedTexts(images, at, pasted) === undefined) return false;
    onChange((present) => withPastedTexts(present, at, pasted) ?? [...present]);
    return true;
  }

  function remove(image: FormImage, index: number) {
    onChange((present) => present.filter(({ imageId }) => imageId !== image.imageId));
    setRemoved({ image, index });
  }

  function restore({ image, index }: { image: FormImage; index: number }) {
    setRemoved(undefined);
    // The image may have been uploaded again meanwhile.
    onChange((present) =>
      indexOf(present, image.imageId) < 0 ? present.toSpliced(index, 0, image) : [...present],
    );
    setWanted({ imageId: image.imageId });
  }

  return (
    <Stack gap="sm">
      {images.length === 0 && <Text c="dimmed">No images in this album yet.</Text>}
      <ol ref={list} className={classes.images} aria-label="Images">
        {images.map((image, index) => (
          <li key={image.imageId} data-image={image.imageId}>
            <AlbumImageCard
              image={image}
              place={{ number: index + 1, of: images.length }}
              errors={{
                imageId: errorOf(`images.${index}.imageId`),
                caption: errorOf(`images.${index}.caption`),
                alt: errorOf(`images.${index}.alt`),
              }}
              drag={{
                isDragged: dragged === image.imageId,
                isUnderWay: dragged !== undefined,
                onStart: () => setDragged(image.imageId),
                onOver: () => dragOver(image),
                onEnd: () => setDragged(undefined),
              }}
              onChange={(changed) =>
                onChange((present) =>
                  present.map((each) => (each.imageId === changed.imageId ? changed : each)),
                )
              }
              onPaste={(field, pasted) => paste({ imageId: image.imageId, field }, pasted)}
              onMove={(by) => move(image, by)}
              onRemove={() => remove(image, index)}
            />
          </li>
        ))}
      </ol>
      {removed !== undefined && (
        <Group key={removed.image.imageId} gap="xs" role="status">
          <Text size="sm">Image removed.</Text>
          <Button variant="default" size="xs" ref={takeFocus} onClick={() => restore(removed)}>
            Undo
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function indexOf(images: readonly FormImage[], id: string): number {
  return images.findIndex(({ imageId }) => imageId === id);
}
