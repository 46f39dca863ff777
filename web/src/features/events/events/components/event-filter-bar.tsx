import { eventCategories, eventStatuses, sponsorshipTiers } from "@marquee/contracts/enums";
import { ForRole } from "#account/for-role.tsx";
import { maySponsor } from "#account/may-sponsor.ts";
import { useCurrentUser } from "#api/session.ts";
import { now } from "#browser/clock.ts";
import { formatCount, formatDate, formatDollars } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { inputClass, Select } from "#ui/field.tsx";
import { type Filter, FilterBar } from "#ui/filter-bar.tsx";
import { Icon } from "#ui/icon.tsx";
import { Popover } from "#ui/popover.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { eventFilterBar as copy } from "../copy.ts";
import {
  attendeeRanges,
  daysAhead,
  type EventFilters,
  listOrders,
  priceRanges,
} from "../model/event-filters.ts";
import { categoryLabel, rangeLabel, statusLabels, tierLabels } from "./event-facts.ts";
import { PriceRange } from "./price-range.tsx";
import { SaveSearchButton } from "./save-search-button.tsx";

const inBar: readonly Filter[] = [
  {
    name: "category",
    label: copy.category,
    any: copy.allCategories,
    options: eventCategories.map((value) => ({ value, label: categoryLabel(value) })),
  },
];

/** The price bands, and the reader's own range if there is one. */
function priceFilter(price: string | undefined): Filter {
  const own = price !== undefined && !priceRanges.some((range) => range === price) ? [price] : [];
  return {
    name: "price",
    label: copy.price,
    any: copy.anyPrice,
    options: [...priceRanges, ...own].map((value) => ({ value, label: rangeLabel(value, formatDollars) })),
  };
}

const inPanel: readonly Filter[] = [
  {
    name: "tier",
    label: copy.tier,
    any: copy.anyTier,
    options: sponsorshipTiers.map((value) => ({ value, label: tierLabels[value] })),
  },
  {
    name: "available",
    label: copy.spots,
    any: copy.anySpots,
    options: [{ value: "true", label: copy.spotsLeft }],
  },
  {
    name: "attendees",
    label: copy.attendees,
    any: copy.anyAttendees,
    options: attendeeRanges.map((value) => ({ value, label: rangeLabel(value, formatCount) })),
  },
  {
    name: "status",
    label: copy.status,
    any: copy.anyStatus,
    options: eventStatuses.map((value) => ({ value, label: statusLabels[value] })),
  },
];

const orders = ["", ...listOrders].map((value) => ({
  value,
  label: copy.orders[value as keyof typeof copy.orders],
}));

const presets = [30, 90, 365] as const;

interface FilterState {
  values: EventFilters;
  set: (name: string, value: string) => void;
  clear: () => void;
}

/** The search and filters of the Events page; rarely used filters are behind a button. */
export function EventFilterBar({ state }: { state: FilterState }) {
  const { city, from, to, price } = state.values;
  const isSponsor = maySponsor(useCurrentUser().role);
  return (
    <FilterBar
      state={state}
      search={{ name: "q", label: copy.search, placeholder: copy.searchPlaceholder }}
      filters={[...inBar, priceFilter(price)]}
      elsewhere={[
        ...inPanel,
        textFilter("city", copy.city, city, city),
        textFilter("from", copy.from, from, from && formatDate(from)),
        textFilter("to", copy.to, to, to && formatDate(to)),
      ]}
    >
      <Popover
        label={copy.more}
        className="w-88 p-4"
        trigger={(trigger) => (
          <Button {...trigger}>
            {copy.more}
            <Icon name="chevron-down" />
          </Button>
        )}
      >
        {() => <MoreFilters state={state} />}
      </Popover>
      <Select
        aria-label={copy.order}
        className="w-auto!"
        options={isSponsor ? orders : orders.filter(({ value }) => value !== "match")}
        value={state.values.sort ?? ""}
        onValue={(value) => state.set("sort", value)}
      />
      <ForRole>
        <SaveSearchButton filters={state.values} />
      </ForRole>
    </FilterBar>
  );
}

function MoreFilters({ state }: { state: FilterState }) {
  const { values, set } = state;
  function setDays(days: number): void {
    const { from, to } = daysAhead(days, now());
    set("from", from);
    set("to", to);
  }
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {(["from", "to"] as const).map((name) => (
        <label key={name} className="grid grid-cols-1 gap-1.5 text-sm font-medium">
          {copy[name]}
          <input
            type="date"
            className={inputClass}
            value={values[name] ?? ""}
            onChange={(event) => set(name, event.target.value)}
          />
        </label>
      ))}
      <fieldset className="col-span-2 -mt-1 flex flex-wrap gap-1.5">
        <legend className="sr-only">{copy.presets}</legend>
        {presets.map((days) => (
          <Button key={days} size="sm" onClick={() => setDays(days)}>
            {copy.ahead[days]}
          </Button>
        ))}
      </fieldset>
      <PriceRange price={values.price} onPrice={(price) => set("price", price)} />
      <div className="col-span-2 grid grid-cols-1 gap-1.5">
        <span aria-hidden className="text-sm font-medium">
          {copy.city}
        </span>
        <SearchField
          label={copy.city}
          placeholder={copy.cityPlaceholder}
          value={values.city ?? ""}
          onValue={(value) => set("city", value)}
        />
      </div>
      {inPanel.map(({ name, label, any, options }) => (
        <label key={name} className="grid grid-cols-1 gap-1.5 text-sm font-medium">
          {label}
          <Select
            options={[{ value: "", label: any }, ...options]}
            value={values[name as keyof EventFilters] ?? ""}
            onValue={(value) => set(name, value)}
          />
        </label>
      ))}
    </div>
  );
}

/** A free-text filter, in the form that its chip needs. */
function textFilter(name: string, label: string, value = "", chosen = ""): Filter {
  return { name, label, any: "", options: value === "" ? [] : [{ value, label: chosen }] };
}
