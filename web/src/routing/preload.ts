let load: (pathname: string) => void = () => undefined;

/** Tells how a page's code is fetched. The router knows; who links to a page need not know the router. */
export function onPreload(loader: (pathname: string) => void): void {
  load = loader;
}

/** Fetches the code of a page that is likely to be opened next, by where a link to it leads. */
export function preloadPage(to: string): void {
  load(to.split("?")[0] ?? to);
}
