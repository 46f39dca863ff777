import { readStored, removeStored, writeStored } from "#browser/storage.ts";

/** Holds the id of the account that the user acts for. public/first-paint.js reads the same key. */
const storageKey = "marquee-signed-in";

/**
 * Whether a user was signed in when this browser last knew. Only a hint: it decides what is painted first and whether
 * the sign-in page asks who is signed in, never what anyone may see.
 */
export function wasSignedIn(): boolean {
  return readStored(storageKey) !== null;
}

export function noteSignedIn(accountId: string | null): void {
  if (accountId !== null) writeStored(storageKey, accountId);
  else removeStored(storageKey);
}

/** Removes the frame that index.html paints first, because the real frame or another page has replaced it. */
export function removeFirstFrame(): void {
  delete document.documentElement.dataset.frame;
  document.getElementById("frame")?.remove();
}
