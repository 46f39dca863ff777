import { erasing, hashingMb, type OperationProfiles, small } from "./operation-profile.ts";

export const profileProfiles: OperationProfiles<"profile"> = {
  updateCurrentUser: {
    ...small,
    // An industry is only changed if no event holds the account to it.
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    sendsEmail: true,
    impact: "People cannot save their profile or change their email address.",
  },
  confirmEmailChange: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"],
    impact: "Links that confirm a new email address do not work; the old address stays in use.",
  },
  resendConfirmation: {
    ...small,
    table: ["PutItem", "UpdateItem", "ConditionCheckItem"],
    sendsEmail: true,
    impact:
      "New users whose confirmation email got lost cannot request another; they have to wait for their free replies.",
  },
  cancelEmailChange: {
    ...small,
    table: ["UpdateItem", "DeleteItem"],
    impact: "An email change cannot be canceled; its link expires after a day.",
  },
  createAvatarUpload: {
    ...small,
    table: ["UpdateItem"],
    uploadsPictures: true,
    impact: "People cannot upload a picture of themselves.",
  },
  setAvatar: {
    ...small,
    ownConcurrency: 10,
    // The heaviest pictures need 230 MB and one second of a full core; this memory size gives half a core.
    memoryMb: 1_024,
    timeoutSeconds: 15,
    table: ["PutItem", "UpdateItem"],
    avatars: "make",
    impact: "Uploaded pictures do not become avatars.",
  },
  deleteAvatar: {
    ...small,
    table: ["PutItem", "UpdateItem"],
    avatars: "remove",
    impact: "People cannot remove their picture.",
  },
  getAvatar: {
    ...small,
    avatars: "read",
    impact: "Avatars show as initials.",
  },
  getPreferences: {
    ...small,
    impact: "The settings page does not load.",
  },
  updatePreferences: {
    ...small,
    table: ["Query", "PutItem", "UpdateItem"],
    impact: "Settings cannot be changed.",
  },
  exportAccount: {
    ...small,
    ownConcurrency: 10,
    memoryMb: 1_024,
    timeoutSeconds: 29,
    table: ["Query", "PutItem", "UpdateItem"],
    indexes: ["lists"],
    impact: "People cannot download what we hold about them.",
  },
  deleteAccount: {
    ...small,
    memoryMb: hashingMb,
    timeoutSeconds: 29,
    ...erasing,
    indexes: ["lists"],
    sendsEmail: true,
    impact: "People cannot delete their account.",
    alarmed: true,
  },
};
