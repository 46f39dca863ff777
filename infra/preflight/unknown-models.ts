/** What asking the service for some models has shown. */
export type ModelsAsked = { unknown: string[] } | { notAsked: string };

const withinMs = 10_000;

/**
 * Asks the model service for each model. `notAsked` says why there is no answer about them, such as a key that nobody
 * has put in yet: then a deployment goes on.
 */
export async function unknownModels(
  models: readonly string[],
  apiKey: string,
  service = "https://api.anthropic.com",
): Promise<ModelsAsked> {
  const headers = { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
  const asked = [...new Set(models.filter((model) => model !== ""))].map(async (model) => {
    const { status } = await fetch(`${service}/v1/models/${encodeURIComponent(model)}`, {
      headers,
      signal: AbortSignal.timeout(withinMs),
    });
    return { model, status };
  });
  try {
    const answers = await Promise.all(asked);
    const other = answers.find(({ status }) => status !== 200 && status !== 404);
    if (other) return { notAsked: `the service answered ${other.status}` };
    return { unknown: answers.filter(({ status }) => status === 404).map(({ model }) => model) };
  } catch {
    return { notAsked: "the service could not be reached" };
  }
}
