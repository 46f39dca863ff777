import { CopyButton } from "#ui/copy-button.tsx";
import { FieldFrame, inputClass } from "#ui/field.tsx";

/** An address that was just made, to be copied now: only its hash is stored. Empty until there is one. */
export function OnceShownLink(props: {
  url: string | undefined;
  label: string;
  hint: string;
  copyLabel: string;
}) {
  return (
    <div role="status">
      {props.url !== undefined && (
        <div className="mt-4 rounded-lg border border-lamp-line bg-lamp-soft p-4">
          <FieldFrame id="share-link" label={props.label} hint={props.hint} error={undefined}>
            <span className="flex gap-2">
              <input
                id="share-link"
                aria-describedby="share-link-note"
                readOnly
                value={props.url}
                className={inputClass}
                onFocus={(event) => event.currentTarget.select()}
              />
              <CopyButton text={props.url} label={props.copyLabel} className="h-9! pointer-coarse:h-11!" />
            </span>
          </FieldFrame>
        </div>
      )}
    </div>
  );
}
