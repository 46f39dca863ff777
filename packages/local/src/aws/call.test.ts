import { describe, expect, it } from "vitest";
import { accessDenied } from "./answers.ts";
import { callScope, targetOperation } from "./call.ts";

const signed = (headers: Record<string, string>, path = "/") => ({
  method: "POST",
  url: new URL(path, "http://127.0.0.1"),
  headers,
  body: Buffer.alloc(0),
});

describe("a call to AWS", () => {
  it("identifies its function and service by the signature", () => {
    const authorization =
      "AWS4-HMAC-SHA256 Credential=ASIALOGIN/20261121/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00";
    expect(callScope(signed({ authorization }))).toEqual({ accessKeyId: "ASIALOGIN", service: "dynamodb" });
  });

  it("identifies them by the address if that is signed instead", () => {
    const path = "/media/a.svg?X-Amz-Credential=ASIALOGIN%2F20261121%2Fus-east-1%2Fs3%2Faws4_request";
    expect(callScope(signed({}, path))).toEqual({ accessKeyId: "ASIALOGIN", service: "s3" });
  });

  it("has no caller without a signature", () => {
    expect(callScope(signed({}))).toBeUndefined();
    expect(callScope(signed({ authorization: "Bearer x" }))).toBeUndefined();
  });

  it("names its operation in the target header", () => {
    expect(targetOperation(signed({ "x-amz-target": "DynamoDB_20120810.GetItem" }))).toBe("GetItem");
  });
});

describe("a refusal", () => {
  it.each([
    ["dynamodb", 400, "AccessDeniedException"],
    ["sqs", 403, "AccessDenied"],
    ["secretsmanager", 400, "AccessDeniedException"],
    ["s3", 403, "<Code>AccessDenied</Code>"],
    ["sns", 403, "AuthorizationError"],
  ])("of %s uses that service's protocol", (service, status, words) => {
    const answer = accessDenied(service, "no <you>");
    expect(answer.status).toBe(status);
    expect(String(answer.body)).toContain(words);
  });

  it("escapes what it quotes in XML answers", () => {
    expect(String(accessDenied("s3", "no <you>").body)).toContain("no &lt;you&gt;");
  });
});
