import { type ContactType, contactTypes } from "@before-ten/contracts/contact/types";
import { contactFormTexts } from "@before-ten/contracts/site/texts/contact-form";
import { useState } from "react";
import { needsScripts } from "../../../lib/page/come-alive.ts";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { useTexts } from "../../../lib/site-texts.tsx";
import { ContactForm } from "./contact-form.tsx";
import classes from "./contact-page.module.css";

/** Topic cards, and the form that knows which one was chosen. */
export function ContactSection() {
  const { inquiries, inquiriesLabel } = useTexts(contactFormTexts);
  const typed = usePosted("contact.send").text("type");
  const [type, setType] = useState<ContactType>(() => typeNamed(typed) ?? "general");
  return (
    <div className={classes.write}>
      <div {...needsScripts} className={classes.inquiries} role="group" aria-label={inquiriesLabel}>
        {inquiries.map((inquiry) => (
          <button
            key={inquiry.id}
            type="button"
            className={classes.inquiry}
            aria-pressed={inquiry.type === type}
            onClick={() => setType(typeNamed(inquiry.type) ?? "general")}
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

function typeNamed(name: string): ContactType | undefined {
  return contactTypes.find((each) => each === name);
}
