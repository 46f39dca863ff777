/** The texts about who of one's colleagues works on a deal. */

import { numberText } from "@marquee/contracts/text/formats";
import { sentence } from "@marquee/contracts/text/sentence";

export const dealPeople = {
  title: "Your team on this deal",
  loading: "Loading who works on this deal",
  owner: "Owner",
  nobody: "Nobody yet",
  you: (name: string) => sentence`${name} (you)`,
  followers: (names: string) => sentence`Followed by ${names}`,
  followersMany: (count: number) => sentence`Followed by ${numberText(count)} people`,
  follow: "Follow",
  unfollow: "Unfollow",
} as const;
