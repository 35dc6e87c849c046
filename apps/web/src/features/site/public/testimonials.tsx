import { homeTexts } from "@before-ten/contracts/site/texts/home";
import { useTexts } from "../../../lib/site-texts.tsx";
import tones from "../../../ui/sky/hour-tones.module.css";
import classes from "./testimonials.module.css";

export function Testimonials() {
  const { testimonials, stars } = useTexts(homeTexts);
  return (
    <div className={`${classes.list} ${tones.tones}`}>
      {testimonials.map(({ id, name, age, location, text }) => (
        <figure key={id} className={classes.quote}>
          <span className={classes.stars} role="img" aria-label={stars}>
            ★★★★★
          </span>
          <blockquote className={classes.text}>{text}</blockquote>
          <figcaption className={classes.who}>
            <strong>
              {name}, {age}
            </strong>
            , {location}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
