import { howTos, howToThemes } from "@marquee/contracts/home/how-to";
import { usePrices } from "#features/credits/credits/model/prices.ts";
import { useAddress } from "#routing/address.ts";
import { documentationHref, paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { EmptyState } from "#ui/states.tsx";
import { HowToList } from "../components/how-to-list.tsx";
import { ReferenceTable } from "../components/reference-table.tsx";
import { helpPage as copy } from "../copy.ts";
import { findHelp, helpAbout } from "../model/find-help.ts";
import { referencesOf } from "../model/reference.ts";

/** Help: first the topics about the page that the user came from, then everything that matches the search. */
export function HelpPage() {
  const address = useAddress();
  const prices = usePrices();
  const text = address.get("q");
  const about = text === "" ? helpAbout(howTos, address.get("about")) : [];
  const rest = howTos.filter((topic) => !about.includes(topic));
  const found = findHelp({ howTos: rest, references: referencesOf(prices) }, text);
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <LinkButton to={paths.chat}>{copy.askMorgan}</LinkButton>
          <LinkButton to={paths.support}>{copy.support}</LinkButton>
          <LinkButton to={documentationHref} reloadDocument>
            {copy.documentation}
          </LinkButton>
        </>
      }
    >
      <div
        role="search"
        aria-label={copy.search}
        className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <SearchField
          label={copy.search}
          placeholder={copy.placeholder}
          value={text}
          onValue={(value) => address.set("q", value)}
        />
        <p role="status" className="text-sm text-muted">
          {text !== "" && copy.found(found.count)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-8">
        {about.length > 0 && (
          <section aria-labelledby="help-about">
            <h2 id="help-about" className="mb-3 text-lg">
              {copy.about}
            </h2>
            <HowToList topics={about} />
          </section>
        )}
        {found.count === 0 && (
          <EmptyState
            title={copy.noneTitle}
            action={<Button onClick={() => address.clear("q")}>{copy.clear}</Button>}
          >
            {copy.none}
          </EmptyState>
        )}
        {howToThemes.map(({ id, title, topics }) => {
          const ofTheme = found.howTos.filter((topic) => topics.includes(topic));
          if (ofTheme.length === 0) return null;
          return (
            <section key={id} aria-labelledby={`help-${id}`}>
              <h2 id={`help-${id}`} className="mb-3 text-lg">
                {title}
              </h2>
              <HowToList topics={ofTheme} />
            </section>
          );
        })}
        {found.references.length > 0 && (
          <section aria-labelledby="help-reference">
            <h2 id="help-reference" className="mb-3 text-lg">
              {copy.reference}
            </h2>
            <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
              {found.references.map((table) => (
                <ReferenceTable key={table.id} table={table} />
              ))}
            </div>
          </section>
        )}
      </div>
    </Page>
  );
}
