import type { IncomingHttpHeaders } from "node:http";
import type { TableKey } from "../events/table-stream.ts";
import { isRecord } from "../template/template.ts";

/** One request of a function to AWS, as it reached the internal endpoint. */
export interface AwsRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The caller and the service, read from the signature's credential scope. */
export interface CallScope {
  accessKeyId: string;
  service: string;
}

/** Reads `Credential=<key>/<date>/<region>/<service>/aws4_request` from a header or a presigned address. */
export function callScope(request: AwsRequest): CallScope | undefined {
  const header = /Credential=([^,\s]+)/.exec(request.headers.authorization ?? "")?.[1];
  const credential = header ?? request.url.searchParams.get("X-Amz-Credential") ?? "";
  const [accessKeyId, , , service] = credential.split("/");
  return accessKeyId && service ? { accessKeyId, service } : undefined;
}

/** `DynamoDB_20120810.GetItem` → `GetItem`. */
export function targetOperation(request: AwsRequest): string {
  const target = request.headers["x-amz-target"];
  return (Array.isArray(target) ? target[0] : target)?.split(".").at(-1) ?? "";
}

/** The keys of the rows that a call to the table writes, as DynamoDB writes them; none for a call that reads. */
export function writtenKeys(request: AwsRequest): TableKey[] {
  const operation = targetOperation(request);
  if (!/^(Put|Update|Delete|TransactWrite)Items?$/.test(operation)) return [];
  const body: unknown = JSON.parse(request.body.toString("utf8"));
  if (!isRecord(body)) return [];
  const items = Array.isArray(body.TransactItems) ? body.TransactItems.filter(isRecord) : [];
  const writes = operation.startsWith("Transact")
    ? items.flatMap(({ Put, Update, Delete }) => [Put, Update, Delete])
    : [body];
  return writes.filter(isRecord).flatMap(({ Item, Key }) => {
    const row = isRecord(Item) ? Item : Key;
    return isRecord(row) && isRecord(row.pk) && isRecord(row.sk) ? [{ pk: row.pk, sk: row.sk }] : [];
  });
}
