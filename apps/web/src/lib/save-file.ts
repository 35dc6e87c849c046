export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file once it began.
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

const revokeAfterMs = 60_000;
