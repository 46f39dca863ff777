import { type CalendarEntry, calendarFile, calendarMediaType } from "@marquee/contracts/events/calendar-file";
import { now } from "#browser/clock.ts";
import { downloadText, fileNameFrom } from "#browser/download.ts";
import { Button } from "./button.tsx";
import { calendarButton as copy } from "./copy.ts";
import { Icon } from "./icon.tsx";

/** Downloads entries as a file that every calendar opens. */
export function CalendarButton(props: {
  /** What the file is named after. */
  name: string;
  entries: readonly CalendarEntry[];
  className?: string;
}) {
  return (
    <Button
      size="sm"
      {...(props.className === undefined ? {} : { className: props.className })}
      onClick={() =>
        downloadText(
          `${fileNameFrom(props.name, "marquee")}.ics`,
          calendarFile(props.entries, new Date(now()).toISOString()),
          calendarMediaType,
        )
      }
    >
      <Icon name="calendar-days" />
      {copy.add}
    </Button>
  );
}
