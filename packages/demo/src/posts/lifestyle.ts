import { type DemoPost, prose } from "./demo-post.ts";

export const lifestylePosts: readonly DemoPost[] = [
  {
    slug: "sunday-is-not-ruined",
    title: "Sunday is not ruined",
    excerpt:
      "Home by half past ten, asleep by midnight, up for breakfast. A quiet case for the best day of the weekend surviving the other one.",
    category: "lifestyle",
    author: "The Before Ten team",
    tags: ["getting home", "nostalgia", "4PM start"],
    publication: { status: "published", daysAgo: 29 },
    featured: true,
    firstWeekViews: 390,
    imageAlt: "Illustration: a pair of sunglasses with a sunset in each lens",
    content: prose(`
      There used to be a deal. You could have Saturday night or you could have Sunday, and at
      twenty-four it was barely a choice, because Sunday was only a long grey corridor leading to
      Monday. Somewhere in the thirties the price went up. Sunday acquired a market, a small person
      with a swimming lesson, a parent to ring, a run you nearly enjoy. You stopped going out. It was
      not that you had gone off dancing. You had done the arithmetic.

      We like to think of ourselves as a correction to the arithmetic.

      ## One Saturday, reported

      Here is a Saturday as reported by one of our regulars. Lunch at one. A slow walk to the venue in
      the sun at a quarter to four. Dancing from about twenty to five until ten, with a break for
      noodles. The 10.12 train. Shoes off in the hall at 10.31, tea, a full account of the evening to
      a cat, and bed before midnight. Up at half past seven, not because of any discipline but
      because she woke up and felt fine.

      Feeling fine is underrated. It lacks drama. Nobody has ever told a great story that began with a
      reasonable night's sleep. But it is a pleasure to carry an evening into the next day intact: to
      still have the song in your head, to be a bit stiff in the calves, to remember all of it,
      including the conversation with the man who breeds whippets.

      >> Feeling fine is underrated.

      We are not against late nights. We have had some belters. It is only that the dancing was always
      the part we went for, and the rest of it, the queue and the cold and the four o'clock taxi, was
      the toll you paid to get there. Move the whole thing six hours to the left and it turns out that
      you can simply keep the dancing.

      So go to the market. Ring your mother. Do the lesson, sit in the warm chlorine air with a coffee
      and your eyes properly open. Under the table, where nobody can see, your foot may still be going.
    `),
  },
  {
    slug: "what-to-wear-to-a-party-in-daylight",
    title: "What to wear to a party in daylight",
    excerpt:
      "No dress code, some observations. Chiefly about shoes, layers, and why sequins were waiting for the sun all along.",
    category: "lifestyle",
    author: "The floor team",
    tags: ["what to wear", "first-timers", "dance floor"],
    publication: { status: "published", daysAgo: 95 },
    firstWeekViews: 240,
    imageAlt: "Illustration: red lace-up shoes in the light of an open door",
    content: prose(`
      We don't have a dress code. We have a cloakroom, and from behind its counter we have seen
      everything that six hours of dancing can do to an outfit. These are observations, not rules.

      ## Shoes, then layers

      Shoes first, because everything else follows from them. You will be on your feet for longer than
      you plan to be. The happiest people at nine o'clock are in something they have already walked a
      long way in. Plenty of guests bring a second pair in a bag, and the exchange usually happens
      around seven, with visible relief. Bare feet are lovely in theory and not allowed near the bar.

      Second, layers. You will arrive in sunshine, dance in a warm room and leave in the dark. Linen
      that is perfect at four can be a mistake at ten past ten on a platform. A light jacket in the
      cloakroom costs less than a taxi you took because you were cold.

      ## Dressing up, or not

      Third, and this is the part people email us about: can you dress up? Please do. Daylight is
      kinder to a bold outfit than any club we have worked in. Sequins were wasted on dark rooms.
      Put them near a west-facing window at about six o'clock and you will light up the ceiling, and
      people will thank you for it.

      You can also not dress up. A good half of the floor is in jeans and a shirt they like. Nobody is
      looking you over at our door, because the person there is checking tickets and would honestly
      rather hear how your week was.

      >> Sequins were wasted on dark rooms.

      On theme: when an event has a decade in its name, some guests take it as an instruction. We
      have seen a complete shell suit, with headband, in a heatwave. Respect. It is never required, and
      you needn't buy anything. If you kept something from the time and it still does up, then that is
      more than enough.

      Last thing. Leave a pocket free. You will want somewhere to put your ticket, your house key and
      the phone number of the person who knew all the words to the same song.
    `),
  },
  {
    slug: "earplugs-are-the-new-sunglasses",
    title: "Earplugs are the new sunglasses",
    excerpt:
      "Small, cheap, better-looking than they were, and you will be glad of them tomorrow. Also: free at our desk.",
    category: "lifestyle",
    author: "The floor team",
    tags: ["what to wear", "looking after yourself"],
    publication: { status: "archived", daysAgo: 262 },
    firstWeekViews: 120,
    imageAlt: "Illustration: a pair of sunglasses with a sunset in each lens",
    content: prose(`
      Many of us spent our twenties standing next to a speaker the size of a wardrobe and calling it
      atmosphere. A few of us have a small high note in one ear to show for it. It is usually an E flat.

      We keep the level at our parties below what the rooms allow. You can always hear the person next
      to you if they lean in, and there is a corner in every venue where they need not even do that.
      But six hours is six hours, and if you work in noise, or have already had a word with a doctor
      about your ears, or simply like a clear head on Sunday, then a pair of earplugs is a kindness to
      yourself.

      The good news is that they have improved. The foam kind from the chemist takes off the treble
      first, so the music sounds as if it were happening next door. The kind made for musicians turns
      everything down by about the same amount. The cymbals stay bright and the bass stays warm and
      it all just moves a few metres away. People who try them tend to say the same thing: it sounds
      better. Often it does, since your ears have stopped flinching.

      Fit matters. Reach over your head with the opposite hand, pull the top of your ear up and back,
      and slide the plug in. If your own voice suddenly sounds as though you were in a barrel, it's
      in. If it falls out when you laugh, try a smaller size.

      You can still talk. In fact it is easier, because you stop shouting over the top of the music
      and speak underneath it instead.

      We have a jar of the simple kind at the desk. They are free; take two pairs and give one away.
      If you have moulded ones of your own, bring them, and write your name on the case. There are
      eleven cases in our lost property at the time of writing, all of them black.
    `),
  },
];
