import { upload as copy } from "./copy.ts";

/** Headers that the browser sets itself and does not let pages set. */
const ownHeaders = /^(host|content-length|origin|user-agent)$/i;

/**
 * Uploads a file to a signed URL and reports progress from 0 to 1; fetch cannot report upload progress.
 * @throws Error when the store refuses the file or cannot be reached, and the signal's reason once it is aborted
 */
export function uploadFile(
  file: Blob,
  target: { url: string; headers: Record<string, string> },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", target.url);
    for (const [name, value] of Object.entries(target.headers))
      if (!ownHeaders.test(name)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new Error(copy.notAccepted));
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new Error(copy.notSent));
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
