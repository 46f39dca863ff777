import { useState } from "react";
import { useAddress } from "#routing/address.ts";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { ChangeList } from "#ui/change-list.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Combobox, MultiCombobox } from "#ui/combobox.tsx";
import { Facts } from "#ui/facts.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ReplyForm } from "#ui/reply-form.tsx";
import { SideSheet } from "#ui/side-sheet.tsx";
import { SplitView } from "#ui/split-view.tsx";
import { StatTile } from "#ui/stat-tile.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Thread } from "#ui/thread.tsx";
import { Timeline, TimelineSkeleton } from "#ui/timeline.tsx";
import { layouts as copy } from "../copy.ts";
import { Example } from "./example.tsx";

const choices = ["one", "two"] as const;
const filters = [
  {
    name: "choice",
    label: copy.choice,
    any: copy.any,
    options: choices.map((value) => ({ value, label: copy[value] })),
  },
];
const people = [
  { id: "1", name: copy.one, agency: null },
  { id: "2", name: copy.two, agency: copy.choice },
];
const schemas = { q: anyText, choice: oneOf(choices) };

const cities = ["Austin", "Berlin", "Chicago", "Lisbon", "Oslo"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const changes = [
  { label: copy.price, before: "$5,000", after: "$4,500" },
  { label: copy.note, before: null, after: copy.text },
];

const entries = [
  {
    id: "2",
    icon: "pencil" as const,
    actor: copy.person,
    what: copy.changed,
    at: "2026-03-05T14:30:00.000Z",
    changes,
  },
  {
    id: "1",
    icon: "handshake" as const,
    actor: copy.person,
    what: copy.proposed,
    at: "2026-03-04T09:00:00.000Z",
  },
];

const data = {
  labels: ["Jan", "Feb", "Mar", "Apr"],
  series: [
    { name: copy.first, values: [120, 80, 150, 60] },
    { name: copy.second, values: [40, 90, 70, 110] },
  ],
};

/** The building blocks of larger screens. */
export function Layouts() {
  const address = useAddress();
  const state = useAddressFilters(schemas);
  const [city, setCity] = useState("");
  const [chosenCities, setChosenCities] = useState<readonly string[]>(["oslo"]);
  const [chosen, setChosen] = useState<string | null>(null);
  const chart = {
    period: copy.period,
    labelsAre: copy.month,
    summary: copy.summary,
    fileName: "ui-kit.csv",
    empty: <EmptyState title={copy.empty} />,
  };
  return (
    <>
      <Example title={copy.filters} stacked>
        <FilterBar
          state={state}
          search={{ name: "q", label: copy.search, placeholder: copy.search }}
          filters={filters}
        />
      </Example>
      <Example title={copy.comboboxes} stacked>
        <div className="grid gap-4 sm:grid-cols-2">
          <Combobox
            label={copy.city}
            hint={copy.text}
            options={cities}
            field={{ id: "kit-city", name: "city", value: city, error: undefined, set: setCity }}
          />
          <MultiCombobox
            label={copy.cities}
            options={cities}
            field={{
              id: "kit-cities",
              name: "cities",
              value: chosenCities,
              error: copy.refused,
              set: setChosenCities,
            }}
          />
        </div>
      </Example>
      <Example title={copy.tiles} stacked>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
          <StatTile
            label={copy.first}
            value="1,240"
            note={copy.period}
            change={{ text: "+12 %", isGood: true }}
            to={paths.uiKit}
          />
          <StatTile label={copy.second} value="3" change={{ text: "−2", isGood: false }} />
          <StatTile label={copy.waiting} value={undefined} />
          <StatTile label={copy.failed} value={undefined} failed />
        </dl>
      </Example>
      <ChartFrame {...chart} title={copy.bars} mark="bar" data={data} />
      <ChartFrame
        {...chart}
        title={copy.lines}
        mark="line"
        data={{ ...data, reference: { name: copy.goal, value: 150 } }}
      />
      <ChartFrame {...chart} title={copy.waiting} mark="bar" data={undefined} />
      <ChartFrame {...chart} title={copy.empty} mark="bar" data={{ labels: [], series: [] }} />
      <ChartFrame
        {...chart}
        title={copy.failed}
        mark="bar"
        data={undefined}
        failure={{ title: copy.failed, error: new Error(copy.failed), onRetry: () => undefined }}
      />
      <Example title={copy.timeline} stacked>
        <Timeline label={copy.timeline} entries={entries} />
        <TimelineSkeleton label={copy.waiting} entries={2} />
      </Example>
      {(["above", "beside", "ruled"] as const).map((layout) => (
        <Example key={layout} title={copy.facts(layout)} stacked>
          <Facts
            layout={layout}
            facts={[
              [copy.first, copy.text],
              [copy.second, copy.text, copy.period],
            ]}
          />
        </Example>
      ))}
      <Example title={copy.changeList} stacked>
        <ChangeList changes={changes} />
      </Example>
      <Example title={copy.checkList}>
        <CheckList items={[copy.first, copy.second]} />
      </Example>
      <Example title={copy.thread} stacked>
        <Thread
          query={{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => Promise.reject() }}
          label={copy.thread}
          of={{ host: { name: copy.person }, brand: { name: copy.you }, ownSide: "brand" }}
          messages={[
            { id: "1", side: "host", content: copy.question, createdAt: entries[0]?.at ?? "" },
            {
              id: "2",
              side: "brand",
              content: copy.answer,
              mentions: [{ at: 0, length: copy.mention.length }],
              createdAt: entries[0]?.at ?? "",
            },
          ]}
        />
        <ReplyForm
          label={copy.reply}
          submit={copy.send}
          draftKey="ui-kit-reply"
          mentions={{ people, failed: false, ask: () => undefined, isQuiet: false }}
          schema={async () => ({ safeParse: (text) => ({ success: true, data: String(text) }) })}
          reply={{ isPending: false, mutate: (_message, { onSuccess }) => onSuccess() }}
        />
      </Example>
      <Example title={copy.split} stacked>
        <SplitView
          listLabel={copy.list}
          list={
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setChosen("1")}>{copy.first}</Button>
              <Button onClick={() => setChosen(null)}>{copy.none}</Button>
            </div>
          }
          detailLabel={copy.detail}
          detailKey={chosen}
          detail={<p>{copy.text}</p>}
          nothingChosen={<EmptyState title={copy.none} />}
          back={{ to: paths.uiKit, label: copy.list }}
        />
      </Example>
      <Example title={copy.sheet}>
        <Button onClick={() => address.open("sheet", "one")}>{copy.sheet}</Button>
        <SideSheet
          name="sheet"
          title={() => copy.sheet}
          footer={() => (
            <LinkButton to={paths.dashboard} replace>
              {copy.leave}
            </LinkButton>
          )}
        >
          {() => <p>{copy.text}</p>}
        </SideSheet>
      </Example>
    </>
  );
}
