/** The storage key of a concept board; the owner is part of it, so that deleting a user can find the board. */
export function mockupKey(userId: string, generationId: string, index: number): string {
  return `mockups/${userId}/${generationId}/${index}.svg`;
}

/** A mockup's generation, and its concept's index in there. */
export interface MockupPlace {
  generationId: string;
  index: number;
}

/** The URL at which its owner sees it; with a saved concept, under that concept's name in its version. */
export function mockupUrl(
  { generationId, index }: MockupPlace,
  concept?: { id: string; version: number },
): string {
  const url = `/api/campaign-generations/${generationId}/mockups/${index}`;
  return concept ? `${url}?concept=${concept.id}&version=${concept.version}` : url;
}

/** The generation and index that such a URL names; undefined for no URL, and for any other URL. */
export function mockupPlace(url: string | null): MockupPlace | undefined {
  const found = /^\/api\/campaign-generations\/([^/]+)\/mockups\/(\d+)(?:\?[\w=&-]*)?$/.exec(url ?? "");
  const [, generationId, index] = found ?? [];
  return generationId === undefined ? undefined : { generationId, index: Number(index) };
}
