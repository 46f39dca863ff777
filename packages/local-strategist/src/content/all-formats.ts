import type { Format } from "./format.ts";
import { handsOnFormats } from "./formats-hands-on.ts";
import { onSiteFormats } from "./formats-on-site.ts";
import { remoteFormats } from "./formats-remote.ts";
import { askingFormats } from "./formats-to-ask.ts";
import { drivingFormats } from "./formats-to-drive.ts";
import { goingFormats } from "./formats-to-go.ts";
import { joiningFormats } from "./formats-to-join.ts";
import { meetingFormats } from "./formats-to-meet.ts";
import { noticingFormats } from "./formats-to-notice.ts";
import { playingFormats } from "./formats-to-play.ts";
import { tastingFormats } from "./formats-to-taste.ts";
import { wearingFormats } from "./formats-to-wear.ts";

/** Every format the local strategist knows. */
export const formats: readonly Format[] = [
  ...handsOnFormats,
  ...onSiteFormats,
  ...tastingFormats,
  ...wearingFormats,
  ...drivingFormats,
  ...playingFormats,
  ...askingFormats,
  ...goingFormats,
  ...joiningFormats,
  ...remoteFormats,
  ...meetingFormats,
  ...noticingFormats,
];
