/** How to do one thing, and where: a topic of the Help page, which Morgan answers from as well. */
export interface HowTo {
  id: string;
  title: string;
  text: string;
  /** Additional words that match it. */
  words: string;
  /** The page where it is done. */
  to: string;
  link: string;
  /** The pages that it is about, as address prefixes. */
  pages: readonly string[];
}
