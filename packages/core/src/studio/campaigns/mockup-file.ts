/** The storage key of a concept board; the owner is part of it, so that deleting a user can find the board. */
export function mockupKey(userId: string, generationId: string, index: number): string {
  return `mockups/${userId}/${generationId}/${index}.svg`;
}

/** The URL at which its owner sees it. */
export function mockupUrl(generationId: string, index: number): string {
  return `/api/campaign-generations/${generationId}/mockups/${index}`;
}

/** The generation and index that such a URL names; undefined for no URL, and for any other URL. */
export function mockupPlace(url: string | null): { generationId: string; index: number } | undefined {
  const found = /^\/api\/campaign-generations\/([^/]+)\/mockups\/(\d+)$/.exec(url ?? "");
  const [, generationId, index] = found ?? [];
  return generationId === undefined ? undefined : { generationId, index: Number(index) };
}
