import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

const prod = synthesize("prod");

/** The statements of our own functions' roles; CDK's upload function brings its own and is judged by cdk-nag's test. */
function ownStatements(): { role: string; statement: Statement }[] {
  return prod
    .resources("AWS::IAM::Role")
    .filter(({ id }) => !id.startsWith("CustomCDKBucketDeployment"))
    .flatMap(({ id, properties }) => {
      const policies = (properties.Policies ?? []) as { PolicyDocument: { Statement: Statement[] } }[];
      return policies.flatMap(({ PolicyDocument }) =>
        PolicyDocument.Statement.map((statement) => ({ role: id, statement })),
      );
    });
}

const actionsOf = ({ Action }: Statement) => (Array.isArray(Action) ? Action : [Action]);

test("no role may do an action that it does not name", () => {
  const statements = ownStatements();
  expect(statements.length).toBeGreaterThan(100);
  for (const { role, statement } of statements) {
    for (const action of actionsOf(statement)) expect(action, role).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
  }
});

test("a resource ends in a wildcard only for connections of our socket stage and objects under mockups/", () => {
  for (const { role, statement } of ownStatements()) {
    const resources = JSON.stringify(statement.Resource);
    if (!resources.includes("*")) continue;
    const connections =
      /\/ws\/(POST|DELETE)\/@connections\/\*"/.test(resources) &&
      actionsOf(statement).join() === "execute-api:ManageConnections";
    const mockups =
      resources.includes('/mockups/*"') && /^s3:(Get|Put)Object$/.test(actionsOf(statement).join());
    expect(connections || mockups, `${role}: ${resources}`).toBe(true);
  }
});

test("nobody may scan the table or change its shape", () => {
  const actions = new Set(ownStatements().flatMap(({ statement }) => actionsOf(statement)));
  expect([...actions].filter((action) => action.startsWith("dynamodb:")).sort()).toEqual(
    ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"].map(
      (one) => `dynamodb:${one}`,
    ),
  );
});

test("only the workers read the model's key, and nothing but CloudFront's config holds its header secret", () => {
  const readers = (secret: string) =>
    ownStatements()
      .filter(
        ({ statement }) =>
          actionsOf(statement).includes("secretsmanager:GetSecretValue") &&
          JSON.stringify(statement.Resource).includes(secret),
      )
      .map(({ role }) => role.replace(/Role[0-9A-F]{8}$/, ""));
  expect(readers("AnthropicApiKey").sort()).toEqual(["jobgeneratecampaign", "jobreplytochat"]);
  expect(JSON.stringify(prod.resources("AWS::Lambda::Function"))).not.toContain("SecretString");
});

test("a function that only reads may not write, apart from moving its session's idle end", () => {
  const roles = new Map<string, Set<string>>();
  for (const { role, statement } of ownStatements()) {
    const seen = roles.get(role) ?? new Set<string>();
    for (const action of actionsOf(statement)) seen.add(action);
    roles.set(role, seen);
  }
  const readers = [...roles].filter(([role]) => /^(Get|List|Verify)/.test(role));
  expect(readers.length).toBeGreaterThan(10);
  for (const [role, actions] of readers) {
    expect(
      [...actions].filter((action) => /(Put|Delete)(Item|Object)|Send|Manage/.test(action)),
      role,
    ).toEqual([]);
  }
});

test("each queue has one worker, and only those who ring its bell may send to it", () => {
  const senders = ownStatements()
    .filter(({ statement }) => actionsOf(statement).includes("sqs:SendMessage"))
    .map(({ role }) => role.replace(/(Operation|Route)?Role[0-9A-F]{8}$/, ""));
  expect(senders.sort()).toEqual([
    "GenerateCampaignIdeas",
    "SendMessage",
    "jobreplytochat",
    "schedulesweepjobs",
    "socketchatmessage",
  ]);
});
