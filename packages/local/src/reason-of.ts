/** Why something failed, in words or a code: errors of connections, and some of SDKs, have no message of their own. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message.trim() !== "") return error.message;
  if ("code" in error && typeof error.code === "string") return error.code;
  const [inner] = error instanceof AggregateError ? error.errors : [error.cause];
  return inner === undefined ? error.name : reasonOf(inner);
}
