import type { BinaryFiles } from "@marquee/adapters/files/port";

/** Files in memory; `before` runs before each call, so that a test can write in between or let it fail. */
export function memoryFiles(
  hooks: { before?(operation: "put" | "get" | "remove", key: string): Promise<void> } = {},
): BinaryFiles & { stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    async putBytes(key, body) {
      await hooks.before?.("put", key);
      stored.set(key, body);
    },
    async getBytes(key) {
      await hooks.before?.("get", key);
      return stored.get(key);
    },
    async remove(key) {
      await hooks.before?.("remove", key);
      stored.delete(key);
    },
  };
}

/** Removes the files whose keys begin with a prefix, and says how many there were. */
export function removeUnder(files: Map<string, unknown>, prefix: string): number {
  const found = [...files.keys()].filter((key) => key.startsWith(prefix));
  for (const key of found) files.delete(key);
  return found.length;
}
