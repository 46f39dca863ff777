import { clsx } from "clsx";
import { ForRole } from "#account/for-role.tsx";
import { useCurrentUser } from "#api/session.ts";
import { firstName } from "#format/first-name.ts";
import { Icon } from "#ui/icon.tsx";
import { emptyChat as copy } from "../copy.ts";
import { MorganAvatar } from "./morgan-avatar.tsx";

const hostTopics = [
  { icon: "ticket", title: copy.soldTitle, text: copy.sold },
  { icon: "handshake", title: copy.offersTitle, text: copy.offers },
  { icon: "hand-coins", title: copy.priceTitle, text: copy.price },
  { icon: "users-round", title: copy.guestsTitle, text: copy.guests },
] as const;

const topics = [
  { icon: "calendar-search", title: copy.eventsTitle, text: copy.events },
  {
    icon: "hand-coins",
    title: copy.sponsorshipTitle,
    text: copy.sponsorship,
  },
  {
    icon: "chart-no-axes-combined",
    title: copy.roiTitle,
    text: copy.roi,
  },
  {
    icon: "lightbulb",
    title: copy.campaignTitle,
    text: copy.campaign,
  },
] as const;

/** The greeting before the first message. A topic fills the box; the user sends it. */
export function EmptyChat({
  onTopic,
  inCard = false,
}: {
  onTopic: (text: string) => void;
  inCard?: boolean;
}) {
  const { name, role } = useCurrentUser();
  // An agency sponsors as well, and is asked what a brand is.
  const isHost = role === "event_host";
  return (
    <div
      className={clsx(
        "grid flex-1 justify-items-center px-4",
        // Content taller than its card starts at the top, where it can be scrolled.
        inCard
          ? "min-h-0 content-start overflow-y-auto py-4"
          : "items-center py-6 tall:min-h-0 tall:overflow-y-auto",
      )}
    >
      <div className="w-full max-w-2xl">
        {!inCard && <MorganAvatar className="mb-4 size-12" />}
        <h2 className={inCard ? "text-xl" : "text-2xl"}>{copy.greeting(firstName(name))}</h2>
        <p className="mt-1 max-w-prose text-lg text-muted">{isHost ? copy.hostLead : copy.lead}</p>
        <ForRole>
          <ul className={clsx("grid grid-cols-1 gap-3 sm:grid-cols-2", inCard ? "mt-4" : "mt-6")}>
            {(isHost ? hostTopics : topics).map(({ icon, title, text }) => (
              <li key={title}>
                <button
                  type="button"
                  onClick={() => onTopic(text)}
                  className="flex size-full items-start gap-3 rounded-xl border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong"
                >
                  <Icon name={icon} className="mt-0.5 size-4.5 shrink-0 text-lamp-text" />
                  <span>
                    <span className="block font-medium">{title}</span>
                    <span className="block text-muted">{text}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </ForRole>
      </div>
    </div>
  );
}
