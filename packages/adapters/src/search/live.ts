import { type AwsSignerOptions, awsSigner, signedHeaders } from "@marquee/services/aws-signer";
import { namingCalls } from "@marquee/services/failed-call";
import type { SearchDocument, SearchEngine } from "./port.ts";

export interface OpenSearchOptions extends AwsSignerOptions {
  /** Where the domain is, such as `https://search-….us-east-1.es.amazonaws.com`. */
  endpoint: string;
  /** The name of the index. */
  index: string;
  /** How long the domain may take to answer one call. */
  timeoutMs?: number;
}

/** Documents a call: a thousand events are about a megabyte, and small domains take ten. */
const readAtOnce = 1_000;
const writtenAtOnce = 500;
/** Says that the index is complete; it belongs to no group, so nothing finds it. */
const builtId = "built";

const mappings = {
  // A field of another name is a mistake.
  dynamic: "strict",
  properties: {
    group: { type: "keyword" },
    place: { type: "keyword" },
    // Finds parts of words too, as the index in files does.
    text: { type: "wildcard" },
    body: { type: "keyword", index: false, doc_values: false },
  },
};

/**
 * The domain refused a call or failed. Has the fields of the SDK's errors, so that logs treat it like them, and the kind
 * of the error alone: its words may repeat what somebody searched for.
 */
class OpenSearchFailed extends Error {
  readonly $metadata: { httpStatusCode: number };

  constructor(status: number, kind: string) {
    super(`OpenSearch answered ${status} ${kind}`.trimEnd());
    this.name = status >= 500 ? "ServiceUnavailable" : "OpenSearchRefused";
    this.$metadata = { httpStatusCode: status };
  }
}

/** The kind of error that a refusal names, such as `index_not_found_exception`. */
async function kindOf(refusal: Response): Promise<string> {
  const body: unknown = await refusal.json().catch(() => undefined);
  const kind = /"type":"(\w{1,80})"/.exec(JSON.stringify(body ?? ""))?.[1];
  return kind ?? "";
}

interface Hit {
  _id: string;
  _source: Omit<SearchDocument, "id">;
  sort: unknown[];
}
interface WrittenItem {
  status: number;
  error?: { type: string };
}

/**
 * One index of an Amazon OpenSearch domain (OpenSearch 2.15 or newer, which knows fields of the type wildcard). Four
 * calls need no client, which would be larger than everything else in the functions that search.
 */
export function openSearch({
  endpoint,
  index,
  timeoutMs = 3_000,
  ...signing
}: OpenSearchOptions): SearchEngine {
  const signer = awsSigner("es", signing);

  async function call(method: "GET" | "POST" | "PUT", path: string, body = ""): Promise<Response> {
    const url = new URL(`${endpoint}/${index}${path}`);
    const type = path === "/_bulk" ? "application/x-ndjson" : "application/json";
    const headers = await signedHeaders(signer, { method, url, ...(body === "" ? {} : { body, type }) });
    return fetch(url, {
      method,
      headers,
      ...(body === "" ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  /** The answer of a call that has to succeed. */
  async function answer<T>(response: Response): Promise<T> {
    if (!response.ok) throw new OpenSearchFailed(response.status, await kindOf(response));
    return (await response.json()) as T;
  }

  return namingCalls<SearchEngine>("OpenSearch", {
    async isBuilt() {
      const response = await call("GET", `/_doc/${builtId}`);
      // Neither an index nor the document is there.
      if (response.status === 404) {
        await response.body?.cancel();
        return false;
      }
      await answer(response);
      return true;
    },
    async prepare() {
      const response = await call("PUT", "", JSON.stringify({ mappings }));
      if (response.ok) {
        await response.body?.cancel();
        return;
      }
      const kind = await kindOf(response);
      if (kind !== "resource_already_exists_exception") throw new OpenSearchFailed(response.status, kind);
    },
    async markBuilt() {
      await answer(await call("PUT", `/_doc/${builtId}`, "{}"));
    },
    async find(group, words) {
      const found: SearchDocument[] = [];
      for (let after: unknown[] | undefined, isMore = true; isMore; ) {
        const asked = {
          size: readAtOnce,
          track_total_hits: false,
          query: {
            bool: {
              filter: [
                { term: { group } },
                ...words.map((word) => ({ wildcard: { text: { value: `*${literally(word)}*` } } })),
              ],
            },
          },
          sort: [{ place: "asc" }],
          ...(after === undefined ? {} : { search_after: after }),
        };
        const { hits } = await answer<{ hits: { hits: Hit[] } }>(
          await call("POST", "/_search", JSON.stringify(asked)),
        );
        for (const { _id: id, _source } of hits.hits) found.push({ id, ..._source });
        after = hits.hits.at(-1)?.sort;
        isMore = hits.hits.length === readAtOnce;
      }
      return found;
    },
    async write({ put, remove }, version) {
      const versioned = { version, version_type: "external_gte" };
      const actions = [
        ...put.map(({ id, ...source }) => [{ index: { _id: id, ...versioned } }, source]),
        ...remove.map((id) => [{ delete: { _id: id, ...versioned } }]),
      ];
      for (let start = 0; start < actions.length; start += writtenAtOnce) {
        const lines = actions.slice(start, start + writtenAtOnce).flat();
        const { items } = await answer<{ items: Record<string, WrittenItem>[] }>(
          await call("POST", "/_bulk", lines.map((line) => `${JSON.stringify(line)}\n`).join("")),
        );
        for (const item of items.flatMap((one) => Object.values(one))) {
          // Something newer is there already, or nothing was there to be removed.
          if (item.status < 300 || item.status === 404 || item.status === 409) continue;
          throw new OpenSearchFailed(item.status, item.error?.type ?? "");
        }
      }
    },
  });
}

/** A word whose letters stand for themselves in a pattern. */
const literally = (word: string) => word.replaceAll(/[\\*?]/g, String.raw`\$&`);
