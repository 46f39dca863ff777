/** Turns a concept's name into a file name that is valid on every system. */
export function conceptFileName(name: string, extension: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words ? words.join("-").slice(0, 60) : "concept"}.${extension}`;
}
