import { useLocation } from "react-router-dom";
import { DashboardContent } from "#features/dashboard/components/dashboard-content.tsx";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { comingPages, overviewPage as copy } from "../copy.ts";

interface ComingPage {
  path: string;
  icon: IconName;
  texts: (typeof comingPages)[keyof typeof comingPages];
}

const pages: readonly ComingPage[] = [
  { path: paths.analytics, icon: "chart-column", texts: comingPages.analytics },
  { path: paths.engagement, icon: "users-round", texts: comingPages.engagement },
  { path: paths.roi, icon: "trending-up", texts: comingPages.roi },
];

/** A page that is still being built: what it will do, what helps until then, and what there is to see today. */
export function OverviewPage() {
  const { pathname } = useLocation();
  const at = pathname.toLowerCase();
  const page = pages.find(({ path }) => at.startsWith(path));
  return (
    <Page
      title={page?.texts.title ?? copy.title}
      lead={page?.texts.lead}
      back={{ to: paths.dashboard, label: copy.backToDashboard }}
    >
      {page && <Plans page={page} />}
      <h2 className="mt-7 mb-3 text-xl">{copy.activity}</h2>
      <DashboardContent />
    </Page>
  );
}

function Plans({ page: { icon, texts } }: { page: ComingPage }) {
  return (
    <Card aria-label={copy.comingSoon} className="flex flex-wrap items-start gap-x-6 gap-y-4 p-5 sm:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-lamp-soft text-lamp-text">
        <Icon name={icon} className="size-6" />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-base">{copy.whatToExpect(texts.title)}</h2>
        <ul className="mt-2 flex flex-col gap-1.5">
          {texts.plans.map((plan) => (
            <li key={plan} className="flex gap-2.5 text-muted">
              <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-lamp" />
              {plan}
            </li>
          ))}
        </ul>
        <p className="mt-3">{texts.today}</p>
      </div>
      <LinkButton to={paths.chat} className="self-center">
        {copy.askMorgan}
      </LinkButton>
    </Card>
  );
}
