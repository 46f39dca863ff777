/** The page that every address of the site begins with. */
export interface StartPage {
  /** As the site serves it now, with the names of the newest build's scripts. */
  html(): Promise<string>;
}
