/** Every text of the chat screens, by component. */

export const answerActions = {
  options: "Options",
  suggestedReplies: "Suggested replies",
  chooseACreditPackage: "Choose a credit package",
} as const;

export const answerBubble = {
  morgan: "Morgan",
  copy: "Copy",
  stoppedByYou: "· Stopped by you",
  notFinished: "· Not finished",
} as const;

export const chatHeader = {
  morgan: "Morgan",
  online: "Online",
  yourExperientialMarketing: "Your experiential marketing strategist",
  refresh: "Refresh",
  live: "Live",
  connecting: "Connecting",
  connect: "Connect",
} as const;

export const composer = {
  chatIsSwitchedOffAt:
    "Chat is switched off at the moment. What you write here is kept until Morgan is back.",
  messageToMorgan: "Message to Morgan",
  tellMeYourVisionAnd: "Tell me your vision and I'll translate it into action...",
  stop: "Stop",
  send: "Send",
} as const;

export const emptyChat = {
  findEvents: "Find events",
  whichUpcomingEventsFitOur: "Which upcoming events fit our audience best?",
  planASponsorship: "Plan a sponsorship",
  helpMeChooseASponsorship: "Help me choose a sponsorship package for a budget of $25,000.",
  proveRoi: "Prove ROI",
  whichNumbersShouldWeTrack: "Which numbers should we track to prove the return of a sponsorship?",
  shapeACampaign: "Shape a campaign",
  suggestAnExperientialCampaignThat: "Suggest an experiential campaign that introduces our new product.",
  helloImMorgan: (value: string | number | undefined) => `Hello ${value}, I'm Morgan.`,
  iPlanExperientialMarketingWith:
    "I plan experiential marketing with you: events, sponsorships, budgets and what they bring back. Where shall we begin?",
} as const;

export const messageList = {
  conversationWithMorgan: "Conversation with Morgan",
  loadOlderMessages: "Load older messages",
  morganIsCraftingSomethingMagical: "Morgan is crafting something magical...",
  morganIsAnswering: "Morgan is answering.",
  morganHasAnswered: "Morgan has answered.",
} as const;

export const userBubble = {
  you: "You",
  notSent: (reason: string | number | undefined) => `Not sent. ${reason}`,
  retry: "Retry",
  discard: "Discard",
  sending: "Sending…",
} as const;

export const chatPage = {
  aiStrategist: "AI Strategist",
  yourConversationCouldNotBe: "Your conversation could not be loaded",
  loadingYourConversation: "Loading your conversation",
} as const;
