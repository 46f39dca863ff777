import type { HowTo } from "@marquee/contracts/home/how-to/topic";
import { Card } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";

/** Help topics, each with a link to the relevant page. */
export function HowToList({ topics }: { topics: readonly HowTo[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {topics.map(({ id, title, text, to, link }) => (
        <Card as="li" key={id} className="p-4">
          <h3 className="text-base">{title}</h3>
          <p className="mt-1 text-muted">{text}</p>
          <TextLink to={to} className="mt-2 inline-block">
            {link}
          </TextLink>
        </Card>
      ))}
    </ul>
  );
}
