import { brand } from "@before-ten/contracts/shared/brand";
import { currentPage, pathTo } from "../../../lib/site-path.ts";
import { SkyArc } from "../../../ui/sky/sky-arc.tsx";
import { footerLinks } from "./navigation.ts";
import classes from "./site-footer.module.css";

export function SiteFooter({ pathname, year }: { pathname: string; year: number }) {
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
                      <a
                        href={pathTo(link.to, { hash: link.hash })}
                        aria-current={currentPage(pathname, link.to)}
                      >
                        {link.label}
                      </a>
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
