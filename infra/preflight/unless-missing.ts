/** What AWS answers; undefined if it refuses by this name because the thing asked about does not exist. */
export async function unlessMissing<T>(asking: Promise<T>, name: string): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  }
}
