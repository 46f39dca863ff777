import { sitePaths } from "../site-path.ts";
import { sentence } from "../text/sentence.ts";
import { kind } from "./notification-shape.ts";

/** What opens an account to programs, with the title of its notice. */
const apiAccessChanges = {
  key_created: "An API key was created",
  opened: "API access was turned on",
  unrestricted: "API access is no longer restricted",
  addresses_added: "API keys work from more addresses",
} as const;
type ApiAccessChange = keyof typeof apiAccessChanges;

/** What a notice says about the keys of an account: who changed what, where, and for a new key its name. */
export interface ApiAccessNews {
  change: ApiAccessChange;
  who: string;
  device: string;
  keyName?: string | undefined;
}

type StoredNews = Omit<ApiAccessNews, "change"> & { change: string };

const isChange = (change: string): change is ApiAccessChange => Object.hasOwn(apiAccessChanges, change);

const apiAccessTitle = ({ change }: StoredNews): string =>
  isChange(change) ? apiAccessChanges[change] : "API access changed";

function apiAccessText({ change, who, device, keyName = "" }: StoredNews): string {
  const texts: Readonly<Record<ApiAccessChange, string>> = {
    key_created: sentence`${who} created the key “${keyName}” (${device}). If that's unexpected, revoke it.`,
    opened: sentence`${who} turned on API access (${device}). If that's unexpected, turn it off.`,
    unrestricted: sentence`${who} lifted the restriction (${device}). If that's unexpected, restrict API access again.`,
    addresses_added: sentence`${who} added IP addresses to the list (${device}). If that's unexpected, remove them.`,
  };
  return isChange(change) ? texts[change] : sentence`${who} changed the API access (${device}).`;
}

/** The notice of what opens an account to programs. Its readers always get it, as they do all about security. */
export const apiAccessChanged = kind({
  /** `change` is one of `apiAccessChanges`. */
  about: { change: "text", who: "text", device: "text", keyName: "text?" },
  icon: "shield-check",
  preference: null,
  noMail: true,
  title: apiAccessTitle,
  message: apiAccessText,
  leadsTo: () => `${sitePaths.settings}?tab=api`,
  action: "Review API access",
});
