import { createContext } from "react";

/** Whether the next dialog below is opened by the address, so that Back closes it without an entry of its own. */
export const OpenedByAddress = createContext(false);
