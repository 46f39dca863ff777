import { beginning } from "@marquee/contracts/text/characters";

/** Makes the browser download a text as a file. */
export function downloadText(fileName: string, text: string, mediaType = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Turns a title into a file name, without an extension, that is valid on every system; `otherwise` if nothing is left. */
export function fileNameFrom(title: string, otherwise: string): string {
  const words = title
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words ? beginning(words.join("-"), 60) : otherwise;
}
