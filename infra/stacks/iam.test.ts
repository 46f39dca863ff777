// cspell:ignore streamindexevents
import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

const prod = synthesize("prod");

/** The statements of our own functions' roles; CDK's upload function has its own, which the cdk-nag test checks. */
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

/** A function's name as it stands in logical ids. */
const inId = (name: string) => name.replaceAll("-", "");

const actionsOf = ({ Action }: Statement) => (Array.isArray(Action) ? Action : [Action]);

test("no role is granted an action by wildcard", () => {
  const statements = ownStatements();
  expect(statements.length).toBeGreaterThan(100);
  for (const { role, statement } of statements) {
    for (const action of actionsOf(statement)) expect(action, role).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
  }
});

test("a resource ends in a wildcard only for our sockets, objects under one prefix, and phone numbers", () => {
  for (const { role, statement } of ownStatements()) {
    const resources = JSON.stringify(statement.Resource);
    if (!resources.includes("*")) continue;
    const connections =
      /\/ws\/(POST|DELETE)\/@connections\/\*"/.test(resources) &&
      actionsOf(statement).join() === "execute-api:ManageConnections";
    const objects =
      /\/(mockups|agreements|uploads|avatars|event-images|deal-files|erased|search)\/\*"/.test(resources) &&
      actionsOf(statement).every((action) => /^s3:(Get|Put|Delete)Object$/.test(action));
    // A phone number has no ARN; topics, which have one, are denied by another statement.
    const phones = actionsOf(statement).join() === "sns:Publish";
    expect(connections || objects || phones, `${role}: ${resources}`).toBe(true);
  }
});

test("no role may scan the table or change its schema", () => {
  const actions = new Set(ownStatements().flatMap(({ statement }) => actionsOf(statement)));
  expect([...actions].filter((action) => action.startsWith("dynamodb:")).sort()).toEqual(
    [
      "BatchGetItem",
      "ConditionCheckItem",
      "DeleteItem",
      // Four for the one function that follows the table.
      "DescribeStream",
      "GetItem",
      "GetRecords",
      "GetShardIterator",
      "ListStreams",
      "PutItem",
      "Query",
      "UpdateItem",
    ].map((one) => `dynamodb:${one}`),
  );
  const followers = ownStatements().filter(({ statement }) =>
    actionsOf(statement).includes("dynamodb:GetRecords"),
  );
  expect(followers.map(({ role }) => role.replace(/Role[0-9A-F]{8}$/, ""))).toEqual(["streamindexevents"]);
});

test("only the workers read the model's key, and only CloudFront's config contains its header secret", () => {
  const readers = (secret: string) =>
    ownStatements()
      .filter(
        ({ statement }) =>
          actionsOf(statement).includes("secretsmanager:GetSecretValue") &&
          JSON.stringify(statement.Resource).includes(secret),
      )
      .map(({ role }) => role.replace(/(Code)?Role[0-9A-F]{8}$/, ""));
  expect(readers("AnthropicApiKey").sort()).toEqual(["jobcampaign", "jobchat"]);
  expect(JSON.stringify(prod.resources("AWS::Lambda::Function"))).not.toContain("SecretString");
});

test("each queue has one worker, and only functions that order its work may send to it", () => {
  const senders = ownStatements()
    .filter(({ statement }) => actionsOf(statement).includes("sqs:SendMessage"))
    .map(({ role }) => role.replace(/(Code)?Role[0-9A-F]{8}$/, ""));
  expect(senders.sort()).toEqual(
    [
      "admin-credits",
      "chat-cards",
      "chat-message",
      "job-chat",
      "orders",
      "questions",
      "schedule-sweep-jobs",
      "system",
    ].map(inId),
  );
});

test("a function that may send text messages may not publish to topics", () => {
  const publishing = ownStatements().filter(({ statement }) => actionsOf(statement).includes("sns:Publish"));
  const allowed = publishing.filter(({ statement }) => statement.Effect === "Allow");
  const denied = publishing.filter(({ statement }) => statement.Effect === "Deny");
  expect(allowed.length).toBeGreaterThan(0);
  expect(denied.map(({ role }) => role)).toEqual(allowed.map(({ role }) => role));
  for (const { statement } of denied) expect(statement.Resource).toBe("arn:*:sns:*:*:*");
});

test("only functions that set up or check a second factor may read the key of its secrets", () => {
  const readers = ownStatements()
    .filter(({ statement }) => /FactorsSecret/.test(JSON.stringify(statement.Resource)))
    .map(({ role }) => role.replace(/(Code)?Role[0-9A-F]{8}$/, ""));
  expect(readers.sort()).toEqual(
    // Signing an agreement requires a code.
    ["deal-moves", "sign-in", "step-up"].map(inId),
  );
});
