import { expect, it } from "vitest";
import { channelOfArrival } from "./channel-of-arrival.ts";

it.each([
  ["", "", "direct"],
  ["?country=AU", "", "direct"],
  ["", "https://www.google.com/", "search"],
  ["", "https://google.co.nz/search?q=day+party", "search"],
  ["", "https://duckduckgo.com/", "search"],
  ["", "https://cn.bing.com/", "search"],
  ["", "https://search.yahoo.com/", "search"],
  ["", "android-app://com.google.android.googlequicksearchbox/", "search"],
  ["", "https://l.instagram.com/", "social"],
  ["", "https://m.facebook.com/", "social"],
  ["", "https://t.co/abc", "social"],
  ["", "android-app://com.linkedin.android/", "social"],
  // Domains that only contain the name of another one.
  ["", "https://mail.google.com/", "referral"],
  ["", "https://reddit.com.example/", "referral"],
  ["", "https://not-t.co/", "referral"],
  ["", "https://venue.example:8080/whats-on", "referral"],
  ["?utm_source=newsletter&utm_medium=email", "", "newsletter"],
  ["?utm_source=Mailer&utm_medium=Email", "", "newsletter"],
  ["?utm_source=poster", "https://www.google.com/", "campaign"],
  ["?utm_source=embed", "https://venue.example/", "campaign"],
  ["?utm_source=", "https://t.co/", "social"],
])("of %j from %j makes %s", (search, referrer, channel) => {
  expect(channelOfArrival(search, referrer)).toBe(channel);
});
