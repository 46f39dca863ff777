import { confirmChatAction } from "@marquee/contracts/http/chat";
import { receiveStripeEvent } from "@marquee/contracts/http/payments";
import { httpEvent } from "@marquee/testkit/http-event";
import { refusalOf } from "@marquee/testkit/refusal";
import { describe, expect, it } from "vitest";
import { parseRequest } from "./contract-input.ts";

const sent = (body: string | undefined) => ({
  ...httpEvent("POST", "/api/messages/msg_1/action/confirm", body === undefined ? {} : { body }),
  pathParameters: { id: "msg_1" },
});
const refused = async (body: string | undefined) =>
  refusalOf((async () => parseRequest(confirmChatAction, sent(body)))());

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
