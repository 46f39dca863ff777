import { type OperationProfiles, small, toldToPages } from "./operation-profile.ts";

/** Calls that tell everybody concerned of what they changed. */
const announcing = {
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
  indexes: ["sweep", "lists"],
  pushesToUser: true,
} as const;

export const hostingProfiles: OperationProfiles<"hosting"> = {
  createEvent: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts and agencies cannot create events.",
  },
  updateEvent: {
    ...small,
    ...announcing,
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot change their events.",
  },
  deleteEvent: {
    ...small,
    eventImages: "remove",
    table: ["GetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot delete drafts of events.",
  },
  transitionEvent: {
    ...small,
    ...announcing,
    settings: ["adminSecondFactor"],
    impact: "Hosts can neither publish nor cancel events.",
  },
  createSponsorshipPackage: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "ConditionCheckItem"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot add sponsorship packages.",
  },
  updateSponsorshipPackage: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "ConditionCheckItem"],
    indexes: ["lists"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot change sponsorship packages.",
  },
  deleteSponsorshipPackage: {
    ...small,
    ...toldToPages,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    indexes: ["lists"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot delete sponsorship packages.",
  },
  listOwnEvents: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Hosts cannot see their drafts and events.",
  },
  listOwnCapacity: {
    ...small,
    table: ["Query", "BatchGetItem"],
    indexes: ["lists"],
    impact: "Hosts cannot see how full their events are.",
  },
  listEventHistory: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot see who changed what in an event.",
  },
  createEventImageUpload: {
    ...small,
    table: ["GetItem", "Query", "UpdateItem"],
    uploadsPictures: true,
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot upload images for their events.",
  },
  setEventImage: {
    ...small,
    ownConcurrency: 10,
    // As much as for an avatar: the cost of decoding does not depend on the output size.
    memoryMb: 1_024,
    timeoutSeconds: 15,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    eventImages: "make",
    settings: ["adminSecondFactor"],
    impact: "Uploaded event images are not shown.",
  },
  deleteEventImage: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "ConditionCheckItem"],
    eventImages: "remove",
    settings: ["adminSecondFactor"],
    impact: "Hosts cannot remove the image of an event.",
  },
  getEventImage: {
    ...small,
    eventImages: "read",
    impact: "Events are shown without their images.",
  },
};
