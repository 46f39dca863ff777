/** The conversation with Morgan that everybody has: it is meant wherever none is named. */
export const mainConversation = "main";
