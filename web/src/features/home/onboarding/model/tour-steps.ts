import type { User } from "@marquee/contracts/account/auth";
import { type TourStepId, tourSteps } from "@marquee/contracts/home/tour-steps";
import { creditsText, orderCostCredits, usePrices } from "#features/credits/credits/model/prices.ts";
import { firstName } from "#format/first-name.ts";
import { paths } from "#routing/paths.ts";
import type { IconName } from "#ui/icon.tsx";
import { tourDialog as copy } from "../copy.ts";
import { tourTexts } from "../roles-copy.ts";

export interface TourStep {
  id: TourStepId;
  since: number;
  title: string;
  text: string;
  icon: IconName;
  /** The page that the step opens, and the element it highlights there; the first step has neither. */
  path?: string;
  target?: string;
  /** The button that ends the tour on that page. */
  shortcut?: string;
}

/** The tour's texts for a user: of those who host only, or of everybody else. */
export function tourTextsOf({ role }: Pick<User, "role">) {
  return role === "event_host" ? tourTexts.host : tourTexts.sponsor;
}

/** The steps with their texts, in the contract's order. */
export function useTourSteps(user: User): readonly [TourStep, ...TourStep[]] {
  const texts = tourTextsOf(user);
  const prices = usePrices();
  const withEverything = orderCostCredits(prices, { analysis: true, mockup: true });
  const words: Record<TourStepId, Omit<TourStep, "id" | "since">> = {
    welcome: {
      title: copy.welcomeTitle(firstName(user.name)),
      text: texts.welcome,
      icon: "sparkles",
    },
    ideation: {
      title: copy.ideationTitle,
      text: texts.ideation,
      icon: "megaphone",
      path: paths.campaigns,
      target: "[data-tour=ideation]",
      shortcut: copy.openIdeation,
    },
    events: {
      title: copy.eventsTitle,
      text: texts.events,
      icon: "calendar-days",
      path: paths.events,
      target: "[data-tour=events]",
      shortcut: copy.openEvents,
    },
    analytics: {
      title: copy.analyticsTitle,
      text: texts.analytics,
      icon: "chart-column",
      path: paths.analytics,
      target: "[data-tour=analytics]",
      shortcut: copy.openAnalytics,
    },
    credits: {
      title: copy.creditsTitle,
      text: copy.credits(creditsText(prices.campaignIdeas), creditsText(withEverything)),
      icon: "coins",
      path: paths.credits,
      target: "[data-tour=credits]",
      shortcut: copy.openCredits,
    },
    assistant: {
      title: copy.morganTitle,
      text: copy.morgan,
      icon: "message-square-text",
      path: paths.chat,
      // The message box.
      target: "#content textarea",
      shortcut: copy.openMorgan,
    },
  };
  const [first, ...others] = tourSteps;
  const stepOf = ({ id, since }: (typeof tourSteps)[number]): TourStep => ({ id, since, ...words[id] });
  return [stepOf(first), ...others.map(stepOf)];
}
