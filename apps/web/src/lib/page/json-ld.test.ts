import { expect, it } from "vitest";
import { breadcrumbsJsonLd, questionsJsonLd, toJsonLd } from "./json-ld.ts";

it("parses to the same data, and can't end its script element", () => {
  const name = "</script><script>alert(1)</script><!-- \u2028";
  const text = toJsonLd({ "@type": "Event", name });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@type": "Event", name });
});

it("says where a page is in the site", () => {
  const pages = [
    { name: "Home", path: "/" },
    { name: "Events", path: "/events" },
  ];
  expect(JSON.parse(breadcrumbsJsonLd(pages, "https://club.example"))).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://club.example/" },
      { "@type": "ListItem", position: 2, name: "Events", item: "https://club.example/events" },
    ],
  });
});

it("pairs questions with their answers", () => {
  expect(JSON.parse(questionsJsonLd([{ question: "Why?", answer: "So." }]))).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "So." } },
    ],
  });
});
