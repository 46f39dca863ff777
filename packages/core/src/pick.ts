/**
 * The properties of an object that are named, and no others: what is exported or sent stays the same when a row gets a
 * new attribute.
 */
export function pick<T extends object, K extends keyof T>(row: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>;
}
