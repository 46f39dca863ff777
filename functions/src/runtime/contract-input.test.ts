import { confirmChatAction } from "@marquee/contracts/http/chat";
import { receiveStripeEvent } from "@marquee/contracts/http/payments";
import type { OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { httpEvent } from "@marquee/testkit/http-event";
import { refusalOf } from "@marquee/testkit/refusal";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseInput, parseRequest } from "./contract-input.ts";

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

const sent = (body: string | undefined) => ({
  ...httpEvent("POST", "/api/messages/msg_1/action/confirm", body === undefined ? {} : { body }),
  pathParameters: { id: "msg_1" },
});
const refused = async (body: string | undefined) =>
  refusalOf((async () => parseRequest(confirmChatAction, sent(body)))());

describe("ill-formed text", () => {
  const halves = ["\ud83d", "\ude00", "a\ud83d", "\ude00\ud83d"];
  const withBody = Object.values<OperationShape>(operations).filter(({ body }) => body);

  it.each(withBody)("is refused in every field of $id, known or not, and as a field's name", (operation) => {
    const event = (value: unknown) => {
      const request = httpEvent("POST", "/x", { body: JSON.stringify(value) });
      return { ...request, headers: { ...request.headers, "content-type": "application/json" } };
    };
    const { body } = operation;
    const parse = (value: unknown) =>
      thrownBy(() =>
        parseRequest({ ...operation, params: undefined, query: undefined, body } as never, event(value)),
      );
    const known = body && "shape" in body ? Object.keys(body.shape as object) : [];
    for (const half of halves) {
      for (const path of [...known, "name", "a.b.0.c"]) {
        const value = path
          .split(".")
          .reduceRight<unknown>((inner, name) => ({ [name]: inner, other: 7 }), half);
        expect(parse(value)).toMatchObject({
          code: "validation_failed",
          fields: { [path]: [expect.any(String)] },
        });
      }
      expect(parse({ [half]: 1 })).toMatchObject({ fields: { [half.toWellFormed()]: [expect.any(String)] } });
    }
  });

  it("is found however deep it stands", () => {
    const deep = `${"[".repeat(20_000)}"\\ud83d"${"]".repeat(20_000)}`;
    expect(thrownBy(() => parseInput(z.unknown(), JSON.parse(deep)))).toMatchObject({
      code: "validation_failed",
    });
  });
});

describe("a call that takes no body", () => {
  it("accepts none and an empty object", async () => {
    for (const body of [undefined, "", "{}"]) expect((await refused(body)).code).toBe("no error");
  });

  it("names a field that it would otherwise ignore", async () => {
    expect(await refused('{"amount":1}')).toEqual({
      code: "validation_failed",
      fields: { amount: ["Unknown field"] },
    });
  });

  it("refuses what is not an object, whether or not it is JSON", async () => {
    for (const body of ["[]", "7", "null", "{", "a=1"])
      expect((await refused(body)).code, body).toBe("validation_failed");
  });

  it("leaves a body alone that a signature covers", () => {
    const event = httpEvent("POST", "/api/webhooks/stripe", { body: "not json" });
    expect(parseRequest(receiveStripeEvent, event).body).toBeUndefined();
  });
});
