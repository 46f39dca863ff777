import { paths } from "#routing/paths.ts";

/** The events that suit a concept in the library. */
export function conceptEventsPath(ideaId: string): string {
  return `${paths.events}?${new URLSearchParams({ concept: ideaId })}`;
}
