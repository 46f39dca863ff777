import { sentence } from "@marquee/contracts/text/sentence";

export const mentionField = {
  hint: "Type @ to mention somebody on your side.",
  told: (names: string) => sentence`${names} will be notified.`,
  people: "People to mention",
  found: (count: number) =>
    sentence`${count} ${count === 1 ? "person" : "people"}. Choose with the arrow keys and Enter.`,
  loading: "Loading people…",
  failed: "The people on your side didn’t load.",
} as const;
