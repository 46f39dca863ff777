import { createHash } from "node:crypto";

/** An account at the fake Google, as its ID tokens describe it. */
export interface FakeGoogleAccount {
  /** The account's lasting key; Google's are numbers of 21 digits. */
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** Ready to choose from: one as nearly everybody has it, and one whose address nobody ever checked. */
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

/** An account of any address, for a test or a demonstration; the same address is always the same account. */
export function accountOf(email: string, emailVerified: boolean): FakeGoogleAccount {
  const address = email.toLowerCase();
  const digest = createHash("sha256").update(address).digest("hex");
  const subject = `2${BigInt(`0x${digest}`).toString().slice(0, 20).padStart(20, "0")}`;
  const [local = ""] = address.split("@");
  const words = local.split(/[^a-z0-9]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return { subject, email, emailVerified, name };
}

/** The accounts that somebody may be; those of a typed address are added as they are used. */
export class Accounts {
  readonly #bySubject = new Map(readyAccounts.map((account) => [account.subject, account]));

  /** Adds an account, or changes the one of this subject. */
  put(account: FakeGoogleAccount): void {
    this.#bySubject.set(account.subject, account);
  }

  find(subject: string): FakeGoogleAccount | undefined {
    return this.#bySubject.get(subject);
  }
}
