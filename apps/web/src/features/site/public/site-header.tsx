import { announcementTexts } from "@before-ten/contracts/site/texts/announcement";
import { headerTexts } from "@before-ten/contracts/site/texts/header";
import { currentPage, pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { ClubMark } from "../../../ui/drawings/club-mark.tsx";
import classes from "./site-header.module.css";

const menuId = "site-menu";

export function SiteHeader({ pathname, isBare }: { pathname: string; isBare: boolean }) {
  const texts = useTexts(headerTexts);
  const { bar } = useTexts(announcementTexts);
  // Over Home's film it would cover an announcement.
  const isOverlay = pathname === "/" && bar.length === 0;
  return (
    <header
      className={`${classes.header} ${isOverlay ? classes.overlay : ""}`}
      data-ground="dark"
      data-screen-only
    >
      <div className={classes.inner}>
        <a href={pathTo("/")} className={classes.brand} aria-label={texts.home}>
          <ClubMark />
        </a>
        {!isBare && <Navigation pathname={pathname} />}
      </div>
    </header>
  );
}

function Navigation({ pathname }: { pathname: string }) {
  const texts = useTexts(headerTexts);
  return (
    <>
      <nav className={classes.wide} aria-label={texts.linksLabel}>
        <HeaderLinks pathname={pathname} />
        <a href={pathTo("/events")} className={actionClass("gold")}>
          {texts.book}
        </a>
      </nav>
      <div className={classes.narrow}>
        <button
          type="button"
          className={classes.toggle}
          popoverTarget={menuId}
          aria-label={texts.menuLabel}
        >
          <span className={classes.bars} />
        </button>
        {/* A popover opens, and closes on Escape or a click outside, without scripts. */}
        <nav id={menuId} popover="auto" className={classes.menu} aria-label={texts.menuLabel}>
          <HeaderLinks pathname={pathname} />
          <a href={pathTo("/events")} className={`${actionClass("gold", "large")} ${classes.book}`}>
            {texts.book}
          </a>
        </nav>
      </div>
    </>
  );
}

function HeaderLinks({ pathname }: { pathname: string }) {
  const { links } = useTexts(headerTexts);
  return (
    <ul className={classes.links}>
      {links.map(({ id, label, url }) => (
        <li key={id}>
          <a href={url} className={classes.link} aria-current={currentPage(pathname, url)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
