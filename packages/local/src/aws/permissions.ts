import { localPlace } from "../template/local-names.ts";
import type { PolicyStatement } from "../template/model-types.ts";
import { asText, isRecord } from "../template/template.ts";
import { type AwsRequest, targetOperation } from "./call.ts";

/** One of the permissions that a call requires. */
export interface Permission {
  action: string;
  resource: string;
}

const { region, account, partition } = localPlace;
const arn = (service: string, rest: string) => `arn:${partition}:${service}:${region}:${account}:${rest}`;

/**
 * The actions and resources that AWS would require of a function's role. Empty for an unknown call, which is then
 * refused like one without permission.
 */
export function requiredPermissions(service: string, request: AwsRequest, socketApiId: string): Permission[] {
  switch (service) {
    case "dynamodb":
      return tablePermissions(targetOperation(request), jsonBody(request));
    case "sqs": {
      const [owner = "", queue = ""] = asText(jsonBody(request).QueueUrl).split("/").slice(-2);
      return [
        {
          action: `sqs:${targetOperation(request).replace(/Batch$/, "")}`,
          resource: `arn:${partition}:sqs:${region}:${owner}:${queue}`,
        },
      ];
    }
    case "secretsmanager":
      return [
        {
          action: `secretsmanager:${targetOperation(request)}`,
          resource: asText(jsonBody(request).SecretId),
        },
      ];
    case "s3":
      return filePermissions(request);
    case "execute-api":
      return [
        {
          action: "execute-api:ManageConnections",
          resource: arn("execute-api", `${socketApiId}${stagePath(request)}`),
        },
      ];
    case "ses":
      return [
        {
          action: "ses:SendEmail",
          // In SES, the identity is the sender's domain.
          resource: arn("ses", `identity/${asText(jsonBody(request).FromEmailAddress).split("@").at(-1)}`),
        },
      ];
    case "sns": {
      const form = new URLSearchParams(request.body.toString("utf8"));
      return [{ action: `sns:${form.get("Action") ?? ""}`, resource: form.get("TopicArn") ?? "*" }];
    }
    default:
      return [];
  }
}

/** `/ws/@connections/abc` → `/ws/POST/@connections/abc`, as policies write it. */
function stagePath(request: AwsRequest): string {
  const [, stage = "", ...rest] = request.url.pathname.split("/");
  return `/${stage}/${request.method}/${rest.map(decodeURIComponent).join("/")}`;
}

function tablePermissions(operation: string, body: Record<string, unknown>): Permission[] {
  const table = (name: unknown) => arn("dynamodb", `table/${String(name)}`);
  switch (operation) {
    case "TransactWriteItems":
    case "TransactGetItems": {
      const actions: Record<string, string> = {
        Put: "PutItem",
        Update: "UpdateItem",
        Delete: "DeleteItem",
        ConditionCheck: "ConditionCheckItem",
        Get: "GetItem",
      };
      const items = Array.isArray(body.TransactItems) ? body.TransactItems.filter(isRecord) : [];
      return items.flatMap((item) =>
        Object.entries(item).map(([kind, write]) => ({
          action: `dynamodb:${actions[kind] ?? kind}`,
          resource: table(isRecord(write) ? write.TableName : ""),
        })),
      );
    }
    case "BatchGetItem":
    case "BatchWriteItem":
      return Object.keys(isRecord(body.RequestItems) ? body.RequestItems : {}).map((name) => ({
        action: `dynamodb:${operation}`,
        resource: table(name),
      }));
    default: {
      const index = body.IndexName === undefined ? "" : `/index/${asText(body.IndexName)}`;
      return [{ action: `dynamodb:${operation}`, resource: `${table(body.TableName)}${index}` }];
    }
  }
}

function filePermissions(request: AwsRequest): Permission[] {
  const [, bucket = "", ...rest] = request.url.pathname.split("/");
  const key = decodeURIComponent(rest.join("/"));
  const resource = `arn:${partition}:s3:::${bucket}${key ? `/${key}` : ""}`;
  if (!key) return [{ action: "s3:ListBucket", resource }];
  const action = {
    GET: "s3:GetObject",
    HEAD: "s3:GetObject",
    PUT: "s3:PutObject",
    DELETE: "s3:DeleteObject",
  }[request.method];
  return action ? [{ action, resource }] : [];
}

function jsonBody(request: AwsRequest): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(request.body.toString("utf8"));
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
}

/** Whether a role's statements grant a permission: an allow matches, and no deny does. */
export function isAllowed(statements: readonly PolicyStatement[], { action, resource }: Permission): boolean {
  const covers = (statement: PolicyStatement) =>
    statement.actions.some((one) => matchesWildcards(one.toLowerCase(), action.toLowerCase())) &&
    statement.resources.some((one) => matchesWildcards(one, resource));
  return (
    statements.some((one) => one.effect === "allow" && covers(one)) &&
    !statements.some((one) => one.effect === "deny" && covers(one))
  );
}

/** IAM's patterns: `*` matches any run of characters, `?` exactly one. */
function matchesWildcards(pattern: string, text: string): boolean {
  if (!/[*?]/.test(pattern)) return pattern === text;
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${source}$`, "s").test(text);
}
