/** Billing details that all contain the word. */
export const billingFor = (word: string) => ({
  company: `${word} GmbH`,
  addressLine1: `1 ${word} Street`,
  addressLine2: "",
  city: word,
  region: "",
  postalCode: "10115",
  country: "DE" as const,
  taxId: `DE ${word}`,
});
