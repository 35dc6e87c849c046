/** Smaller files gain too little for the time it takes. */
const worthBytes = 1_000_000;
/** No file that the server makes of an image is wider, or taller. */
const widest = { width: 1_600, height: 4_800 } as const;
const quality = 0.9;

/** The form with its photos as wide as the server stores them, where that makes them smaller. */
export async function shrunkForm(form: FormData): Promise<FormData> {
  const shrunk = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") shrunk.append(name, value);
    else shrunk.append(name, await shrinkImage(value), value.name);
  }
  return shrunk;
}

/** Upright and without the place it was taken at. Anything that can't be drawn stays as it is. */
async function shrinkImage(file: File): Promise<Blob> {
  if (file.type !== "image/jpeg" || file.size < worthBytes) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(widest.width / bitmap.width, widest.height / bitmap.height);
    if (scale >= 1) return file;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    return blob !== null && blob.size < file.size ? blob : file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}
