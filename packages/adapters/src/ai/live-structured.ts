import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { modelTokens } from "@marquee/contracts/limits";
import * as z from "zod/mini";
import { strategistSystem } from "./campaign-prompts.ts";
import { callSignals, type LiveClient } from "./live-client.ts";
import { toAiError } from "./live-errors.ts";
import { cachedText } from "./live-features.ts";
import { type Ended, isCut, nothingEnded, streamMessage } from "./live-stream.ts";
import { problemsOf } from "./live-tool-schema.ts";
import { type AiContext, AiError } from "./port.ts";

const triesMax = modelTokens.callsPerPart;

/** A request whose answer is one JSON object. */
export interface StructuredRequest {
  schema: z.ZodMiniType;
  maxTokens: number;
  prompt: string;
  onUsage: AiContext["onUsage"];
}

/** What was wrong with an attempt, for the next one. */
export interface Attempted {
  problems: readonly string[];
  /** It ended for lack of room. */
  wasCut: boolean;
}

/**
 * Asks for one JSON object, whose form the service holds to the schema. Another server may not know how, so there the
 * prompt has the schema as well.
 */
export async function askForJson(
  client: LiveClient,
  request: StructuredRequest,
  signal: AbortSignal,
  onJson: (json: string) => void,
): Promise<Ended> {
  const schema = schemaOf(request.schema);
  const prompt = client.isOther
    ? `${request.prompt}\n\nThe answer fits this JSON Schema: ${JSON.stringify(schema)}`
    : request.prompt;
  const pieces = streamMessage(
    client,
    (lacks) => ({
      max_tokens: request.maxTokens,
      system: cachedText(strategistSystem, lacks),
      messages: [{ role: "user", content: prompt }],
      ...(lacks.has("outputFormat") ? {} : { output_config: { format: { type: "json_schema", schema } } }),
    }),
    signal,
    request.onUsage,
  );
  try {
    let step = await pieces.next();
    for (; !step.done; step = await pieces.next()) onJson(step.value);
    return step.value;
  } finally {
    // Ends the request if `onJson` threw; does nothing once the stream has ended.
    await pieces.return(nothingEnded);
  }
}

const schemas = new WeakMap<z.ZodMiniType, Record<string, unknown>>();

/** A shared schema in the subset of JSON Schema that the service accepts; what it can't say, the check says later. */
function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const known = schemas.get(schema);
  if (known) return known;
  const made = { ...transformJSONSchema(z.toJSONSchema(schema, { io: "input" })) };
  schemas.set(schema, made);
  return made;
}

/** Runs a part until an attempt has no problems, at most twice, and returns the last one; every error becomes an AiError. */
export async function withTries(
  client: LiveClient,
  caller: AbortSignal,
  attempt: (signal: AbortSignal, problems: readonly string[]) => Promise<Attempted>,
): Promise<Attempted> {
  const signals = callSignals(caller, client.campaignTimeoutMs);
  let last: Attempted = { problems: [], wasCut: false };
  try {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      last = await attempt(signals.either, last.problems);
      if (last.problems.length === 0) break;
    }
  } catch (error) {
    throw toAiError(error, signals);
  }
  return last;
}

/** Why a part gave nothing although its attempts were answered. */
export const unusable = ({ wasCut }: Attempted): AiError =>
  new AiError("permanent", wasCut ? "cut_off" : "invalid_output");

/** The checked object of an answer, after at most one repair. */
export async function checkedObject<S extends z.ZodMiniType>(
  client: LiveClient,
  caller: AbortSignal,
  request: Omit<StructuredRequest, "prompt" | "schema"> & { prompt(problems: readonly string[]): string },
  schema: S,
  findProblems: (object: z.output<S>) => string[],
): Promise<z.output<S>> {
  let result: { object: z.output<S> } | undefined;
  const last = await withTries(client, caller, async (signal, problems) => {
    let text = "";
    const asked = { ...request, schema, prompt: request.prompt(problems) };
    const ended = await askForJson(client, asked, signal, (json) => {
      text += json;
    });
    const found = parsed(objectIn(text));
    if (found === undefined) return attempted(ended, ["the answer was not one complete JSON object"]);
    const checked = z.safeParse(schema, found.value);
    if (!checked.success) return attempted(ended, problemsOf(checked.error, ""));
    const wrong = findProblems(checked.data);
    if (wrong.length === 0) result = { object: checked.data };
    return attempted(ended, wrong);
  });
  if (!result) throw unusable(last);
  return result.object;
}

/** An attempt with the problems found; one that was cut off is told so. */
export function attempted(ended: Ended, problems: readonly string[]): Attempted {
  const wasCut = problems.length > 0 && isCut(ended);
  return {
    problems: wasCut ? [...problems, "the answer was cut off; write shorter texts"] : problems,
    wasCut,
  };
}

/** The JSON object in a text: a model that isn't held to a schema may put words or marks around it. */
const objectIn = (text: string) => text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);

/** Parses a text as JSON; undefined if it is not JSON. */
export function parsed(json: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
