import type { FunctionProfile } from "../../constructs/app-function.ts";
import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

const sendsCodes: Omit<FunctionProfile, "impact"> = {
  ...small,
  ownConcurrency: 10,
  table: ["PutItem", "UpdateItem"],
  secrets: ["codes"],
  settings: ["codes"],
  sendsSms: true,
};

export const phoneProfiles: OperationProfiles<"phone"> = {
  sendVerificationCode: {
    ...sendsCodes,
    impact: "Nobody can verify a phone number, so nobody can register with one; passwords still work.",
    alarmed: true,
  },
  loginWithPhone: {
    ...sendsCodes,
    impact: "People who sign in with their phone get no code; passwords still work.",
    alarmed: true,
  },
  verifyCode: {
    ...small,
    ownConcurrency: 20,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["session", "codes"],
    impact: "Codes from text messages do not work; passwords still do.",
    alarmed: true,
  },
  registerWithPhone: {
    ...small,
    ownConcurrency: 10,
    memoryMb: hashingMb,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["session"],
    settings: ["partner"],
    impact: "Nobody can register with a phone number.",
  },
};
