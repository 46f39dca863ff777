// cspell:disable
import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { getAgreement } from "@marquee/contracts/deals/agreements";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { lettersIn, lettersInPdf } from "@marquee/testkit/read-pdf";
import { expect, inject, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { moveAs, offerAs, signAs } from "../support/deal-acts.ts";
import { inDays } from "../support/hosting-acts.ts";

const url = inject("url");

it("an agreement names both parties, their event and what they signed as in the scripts that they write", async () => {
  const [host, brand] = await Promise.all([ApiUser.confirmed(url, "event_host"), ApiUser.confirmed(url)]);
  const names = {
    host: { name: "王小明", company: "אירועי הים" },
    brand: { name: "محمد علي", company: "삼성기획 🎉" },
    event: "Φεστιβάλ Θεσσαλονίκης",
    package: "मुख्य मंच",
    signedAs: ["สมชาย ใจดี", "株式会社サンプル"],
  } as const;
  await Promise.all([
    host.client.call(updateCurrentUser, { body: names.host }),
    brand.client.call(updateCurrentUser, { body: names.brand }),
  ]);
  const { id: eventId } = await host.client.call(createEvent, {
    body: {
      name: names.event,
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Names in eight scripts on one page.",
    },
  });
  const { id: packageId } = await host.client.call(createSponsorshipPackage, {
    params: { id: eventId },
    body: { name: names.package, price: 12_500, tier: "gold", maxSponsors: 1, benefits: ["A booth"] },
  });
  await host.client.call(transitionEvent, {
    params: { id: eventId },
    body: { action: "publish", version: 2 },
  });
  const { id } = await offerAs(brand, { eventId, packageId });
  await moveAs(host, id, { action: "accept" });
  await signAs(brand, id, names.signedAs[0]);
  await signAs(host, id, names.signedAs[1]);
  const { unprintable, text } = await brand.client.call(getAgreement, { params: { id } });
  expect(unprintable).toEqual([]);
  expect(text).toContain("represented by \u2068محمد علي\u2069");
  const answer = await fetch(`${url}/api/sponsorship-deals/${id}/contract.pdf`, {
    headers: { cookie: brand.cookie ?? "" },
  });
  const letters = await lettersInPdf(new Uint8Array(await answer.arrayBuffer()));
  const { host: hosting, brand: sponsoring } = names;
  for (const name of [hosting.name, sponsoring.company, names.event, names.package, ...names.signedAs])
    expect(letters).toContain(lettersIn(name));
  // In a line from left to right, this reader takes each word from right to left for itself.
  for (const word of `${hosting.company} ${sponsoring.name}`.split(" ")) expect(letters).toContain(word);
});
