import { expect, test } from "vitest";
import { stageConfig } from "../config/stages.ts";
import { functionName, synthesize } from "../testing/synthesize.ts";

const searching = ["http-events", "schedule-index-events", "stream-index-events"];

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

/** The functions that have a variable, and the statements of all roles that allow calls of a service. */
function usesOf({ resources }: ReturnType<typeof synthesize>, variable: string, service: string) {
  const functions = resources("AWS::Lambda::Function")
    .filter(({ properties }) => JSON.stringify(properties.Environment ?? {}).includes(`"${variable}"`))
    .map((one) => functionName(one) ?? "");
  const statements = resources("AWS::IAM::Role").flatMap(({ properties }) => {
    const policies = (properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[];
    return policies.flatMap(({ PolicyDocument }) =>
      PolicyDocument.Statement.filter(({ Action }) => JSON.stringify(Action).includes(`"${service}:`)),
    );
  });
  return { functions: functions.sort((one, other) => (one < other ? -1 : 1)), statements };
}

test("a stage has no search engine unless it asks for one", () => {
  const plain = synthesize("prod");
  expect(plain.resources("AWS::OpenSearchService::Domain")).toEqual([]);
  expect(usesOf(plain, "SEARCH_ENDPOINT", "es")).toEqual({ functions: [], statements: [] });
  expect(stageConfig("prod", { MARQUEE_SEARCH: "opensearch" }).search).toBe("opensearch");
  expect(stageConfig("local", { MARQUEE_SEARCH: "opensearch" }).search).toBe("files");
  expect(() => stageConfig("prod", { MARQUEE_SEARCH: "elastic" })).toThrow(
    'MARQUEE_SEARCH must be one of files, opensearch, not "elastic".',
  );
}, 60_000);

test("one that asks has a small domain, which only who searches and who indexes may call", () => {
  const stage = synthesize("prod", { search: "opensearch" });
  const [domain, ...others] = stage.resources("AWS::OpenSearchService::Domain");
  expect(others).toEqual([]);
  expect(domain?.properties).toMatchObject({
    DomainName: "marquee-prod",
    EngineVersion: "OpenSearch_2.19",
    DomainEndpointOptions: { EnforceHTTPS: true },
    EncryptionAtRestOptions: { Enabled: true },
    NodeToNodeEncryptionOptions: { Enabled: true },
  });
  const { functions, statements } = usesOf(stage, "SEARCH_ENDPOINT", "es");
  expect(functions).toEqual(searching);
  const granted = statements.map(({ Action, Resource }) => {
    const paths = JSON.stringify(Resource).match(/domain\/[^"]+/g) ?? [];
    return `${String(Action)} ${paths.join(" ")}`;
  });
  const index = "domain/marquee-prod/marquee-events-*";
  expect(granted.sort((one, other) => (one < other ? -1 : 1))).toEqual(
    [
      ...searching.map(() => `es:ESHttpGet ${index}/_doc/*`),
      `es:ESHttpPost ${index}/_search`,
      `es:ESHttpPost ${index}/_search ${index}/_bulk`,
      `es:ESHttpPost ${index}/_search ${index}/_bulk`,
      `es:ESHttpPut ${index}`,
      `es:ESHttpPut ${index}`,
    ].sort((one, other) => (one < other ? -1 : 1)),
  );
  // The index is in one place.
  expect(usesOf(stage, "MEDIA_BUCKET", "s3").functions).not.toEqual(
    expect.arrayContaining(searching.slice(1)),
  );
  // No other stack imports it, so that the setting can be undone.
  for (const [name, template] of stage.templates)
    if (!name.endsWith("-data"))
      expect(JSON.stringify(template.toJSON())).not.toMatch(/ImportValue[^}]*Search/);
}, 60_000);
