import type { FunctionProfile } from "../../constructs/app-function.ts";
import { hashingMb, small } from "./function-profile.ts";

/** Functions about what people come for: events, deals, campaigns, Morgan, analytics. */
export const marketFunctions = {
  pictures: {
    // The heaviest pictures need 230 MB and one second of a full core; this memory size gives half a core.
    memoryMb: 1_024,
    timeoutSeconds: 15,
    ownConcurrency: 30,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    pushesToUser: true,
    avatars: ["make"],
    eventImages: ["make"],
    dealFiles: ["make"],
    settings: ["adminSecondFactor"],
    impact: "Uploaded pictures, event images, files and proofs do not appear.",
  },
  chat: {
    ...small,
    // A long conversation is deleted a hundred messages at a time.
    timeoutSeconds: 29,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    indexes: ["lists"],
    pushesToUser: true,
    impact: "Conversations with Morgan do not load.",
  },
  questions: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    sendsTo: ["chat"],
    pushesToUser: true,
    settings: ["modelBudget"],
    alarm: "orders-failing",
    impact:
      "Messages to Morgan are refused for people without a live connection, and answers cannot be stopped or repeated.",
  },
  "chat-cards": {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    sendsTo: ["campaign"],
    pushesToUser: true,
    settings: ["modelBudget"],
    impact: "Morgan's suggestions can be neither carried out nor undone.",
  },
  orders: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    sendsTo: ["campaign"],
    pushesToUser: true,
    settings: ["modelBudget"],
    alarm: "orders-failing",
    impact: "People can neither order campaign ideas nor refine or cancel them. Nothing is charged.",
  },
  studio: {
    ...small,
    // A large library is several megabytes; a response contains little of it.
    memoryMb: 1_024,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    mockups: "read",
    // Comments on shared concepts notify their owner.
    pushesToUser: true,
    impact:
      "Generated and saved campaign ideas and templates do not load and cannot be saved, edited or shared.",
  },
  documents: {
    // Rendering text and images needs CPU rather than memory.
    memoryMb: 1_024,
    timeoutSeconds: 20,
    table: ["GetItem", "BatchGetItem", "Query", "UpdateItem"],
    mockups: "read",
    settings: ["adminSecondFactor"],
    impact: "Concepts, mockups, receipts and pages of numbers cannot be downloaded as files.",
  },
  previews: {
    ...small,
    table: ["GetItem", "Query", "UpdateItem"],
    impact: "Links to shared pages show no preview of their own in chats; the pages themselves open.",
  },
  "preview-pictures": {
    // Rendering text and images needs CPU rather than memory.
    memoryMb: 1_024,
    timeoutSeconds: 15,
    ownConcurrency: 10,
    table: ["GetItem", "Query", "UpdateItem"],
    impact: "Previews of shared links and mails about events show no picture.",
  },
  events: {
    ...small,
    // It holds the index of the quarters that are searched: 200 MB for a hundred thousand events.
    memoryMb: 1_024,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    eventIndex: "read",
    settings: ["adminSecondFactor"],
    impact: "Events do not load, and nobody can search or save them.",
  },
  deals: {
    ...small,
    // A file passes through the function as base64.
    memoryMb: 1_024,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    pushesToUser: true,
    uploadsPictures: true,
    dealFiles: ["read", "remove"],
    impact:
      "Deals, inquiries and their messages do not load, and brands can neither open deals nor hold spots.",
  },
  hosting: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["sweep", "lists"],
    pushesToUser: true,
    uploadsPictures: true,
    eventImages: ["remove", "read"],
    settings: ["adminSecondFactor"],
    impact: "Hosts can neither create nor change events, packages and add-ons.",
  },
  "deal-moves": {
    ...small,
    // Signing requires the password or a code.
    memoryMb: hashingMb,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    pushesToUser: true,
    secrets: ["factors"],
    impact: "Nobody can negotiate, accept, sign, cancel or complete deals.",
  },
  "agreement-files": {
    // Makes the file if a schedule has not yet, and tells both sides; rendering needs CPU rather than memory.
    memoryMb: 1_024,
    timeoutSeconds: 20,
    table: ["GetItem", "BatchGetItem", "PutItem"],
    pushesToUser: true,
    agreements: "make",
    impact: "Signed agreements cannot be downloaded.",
  },
  insight: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    pushesToUser: true,
    impact:
      "The first page and the analytics pages show no numbers or recommended events, and nobody can record or share numbers.",
  },
} as const satisfies Record<string, FunctionProfile>;
