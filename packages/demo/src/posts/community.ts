import { type DemoPost, prose } from "./demo-post.ts";

export const communityPosts: readonly DemoPost[] = [
  {
    slug: "coming-alone-leaving-with-plans",
    title: "Coming alone, leaving with plans",
    excerpt:
      "About one guest in five arrives on their own. Here is how that tends to go, and the bench where it usually starts.",
    category: "community",
    author: "Community desk",
    tags: ["first-timers", "community", "dance floor"],
    publication: { status: "published", daysAgo: 20 },
    firstWeekViews: 330,
    imageAlt: "Illustration: a calendar with one day circled",
    content: prose(`
      The email always has the same shape. It opens with a question about tickets or parking. Then,
      near the end and slightly faster, comes the real one. "I'd be coming by myself. Is that all right?"

      It is all right. About one in five of you do it. Friends move away, or have small children, or
      were never the dancing sort, and at some point a person thinks: I could wait for everyone's
      calendar to agree, or I could go. We are extremely fond of the people who go.

      ## Come early, and find the bench

      So, practical matters. Come early. At twenty past four the floor is half empty, which sounds
      worse and is actually better. Nobody has formed a circle yet. People are still putting their
      bags down and saying hello to whoever is standing there, and you are standing there.

      Look for the gold bench. Every venue has one, near the bar, with a small sign. Sitting on it means
      that you would not mind being talked to. One of our floor team checks it every half hour or so and
      introduces people to each other by the only method that works, which is asking both of them what
      the first record they bought was.

      You can stay off the bench as well. Some people come alone because they want to be alone, in
      company, with a loud bass line, and that's as good a reason as any. Nobody will ask why you are
      dancing by yourself. For most of an afternoon, so is everybody.

      ## The easy middle

      What nobody tells you is how easy the middle is. By six the floor has sorted itself by song rather
      than by friendship. Everybody who loves this one is here, everybody who doesn't is at the bar, and
      in four minutes it will all be shuffled and dealt again. You don't need an introduction. You need
      a chorus, and there is one every ninety seconds or so.

      [image how-we-choose-a-dance-floor] By six the floor has sorted itself by song.

      >> You don't need an introduction. You need a chorus.

      If anyone bothers you, tell a member of staff in any words you like. They will deal with it there
      and then, and they will not make you explain it twice.

      At the end, something nice happens quite often. A little knot of people who did not know each
      other at four walks to the station together at ten, comparing dates for next time. Last month one
      of those groups bought six tickets for the following party and got the group discount. Five of
      them had come alone.

      [event House Before Supper]
    `),
  },
  {
    slug: "notes-from-the-street-door",
    title: "Notes from the street door",
    excerpt:
      "Six hours, one clicker and a stool nobody ever sits on. What the people who scan your ticket would like you to know.",
    category: "community",
    author: "The door team",
    tags: ["door", "community", "getting home", "venues"],
    publication: { status: "published", daysAgo: 204 },
    firstWeekViews: 210,
    imageAlt: "Illustration: a street of narrow houses with lit doorways as the sun goes down",
    content: prose(`
      We get you twice. We get you at the start, when you are looking for your ticket, and again at the
      end, when you are looking for your other shoe. In between we stand by an open door with our backs
      to the best party in the street. These are a few things we have noticed.

      ## On the way in

      Everybody apologises for their phone. It's too dark, it's too cracked, the battery is on two per
      cent. Please don't worry. If the ticket will not load, your name will do, and if your name will not
      do because your sister-in-law bought it, we can sort that out in about a minute.

      Nobody believes they look over thirty. The club is made for people aged thirty and over, and nearly
      everyone who comes is somewhere between thirty and fifty-five, but the licence says eighteen, so
      sometimes we have to ask. We once asked a woman of sixty-one. She made us take a photograph of the
      moment and now carries it in her wallet.

      >> Nobody believes they look over thirty.

      People arrive in character. There is a walk, coming up the street, that says a person has been
      looking forward to this since Tuesday. We know it from fifty metres. There is another that says
      their partner bought the tickets and they have agreed to give it an hour. We like that one better,
      if anything, because we also see them leave.

      ## Seven, and ten

      Couples come out at seven to ring the babysitter. They always stand in the same spot. The call takes
      forty seconds, everything is fine, and then they stay outside another ten minutes, talking, because
      they can.

      And at ten we open both doors wide. The music stops, there is a breath, and then three or four
      hundred people come out into an ordinary evening, with the shops still lit and buses going past,
      all a bit pink and hoarse. Drivers slow down to look. You can see them wondering what on earth
      is going on, and what time it started.

      [image what-to-wear-to-a-party-in-daylight] Somebody's other shoe, found.

      Say good night to us on the way. It's the best part of the shift.
    `),
  },
  {
    slug: "six-friends-and-one-spreadsheet",
    title: "Six friends and one spreadsheet",
    excerpt:
      "A field guide to getting a group of adults to the same party on the same day, written by people who have tried.",
    category: "community",
    author: "Community desk",
    tags: ["community", "first-timers"],
    publication: { status: "draft" },
    firstWeekViews: 0,
    imageAlt: "Illustration: a crowd dancing with its arms up in front of a golden sun",
    content: prose(`
      It begins with a message at 11.40 on a Wednesday night. "We should all go to this." Four hearts,
      one thumbs-up, and then nothing for nine days. If you have ever tried to take a group of grown
      adults dancing, you know that enthusiasm was never the problem.

      What works is a date. Not "sometime in spring": one date, with a ticket link under it. People can
      say yes or no to a Saturday. They cannot say yes or no to a season.

      Next, a banker. One person buys, everyone else pays that person back, and there is a small agreed
      penalty for paying last. In one group we know, the penalty is the first round. In another it is
      wearing the hat.

      Book six or more and the group discount applies, so it is worth counting twice before you press
      the button. If you are five, ask the colleague who always says they used to dance. They did. They
      would love to.

      Somebody will drop out. It's nobody's fault; it is usually a child's ear. Tickets can be moved to
      another name or to another date, and up to forty-eight hours before the doors you can have your
      money back, so no friendship needs to end over it.

      Agree on a meeting place that isn't "inside". We suggest the left-hand end of the bar at a quarter
      past four. By eight o'clock your group will have become part of three other groups, and then it's
      everyone for themselves until the last song.

      Still to do: ask the door team for the best hat story, and check whether the discount shows up on
      the ticket page or only at the last step.
    `),
  },
];
