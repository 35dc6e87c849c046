import type { Picture } from "@before-ten/contracts/event";

interface StoredPicture {
  id: string;
  width: number;
  height: number;
  widths: number[];
}

export function presentPicture(picture: StoredPicture, alt: string): Picture {
  const { id, width, height, widths } = picture;
  return {
    url: pictureUrl(id, width),
    alt,
    width,
    height,
    srcSet: widths.map((each) => `${pictureUrl(id, each)} ${each}w`).join(", "),
  };
}

function pictureUrl(id: string, width: number): string {
  return `/media/${id}-${width}.webp`;
}
