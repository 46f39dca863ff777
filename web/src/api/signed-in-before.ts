import { readStored, removeStored, writeStored } from "#browser/storage.ts";

/** Holds the user's id. public/first-paint.js reads the same key. */
const storageKey = "marquee-signed-in";

/**
 * Whether a user was signed in when this browser last knew. Only a hint: it decides what is painted first and whether
 * the sign-in page asks who is signed in, never what anyone may see.
 */
export function wasSignedIn(): boolean {
  return readStored(storageKey) !== null;
}

export function noteSignedIn(userId: string | null): void {
  if (userId !== null) writeStored(storageKey, userId);
  else removeStored(storageKey);
}

/** Removes the frame that index.html paints first, because the real frame or another page has replaced it. */
export function removeFirstFrame(): void {
  delete document.documentElement.dataset.frame;
  document.getElementById("frame")?.remove();
}
