import { preferenceForColumn } from "@before-ten/contracts/imports/fields";
import { describe, expect, it } from "vitest";
import { labelOfEventRow, readEventRow } from "./event-row.ts";
import { guessMapping } from "./guess-mapping.ts";
import { readSubscriberRow } from "./subscriber-row.ts";

const now = new Date("2026-11-23T10:00:00Z");

describe("the mapping of subscribers", () => {
  it("is guessed from other programs' column names", () => {
    const rows = [
      ["Email Address", "First Name", "TAGS", "Country", "OPTIN_TIME", "Shoe size"],
      ["ana@mail.example", "Ana", "vinyl, regular", "GB", "25/11/2024 10:00", "38"],
    ];
    expect(guessMapping("subscribers", rows)).toEqual({
      columns: ["email", "preference:firstName", "tags", "country", "subscribedAt", null],
      hasNames: true,
      dateOrder: "dmy",
      fallbacks: {},
    });
  });

  it("is guessed from addresses if there are no names", () => {
    const mapping = guessMapping("subscribers", [["Ana", "ana@mail.example"]]);
    expect(mapping).toMatchObject({ columns: [null, "email"], hasNames: false });
  });

  it("names a preference after its column", () => {
    expect(preferenceForColumn("Shoe size (EU)")).toBe("preference:shoeSizeEU");
    expect(preferenceForColumn("42")).toBeUndefined();
  });
});

describe("a subscriber's row", () => {
  const mapping = {
    columns: ["email", "status", "tags", "country", "subscribedAt", "preference:firstName"],
    hasNames: true,
    dateOrder: "dmy" as const,
    fallbacks: { tags: "imported" },
  };
  const read = (...cells: string[]) => {
    const row = readSubscriberRow(cells, mapping, now);
    return "sentence" in row ? row : row.data;
  };

  it("is read", () => {
    const row = read(
      " Ana@Mail.example ",
      "Subscribed",
      "vinyl; vinyl,x",
      "Britain",
      "5/12/2024",
      "Ana",
    );
    expect(row).toEqual({
      email: "ana@mail.example",
      status: "active",
      tags: ["vinyl", "x"],
      countries: ["UK"],
      preferences: { firstName: "Ana" },
      topics: [],
      subscribedAt: "2024-12-05T00:00:00.000Z",
      consentedAt: "2024-12-05T00:00:00.000Z",
    });
  });

  it("needs an address alone, and takes a value for all rows", () => {
    expect(read("ana@mail.example")).toMatchObject({
      status: "active",
      tags: ["imported"],
      countries: [],
      subscribedAt: null,
    });
  });

  it.each([
    ["\u200bana@mail.example", "ana@mail.example"],
    ["ana@mail.example\u200b", "ana@mail.example"],
    ["\u202aana@mail.example\u202c", "ana@mail.example"],
    ["Ana Smith <ana@mail.example>", "ana@mail.example"],
    ["<ana@mail.example>", "ana@mail.example"],
    ["ana@mail.example.", "ana@mail.example"],
    ["mailto:ana@bücher.example", "ana@xn--bcher-kva.example"],
  ])("with %j has the address %s", (cell, address) => {
    expect(read(cell)).toMatchObject({ email: address });
  });

  it.each([
    [["", "x"], "There is no email address"],
    [["\u200b\u3164", "x"], "There is no email address"],
    [["ana@mail"], "This isn't an email address"],
    [["a@mail.example,b@mail.example"], "This isn't an email address"],
    [["ana@mail.example", "platinum"], "“platinum” isn't a status"],
    [["ana@mail.example", "", "", "", "soon"], "Subscribed at: “soon” can't be read as a date"],
    [["ana@mail.example", "", "", "", "2027-01-01"], "The day they subscribed is in the future"],
  ])("%j is refused", (cells, sentence) => {
    expect(read(...cells)).toEqual({ sentence });
  });

  it.each([
    ["cleaned", "bounced"],
    ["Opted-out", "unsubscribed"],
    ["pending", "pending"],
    ["Angemeldet", "active"],
    ["Désabonné", "unsubscribed"],
    ["constructor", undefined],
  ])("of the status %s is %s", (text, status) => {
    const row = read("ana@mail.example", text);
    expect("status" in row ? row.status : undefined).toBe(status);
  });
});

describe("an event's row", () => {
  const names = ["Title", "Details", "Date", "Time", "Ends", "Venue", "Country", "Price", "Link"];
  const mapping = guessMapping("events", [names, ["Sunday Disco", "", "5/12/2026"]]);
  const cells = [
    "Sunday Disco",
    "Six hours of floor-fillers.",
    "Sat 5 Dec 2026",
    "4pm",
    "5/12/2026 10pm",
    "The Corn Exchange, London",
    "UK",
    "£35.50",
    "tickets.example/x",
  ];
  const read = (...changed: [number, string][]) => {
    const row = [...cells];
    for (const [index, value] of changed) row[index] = value;
    return readEventRow(row, mapping);
  };

  it("is read by the rules of the form, as a draft", () => {
    expect(read()).toMatchObject({
      event: {
        eventName: "Sunday Disco",
        startDate: "2026-12-05",
        endDate: "2026-12-05",
        startTime: "16:00",
        endTime: "22:00",
        country: "UK",
        location: { formatted: "The Corn Exchange, London" },
        ticketPrice: { amount: "35.50", currency: "GBP" },
        redirectUrl: "https://tickets.example/x",
        status: "draft",
      },
    });
    expect(labelOfEventRow(cells, mapping)).toBe("Sunday Disco, Sat 5 Dec 2026");
  });

  it("has its place and city in two columns, and times of another zone converted", () => {
    const wider = guessMapping("events", [
      [...names, "City"],
      ["Sunday Disco", "", "5/12/2026"],
    ]);
    const row = [...cells, "Manchester"];
    row[3] = "3pm AEDT";
    row[4] = "5/12/2026 10pm";
    expect(readEventRow(row, wider)).toMatchObject({
      event: {
        location: { formatted: "The Corn Exchange, London, Manchester" },
        startTime: "04:00",
        endTime: "22:00",
      },
      notices: ["Its times are converted to Europe/London"],
    });
  });

  it("may say what to expect", () => {
    const more = ["Line-up", "Age limit", "At the door", "Access", "Cloakroom", "Refund policy"];
    const said = [
      "4:30pm DJ Marguerite; The Remembered",
      "18+",
      "Round the back.",
      "",
      "None.",
      "",
    ];
    const wider = guessMapping("events", [
      [...names, ...more],
      ["Sunday Disco", "", "5/12/2026"],
    ]);
    expect(readEventRow([...cells, ...said], wider)).toMatchObject({
      event: {
        lineUp: [
          { time: "16:30", name: "DJ Marguerite" },
          { time: null, name: "The Remembered" },
        ],
        minimumAge: 18,
        door: "Round the back.",
        accessibility: null,
        cloakroom: "None.",
        refunds: null,
      },
    });
    expect(read()).toMatchObject({ event: { lineUp: [], minimumAge: null, door: null } });
  });

  it("may have prices by date, as an export writes them or by hand", () => {
    const wider = guessMapping("events", [
      [...names, "Prices by date"],
      ["Sunday Disco", "", "5/12/2026"],
    ]);
    const readPrices = (text: string) => readEventRow([...cells, text], wider);
    const exported = "20 until 2026-11-01 20:00 | 30 until 2026-12-04 23:59 | 35.5";
    expect(readPrices(exported)).toMatchObject({
      event: {
        priceSteps: [
          { amount: "20", until: "2026-11-01T20:00" },
          { amount: "30", until: "2026-12-04T23:59" },
          { amount: "35.5", until: null },
        ],
      },
    });
    expect(readPrices("£30 till 4 Dec 2026")).toMatchObject({
      event: {
        priceSteps: [
          { amount: "30", until: "2026-12-04T23:59" },
          { amount: "35.50", until: null },
        ],
      },
    });
    expect(readPrices("")).toMatchObject({ event: { priceSteps: [] } });
    expect(readPrices("30 until soon")).toEqual({
      sentence: "Prices by date: Please enter a valid day and time",
    });
  });

  it.each([
    [[0, ""], "Name: Event name is required"],
    [[2, "soon"], "Start date: “soon” can't be read as a date"],
    [[3, "late"], "Start time: “late” can't be read as a time"],
    [[4, "4/12/2026 22:00"], "End date: End date must be on or after start date"],
    [[6, ""], "Country: Country is required"],
    [[7, "ask"], "Ticket price: Please enter a valid price (e.g., 50.00)"],
    [[8, "javascript:alert(1)"], "Ticket link: Please enter a valid URL"],
  ] as const)("with %j is refused", (change, sentence) => {
    expect(read([...change])).toEqual({ sentence });
  });
});
