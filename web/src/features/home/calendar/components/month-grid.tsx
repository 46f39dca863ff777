import type { CalendarEntry } from "@marquee/contracts/home/calendar";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { formatLongDay, formatMonth, formatWeekday } from "#format/months.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { monthGrid as copy } from "../copy.ts";
import { kindOf, placeOf, titleOf } from "./entry-words.ts";

/** As many as a cell of the usual height shows. */
const shownMax = 3;

const marks: Record<BadgeTone, string> = {
  neutral: "bg-faint",
  lamp: "bg-lamp",
  success: "bg-success",
  danger: "bg-danger",
  info: "bg-info",
  outline: "border border-control",
};

/** A month as a table of weeks. What does not fit a day stands in the list below, where its link leads. */
export function MonthGrid(props: {
  month: string;
  weeks: readonly string[][];
  today: string;
  entries: ReadonlyMap<string, CalendarEntry[]>;
}) {
  const [firstWeek = []] = props.weeks;
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{copy.caption(formatMonth(props.month))}</caption>
      <thead>
        <tr>
          {firstWeek.map((day) => (
            <th key={day} scope="col" className="px-2 py-2 text-left text-sm font-medium text-muted">
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} {...props} entries={props.entries.get(day) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day(props: { day: string; month: string; today: string; entries: readonly CalendarEntry[] }) {
  const { day, month, today, entries } = props;
  const isToday = day === today;
  const isOther = !day.startsWith(month);
  const left = entries.length - shownMax;
  const more = copy.more(left, formatLongDay(day));
  return (
    <td
      className={clsx("h-28 border border-line p-1.5 align-top", isOther && "bg-sunken/60")}
      aria-current={isToday ? "date" : undefined}
    >
      <span
        className={clsx(
          "mb-1 inline-grid size-6 place-items-center rounded-full text-sm",
          isToday ? "bg-lamp font-semibold text-[#1a1408]" : isOther ? "text-faint" : "text-muted",
        )}
      >
        <span aria-hidden>{Number(day.slice(8))}</span>
        <span className="sr-only">{formatLongDay(day)}</span>
      </span>
      {entries.length > 0 && (
        <ul className="grid grid-cols-1 gap-0.5">
          {entries.slice(0, left === 1 ? shownMax + 1 : shownMax).map((entry) => (
            <li key={entry.id}>
              <Link
                to={placeOf(entry)}
                className="flex min-h-6 items-center gap-1.5 rounded px-1 text-sm hover:bg-sunken"
                title={titleOf(entry)}
              >
                <span
                  aria-hidden
                  className={clsx("size-2 shrink-0 rounded-full", marks[kindOf(entry).tone])}
                />
                <span className="truncate">{titleOf(entry)}</span>
              </Link>
            </li>
          ))}
          {left > 1 && (
            <li>
              <a
                href={`#day-${day}`}
                aria-label={more.name}
                className="inline-flex min-h-6 items-center px-1 text-sm text-muted underline underline-offset-2 hover:text-ink"
              >
                {more.text}
              </a>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}
