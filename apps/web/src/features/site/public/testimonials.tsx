import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { useTexts } from "../../../lib/site-texts.tsx";
import classes from "./testimonials.module.css";

/** Says that they are samples until each is a guest's own, who agreed to it after a party. */
export function Testimonials() {
  const { testimonials, testimonialsNote, stars } = useTexts(homeTexts);
  const areReal = testimonials.every(({ party, date, consent }) => party && date && consent);
  return (
    <>
      {!areReal && <p className={classes.note}>{testimonialsNote}</p>}
      <div className={classes.list}>
        {testimonials.map(({ id, name, age, location, text, party, date }) => (
          <figure key={id} className={classes.quote}>
            <span className={classes.stars} role="img" aria-label={stars}>
              ★★★★★
            </span>
            <blockquote className={classes.text}>{text}</blockquote>
            <figcaption className={classes.who}>
              <strong>{[name, age].filter(Boolean).join(", ")}</strong>,{" "}
              {[location, party, date].filter(Boolean).join(", ")}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
