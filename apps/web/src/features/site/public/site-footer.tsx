import { pagePath } from "@before-ten/contracts/pages/rules";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { footerTexts } from "@before-ten/contracts/site/texts/footer";
import { currentPage } from "../../../lib/site-path.ts";
import { usePublishedPages, useTexts } from "../../../lib/site-texts.tsx";
import classes from "./site-footer.module.css";

export function SiteFooter({ pathname, year }: { pathname: string; year: number }) {
  const texts = useTexts(footerTexts);
  const { tagline, email, phone, social } = useTexts(brandTexts);
  const columns = [
    { id: "parties", title: texts.partiesTitle, links: texts.partiesLinks },
    { id: "club", title: texts.clubTitle, links: texts.clubLinks },
    { id: "good-to-know", title: texts.goodToKnowTitle, links: texts.goodToKnowLinks },
  ];
  return (
    <footer className={classes.footer} data-ground="dark" data-screen-only>
      <div className={classes.inner}>
        <p className={classes.tagline}>{tagline}</p>
        <div className={classes.columns}>
          {columns.map(({ id, title, links }) => (
            <nav key={id} aria-label={title}>
              <h2 className={classes.title}>{title}</h2>
              <ul className={classes.list}>
                {links.map(({ id: linkId, label, url }) => (
                  <li key={linkId}>
                    <FooterLink id={linkId} label={label} url={url} pathname={pathname} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2 className={classes.title}>{texts.helloTitle}</h2>
            <ul className={classes.list}>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li>
                <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
              </li>
              {social.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={classes.end}>
          <p>{texts.copyright({ year })}</p>
          <p className={classes.badge}>
            <span aria-hidden="true">✓</span> {texts.badge}
          </p>
        </div>
      </div>
    </footer>
  );
}

interface FooterLinkProps {
  id: string;
  label: string;
  url: string;
  pathname: string;
}

/** An entry without a url links to the club's page of its name once that is published. */
function FooterLink({ id, label, url, pathname }: FooterLinkProps) {
  const hasPage = usePublishedPages().has(id);
  const href = url === "" && hasPage ? pagePath(id) : url;
  if (href === "") return <span>{label}</span>;
  return (
    <a href={href} aria-current={currentPage(pathname, href)}>
      {label}
    </a>
  );
}
