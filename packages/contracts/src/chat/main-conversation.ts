/** The conversation with Morgan that everybody has: the default wherever none is named. */
export const mainConversation = "main";
