import { beginning } from "@marquee/contracts/characters";

/** Turns a concept's name into a file name that is valid on every system. */
export function conceptFileName(name: string, extension: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words ? beginning(words.join("-"), 60) : "concept"}.${extension}`;
}
