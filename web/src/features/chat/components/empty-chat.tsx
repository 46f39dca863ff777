import { useCurrentUser } from "#lib/session.ts";
import { Icon } from "#ui/icon.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";

const topics = [
  { icon: "calendar-search", title: "Find events", text: "Which upcoming events fit our audience best?" },
  {
    icon: "hand-coins",
    title: "Plan a sponsorship",
    text: "Help me choose a sponsorship package for a budget of $25,000.",
  },
  {
    icon: "chart-no-axes-combined",
    title: "Prove ROI",
    text: "Which numbers should we track to prove the return of a sponsorship?",
  },
  {
    icon: "lightbulb",
    title: "Shape a campaign",
    text: "Suggest an experiential campaign that introduces our new product.",
  },
] as const;

/** The greeting before anything was said. A topic fills the box; it is sent by its writer. */
export function EmptyChat({ onTopic }: { onTopic: (text: string) => void }) {
  const { name } = useCurrentUser();
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto px-4 py-6">
      <div className="w-full max-w-2xl">
        <MorganAvatar className="size-12" />
        <h2 className="mt-4 text-2xl">Hello {name.split(" ")[0]}, I'm Morgan.</h2>
        <p className="mt-1 max-w-prose text-lg text-muted">
          I plan experiential marketing with you: events, sponsorships, budgets and what they bring back.
          Where shall we begin?
        </p>
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
