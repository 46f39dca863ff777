import { useCurrentUser } from "#lib/session.ts";
import { Icon } from "#ui/icon.tsx";
import { emptyChat as copy } from "../copy.ts";
import { MorganAvatar } from "./morgan-avatar.tsx";

const topics = [
  { icon: "calendar-search", title: copy.findEvents, text: copy.whichUpcomingEventsFitOur },
  {
    icon: "hand-coins",
    title: copy.planASponsorship,
    text: copy.helpMeChooseASponsorship,
  },
  {
    icon: "chart-no-axes-combined",
    title: copy.proveRoi,
    text: copy.whichNumbersShouldWeTrack,
  },
  {
    icon: "lightbulb",
    title: copy.shapeACampaign,
    text: copy.suggestAnExperientialCampaignThat,
  },
] as const;

/** The greeting before anything was said. A topic fills the box; it is sent by its writer. */
export function EmptyChat({ onTopic }: { onTopic: (text: string) => void }) {
  const { name } = useCurrentUser();
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto px-4 py-6">
      <div className="w-full max-w-2xl">
        <MorganAvatar className="size-12" />
        <h2 className="mt-4 text-2xl">{copy.helloImMorgan(name.split(" ")[0])}</h2>
        <p className="mt-1 max-w-prose text-lg text-muted">{copy.iPlanExperientialMarketingWith}</p>
        <ul className="mt-6 grid gap-3 grid-cols-1 sm:grid-cols-2">
          {topics.map(({ icon, title, text }) => (
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
      </div>
    </div>
  );
}
