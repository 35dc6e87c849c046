import { headerTexts } from "@before-ten/contracts/site/texts/header";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import classes from "./site-frame.module.css";
import { SiteHeader } from "./site-header.tsx";

const mainId = "main";

/** Header, footer and the skip link around every public page. */
interface SiteFrameProps {
  /** Path of the page, to mark its link in the header. */
  pathname: string;
  /** Without links in the header. */
  isBare?: boolean;
  now: Date;
  children: ReactNode;
}

export function SiteFrame({ pathname, isBare = false, now, children }: SiteFrameProps) {
  const { skip } = useTexts(headerTexts);
  return (
    <>
      <a href={`#${mainId}`} className={classes.skip}>
        {skip}
      </a>
      <AnnouncementBar />
      <SiteHeader pathname={pathname} isBare={isBare} />
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <SiteFooter pathname={pathname} year={now.getUTCFullYear()} />
    </>
  );
}
