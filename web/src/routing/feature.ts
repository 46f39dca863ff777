import type { UserRole } from "@marquee/contracts/enums";
import type { ComponentType } from "react";
import type { Pushes } from "#live/pushes.ts";
import type { IconName } from "#ui/icon.tsx";
import { retriable } from "#ui/lazy-part.tsx";

/** A page is loaded when it is first needed, or a moment earlier. */
export interface LazyPage {
  load: () => Promise<unknown>;
  Component: ComponentType;
}

export interface FeatureRoute extends LazyPage {
  path: string;
  /**
   * Who may open it: a signed-in user, unless it says otherwise. A builder's page is there on local and dev stages. A
   * bare page is public, with nothing of the app around it. A diagnostic page is public where the stage's diagnostics
   * are on.
   */
  access?: "public" | "bare" | "admin" | "builder" | "diagnostic";
}

export type NavGroupName = "main" | "analytics" | "settings" | "admin";

/** An entry of the sidebar. */
export interface NavItem {
  group: NavGroupName;
  to: string;
  label: string;
  icon: IconName;
  badge?: string;
  /** Behind the label, such as a count; it loads its own code and says nothing until it knows. */
  Note?: ComponentType;
  /** Who sees it: everyone, unless it says otherwise. */
  roles?: readonly UserRole[];
  /** Further addresses at which this entry is the current one. */
  also?: readonly string[];
}

/**
 * What a feature hands to the app, from its `feature.ts`. The app's first script holds all of them, so that each names
 * its pages and loads none.
 */
export interface Feature {
  routes: readonly FeatureRoute[];
  navigation?: readonly NavItem[];
  /** What it does with the messages of the live connection. */
  pushes?: () => Promise<Pushes>;
}

/** A page by the module that exports it under a name. */
export function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  return { load, Component: retriable(async () => (await load())[name]) };
}
