import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const googleProfiles: OperationProfiles<"google"> = {
  getGoogleRedirectUrl: {
    ...small,
    table: ["PutItem"],
    settings: ["google"],
    impact:
      "The Google button falls back to a plain redirect; if that fails too, nobody signs in with Google.",
  },
  startGoogleSignIn: {
    ...small,
    table: ["PutItem"],
    settings: ["google"],
    impact: "Where the Google button falls back to it, people cannot go to Google to sign in.",
  },
  finishGoogleSignIn: {
    ...small,
    // Google is called twice, up to five seconds each, before the table is used.
    timeoutSeconds: 20,
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["session", "google"],
    settings: ["google", "partner"],
    impact: "People who come back from Google are not signed in; passwords still work.",
    alarmed: true,
  },
  linkGoogleAccount: {
    ...small,
    memoryMb: hashingMb,
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    secrets: ["session"],
    impact: "A Google account cannot be linked to an existing account; its password still signs in.",
  },
  getGoogleConfig: {
    ...small,
    settings: ["google", "diagnostics"],
    impact: "The diagnostic page of Google sign-in does not load; signing in is not touched.",
  },
};
