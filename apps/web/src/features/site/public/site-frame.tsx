import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer.tsx";
import classes from "./site-frame.module.css";
import { SiteHeader } from "./site-header.tsx";

const mainId = "main";

/** Header, footer and the skip link around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href={`#${mainId}`} className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
