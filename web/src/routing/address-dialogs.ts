/** The search parameters that open a dialog or a sheet. `AddressDialog` shows them; nothing else closes them. */
export const addressDialogs = [
  "buy",
  "contact",
  "do",
  "history",
  "idea",
  "list",
  "number",
  "open",
  "propose",
  "sheet",
  "template",
  "versions",
  "way",
] as const;
export type AddressDialogName = (typeof addressDialogs)[number];
