import { type ContactType, contactTypes } from "@before-ten/contracts/contact/types";
import { useState } from "react";
import { needsScripts } from "../../../lib/page/come-alive.ts";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { ContactForm } from "./contact-form.tsx";
import classes from "./contact-page.module.css";

const inquiries = [
  {
    type: "general",
    title: "General question",
    text: "Anything about the club, the music or your visit.",
  },
  {
    type: "partnership",
    title: "Partnership",
    text: "A room, a drink, an idea: let's do something together.",
  },
  {
    type: "event",
    title: "About an event",
    text: "Tickets, access, groups, something left behind.",
  },
  { type: "feedback", title: "Feedback", text: "What we should keep, and what we should change." },
] as const;

/** Topic cards, and the form that knows which one was chosen. */
export function ContactSection() {
  const typed = usePosted("contact.send").text("type");
  const [type, setType] = useState<ContactType>(
    () => contactTypes.find((each) => each === typed) ?? "general",
  );
  return (
    <div className={classes.write}>
      <div
        {...needsScripts}
        className={classes.inquiries}
        role="group"
        aria-label="What is it about?"
      >
        {inquiries.map((inquiry) => (
          <button
            key={inquiry.type}
            type="button"
            className={classes.inquiry}
            aria-pressed={inquiry.type === type}
            onClick={() => setType(inquiry.type)}
          >
            <strong>{inquiry.title}</strong>
            <span>{inquiry.text}</span>
          </button>
        ))}
      </div>
      <ContactForm type={type} onType={setType} />
    </div>
  );
}
