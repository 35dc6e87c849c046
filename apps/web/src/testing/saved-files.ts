import { vi } from "vitest";

interface SavedFile {
  name: string;
  text: Promise<string>;
}

/** Collects the files that are saved from now on, as this DOM has no downloads. */
export function watchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  let latest = Promise.resolve("");
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) latest = content.text();
    return "blob:https://club.example/file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: latest });
  });
  return files;
}
