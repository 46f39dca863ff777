import type { IncomingHttpHeaders } from "node:http";

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
