import { defineTexts } from "../define-texts.ts";

/** The first entry whose time has come is shown above every page. */
export const announcementTexts = defineTexts("announcement", "Announcement above every page", {
  label: "Announcement",
  bar: [
    {
      id: "example",
      hidden: "yes",
      text: "This Saturday doors open an hour later, at five, because of the heat.",
      link: "",
      url: "",
      from: "",
      until: "",
    },
  ],
});
