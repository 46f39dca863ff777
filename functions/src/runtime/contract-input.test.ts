import { register } from "@marquee/contracts/account/auth";
import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { confirmChatAction } from "@marquee/contracts/chat/chat";
import { createCheckout, receiveStripeEvent } from "@marquee/contracts/credits/payments";
import { transitionSponsorshipDeal } from "@marquee/contracts/deals/deals";
import type { AppError } from "@marquee/contracts/errors";
import type { OperationShape, Schema } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { generateCampaignIdeas } from "@marquee/contracts/studio/campaigns";
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

describe("an empty text in an optional field", () => {
  const parsed = (operation: OperationShape, body: object) => {
    const event = httpEvent(operation.method, "/x", { body: JSON.stringify(body) });
    const sent = { ...event, headers: { ...event.headers, "content-type": "application/json" } };
    return parseRequest({ ...operation, params: undefined, query: undefined } as never, sent).body;
  };

  it("means that the field is unset", () => {
    const brief = { prompt: "Ideas for a launch in Berlin" };
    expect(parsed(generateCampaignIdeas, { ...brief, industry: "", preferred_type: "", budget: "" })).toEqual(
      { ...brief, budget: null },
    );
    const person = {
      username: "ann_lee",
      name: "Ann Lee",
      email: "ann@example.com",
      company: "Acme",
      role: "brand",
    };
    const body = { ...person, password: "Correct-Horse-7", phone: "" };
    expect(parsed(register, body)).toMatchObject({ phone: null });
    expect(parsed(updateCurrentUser, { industry: "", budget: "" })).toEqual({ industry: null, budget: null });
    const move = { action: "propose", version: 1, terms: { notes: "" } };
    expect(parsed(transitionSponsorshipDeal, { ...move, amount: "" })).toEqual(move);
  });

  it("is refused where a change would remove what has to be there, and where nothing is optional", () => {
    expect(thrownBy(() => parsed(updateCurrentUser, { name: "" }))).toMatchObject({
      fields: { name: [expect.any(String)] },
    });
    expect(thrownBy(() => parsed(createCheckout, { creditPackageId: "" }))).toMatchObject({
      fields: { creditPackageId: [expect.any(String)] },
    });
  });

  it("a package may be named by its number", () => {
    expect(parsed(createCheckout, { creditPackageId: 2 })).toEqual({ creditPackageId: "2" });
  });
});

describe("the sentence about a wrong value", () => {
  const withBody = Object.values<OperationShape>(operations).filter(({ body }) => body);

  it.each(withBody)("is one that a person may read in every field of $id", ({ body }) => {
    const schema = body as Schema;
    for (const value of [{}, null, [], 7, "x"]) {
      const shape = "shape" in schema ? Object.keys(schema.shape as object) : [];
      for (const given of [value, Object.fromEntries(shape.map((name) => [name, value]))]) {
        const refusal = thrownBy(() => parseInput(schema, given)) as AppError | undefined;
        for (const sentence of Object.values(refusal?.fields ?? {}).flat())
          expect(sentence).not.toMatch(
            /invalid input|invalid option|expected \w+,|received|undefined|^too /i,
          );
      }
    }
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
