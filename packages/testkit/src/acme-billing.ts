/** The billing details of a company in Germany, as their form saves them. */
export const acmeBilling = {
  company: "Acme GmbH",
  addressLine1: "1 Main Street",
  addressLine2: "",
  city: "Berlin",
  region: "",
  postalCode: "10115",
  country: "DE",
  taxId: "DE123456789",
} as const;
