/** A concept's name as a file name that every system takes. */
export function conceptFileName(name: string, extension: string): string {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${words ? words.join("-").slice(0, 60) : "concept"}.${extension}`;
}
