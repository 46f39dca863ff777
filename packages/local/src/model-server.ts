import type { ForeignEndpoint } from "./emulators/service-places.ts";
import type { FunctionModel } from "./template/model-types.ts";

type Settings = Readonly<Record<string, string | undefined>>;

const variable = "ANTHROPIC_BASE_URL";

/**
 * The server that should answer as the model, without the credentials that its address may hold; undefined for the
 * provider's own, or none.
 * @throws Error if the variable's value is no address; it doesn't quote it
 */
export function modelEndpoint(settings: Settings): ForeignEndpoint | undefined {
  const address = settings[variable];
  if (!address) return undefined;
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address))
    throw new Error(`${variable} must be an address such as http://localhost:11434.`);
  const { origin } = new URL(address);
  return { url: origin, variable };
}

/** One sentence that says which model the workers ask, and where; the names come from their own settings. */
export function describeModel(functions: readonly Pick<FunctionModel, "bundle" | "environment">[]): string {
  const environmentOf = (worker: string) =>
    functions.find(({ bundle }) => bundle === worker)?.environment ?? {};
  const { AI_MODE: mode, ANTHROPIC_MODEL: chat = "", [variable]: address } = environmentOf("job-chat");
  if (mode !== "live") return "Morgan answers without a model";
  const { ANTHROPIC_MODEL: campaigns = chat } = environmentOf("job-campaign");
  const host = address ? new URL(address).host : "api.anthropic.com";
  const other = campaigns === chat ? "" : `; campaigns come from ${campaigns}`;
  return `Morgan answers with ${chat} at ${host}${other}`;
}
