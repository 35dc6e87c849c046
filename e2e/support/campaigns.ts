import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { expect } from "./test.ts";
import { test as base } from "./subscribers.ts";

interface CampaignFixtures {
  /** Creates a draft through the API, and deletes it after the test. */
  makeCampaign: (fields?: Record<string, unknown>) => Promise<Campaign>;
  /** Deletes campaigns that the test created by hand, by a part of their subject. */
  forgetCampaigns: (subject: string) => void;
  /** Adds the sender by law to Settings, where it stays: without it no campaign is sent. */
  knownSender: void;
}

export const test = base.extend<CampaignFixtures>({
  knownSender: [
    async ({ request, session }, use) => {
      for (const [key, value] of Object.entries(sender)) {
        const answer = await request.put(`/api/site/texts/${key}`, {
          headers: { authorization: `Bearer ${session.token}` },
          data: { value },
        });
        expect(answer.status()).toBe(200);
      }
      await use();
    },
    { auto: true },
  ],

  makeCampaign: async ({ request, session, forgetCampaigns }, use) => {
    await use(async (fields = {}) => {
      const answer = await request.post("/api/newsletter/campaigns", {
        headers: { authorization: `Bearer ${session.token}` },
        data: { ...plainCampaign, subject: uniqueSubject(), ...fields },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: Campaign } = await answer.json();
      forgetCampaigns(data.subject);
      return data;
    });
  },

  forgetCampaigns: async ({ context, db }, use) => {
    const subjects: string[] = [];
    await use((subject) => void subjects.push(subject));
    // A page that still polls the progress would get an error after the deletion.
    for (const page of context.pages()) await page.close();
    for (const subject of subjects) {
      await db.deleteFrom("campaigns").where("subject", "like", `%${subject}%`).execute();
    }
  },
});

const sender = {
  "brand.legalName": "Example Dance Club Pty Ltd",
  "brand.postalAddress": "1 Example Street, Melbourne VIC 3000, Australia",
};

/** axe also injects its script into the preview's frame, where scripts are blocked. */
export const axeInFrame = /^console error: Blocked script execution in 'about:srcdoc'/;

export const uniqueSubject = () => `Test tides ${crypto.randomUUID().slice(0, 8)}`;

const plainCampaign = {
  previewText: "An afternoon that only a test dances through.",
  senderName: "Before Ten",
  blocks: [
    { kind: "heading", text: "The tide is turning" },
    { kind: "text", text: "The doors open at **four**." },
  ],
  topic: "events",
  segment: {},
};
