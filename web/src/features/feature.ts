import type { GrantReach } from "@marquee/contracts/account/grant-scopes";
import type { UserRole } from "@marquee/contracts/enums";
import type { ComponentType } from "react";
import type { IconName } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";

/** A page whose code is loaded when first needed, or a moment earlier. */
export interface LazyPage {
  /** The import of its code, in which the build finds the page's files. */
  code: () => Promise<unknown>;
  load: () => Promise<unknown>;
  Component: ComponentType;
}

export interface FeatureRoute extends LazyPage {
  path: string;
  /**
   * Who may open it; by default, a signed-in user. A builder page exists on local and dev stages. A bare page is
   * public, without the app's frame. A diagnostic page is public where the stage's diagnostics are on.
   */
  access?: "public" | "bare" | "admin" | "builder" | "diagnostic";
  /** Through which grants it is reached, for a page that is no entry of the sidebar; by default, by all. */
  reach?: GrantReach;
  /** Code that the page loads later, but shows at the top on every visit: it is fetched together with the page's. */
  alsoLoad?: () => Promise<unknown>;
  /**
   * The addresses of what the page shows first, exactly as it requests them, of which the first that fits is requested
   * while the app is still loading. A name in braces is a parameter of the path or the query; an address without one
   * is for a page that was opened without a query.
   */
  firstCalls?: readonly string[];
  /**
   * The addresses of what the page requests once that has answered, whose names in braces are fields of the answer: they
   * are requested while the app is still loading, too.
   */
  nextCalls?: readonly string[];
}

export type NavGroupName = "main" | "analytics" | "settings" | "admin";

/** An entry of the sidebar. */
export interface NavItem {
  group: NavGroupName;
  to: string;
  label: string;
  icon: IconName;
  badge?: string;
  /** What is counted after the label. */
  counts?: "needs" | "unreadInquiries";
  /** The roles that see it; by default, everyone. */
  roles?: readonly UserRole[];
  /** Through which grants it is reached, by what its page calls first; by default, by none. */
  reach?: GrantReach;
  /** Additional addresses at which this entry is the current one. */
  also?: readonly string[];
}

/**
 * What a feature's `feature.ts` exports to the app. The app's first script includes all of them, so each one
 * references its pages without loading them.
 */
export interface Feature {
  routes: readonly FeatureRoute[];
  navigation?: readonly NavItem[];
}

/** Creates a page from the module that exports it and its export name. */
export function page<Name extends string>(
  code: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const Component = lazyPart(async () => (await code())[name], "boundary");
  return { code, load: Component.load, Component };
}
