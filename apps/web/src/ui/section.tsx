import type { ReactNode } from "react";
import classes from "./section.module.css";

interface SectionProps {
  id: string;
  title: string;
  ground?: "paper" | "ink" | "gold";
  /** In a wide window the title has its own column beside the content. */
  beside?: boolean;
  /** Below the first view, so it is laid out after it; see `lay-out-sections.ts`. */
  below?: boolean;
  /** Shown at the end of the title's line: a link or a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the page with a heading, which also names its region for assistive technology. */
export function Section({
  id,
  title,
  ground = "paper",
  beside = false,
  below = false,
  aside,
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`${classes.section} ${classes[ground]}`}
      data-below={below ? "" : undefined}
      data-ground={ground === "ink" ? "dark" : undefined}
    >
      <div className={`${classes.inner} ${beside ? classes.beside : ""}`}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {aside}
        </div>
        {beside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
