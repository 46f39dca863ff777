import { type Feature, page } from "#features/feature.ts";
import { paths } from "#routing/paths.ts";

/** The conversation with Morgan. */
export const chat: Feature = {
  routes: [{ path: paths.chat, ...page(() => import("./pages/chat-page.tsx"), "ChatPage") }],
  navigation: [
    {
      group: "main",
      to: paths.chat,
      label: "AI Strategist",
      icon: "message-square-text",
      reach: "everything",
    },
  ],
};
