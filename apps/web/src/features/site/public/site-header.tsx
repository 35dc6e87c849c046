import { brand } from "@before-ten/contracts/shared/brand";
import { Link, useLocation } from "@tanstack/react-router";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/arc.tsx";
import { headerLinks } from "./navigation.ts";
import classes from "./site-header.module.css";

const menuId = "site-menu";

export function SiteHeader() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <header
      className={`${classes.header} ${pathname === "/" ? classes.overlay : ""}`}
      data-ground="dark"
      data-screen-only
    >
      <div className={classes.inner}>
        <Link to="/" className={classes.brand} aria-label={`${brand.name}, home`}>
          <Arc width={40} progress={0.62} />
          {brand.name}
        </Link>
        <nav className={classes.wide} aria-label="Main">
          <HeaderLinks />
          <Link to="/events" className={actionClass("gold")}>
            Book Tickets
          </Link>
        </nav>
        <div className={classes.narrow}>
          <button type="button" className={classes.toggle} popoverTarget={menuId} aria-label="Menu">
            <span className={classes.bars} />
          </button>
          {/* A popover opens, and closes on Escape or a click outside, without our help; a new page gets a new, closed one. */}
          <nav key={pathname} id={menuId} popover="auto" className={classes.menu} aria-label="Menu">
            <HeaderLinks onFollow={closeMenu} />
            <Link
              to="/events"
              className={`${actionClass("gold", "large")} ${classes.book}`}
              onClick={closeMenu}
            >
              Book Tickets
            </Link>
          </nav>
        </div>
      </div>
    </header>
  );
}

/** Closes the menu after a link to the present page, where no navigation closes it. */
function closeMenu(): void {
  document.getElementById(menuId)?.hidePopover();
}

function HeaderLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <ul className={classes.links}>
      {headerLinks.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes.link}
            activeOptions={{ exact: to === "/" }}
            onClick={onFollow}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
