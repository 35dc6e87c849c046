import { brand } from "@before-ten/contracts/shared/brand";
import { currentPage, pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/sky/arc.tsx";
import { headerLinks } from "./navigation.ts";
import classes from "./site-header.module.css";

const menuId = "site-menu";

export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <header
      className={`${classes.header} ${pathname === "/" ? classes.overlay : ""}`}
      data-ground="dark"
      data-screen-only
    >
      <div className={classes.inner}>
        <a href={pathTo("/")} className={classes.brand} aria-label={`${brand.name}, home`}>
          <Arc width={40} progress={0.62} />
          {brand.name}
        </a>
        <nav className={classes.wide} aria-label="Main">
          <HeaderLinks pathname={pathname} />
          <a href={pathTo("/events")} className={actionClass("gold")}>
            Book Tickets
          </a>
        </nav>
        <div className={classes.narrow}>
          <button type="button" className={classes.toggle} popoverTarget={menuId} aria-label="Menu">
            <span className={classes.bars} />
          </button>
          {/* A popover opens, and closes on Escape or a click outside, without scripts. */}
          <nav id={menuId} popover="auto" className={classes.menu} aria-label="Menu">
            <HeaderLinks pathname={pathname} />
            <a
              href={pathTo("/events")}
              className={`${actionClass("gold", "large")} ${classes.book}`}
            >
              Book Tickets
            </a>
          </nav>
        </div>
      </div>
    </header>
  );
}

function HeaderLinks({ pathname }: { pathname: string }) {
  return (
    <ul className={classes.links}>
      {headerLinks.map(({ to, label }) => (
        <li key={to}>
          <a href={pathTo(to)} className={classes.link} aria-current={currentPage(pathname, to)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
