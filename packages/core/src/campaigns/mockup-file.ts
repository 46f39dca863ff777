/** Where a concept board is kept; the owner is part of the key, so that deleting a user can find it. */
export function mockupKey(userId: string, generationId: string, index: number): string {
  return `mockups/${userId}/${generationId}/${index}.svg`;
}

/** The address under which its owner sees it. */
export function mockupUrl(generationId: string, index: number): string {
  return `/api/campaign-generations/${generationId}/mockups/${index}`;
}
