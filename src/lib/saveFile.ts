/** Gives the browser enough time to read the file. */
const RELEASE_MS = 1000;

/** Hands a file to the browser's downloads; it never opens as a page of ours (T5). */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}
