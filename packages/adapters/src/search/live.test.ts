import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { failedCallOf } from "@marquee/services/failed-call";
import { memorySearchEngine } from "@marquee/testkit/memory-search-engine";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSearch } from "./live.ts";
import type { SearchDocument, SearchEngine } from "./port.ts";

const credentials = async () => ({ accessKeyId: "ASIATEST", secretAccessKey: "a/secret+key" });

interface Source {
  group?: string;
  place?: string;
  text?: string;
}
interface Stored {
  version: number;
  source: Source | undefined;
}
interface Asked {
  size: number;
  query: { bool: { filter: { term?: { group: string }; wildcard?: { text: { value: string } } }[] } };
  search_after?: [string];
}

/** As much of OpenSearch's API as its reference describes for the calls that we make. */
class FakeDomain {
  readonly indexes = new Map<string, Map<string, Stored>>();
  /** What arrived: method, path, headers. */
  readonly calls: { call: string; authorization: string; type: string | undefined }[] = [];
  /** Answers every call with this status. */
  refuses = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#receive(request, response));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const call = `${method} ${url}`;
    this.calls.push({ call, authorization: headers.authorization ?? "", type: headers["content-type"] });
    const [status, body] =
      this.refuses > 0
        ? [this.refuses, { error: { type: "parsing_exception", reason: `[wildcard] harbor: ${call}` } }]
        : this.#answer(call, await text(request));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
  }

  #answer(call: string, body: string): [status: number, body: unknown] {
    const [, method, name = "", rest = ""] = /^(\w+) \/([^/]+)(.*)$/.exec(call) ?? [];
    const index = this.indexes.get(name);
    if (method === "PUT" && rest === "") {
      if (index) return [400, { error: { type: "resource_already_exists_exception" } }];
      this.indexes.set(name, new Map());
      return [200, { acknowledged: true }];
    }
    if (index === undefined) return [404, { error: { type: "index_not_found_exception" } }];
    const id = /^\/_doc\/(.+)$/.exec(rest)?.[1];
    if (id !== undefined && method === "PUT") {
      index.set(id, { version: 1, source: JSON.parse(body) as Source });
      return [201, { result: "created" }];
    }
    if (id !== undefined) return index.get(id)?.source ? [200, { found: true }] : [404, { found: false }];
    if (rest === "/_bulk") return bulk(index, body);
    if (rest === "/_search") return search(index, JSON.parse(body) as Asked);
    return [405, { error: { type: "method_not_allowed" } }];
  }
}

function bulk(index: Map<string, Stored>, body: string): [number, unknown] {
  if (!body.endsWith("\n"))
    return [400, { error: { type: "illegal_argument_exception", reason: "must end with a newline" } }];
  const lines = body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, { _id: string; version: number }>);
  const items: unknown[] = [];
  while (lines.length > 0) {
    const [action = "", meta] = Object.entries(lines.shift() ?? {})[0] ?? [];
    if (meta === undefined) continue;
    const before = index.get(meta._id);
    const source = action === "index" ? (lines.shift() as Source) : undefined;
    const status =
      before && before.version > meta.version
        ? 409
        : action === "index"
          ? before?.source
            ? 200
            : 201
          : before?.source
            ? 200
            : 404;
    if (status !== 409) index.set(meta._id, { version: meta.version, source });
    items.push({
      [action]: {
        _id: meta._id,
        status,
        ...(status === 409 ? { error: { type: "version_conflict_engine_exception" } } : {}),
      },
    });
  }
  return [200, { items }];
}

function search(index: Map<string, Stored>, { size, query, search_after: after }: Asked): [number, unknown] {
  const fits = ({ group, text: own = "" }: Source) =>
    query.bool.filter.every(({ term, wildcard }) =>
      term ? term.group === group : wildcard !== undefined && wild(wildcard.text.value).test(own),
    );
  const hits = [...index]
    .flatMap(([_id, { source }]) =>
      source?.place === undefined ? [] : { _id, _source: source, sort: [source.place] },
    )
    .filter(({ _source, sort }) => fits(_source) && (after === undefined || (sort[0] ?? "") > after[0]))
    .sort((one, other) => ((one.sort[0] ?? "") < (other.sort[0] ?? "") ? -1 : 1));
  return [200, { hits: { hits: hits.slice(0, size) } }];
}

/** A pattern of the query language: a star is any letters, a question mark is one, a backslash takes the next as it is. */
function wild(pattern: string): RegExp {
  const parts = (pattern.match(/\\[^]|[^]/gu) ?? []).map((part) =>
    part === "*"
      ? "[^]*"
      : part === "?"
        ? "[^]"
        : part.slice(-1).replace(/[$()*+./?[\\\]^{|}-]/, String.raw`\$&`),
  );
  return new RegExp(`^${parts.join("")}$`, "u");
}

let domain: FakeDomain;
let endpoint: string;

beforeAll(async () => {
  domain = new FakeDomain();
  endpoint = await domain.start();
});
afterAll(() => domain.stop());
beforeEach(() => {
  domain.indexes.clear();
  domain.calls.length = 0;
});
afterEach(() => {
  domain.refuses = 0;
});

const onFake = () => openSearch({ endpoint, index: "events-1", region: "us-east-1", credentials });
/** A real one, such as the container opensearchproject/opensearch without its security plugin. */
const real = process.env.OPENSEARCH_ENDPOINT;
const engines: [name: string, make: () => SearchEngine][] = [
  ["in memory", memorySearchEngine],
  ["by the API of OpenSearch", onFake],
];
if (real)
  engines.push([
    "in a real domain",
    () =>
      openSearch({
        endpoint: real,
        index: `test-${Date.now()}`,
        region: "us-east-1",
        credentials,
        timeoutMs: 10_000,
      }),
  ]);

const document = (id: string, given: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  group: "2026Q4",
  place: `2026-11-01#${id}`,
  text: "harbor lights\nhamburg",
  body: `{"id":"${id}"}`,
  ...given,
});
/** A real engine shows what was written about a second later. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000 });

describe.each(engines)("a search engine %s", (_name, make) => {
  const ids = async (engine: SearchEngine, words: string[], group = "2026Q4") =>
    (await engine.find(group, words)).map(({ id }) => id);

  it("is built once that is marked, and not because it is there", async () => {
    const engine = make();
    expect(await engine.isBuilt()).toBe(false);
    await engine.prepare();
    await engine.prepare();
    expect(await engine.isBuilt()).toBe(false);
    await engine.markBuilt();
    expect(await engine.isBuilt()).toBe(true);
    expect(await engine.find("", [])).toEqual([]);
  });

  it("finds what contains every word, inside of words and across letters that mean something in patterns", async () => {
    const engine = make();
    await engine.prepare();
    const texts = ["harbor lights", "harbor*", "what?", String.raw`back\slash`, "line\nbreak", "展示会"];
    await engine.write({ put: texts.map((own, at) => document(`d${at}`, { text: own })), remove: [] }, 10);
    await eventually(async () => {
      expect(await ids(engine, [])).toEqual(["d0", "d1", "d2", "d3", "d4", "d5"]);
      expect(await ids(engine, ["arb"])).toEqual(["d0", "d1"]);
      expect(await ids(engine, ["arb", "light"])).toEqual(["d0"]);
      expect(await ids(engine, ["*"])).toEqual(["d1"]);
      expect(await ids(engine, ["?"])).toEqual(["d2"]);
      expect(await ids(engine, ["\\"])).toEqual(["d3"]);
      expect(await ids(engine, ["break"])).toEqual(["d4"]);
      expect(await ids(engine, ["示"])).toEqual(["d5"]);
      expect(await ids(engine, ["arb"], "2027Q1")).toEqual([]);
    });
  });

  it("keeps the highest version of a document, put or removed, in whatever order they arrive", async () => {
    const engine = make();
    await engine.prepare();
    const put = (id: string, body: string, version: number) =>
      engine.write({ put: [document(id, { body })], remove: [] }, version);
    await put("late", "new", 20);
    await put("late", "old", 10);
    await engine.write({ put: [], remove: ["removed", "never"] }, 20);
    await put("removed", "old", 10);
    await put("back", "old", 10);
    await engine.write({ put: [], remove: ["back"] }, 20);
    await put("back", "new", 30);
    await put("same", "first", 10);
    await put("same", "second", 10);
    await eventually(async () => {
      const found = await engine.find("2026Q4", []);
      expect(found.map(({ id, body }) => `${id} ${body}`)).toEqual(["back new", "late new", "same second"]);
    });
  });

  it("answers all of a large group, by place, as it was written", async () => {
    const engine = make();
    await engine.prepare();
    const many = Array.from({ length: 2_300 }, (_, at) => document(`e${String(at).padStart(4, "0")}`));
    await engine.write({ put: many.toReversed(), remove: [] }, 10);
    await eventually(async () => expect(await engine.find("2026Q4", ["hamburg"])).toEqual(many));
  });
});

describe("calls of OpenSearch", () => {
  it("are signed for the service, and say what their body is", async () => {
    const engine = onFake();
    await engine.prepare();
    await engine.write({ put: [document("a")], remove: [] }, 1);
    await engine.find("2026Q4", []);
    expect(domain.calls.map(({ call, type }) => `${call} ${type}`)).toEqual([
      "PUT /events-1 application/json",
      "POST /events-1/_bulk application/x-ndjson",
      "POST /events-1/_search application/json",
    ]);
    for (const { authorization } of domain.calls)
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=ASIATEST\/\d{8}\/us-east-1\/es\/aws4_request, SignedHeaders=content-type;host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
      );
  });

  it("that are refused fail with their status and the name of the call", async () => {
    const engine = onFake();
    domain.refuses = 403;
    for (const [call, attempt] of [
      ["isBuilt", () => engine.isBuilt()],
      ["prepare", () => engine.prepare()],
      ["markBuilt", () => engine.markBuilt()],
      ["find", () => engine.find("2026Q4", [])],
      ["write", () => engine.write({ put: [document("a")], remove: [] }, 1)],
    ] as const) {
      const error: Error & { $metadata?: unknown } = await attempt().then(
        () => expect.unreachable(call),
        (failed: Error) => failed,
      );
      expect(error.$metadata).toEqual({ httpStatusCode: 403 });
      // Nothing of what was searched for.
      expect(error.message).toBe("OpenSearch answered 403 parsing_exception");
      expect(failedCallOf(error)).toEqual({ service: "OpenSearch", call });
    }
  });

  it("that get no answer end with a time-out", async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
    const engine = openSearch({
      endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      index: "events-1",
      region: "us-east-1",
      credentials,
      timeoutMs: 20,
    });
    await expect(engine.find("2026Q4", [])).rejects.toThrow(/timeout/i);
    silent.closeAllConnections();
    silent.close();
  });
});
