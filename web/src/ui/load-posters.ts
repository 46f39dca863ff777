/** The code that draws posters. */
export type PosterDrawing = typeof import("@marquee/concept-boards/posters/poster");

let known: PosterDrawing | undefined;

/** Fetches the code that draws posters; the pages that begin with one name it as what they also load. */
export async function loadPosters(): Promise<PosterDrawing> {
  known ??= await import("@marquee/concept-boards/posters/poster");
  return known;
}

/** The same code if it is already here, so that a poster appears together with what it belongs to. */
export function loadedPosters(): PosterDrawing | undefined {
  return known;
}
