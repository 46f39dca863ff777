/** Where a concept board is kept; the owner is part of the key, so that deleting a user can find it. */
export function mockupKey(userId: string, generationId: string, index: number): string {
  return `mockups/${userId}/${generationId}/${index}.svg`;
}

/** The address under which its owner sees it. */
export function mockupUrl(generationId: string, index: number): string {
  return `/api/campaign-generations/${generationId}/mockups/${index}`;
}

/** What such an address names; undefined for none, and for any other address. */
export function mockupPlace(url: string | null): { generationId: string; index: number } | undefined {
  const found = /^\/api\/campaign-generations\/([^/]+)\/mockups\/(\d+)$/.exec(url ?? "");
  const [, generationId, index] = found ?? [];
  return generationId === undefined ? undefined : { generationId, index: Number(index) };
}
