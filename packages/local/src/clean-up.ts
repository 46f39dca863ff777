/** The steps to undo when the runtime stops, in the order in which they were done. */
export type CleanUp = (() => Promise<unknown> | void)[];

/** Undoes everything, the latest first. */
export async function undo(steps: CleanUp): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}

/**
 * Waits for all, even when one fails: the cleanup must know everything that the others have opened.
 * @throws the first failure
 */
export async function together<const T extends readonly unknown[]>(
  ...work: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
