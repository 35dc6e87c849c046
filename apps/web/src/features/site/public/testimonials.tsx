import tones from "../../../ui/sky/hour-tones.module.css";
import classes from "./testimonials.module.css";

const testimonials = [
  {
    name: "Priya",
    age: 41,
    location: "Melbourne",
    text: "I danced for five hours, had dinner, and still read my book in bed. Why was it ever any other way?",
  },
  {
    name: "Daniel",
    age: 38,
    location: "Auckland",
    text: "I came on my own and knew every word of every song. So did the people next to me.",
  },
  {
    name: "Joanne",
    age: 52,
    location: "London",
    text: "Home before the babysitter had finished her film. On Sunday I went for a run.",
  },
] as const;

export function Testimonials() {
  return (
    <div className={`${classes.list} ${tones.tones}`}>
      {testimonials.map(({ name, age, location, text }) => (
        <figure key={name} className={classes.quote}>
          <span className={classes.stars} role="img" aria-label="Five out of five stars">
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
