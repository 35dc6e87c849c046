import { brand } from "@before-ten/contracts/shared/brand";
import { Link } from "@tanstack/react-router";
import { useClock } from "../../../lib/now.ts";
import { SkyArc } from "../../../ui/sky-arc.tsx";
import { footerLinks } from "./navigation.ts";
import classes from "./site-footer.module.css";

export function SiteFooter() {
  const year = useClock((now) => now.getUTCFullYear());
  return (
    <footer className={classes.footer} data-ground="dark" data-screen-only>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <p className={classes.tagline}>{brand.tagline}</p>
          <SkyArc hour={10} className={classes.sky} />
        </div>
        <div className={classes.columns}>
          {footerLinks.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={classes.title}>{column.title}</h2>
              <ul className={classes.list}>
                {column.links.map((link) => (
                  <li key={link.label}>
                    {"to" in link ? (
                      <Link
                        to={link.to}
                        hash={link.hash ?? ""}
                        // The router doesn't scroll to where the address points already.
                        onClick={() => scrollTo(link.hash)}
                      >
                        {link.label}
                      </Link>
                    ) : (
                      <span>{link.label}</span>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2 className={classes.title}>Say hello</h2>
            <ul className={classes.list}>
              <li>
                <a href={`mailto:${brand.email}`}>{brand.email}</a>
              </li>
              <li>
                <a href={`tel:${brand.phone.replaceAll(" ", "")}`}>{brand.phone}</a>
              </li>
              {brand.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={classes.end}>
          <p>
            © {year} {brand.name}. All rights reserved. Party responsibly.
          </p>
          <p className={classes.badge}>
            <span aria-hidden="true">✓</span> Secure Payments by {brand.paymentProvider}
          </p>
        </div>
      </div>
    </footer>
  );
}

function scrollTo(id = ""): void {
  document.getElementById(id)?.scrollIntoView();
}
