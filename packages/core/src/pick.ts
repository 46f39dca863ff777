/** Only the named properties of an object: exports and responses stay the same when a row gets a new attribute. */
export function pick<T extends object, K extends keyof T>(row: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;
}
