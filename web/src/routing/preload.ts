let load: (pathname: string) => void = () => undefined;

/** Registers how to fetch a page's code. The router knows; code that links to a page need not know the router. */
export function onPreload(loader: (pathname: string) => void): void {
  load = loader;
}

/** Fetches the code of a page that is likely to be opened next, given a link's address. */
export function preloadPage(to: string): void {
  load(to.split("?")[0] ?? to);
}
