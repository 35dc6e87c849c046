import { defineTexts } from "../define-texts.ts";

export const contactFormTexts = defineTexts("contact-form", "Contact form", {
  inquiries: [
    {
      id: "general",
      type: "general",
      title: "General question",
      text: "Anything about the club, the music or your visit.",
    },
    {
      id: "partnership",
      type: "partnership",
      title: "Partnership",
      text: "A room, a drink, an idea: let's do something together.",
    },
    {
      id: "event",
      type: "event",
      title: "About an event",
      text: "Tickets, access, groups, lost property.",
    },
    {
      id: "feedback",
      type: "feedback",
      title: "Feedback",
      text: "What we should keep, and what we should change.",
    },
  ],
  name: "Your name",
  email: "Your email address",
  type: "What is it about?",
  subject: "Subject",
  message: "Your message",
  send: "Send message",
  sending: "Sending...",
});
