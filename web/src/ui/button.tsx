import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { Spinner } from "./spinner.tsx";

type Variant = "primary" | "secondary" | "ghost" | "danger" | "lamp";
type Size = "sm" | "md" | "lg" | "icon";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:border-line disabled:bg-sunken disabled:text-faint disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0";

const variants: Record<Variant, string> = {
  primary: "border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-hover",
  secondary:
    "border-line-strong bg-surface text-ink hover:not-disabled:bg-sunken dark:hover:not-disabled:bg-line",
  ghost: "border-transparent text-muted hover:not-disabled:bg-line/60 hover:not-disabled:text-ink",
  danger: "border-transparent bg-danger text-canvas hover:not-disabled:opacity-90",
  lamp: "border-transparent bg-lamp text-[#1a1408] hover:not-disabled:brightness-105",
};

const sizes: Record<Size, string> = {
  sm: "h-7.5 px-2.5 text-sm pointer-coarse:h-10 [&_svg]:size-3.5",
  md: "h-9 px-3.5 text-base pointer-coarse:h-11 [&_svg]:size-4",
  lg: "h-11 px-5 text-base [&_svg]:size-4",
  icon: "size-9 text-base pointer-coarse:size-11 [&_svg]:size-4.5",
};

interface Looks {
  variant?: Variant;
  size?: Size;
}

/** The classes of a button, for links and triggers that look like one. */
function buttonClass({ variant = "secondary", size = "md" }: Looks = {}, className?: string): string {
  return clsx(base, variants[variant], sizes[size], className);
}

type ButtonProps = ComponentProps<"button"> & Looks & { pending?: boolean };

/** A button. While pending it keeps its width and focus, says so, and cannot be clicked again. */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      data-ghost={variant === "ghost" || undefined}
      className={buttonClass({ ...(variant ? { variant } : {}), ...(size ? { size } : {}) }, className)}
      // A disabled button would lose focus, so a dialog would have nowhere to return it to.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

type LinkButtonProps = ComponentProps<typeof Link> & Looks;

/** A link styled as a button because it is the main action. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return (
    <Link
      data-ghost={variant === "ghost" || undefined}
      className={buttonClass({ ...(variant ? { variant } : {}), ...(size ? { size } : {}) }, className)}
      {...rest}
    />
  );
}

/** An icon without text: its name is announced, and shown after a moment of hovering. */
export function IconButton({
  label,
  className,
  tipEnd,
  ...rest
}: ButtonProps & { label: string; tipEnd?: boolean }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      data-tip={label}
      className={clsx("tip", tipEnd && "tip-end", className)}
      {...rest}
    />
  );
}
