/** Installs the browser of the journeys where it is missing, before the first run that needs it. */
import { ensureHeadlessChromium } from "../support/chromium.ts";

ensureHeadlessChromium();
