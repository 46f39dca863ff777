import { type FormEvent, useState } from "react";
import { useAddress } from "#routing/address.ts";
import { Button } from "#ui/button.tsx";
import { SearchInput } from "#ui/search-input.tsx";
import { findReference as copy } from "../copy.ts";

/** Finds what somebody who writes for help quotes: the id of a job, a campaign or a payment. */
export function FindReferenceForm() {
  const address = useAddress();
  const asked = address.get("find");
  const [text, setText] = useState(asked);
  function find(event: FormEvent): void {
    event.preventDefault();
    address.set("find", text.trim());
  }
  return (
    <form role="search" aria-label={copy.label} className="flex w-full gap-2 sm:w-auto" onSubmit={find}>
      <SearchInput label={copy.label} placeholder={copy.placeholder} value={text} onValue={setText} />
      <Button type="submit">{copy.find}</Button>
    </form>
  );
}
