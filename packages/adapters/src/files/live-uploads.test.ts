import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { s3Uploads } from "./live-uploads.ts";

const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

/** AWS's published algorithm, implemented independently: the signature of a PUT of this type and size. */
function signatureOf(path: string, query: URLSearchParams, headers: [string, string][]): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const pairs = [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const canonical = [
    "PUT",
    path,
    pairs.sort().join("&"),
    ...headers.map(([name, value]) => `${name}:${value}`),
    "",
    headers.map(([name]) => name).join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const date = query.get("X-Amz-Date") ?? "";
  const scope = `${date.slice(0, 8)}/eu-west-1/s3/aws4_request`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const key = scope.split("/").reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(key, ["AWS4-HMAC-SHA256", date, scope, hash].join("\n")).toString("hex");
}

it("an upload's address is signed over its host, type and size, with the signer's session token and an expiry", async () => {
  const uploads = s3Uploads({
    bucket: "media",
    region: "eu-west-1",
    credentials: async () => ({ accessKeyId: "ASIATEST", secretAccessKey: secret, sessionToken: "to/ken+=" }),
  });
  const { path, headers } = await uploads.signUpload({
    key: "uploads/usr_1/upl_1",
    contentType: "image/png",
    sizeBytes: 1_000,
    lifeSeconds: 300,
  });
  expect(headers).toEqual({ "content-type": "image/png" });
  const url = new URL(path, "https://media.s3.eu-west-1.amazonaws.com");
  expect(url.pathname).toBe("/uploads/usr_1/upl_1");
  expect(url.searchParams.get("X-Amz-Expires")).toBe("300");
  expect(url.searchParams.get("X-Amz-Security-Token")).toBe("to/ken+=");
  expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("content-length;content-type;host");
  expect(url.searchParams.get("X-Amz-Signature")).toBe(
    signatureOf(url.pathname, url.searchParams, [
      ["content-length", "1000"],
      ["content-type", "image/png"],
      ["host", "media.s3.eu-west-1.amazonaws.com"],
    ]),
  );
});
