import type { CountryCode } from "./country-codes.ts";

interface TaxIdForm {
  /** Matches the ID without spaces and punctuation, in capitals, without the country's prefix. */
  form: RegExp;
  example: string;
}

/**
 * The forms of the countries that most companies come from: how many digits and letters, not whether an authority
 * knows the ID. Others take any short row of letters and digits.
 */
const forms: Partial<Record<CountryCode, TaxIdForm>> = {
  AT: { form: /^U\d{8}$/, example: "ATU12345678" },
  AU: { form: /^\d{11}$/, example: "12 345 678 901" },
  BE: { form: /^[01]?\d{9}$/, example: "BE0123456789" },
  BG: { form: /^\d{9,10}$/, example: "BG123456789" },
  BR: { form: /^(\d{11}|\d{14})$/, example: "12.345.678/0001-95" },
  CA: { form: /^\d{9}(R[TPC]\d{4})?$/, example: "123456789 RT0001" },
  CH: { form: /^E?\d{9}(MWST|TVA|IVA)?$/, example: "CHE-123.456.789 MWST" },
  CY: { form: /^\d{8}[A-Z]$/, example: "CY12345678X" },
  CZ: { form: /^\d{8,10}$/, example: "CZ12345678" },
  DE: { form: /^\d{9}$/, example: "DE123456789" },
  DK: { form: /^\d{8}$/, example: "DK12345678" },
  EE: { form: /^\d{9}$/, example: "EE123456789" },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, example: "ESB12345678" },
  FI: { form: /^\d{8}$/, example: "FI12345678" },
  FR: { form: /^[A-Z0-9]{2}\d{9}$/, example: "FR12345678901" },
  GB: { form: /^(\d{9}|\d{12})$/, example: "GB123456789" },
  GR: { form: /^\d{9}$/, example: "EL123456789" },
  HR: { form: /^\d{11}$/, example: "HR12345678901" },
  HU: { form: /^\d{8}$/, example: "HU12345678" },
  IE: { form: /^\d[A-Z0-9]\d{5}[A-Z]{1,2}$/, example: "IE1234567FA" },
  IN: { form: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$/, example: "22AAAAA0000A1Z5" },
  IT: { form: /^\d{11}$/, example: "IT12345678901" },
  JP: { form: /^T?\d{13}$/, example: "T1234567890123" },
  LT: { form: /^(\d{9}|\d{12})$/, example: "LT123456789" },
  LU: { form: /^\d{8}$/, example: "LU12345678" },
  LV: { form: /^\d{11}$/, example: "LV12345678901" },
  MT: { form: /^\d{8}$/, example: "MT12345678" },
  MX: { form: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/, example: "ABC010203AB9" },
  NL: { form: /^\d{9}B\d{2}$/, example: "NL123456789B01" },
  NO: { form: /^\d{9}(MVA)?$/, example: "123 456 789 MVA" },
  NZ: { form: /^\d{8,9}$/, example: "123-456-789" },
  PL: { form: /^\d{10}$/, example: "PL1234567890" },
  PT: { form: /^\d{9}$/, example: "PT123456789" },
  RO: { form: /^\d{2,10}$/, example: "RO1234567890" },
  SE: { form: /^\d{12}$/, example: "SE123456789001" },
  SG: { form: /^[A-Z0-9]{9,10}$/, example: "201234567A" },
  SI: { form: /^\d{8}$/, example: "SI12345678" },
  SK: { form: /^\d{10}$/, example: "SK1234567890" },
  US: { form: /^\d{9}$/, example: "12-3456789" },
};

const anyForm = /^[\p{Lu}\p{N}&]{4,25}$/u;

/** Greece writes EL in front of its IDs. */
export const prefixOf = (country: CountryCode) => (country === "GR" ? "EL" : country);

/** A tax ID in capitals without spaces, punctuation and its country's prefix; empty for none. */
export function bareTaxId(country: CountryCode, taxId: string): string {
  const plain = taxId.toUpperCase().replaceAll(/[\s./-]/g, "");
  const known = forms[country];
  const prefix = prefixOf(country);
  const isPrefixed = known && !known.form.test(plain) && plain.startsWith(prefix);
  return isPrefixed ? plain.slice(prefix.length) : plain;
}

/** Why a tax ID cannot be one of its country, as a sentence for its field; null for one that can, and for none. */
export function taxIdProblem(country: CountryCode, taxId: string): string | null {
  if (taxId === "") return null;
  const bare = bareTaxId(country, taxId);
  const known = forms[country];
  if (!known) return anyForm.test(bare) ? null : "Enter the tax ID with letters and digits only";
  return known.form.test(bare) ? null : `Enter a tax ID of this country, such as ${known.example}`;
}
