import { createTextReader, defaultTexts } from "@before-ten/contracts/site/read-texts";
import { expect, it } from "vitest";
import { siteIcons } from "./site-icons.ts";

const withLogo = (width: number, height: number) =>
  siteIcons(
    createTextReader(
      {},
      {
        imageOf: () => ({
          url: "/media/logo.jpeg",
          alt: "",
          width,
          height,
          srcSet: "/media/logo-200.webp 200w, /media/logo-400.webp 400w",
          avifSrcSet: null,
          svgUrl: null,
          wordlessUrl: null,
          preview: null,
          darkest: null,
        }),
      },
    ),
  );

it("are the logo's if it is about square", () => {
  expect(withLogo(400, 400)).toEqual([
    { rel: "icon", href: "/media/logo-200.webp" },
    { rel: "apple-touch-icon", href: "/media/logo.jpeg" },
  ]);
});

it("stay the product's without a logo, and with a wide one", () => {
  expect(siteIcons(defaultTexts)[0]?.href).toBe("/favicon.ico");
  expect(withLogo(600, 200)).toEqual(siteIcons(defaultTexts));
});
