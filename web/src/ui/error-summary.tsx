import { errorSummary as copy } from "./form-copy.ts";
import { Icon } from "./icon.tsx";
import { TextLink } from "./text-link.tsx";

/**
 * All error messages of a form with links to their fields, for forms that do not show all of their fields at once. If
 * a form is refused and no visible field is at fault, focus moves here.
 */
export function ErrorSummary(props: {
  messages: readonly { path: string; place: string; message: string }[];
  onGo: (path: string) => void;
}) {
  return (
    <section
      data-error-summary
      tabIndex={-1}
      aria-label={copy.title(props.messages.length)}
      className="rounded-lg border border-danger-line bg-danger-soft p-4"
    >
      <p className="flex items-center gap-1.5 font-medium text-danger">
        <Icon name="circle-alert" className="size-4 shrink-0" />
        {copy.title(props.messages.length)}
      </p>
      <ul className="mt-1 list-disc space-y-1.5 pl-5 marker:text-danger">
        {props.messages.map(({ path, place, message }) => (
          <li key={path}>
            <TextLink
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                props.onGo(path);
              }}
            >
              {copy.message(place, message)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
