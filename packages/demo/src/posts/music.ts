import { type DemoPost, prose } from "./demo-post.ts";

export const musicPosts: readonly DemoPost[] = [
  {
    slug: "the-first-record-of-the-day",
    title: "The first record of the day",
    excerpt:
      "Choosing the last record of the day is easy. Choosing the first one, for eleven people and a lot of sunshine, takes us all week.",
    category: "music",
    author: "Music desk",
    tags: ["playlists", "4PM start", "80s", "90s"],
    publication: { status: "published", daysAgo: 5 },
    firstWeekViews: 360,
    imageAlt: "Illustration: a wooden crate of records",
    content: prose(`
      Anyone can choose a last song. At five to ten you have a full room, six hours of goodwill and a
      crowd that would cheer the shipping forecast. The first song is the hard one. It is four in the
      afternoon, there are eleven people on the floor, and eight of them are looking for the cloakroom.

      ## The rules

      A four o'clock song has rules. It can't be the best thing you own, because there is nobody there
      to spend it on and you will want it back at eight. It can't be obscure either. Nobody crosses an
      empty floor to something they don't know. It has to be warm, and it has to leave room for talking.

      Tempo matters more than people expect. Somewhere around 105 to 112 beats a minute is a fast walk,
      which is what most of our guests have just been doing. Start at 128 and you are asking people to
      run before they have put their bags down.

      Then there is the light. We are not being mystical. A song that sounds enormous in a dark room
      can sound silly with the sun on it, and some records that never quite worked at midnight turn out
      to be made for five to four: soft drums, a bass line that strolls, a singer who is smiling. A lot
      of mid-eighties soul does it beautifully. So do a good many remixes from the early nineties that
      were too polite for their own clubs.

      >> Nobody crosses an empty floor to something they don't know.

      We keep a shared list. It has about sixty titles on it and a column headed "no", which is longer.
      Songs move from one to the other after being tried on real people. One track was retired because
      three separate guests told us it reminded them of a furniture advertisement.

      ## How we can tell

      The best sign is a small one. It is not dancing. At ten past four what we look for is somebody at
      the bar, waiting to order, whose shoulders have started without them.

      If you have a suggestion, tell the booth on the day. We do try them. Come early, though. You'll
      want to be there when it works.
    `),
  },
  {
    slug: "in-defence-of-the-one-hit-wonder",
    title: "In defence of the one-hit wonder",
    excerpt:
      "One great song is one more than most people manage. We play rather a lot of them, and we are not sorry.",
    category: "music",
    author: "Music desk",
    tags: ["nostalgia", "80s", "90s", "playlists"],
    publication: { status: "published", daysAgo: 73 },
    firstWeekViews: 280,
    imageAlt: "Headphones around a single record",
    content: prose(`
      "One-hit wonder" is usually said with a small sigh, as if the artist had let somebody down. We
      would like to put the other side. Consider what it takes to have one hit. Thousands of people
      were making records that year. Most were heard by their friends. This one got out of the studio,
      onto the radio, into a school disco in a town the band had never heard of, and then stayed in
      several million heads for thirty years without paying rent.

      ## What the room does with it

      On a dance floor, the one hit has an advantage over the fifth-best song by somebody famous. It
      has no catalogue to live up to. Nobody is thinking about the later albums, the haircut or the
      reunion tour. There are three and a half minutes and there is nothing else, so everyone gives it
      everything.

      There's a practical side as well. A big star's songs are owned by their fans, who know the words
      and let you know it. A one-hit wonder is owned by the room. Everybody is exactly the same amount of
      expert. You can sing it badly next to a stranger and neither of you will be corrected.

      >> A one-hit wonder is owned by the room.

      We have noticed that they keep their dates better, too. Songs by artists with long careers get
      remastered, reissued, put into films and dragged forward until they could be from any time at
      all. The one hit stays where you left it. Three seconds in, you know what you were wearing.

      ## How to play one

      We play about nine of them in a normal afternoon, usually in the second half, when the floor is
      warm enough to take a surprise. The trick is never to announce them. You let the introduction go
      by, that strange little keyboard part nobody has thought about since school, and then you look
      up and watch four hundred people remember it at slightly different speeds.

      [image the-first-record-of-the-day] The crate they travel in. No album has ever needed the space.

      If you have one great song in you, we say stop there. Have a sit-down. You've done your bit.
    `),
  },
  {
    slug: "what-the-dj-is-doing-when-it-looks-like-nothing",
    title: "What the DJ is doing when it looks like nothing",
    excerpt:
      "Four answers to the question most often shouted over the booth, from the people inside it.",
    category: "music",
    author: "Music desk",
    tags: ["dance floor", "playlists"],
    publication: { status: "published", daysAgo: 161 },
    firstWeekViews: 170,
    imageAlt: "Illustration: a turntable with a record on it, seen from above",
    content: prose(`
      From the floor it looks like a person nodding at a suitcase. Every so often they put a hand to
      one ear, as if taking a call from the council. We are asked about this a lot, generally at volume,
      so here is what is going on.

      ## Counting and listening

      They are counting. Most dance music is built in blocks of eight, sixteen and thirty-two bars. If
      the new record comes in at the start of a block, it sounds as though the two were written together.
      If it comes in four bars late, you won't know what is wrong, but you will go to the bar.

      They are listening to something you can't hear. That is the hand on the ear. One side of the
      headphones has the next song in it, running ahead of the room, so that its speed can be nudged
      until the drums agree. Machines can do this now. We still like people who can do it themselves,
      for the same reason you would rather be driven by someone who knows the road.

      ## Looking at feet

      They are looking at feet. Faces are polite and feet are not. When the edges of the floor stop
      moving, the next song changes, sometimes with twenty seconds to spare. The plan for a six-hour
      party is about two hours of music that will certainly be played and four hours of options.

      >> Faces are polite and feet are not.

      They are leaving things out. This is the part that takes years. There is always a song that
      would make the room explode right now, and the skill is in keeping it in the bag. Play it at six
      and seven o'clock has nowhere to go. A good set is mostly patience, and it's hard to see patience
      from the front.

      As for requests: yes, please, and early. Write it on the card at the side of the booth, with your
      name if you want a wave. We can't promise the hour. But if it is any good, and it very often is,
      it's already going into the plan.
    `),
  },
  {
    slug: "twelve-inch-seven-inch-mixtape",
    title: "Twelve-inch, seven-inch, mixtape",
    excerpt:
      "How we first owned the songs we dance to, and why the way you got a record changes how you hear it.",
    category: "music",
    author: "Music desk",
    tags: ["nostalgia", "80s", "90s"],
    publication: { status: "draft", publishInDays: 9 },
    firstWeekViews: 0,
    imageAlt: "Illustration: the two reels of a cassette tape, close up",
    content: prose(`
      Ask people at the bar where they first heard a song and they will usually tell you a place. Ask
      where they first owned it and you get a whole story, with weather.

      There were the ones you saved for. A single cost a noticeable part of a Saturday job, so you
      stood in the shop and thought about it. You read the label. You turned it over in case the other
      side was better, and sometimes it was, and then you had a secret.

      There were the ones you caught. You sat on the carpet with a finger over two buttons, waiting for
      the presenter to stop talking, and you have never since heard that introduction without the last
      half word of somebody reading out a traffic report. Whole generations know the wrong beginning
      to their favourite song.

      There were the twelve-inches, which came later and felt like adulthood. The same song, but longer,
      with the middle taken out and put back in a different order so that a room could dance to it. The
      first time you heard one you thought the record was broken. The second time you understood what
      records were for.

      And there was the mixtape, the most serious document most of us ever made for another person.
      Ninety minutes, no chance to correct a mistake, and a title written very small so that it would
      look as if you had not thought about it.

      TODAY'S VERSION NEEDS AN ENDING. Something about how the booth still works like this: a bag, a
      limit, an order you have to commit to. Ask the floor team for two guests who would like to tell
      us about theirs, and whether we may print the track lists.
    `),
  },
];
