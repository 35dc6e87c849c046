import { type DemoPost, prose } from "./demo-post.ts";

export const eventPosts: readonly DemoPost[] = [
  {
    slug: "why-we-open-the-doors-at-four",
    title: "Why we open the doors at four",
    excerpt:
      "It started as the only slot we could get. It turned out to be the best idea we ever had by accident.",
    category: "events",
    author: "The Before Ten team",
    tags: ["4PM start", "first-timers", "dance floor"],
    publication: { status: "published", daysAgo: 12 },
    featured: true,
    firstWeekViews: 420,
    imageAlt: "Illustration: a red tram full of passengers in front of a big low sun",
    content: prose(`
      People ask us about the four o'clock start the way they ask about a tattoo: politely, and
      with one eyebrow up. Was it a concept? Was there a spreadsheet? There was a sum, of what a night
      out cost us and how little of it was dancing. The hour was luck. The room we wanted was booked for
      a wedding on Friday night and a christening on Sunday morning. Once the one had been cleared away
      and before the tables were laid for the other, there was a gap from four to ten, and the manager
      offered it to us because nobody else had asked for it.

      We expected forty people and a lot of standing about. What we got was two hundred, a full floor by
      ten past five, with the sun still coming in sideways through the big windows, and a man in a linen shirt
      explaining to his wife that he did, in fact, still know all the arms to that one.

      ## What four o'clock does

      Here is what we learned that afternoon. At four o'clock nobody is tired. Nobody has had to nap,
      drink coffee at nine at night or argue with themselves on the sofa. You have had lunch. You can
      see who you are talking to. The walk to the venue is the best light of the day, and by the time
      it is dark you have been dancing for three hours and have stopped noticing windows at all.

      We learned something about the other end, too. A party that stops at two in the morning stops
      because everyone is spent. A party that stops at ten stops while it is still good. The last
      half hour has a particular kind of joy in it, because the whole room knows exactly how long is
      left and intends to use it.

      >> A party that stops at ten stops while it is still good.

      There is a practical reason as well, and it lives in the legs. Six hours is a long time to dance,
      and nobody does all of it. At four you can afford to sit one out, talk properly to a friend, eat
      something on a plate, and go back in. When the doors open at eleven at night everyone behaves as
      if the building were about to be towed away. An afternoon has slack in it. People use the slack to
      be nice to each other.

      ## Around the edges

      Then there is everything around the edges. Trains are running. Kitchens are open. The person
      looking after your children gets home at a civilised hour and will say yes next time. You drink
      less than you think you will, mostly because you are busy, and Sunday turns up on schedule with
      nothing to apologise for.

      We have been offered later slots since. Good ones, in bigger rooms. Once or twice we have even
      said yes, for a special occasion, and enjoyed it. But we always come back to four. The gap
      nobody else wanted still fits us better than anything we could have planned.

      [event First Saturday at the Salt]
    `),
  },
  {
    slug: "an-afternoon-hour-by-hour",
    title: "An afternoon, hour by hour",
    excerpt:
      "What actually happens between four and ten, for anyone who likes to know where the coats go before they leave the house.",
    category: "events",
    author: "The floor team",
    tags: ["first-timers", "4PM start", "getting home"],
    publication: { status: "published", daysAgo: 47 },
    firstWeekViews: 310,
    imageAlt: "Illustration: a wall clock with the hours from four to ten coloured in",
    content: prose(`
      Some people like to arrive at a party with no idea what is coming. The rest of us look up the
      bus, the menu and the location of the toilets. This one is for the rest of us.

      ## Arriving

      Four o'clock. Doors. The first hour is unhurried on purpose: somebody checks your ticket,
      somebody takes your coat, and the music is at a level where you can hear a name the first time
      it is said. If you are on your own, this is the easiest hour to be early in. Half the room is
      looking around too.

      Five o'clock. The first proper dancers. There is always a small brave group, and there is
      always a moment when it stops being small. We never know which song will do it. We have our
      theories and they are usually wrong.

      ## The middle

      Six o'clock. The sun is low and the floor is full. If you see a photographer, this is why. It is
      also the best time to eat, because everybody else has just remembered how much they love this
      song.

      Half past six, give or take. Somebody you came with will vanish. They are either at the window
      taking a picture of the sky or on the far side of the floor being taught a routine by three
      strangers. They will be back. If you want to be found, the bar has a left-hand end and a right-hand
      end and everyone in the world agrees to meet at the left.

      Seven o'clock. The room turns over. People who came for the early part settle into chairs and
      start giving opinions, and the ones who came late make up for it. Water is free at the bar and
      you should have some.

      Eight o'clock. The loud hour. Big choruses, whole groups arriving on the floor at once, strangers
      pointing at each other during the good bit. Earplugs are at the desk if you want a pair.

      ## Coming in to land

      Nine o'clock. Everyone knows there is an hour left, which is the nicest pressure there is. Spare
      shoes come out of bags. Requests get emotional.

      [image what-to-wear-to-a-party-in-daylight] The second pair, on its way to the floor.

      A quarter to ten. We start bringing it in to land: three or four songs that people know by heart,
      the lights coming up slowly instead of all at once.

      Ten o'clock. Last song, applause, coats. There are still trains and taxis and there is usually a
      queue at the nearest place selling chips. You will be in your own kitchen by half past, telling
      somebody about it.
    `),
  },
  {
    slug: "how-we-choose-a-dance-floor",
    title: "How we choose a dance floor",
    excerpt:
      "Daylight, a decent floor, enough toilets and a short walk to the station. Our list is not glamorous, and that is the point of it.",
    category: "events",
    author: "The Before Ten team",
    tags: ["venues", "dance floor", "getting home"],
    publication: { status: "published", daysAgo: 118 },
    firstWeekViews: 190,
    imageAlt: "Illustration: a crowd dancing with its arms up in front of a golden sun",
    content: prose(`
      We look at about twelve rooms for every one we use. It is enjoyable work. You get to stand in
      empty warehouses clapping your hands once, with great seriousness, to hear what the walls do.

      ## Five things we look for

      The first thing we want is daylight. Most venues are built to keep it out, so this rules out a
      surprising number of otherwise excellent places. A rooftop is easy. A hall with high windows is
      better, because it works in the rain. We have fallen for a room on the strength of one skylight.

      The second thing is the floor. Concrete is hard on knees that have done a few years, and carpet
      is hard on everything else. Sprung timber is a joy. If we can't have that, we ask whether we may
      lay our own, and we watch the manager's face.

      Third: toilets. We count them. We count them again, separately, and then we do the sum that
      event organisers do and rarely talk about. A queue at half past eight is twenty minutes of
      somebody's favourite songs.

      >> A hall with high windows is better, because it works in the rain.

      Fourth: somewhere to sit. A room where everyone must stand for six hours is a room where people
      leave at seven. We want chairs with backs, near enough to the music to feel part of it and far
      enough away to finish a sentence.

      Fifth: the way home. We walk it ourselves, in the dark, from the door to the nearest station or
      taxi rank. If we would not want to do it alone in good shoes, we keep looking.

      After that come the things you would expect. Step-free access, a kitchen that stays open,
      a sound limit that allows a bass line, staff who like people. Price matters as well, since it
      ends up on your ticket.

      ## The last test

      And then there is a last test that is not written down. We stand in the middle of the empty
      floor at about five in the afternoon and put one song on. If somebody's foot starts going, we
      ask for the contract.

      [event Golden 90s Rooftop]
    `),
  },
  {
    slug: "the-queue-was-too-long-so-we-changed-the-door",
    title: "The queue was too long, so we changed the door",
    excerpt:
      "A few of you waited twenty-five minutes to get in. Here is what went wrong, and what is different now.",
    category: "events",
    author: "The door team",
    tags: ["venues", "door"],
    publication: { status: "archived", daysAgo: 236 },
    firstWeekViews: 140,
    imageAlt: "Illustration: a street of narrow houses with lit doorways as the sun goes down",
    content: prose(`
      Last month a good number of you spent the first twenty-five minutes of the party on a footpath.
      It was a pleasant footpath, and a few of you started singing, but that is not what you paid for.
      We are sorry. This is what happened and what we have done about it.

      We had two people scanning tickets and one person answering questions. That is plenty when guests
      arrive over an hour. On that particular afternoon two trains came in together at ten to four, and
      three hundred people turned up inside fifteen minutes, in excellent spirits, all at once.

      The scanning was fast enough. The questions were not. Where is the cloakroom, can my friend use
      my spare ticket, is there food, what time is the last song. All fair questions, and every one of
      them was asked in the doorway, so the line stood still behind it.

      So the questions have moved. There is now a second desk inside, past the door, with someone whose
      whole job is to be asked things. At the door itself we only look at your ticket and say hello.
      Transferring a ticket to a friend can be done at the desk too, in about a minute.

      We have also opened a second line for groups. If you are six or more, send one person with all
      the tickets on one phone and you will be through together.

      Finally, we start playing music outside at half past three. It does not make the line shorter,
      but it does make it a nicer place to be, and it means that nobody misses the first song.

      We timed the next two parties from the pavement with a stopwatch. The longest wait was seven
      minutes. We think we can get it to five. If you wait longer than that, please tell the person
      who scans your ticket. They will want to know, and so will we.
    `),
  },
];
