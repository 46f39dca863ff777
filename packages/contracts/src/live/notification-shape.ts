import type { Preferences } from "../account/profile.ts";

/** The facts of a notification, by name, with their types; what an earlier release did not write is optional. */
export type FactType = "text" | "number" | "text?" | "number?";
export type Facts = Readonly<Record<string, FactType>>;
type ValueOf<T extends FactType> = T extends "text" | "text?" ? string : number;
export type AboutOf<F extends Facts> = {
  [N in keyof F as F[N] extends `${string}?` ? never : N]: ValueOf<F[N]>;
} & { [N in keyof F as F[N] extends `${string}?` ? N : never]?: ValueOf<F[N]> | undefined };

/** What a kind of notification says, where it leads and what governs it. */
export interface NotificationKindOf<F extends Facts> {
  about: F;
  /** An icon of the web's list. */
  icon: "calendar-days" | "coins" | "handshake" | "message-square-text" | "shield-check" | "sparkles";
  /** The toggle that governs it; null for an answer to something the reader did, which is always sent. */
  preference: keyof Preferences["notifications"] | null;
  title: (about: AboutOf<F>) => string;
  /** In the reader's time zone; without one, in that of the device that shows it. */
  message: (about: AboutOf<F>, timeZone?: string) => string;
  /** Whether it is mailed at once, whatever digest and quiet hours its reader has chosen; never without it. */
  atOnce?: (about: AboutOf<F>) => boolean;
  /** Set for kinds that are not mailed, because they have a mail of their own or need none. */
  noMail?: true;
  /** A page of the site, and the text of the link to it. */
  leadsTo: (about: AboutOf<F>) => string;
  action: string;
}

/** A client of the reader's agency: the account that a notification is about. */
export interface NoticeClient {
  id: string;
  name: string;
}

/** Declares a kind, with its texts typed by its facts. */
export function kind<const F extends Facts>(declared: NotificationKindOf<F>): NotificationKindOf<F> {
  return declared;
}
