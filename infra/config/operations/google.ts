import { hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const googleProfiles: OperationProfiles<"google"> = {
  getGoogleRedirectUrl: {
    ...small,
    table: ["PutItem"],
    settings: ["google"],
    impact:
      "The Google button falls back to a plain redirect; if that fails too, nobody can sign in with Google.",
  },
  startGoogleSignIn: {
    ...small,
    table: ["PutItem"],
    settings: ["google"],
    impact: "When the Google button falls back to the redirect, people cannot reach Google to sign in.",
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
    impact: "A Google account cannot be linked to an existing account; its password still works.",
  },
  getGoogleConfig: {
    ...small,
    settings: ["google", "diagnostics"],
    impact: "The diagnostic page for Google sign-in does not load; sign-in is not affected.",
  },
};
