import { createHash } from "node:crypto";

/** An account at the fake Google, as its ID tokens describe it. */
export interface FakeGoogleAccount {
  /** The account's permanent key; Google's are numbers of 21 digits. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** The predefined accounts: a typical one, and one with an unverified address. */
export const readyAccounts: readonly FakeGoogleAccount[] = [
  {
    subject: "100000000000000000001",
    email: "gwen.example@gmail.com",
    emailVerified: true,
    name: "Gwen Example",
  },
  {
    subject: "100000000000000000002",
    email: "una@unchecked.example",
    emailVerified: false,
    name: "Una Unchecked",
  },
];

/** An account for any address, for a test or a demo; the same address always gives the same account. */
export function accountOf(email: string, emailVerified: boolean): FakeGoogleAccount {
  const address = email.toLowerCase();
  const digest = createHash("sha256").update(address).digest("hex");
  const subject = `2${BigInt(`0x${digest}`).toString().slice(0, 20).padStart(20, "0")}`;
  const [local = ""] = address.split("@");
  const words = local.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return { subject, email, emailVerified, name };
}

/** The accounts to choose from; an account for a typed address is added when it is used. */
export class Accounts {
  readonly #bySubject = new Map(readyAccounts.map((account) => [account.subject, account]));

  /** Adds an account, or replaces the one with this subject. */
  put(account: FakeGoogleAccount): void {
    this.#bySubject.set(account.subject, account);
  }

  find(subject: string): FakeGoogleAccount | undefined {
    return this.#bySubject.get(subject);
  }
}
