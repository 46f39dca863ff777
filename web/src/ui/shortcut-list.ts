import { shortcuts as copy } from "./copy.ts";

/** The keyboard shortcuts that work everywhere in the app. */
export const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Ctrl / ⌘", "K"], does: copy.search },
  { keys: ["/"], does: copy.slashSearch },
  { keys: ["Ctrl / ⌘", "B"], does: copy.toggleSidebar },
  { keys: ["?"], does: copy.help },
  { keys: ["F8"], does: copy.notifications },
  { keys: ["Esc"], does: copy.close },
];
