import { grantScopes } from "../account/grant-scopes.ts";
import { sitePaths } from "../site-path.ts";
import { sentence } from "../text/sentence.ts";
import { kind } from "./notification-shape.ts";

/** What happened to an agency's access to a client. */
export const accessChanges = [
  "asked",
  "offered",
  "started",
  "changed",
  "declined",
  "withdrawn",
  "ended",
] as const;
export type AccessChange = (typeof accessChanges)[number];

interface AccessNews {
  change: string;
  /** Whether the reader's account is the agency or the client. */
  side: string;
  /** The names of both accounts. */
  agency: string;
  client: string;
  /** Who did it. */
  who: string;
  scope: string;
  /** Who pays what is ordered; what an earlier release wrote does not say. */
  payer?: string | undefined;
}

const titles: Readonly<Record<AccessChange, { agency: string; client: string }>> = {
  asked: { agency: "You asked a company", client: "An agency asks to act for you" },
  offered: { agency: "A company offers you access", client: "You offered an agency access" },
  started: { agency: "You have a new client", client: "An agency acts for you now" },
  changed: { agency: "Your access to a client changed", client: "An agency's access changed" },
  declined: { agency: "A company declined", client: "An agency declined" },
  withdrawn: { agency: "A company withdrew its offer", client: "An agency withdrew its request" },
  ended: { agency: "Your access to a client ended", client: "An agency's access ended" },
};

const isChange = (change: string): change is AccessChange => accessChanges.some((each) => each === change);
const sideOf = (side: string) => (side === "agency" ? "agency" : "client");

const accessNewsTitle = ({ change, side }: AccessNews): string =>
  isChange(change) ? titles[change][sideOf(side)] : "An agency's access changed";

/** What an agency sees of a client, inside a sentence. */
export const scopeWords: Readonly<Record<(typeof grantScopes)[number], string>> = {
  everything: "everything but people, billing and the account itself",
  deals: "deals only",
  campaigns: "campaigns only",
};

/** The sentence of a notice about an agency's access. */
function accessNewsText(news: AccessNews): string {
  const { change, side, agency, client, who, scope } = news;
  const of = grantScopes.find((each) => each === scope) ?? "everything";
  const what = scopeWords[of];
  const pays = payerText(news);
  const texts: Readonly<Record<AccessChange, { agency: string; client: string }>> = {
    asked: {
      agency: sentence`${who} asked ${client} for access: ${what}.${pays}`,
      client: sentence`${who} of ${agency} asks to act for ${client}: ${what}.${pays} An owner decides.`,
    },
    offered: {
      agency: sentence`${who} offers ${agency} access to ${client}: ${what}.${pays} An owner decides.`,
      client: sentence`${who} offered ${agency} access: ${what}.${pays}`,
    },
    started: {
      agency: sentence`${agency} may act for ${client} now: ${what}.${pays}`,
      client: sentence`${agency} may act for ${client} now: ${what}.${pays} You can end this at any time.`,
    },
    changed: {
      agency: sentence`${who} changed what ${agency} may do for ${client}: ${what}.${pays}`,
      client: sentence`${who} changed what ${agency} may do for ${client}: ${what}.${pays}`,
    },
    declined: {
      agency: sentence`${client} declined what ${agency} asked.`,
      client: sentence`${agency} declined the access that ${client} offered.`,
    },
    withdrawn: {
      agency: sentence`${client} withdrew the access that it had offered ${agency}.`,
      client: sentence`${agency} withdrew its request to act for ${client}.`,
    },
    ended: {
      agency: sentence`${agency} no longer acts for ${client}. ${who} ended the access.`,
      client: sentence`${agency} no longer acts for ${client}. ${who} ended the access.`,
    },
  };
  return isChange(change)
    ? texts[change][sideOf(side)]
    : sentence`The access of ${agency} to ${client} changed.`;
}

/** Who pays what is ordered, after a space; empty where nothing is ordered, or it isn't known. */
function payerText({ agency, client, scope, payer }: AccessNews): string {
  if (scope === "deals" || payer === undefined) return "";
  return sentence` ${payer === "agency" ? agency : client} pays for what is ordered.`;
}

/** The notice of a change of an agency's access, from its reader's side. */
export const accessChanged = kind({
  /** `change` is an `AccessChange`; `side` is the reader's, `agency` or `client`. */
  about: {
    change: "text",
    side: "text",
    agency: "text",
    client: "text",
    who: "text",
    scope: "text",
    payer: "text?",
  },
  icon: "handshake",
  preference: null,
  title: accessNewsTitle,
  message: accessNewsText,
  leadsTo: ({ side }) => (side === "agency" ? sitePaths.clients : `${sitePaths.profile}?tab=team`),
  action: "Review the access",
});
