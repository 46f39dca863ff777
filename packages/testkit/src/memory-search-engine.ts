import type { SearchDocument, SearchEngine } from "@marquee/adapters/search/port";

/** A search engine in memory, which is never behind. */
export function memorySearchEngine(): SearchEngine & { lose(): void } {
  let documents: Map<string, { version: number; document?: SearchDocument }> | undefined;
  let isBuilt = false;
  return {
    /** As though the domain were new. */
    lose() {
      documents = undefined;
      isBuilt = false;
    },
    async isBuilt() {
      return isBuilt;
    },
    async prepare() {
      documents ??= new Map();
    },
    async markBuilt() {
      isBuilt = true;
    },
    async find(group, words) {
      return [...(documents?.values() ?? [])]
        .flatMap(({ document }) => document ?? [])
        .filter((one) => one.group === group && words.every((word) => one.text.includes(word)))
        .sort((one, other) => (one.place < other.place ? -1 : 1));
    },
    async write({ put, remove }, version) {
      const isNewest = (id: string) => version >= (documents?.get(id)?.version ?? 0);
      for (const document of put)
        if (isNewest(document.id)) documents?.set(document.id, { version, document });
      for (const id of remove) if (isNewest(id)) documents?.set(id, { version });
    },
  };
}
