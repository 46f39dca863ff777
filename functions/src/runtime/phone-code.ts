import { type CodeSending, type SentCode, sendPhoneCode } from "@marquee/core/account/phone/send-code";
import type { Caller } from "@marquee/core/caller";
import { codesKeys } from "./codes-keys.ts";
import { type HttpRuntime, liveSms, siteUrl } from "./deps.ts";
import { env } from "./env.ts";

const sms = liveSms();

/** Sends a code and builds the response of both calls that do. It includes the code only if the stage shows codes. */
export async function answerWithCode(runtime: HttpRuntime, request: { phone: string; caller: Caller }) {
  const sending: CodeSending = { sms, codesKeys: await codesKeys(), siteHost: new URL(siteUrl()).hostname };
  const { flow, code, ...sent }: SentCode = await sendPhoneCode(runtime.core, sending, request);
  return { flow, body: { ...sent, ...(env.debugCodes ? { debugCode: code } : {}) } };
}
