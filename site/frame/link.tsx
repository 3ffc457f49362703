import type { ReactNode } from "react";
import { type PageName, pathOf } from "../../contracts/paths.ts";
import { useLanguage } from "./language.tsx";

type LinkTarget = { to: PageName; hash?: string };
export type LinkWords = LinkTarget & { label: string };

type LinkProps = LinkTarget & { className?: string; label?: string; children: ReactNode };

/** A link to a page of this site, in the language of the page it stands on. */
export function Link({ to, hash, className, label, children }: LinkProps) {
  const href = pathOf(to, useLanguage()) + (hash ? `#${hash}` : "");
  return (
    <a href={href} className={className} aria-label={label}>
      {children}
    </a>
  );
}
