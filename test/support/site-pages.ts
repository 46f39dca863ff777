import { join } from "node:path";

/** A page of the site, as the features' routes have it. */
export interface SitePage {
  /** Its address; what it names there, such as a deal, does not exist. */
  path: string;
  access: "user" | "public" | "bare" | "admin" | "builder" | "diagnostic";
}

/** What is read of web/src/features/feature.ts; imported by its path, since the tests are compiled without JSX. */
interface Features {
  features: readonly { routes: readonly { path: string; access?: SitePage["access"] }[] }[];
}
const { features } = (await import(join(import.meta.dirname, "../../web/src/app/features.ts"))) as Features;

/** Every page of the site, and one address that none has. */
export const sitePages: readonly SitePage[] = [
  ...features.flatMap(({ routes }) =>
    routes.map(({ path, access = "user" }) => ({ path: path.replace(/:\w+/g, "none"), access })),
  ),
  { path: "/nowhere", access: "user" },
  // The one page that the API itself serves.
  { path: "/api/docs", access: "public" },
];

/** Whether somebody who is not signed in may open a page. */
export const isOpen = ({ access }: SitePage): boolean => /^(public|bare|diagnostic)$/.test(access);
