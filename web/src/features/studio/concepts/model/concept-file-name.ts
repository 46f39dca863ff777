import { fileNameFrom } from "#browser/download.ts";

/** Turns a concept's name into a file name that is valid on every system. */
export function conceptFileName(name: string, extension: string): string {
  return `${fileNameFrom(name, "concept")}.${extension}`;
}
