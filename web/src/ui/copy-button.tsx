import { useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Button } from "./button.tsx";
import { copyButton as copy } from "./copy.ts";

/** Copies a text and confirms it, visually and to screen readers. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      variant="ghost"
      size="sm"
      {...(className === undefined ? {} : { className })}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <Icon name="check" /> : <Icon name="copy" />}
      <span aria-live="polite">{copied ? copy.copied : label}</span>
    </Button>
  );
}
