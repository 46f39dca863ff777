/** What to greet someone with: their first name, or the whole name where it is written without spaces. */
export function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
