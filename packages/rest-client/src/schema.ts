/** Written by `pnpm api:accept` from docs/openapi.json. */

export interface paths {
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Live events that have not ended, soonest first. `status=all` adds the ended ones, latest first; `status=ended` leaves only those, and of them none that was cancelled or postponed. Without a `limit` up to 100: of more than that `status=all` has those nearest to today, as many ended as to come.
         */
        get: operations["events.list"];
        put?: never;
        /**
         * Create an event
         * @description As JSON, or as a multipart form when a flyer comes with it. Without a `status` the event is active at once. With an API key: scope `events:write`.
         */
        post: operations["events.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the next events
         * @description The few that come next, soonest first.
         */
        get: operations["events.upcoming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List featured events
         * @description What the club recommends of the events that have not ended.
         */
        get: operations["events.featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/country/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a country's events
         * @description Live events of one country that have not ended, soonest first.
         */
        get: operations["events.byCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search events
         * @description Events whose name, description or place has the words, with the filters of the plain list.
         */
        get: operations["events.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * @description By its id. A draft exists for staff only.
         */
        get: operations["events.get"];
        /**
         * Change an event
         * @description What isn't sent stays as it is. As JSON, or as a multipart form when a flyer comes with it. With an API key: scope `events:write`.
         */
        put: operations["events.update"];
        post?: never;
        /**
         * Delete an event
         * @description It is gone at once, with its counts. With an API key: scope `events:write`.
         */
        delete: operations["events.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events for staff
         * @description Drafts too. `status=active` is what takes place: published events too. `ended=true` is what is over, `ended=false` what isn't. `state` is what is true of the tickets at the time of the answer, or what happened; whose party is cancelled or postponed has no tickets. With an API key: scope `read`.
         */
        get: operations["events.listForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an event's status
         * @description `published` and `active` both take place; a draft exists for staff only. With an API key: scope `events:write`.
         */
        patch: operations["events.setStatus"];
        trace?: never;
    };
    "/admin/events/{id}/disruption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what happened to an event
         * @description It stays public, with the reason. A later call replaces what was said; what was announced first stays in `previousDates` and `previousLocation`. With an API key: scope `events:write`.
         */
        put: operations["events.disrupt"];
        post?: never;
        /**
         * Take back what happened to an event
         * @description A cancelled or postponed event takes place again, on the dates it has; of one that is rescheduled or moved only the notice goes. With an API key: scope `events:write`.
         */
        delete: operations["events.undisrupt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view
         * @description Somebody looked at the event. A bot, or a request whose Sec-Purpose or Purpose is `prefetch`, gets the same answer and doesn't count; curl and other clients that don't call themselves a bot, crawler, preview or monitor do count.
         */
        post: operations["events.recordView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}/click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a click
         * @description Somebody went on to the tickets. One visitor's clicks on an event count once in five minutes; visitors are told apart by address and User-Agent. A call with a valid API key, whatever its scopes, reports for many people and always counts. A bot, or a request whose Sec-Purpose or Purpose is `prefetch`, gets the same answer and doesn't count; curl and other clients that don't call themselves a bot, crawler, preview or monitor do count.
         */
        post: operations["events.recordClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List series
         * @description Parties that return, with their next date. Those with none to come are left out.
         */
        get: operations["series.list"];
        put?: never;
        /**
         * Create a series
         * @description An event with a rule of RFC 5545, or with further dates: each becomes an event of its own, 60 at most. As JSON, or as a multipart form when a flyer comes with it. With an API key: scope `events:write`.
         */
        post: operations["series.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a series
         * @description By its slug or its id, with its dates to come and up to 60 of those that were. A series of drafts doesn't exist.
         */
        get: operations["series.get"];
        /**
         * Change the dates of a series
         * @description `scope` says which: `this`, `following` or `all`. What isn't sent stays as it is, and so does what was changed by hand on one date alone, as `PUT /events/{id}` does. New dates are a shift in days. Dates that are over never change, unless they are the edited one. With an API key: scope `events:write`.
         */
        put: operations["series.update"];
        post?: never;
        /**
         * Dissolve a series
         * @description Its events stay, each by itself. With an API key: scope `events:write`.
         */
        delete: operations["series.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/series/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the dates of a series
         * @description What `POST /series` would make of the same rule or dates. Nothing is stored. With an API key: scope `events:write`.
         */
        get: operations["series.previewDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a series of an event
         * @description The event becomes its first date; the others are like it, without its registrations. With an API key: scope `events:write`.
         */
        post: operations["events.repeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add dates to a series
         * @description The new events are like the date of which the least was changed by hand. With an API key: scope `events:write`.
         */
        post: operations["series.addDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/series/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of a series
         * @description Which dates `PUT /series/{id}` would change in what. Nothing is stored. With an API key: scope `events:write`.
         */
        post: operations["series.previewUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be told of an event
         * @description Sends a mail that asks to confirm. Once that is done, one mail tells that places returned, that tickets are on sale, that the event is cancelled, or of the next event in its country; then the address is deleted. Answers the same whoever asks again.
         */
        post: operations["alerts.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an alert
         * @description By the token of the mailed link, within 48 hours.
         */
        post: operations["alerts.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an alert
         * @description By the token of a mailed link. The address is deleted; one that is gone already is answered alike.
         */
        post: operations["alerts.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/{id}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count who waits for an event
         * @description Those who confirmed it and whose mail isn't on its way. Never who they are. With an API key: scope `read`.
         */
        get: operations["alerts.count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was told about an event
         * @description The latest fifty receipts, latest first: what was said, by whom, and how far its mails are. Counts only. With an API key: scope `events:write`.
         */
        get: operations["alerts.listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Published posts, latest first; with a `search`, the best matches first. Words that more than 3,000 posts have are looked for among the newest 3,000.
         */
        get: operations["blogs.list"];
        put?: never;
        /**
         * Create a post
         * @description As JSON, or as a multipart form when a picture comes with it. Without a `status` it is a draft.
         */
        post: operations["blogs.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the blog's filters
         * @description Every category with the number of its posts, and the tags used most, with how many posts a search for each finds.
         */
        get: operations["blogs.filters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post
         * @description By its slug, a slug it had before, or its id. Reading it counts as a view, each time, but not by a bot, nor with `prefetch` as Sec-Purpose or Purpose. Drafts and archived posts exist for staff only.
         */
        get: operations["blogs.view"];
        /**
         * Change a post
         * @description What isn't sent stays as it is. As JSON, or as a multipart form when a picture comes with it. The address changes only with `slug`.
         */
        put: operations["blogs.update"];
        post?: never;
        /**
         * Delete a post
         * @description It is gone at once, with its counts.
         */
        delete: operations["blogs.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts for staff
         * @description Drafts and archived posts too, with how many of each status the same `search` and `category` find. With an API key: scope `read`.
         */
        get: operations["blogs.listForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a post's status
         * @description Drafts and archived posts exist for staff only.
         */
        patch: operations["blogs.setStatus"];
        trace?: never;
    };
    "/contact/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Answers the same for a new and a known address; a former subscriber becomes active again.
         */
        post: operations["newsletter.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unsubscribe
         * @description By the token of a mailed link, or by the address. An unknown address answers like one that gets nothing any more.
         */
        get: operations["newsletter.unsubscribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/newsletter/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a subscriber chose
         * @description By the token of a mailed link to the page of their choices: topics, countries, a pause, and the history of their consent.
         */
        get: operations["newsletter.choices"];
        /**
         * Choose topics and countries
         * @description By the token of a mailed link. Replaces what was chosen before.
         */
        put: operations["newsletter.setChoices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/newsletter/preferences/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause the newsletter for 30 days, or end the pause
         * @description By the token of a mailed link. They stay active, and get no campaign meanwhile.
         */
        put: operations["newsletter.setPause"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers
         * @description Latest first; a search looks into the addresses. With an API key: scope `subscribers:write`.
         */
        get: operations["newsletter.listForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the newsletter's figures
         * @description How many there are, who is new, and how much is read. With an API key: scope `read`.
         */
        get: operations["newsletter.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscriber
         * @description With what they chose, and the history of their consent and status. With an API key: scope `subscribers:write`.
         */
        get: operations["newsletter.getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/subscribers/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a subscriber's status
         * @description Written down in the subscriber's history with its reason. With an API key: scope `subscribers:write`.
         */
        patch: operations["newsletter.setStatus"];
        trace?: never;
    };
    "/admin/newsletter/subscribers/{id}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a subscriber's preferences
         * @description Replaces what was stored. With an API key: scope `subscribers:write`.
         */
        patch: operations["newsletter.setPreferences"];
        trace?: never;
    };
    "/admin/newsletter/subscribers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many subscribers
         * @description Either those in `subscriberIds` or all that match `filter`; all of them or none. With an API key: scope `subscribers:write`.
         */
        post: operations["newsletter.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export subscribers
         * @description All that match: as a CSV file (`format=csv`), otherwise as JSON. Written while it is read. With an API key: scope `subscribers:write`.
         */
        get: operations["newsletter.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Latest first; a search looks into the subjects. With an API key: scope `campaigns:write`.
         */
        get: operations["campaigns.list"];
        put?: never;
        /**
         * Create a campaign
         * @description As a draft: nothing leaves before it is sent. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a campaign
         * @description With what is in its mail and to whom it goes. With an API key: scope `campaigns:write`.
         */
        get: operations["campaigns.get"];
        /**
         * Change a campaign
         * @description A draft is saved whole. With an API key: scope `campaigns:write`.
         */
        put: operations["campaigns.update"];
        post?: never;
        /**
         * Delete a campaign
         * @description A draft, or one that was cancelled before it reached anybody. With an API key: scope `campaigns:write`.
         */
        delete: operations["campaigns.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how far a campaign is
         * @description Counts only, as of now. With an API key: scope `read`.
         */
        get: operations["campaigns.progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a campaign
         * @description A new draft with the same mail and audience. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a campaign
         * @description Now, at an instant, or at a local time of each recipient's country; those of whom no country is known get it by the time of `country`. `countsOpens` puts an image into the mail that tells of opens. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a campaign
         * @description A scheduled one is a draft again. Of one that is going out, or paused, those who still wait get nothing. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a campaign
         * @description Within a second nothing leaves any more. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a paused campaign go on
         * @description Errors from before the pause are forgiven. With an API key: scope `campaigns:write`.
         */
        post: operations["campaigns.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a campaign
         * @description Writes the mail from what is public now, and says what is wrong with it. Nothing is stored. With an API key: scope `read`.
         */
        post: operations["campaignContent.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself a campaign
         * @description Mails it to the address of whoever is signed in, with [Test] before its subject. Its links aren't counted.
         */
        post: operations["campaignContent.sendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/choices/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find events for a campaign
         * @description Those to come, soonest first, by any part of their name and place; with `ids` these, whatever became of them. With an API key: scope `read`.
         */
        get: operations["campaignContent.listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/choices/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find posts for a campaign
         * @description Published ones, latest first, by any part of their title; with `ids` these, whatever became of them. With an API key: scope `read`.
         */
        get: operations["campaignContent.listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/choices/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find images for a campaign
         * @description Of events, posts and campaigns, latest first, by any part of how they are described. With an API key: scope `read`.
         */
        get: operations["campaignContent.listImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for a campaign
         * @description JPEG, PNG or WebP, less than 5 MB. It is deleted after an hour unless a campaign shows it by then. With an API key: scope `campaigns:write`.
         */
        post: operations["campaignContent.uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/audience/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count who would get a campaign
         * @description Those who are active, want the topic, don't pause and fulfil everything that the segment names. Nothing is changed. With an API key: scope `read`.
         */
        post: operations["campaignAudience.count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/audience/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a segment can ask for
         * @description The sources, tags and preferences that active subscribers have, twenty of each, most frequent first. With an API key: scope `read`.
         */
        get: operations["campaignAudience.choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a campaign came to
         * @description Deliveries, people's clicks by link, event and time, and scanners' clicks apart. All figures are 0 before it starts. With an API key: scope `read`.
         */
        get: operations["campaignReports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an e-mail that came back
         * @description Either `report`, a delivery report (RFC 3464) as it was received, or what is known of it: `messageId` or `email`, with `kind`. A hard bounce sets the subscriber to bounced, and so do five soft ones in a row. A report that names only an address is believed of those who subscribed in the last seven days. With an API key: scope `campaigns:write`.
         */
        post: operations["campaignReports.noteBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/campaigns/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a campaign's mail as it went out
         * @description 404 before the campaign starts, as its mail is written then. With an API key: scope `read`.
         */
        get: operations["sentMail.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the club
         * @description The message is kept, and mailed to the team.
         */
        post: operations["contact.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what visitors did
         * @description Views, clicks and new subscribers, by day, event and country. With an API key: scope `read`.
         */
        get: operations["analytics.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description A plain user, signed in at once. The address gets a mail that asks whether it is theirs.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers a token for the calls that need one.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description The token is worth nothing afterwards.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one's own account
         * @description Whose token it is.
         */
        get: operations["auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own account
         * @description What isn't sent stays as it is. A new address waits in `pendingEmail` until the link in the mail to it is opened; the present one gets a mail too, whose link stops the change. Sending the present address gives up the one that waits.
         */
        put: operations["auth.updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Ends every other session of the account.
         */
        put: operations["auth.updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Answers the same for every address; where there is an account, a link is mailed.
         */
        post: operations["auth.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose a new password
         * @description With the token of the mailed link, which works once. Ends every session of the account.
         */
        put: operations["auth.resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm an address
         * @description With the token of the mailed link, which works once. An address that waits becomes the account's.
         */
        put: operations["auth.verifyEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Latest first.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Make an admin
         * @description Another admin. The address gets a mail that asks whether it is theirs.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Never one's own, and never the last admin's.
         */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description All of them, latest first; without their secrets, which nobody keeps.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Make an API key
         * @description It acts until it is revoked, and only while whoever made it is an admin. The answer alone holds its secret.
         */
        post: operations["apiKeys.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Calls with it fail from then on. It can't be undone.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the dashboard's figures
         * @description How many events there are of each kind, and how many registrations. With an API key: scope `read`.
         */
        get: operations["dashboard.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket pages that differ
         * @description Of events to come, soonest first: those whose ticket page says something else, or is gone, and that nobody ignored.
         */
        get: operations["ticketPages.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an event's ticket page says
         * @description As of the last look. The id is the event's.
         */
        get: operations["ticketPages.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a ticket page
         * @description Asks the page now, and answers what its schema.org Event or its Open Graph says; nothing is stored. Only hosts on the public internet are asked.
         */
        post: operations["ticketPages.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at an event's ticket page now
         * @description Instead of waiting for the look of the day.
         */
        post: operations["ticketPages.checkNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a finding over
         * @description The event gets what its ticket page says, by the rules of its form. The finding is sent as it was answered, so that nobody takes over what they haven't seen.
         */
        post: operations["ticketPages.takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ticket-pages/{id}/ignore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ignore a finding
         * @description It isn't listed again until one of its two values is another one.
         */
        post: operations["ticketPages.ignore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @constant */
            success: false;
            /** @description A sentence for people */
            error: string;
            /** @description The fields at fault */
            details?: {
                /** @example location.formatted */
                path: string;
                /** @example Location is required */
                message: string;
            }[];
            /** @description With a fault of ours */
            requestId?: string;
        };
        Event: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Sunday Disco */
            eventName: string;
            /** @example Six hours of floor-fillers. */
            description: string;
            location: {
                /** @example The Corn Exchange, London */
                formatted: string;
                /**
                 * @description Longitude, then latitude; null when nobody knows, as of a place that was typed
                 * @example [
                 *       -0.08,
                 *       51.52
                 *     ]
                 */
                coordinates: [
                    number,
                    number
                ] | null;
                /** @example London */
                city?: string;
                /** @example United Kingdom */
                country?: string;
                /** @example 12 Market Street */
                address?: string;
            };
            /**
             * @description AU, NZ, US, UK, CA or SG
             * @example UK
             */
            country: string;
            /**
             * Format: date-time
             * @description A calendar day, carried as 00:00 UTC of that day
             * @example 2026-12-05T00:00:00.000Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @example 2026-12-05T00:00:00.000Z
             */
            endDate: string;
            /**
             * @description Wall-clock time at the venue
             * @example 16:00
             */
            startTime: string;
            endTime: string | null;
            /**
             * Format: date-time
             * @description The real instant of the start
             * @example 2026-12-05T16:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description From this instant on the event has ended
             * @example 2026-12-05T22:00:00.000Z
             */
            endsAt: string;
            /**
             * @description IANA name of the venue's time zone
             * @example Europe/London
             */
            timeZone: string;
            /**
             * @description What people at the venue call their time at the start
             * @example GMT
             */
            timeZoneAbbreviation: string;
            poster: components["schemas"]["Picture"] | null;
            musicGenres: string[];
            ticketPrice: {
                /** @example 35.5 */
                amount: number;
                /**
                 * @description ISO 4217
                 * @example GBP
                 */
                currency: string;
            };
            redirectUrl: string | null;
            capacity: number | null;
            /**
             * @description There is no limit: pages count no places, and `capacity` is null
             * @example false
             */
            unlimitedCapacity: boolean;
            /** @example 120 */
            registrations: number;
            /**
             * @description Of the tickets, at the time of the answer: what staff said, or else what `capacity` and `registrations` say
             * @example on-sale
             * @enum {string}
             */
            availability: "on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door";
            /** @description What staff said of them, whatever the places; null: nothing */
            availabilitySetting: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
            onSaleFrom: string | null;
            /** @description Null while all is as announced */
            disruption: {
                /**
                 * @description `postponed`: there is no date yet, and the event's dates are those that no longer hold
                 * @example rescheduled
                 * @enum {string}
                 */
                kind: "cancelled" | "postponed" | "rescheduled" | "moved";
                /**
                 * @description For visitors, in the club's words
                 * @example The hall's heating needs a repair.
                 */
                reason: string;
                /**
                 * Format: date-time
                 * @example 2026-11-20T09:30:00.000Z
                 */
                since: string;
                /** @description The dates that were announced first; null while they hold */
                previousDates: {
                    /**
                     * Format: date-time
                     * @example 2026-11-28T00:00:00.000Z
                     */
                    startDate: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-28T00:00:00.000Z
                     */
                    endDate: string;
                    /** @example 16:00 */
                    startTime: string;
                    endTime: string | null;
                    /**
                     * Format: date-time
                     * @example 2026-11-28T16:00:00.000Z
                     */
                    startsAt: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-28T22:00:00.000Z
                     */
                    endsAt: string;
                } | null;
                /** @description The place that was announced first; null while it holds */
                previousLocation: {
                    /** @example The Corn Exchange, London */
                    formatted: string;
                    /**
                     * @description Longitude, then latitude; null when nobody knows, as of a place that was typed
                     * @example [
                     *       -0.08,
                     *       51.52
                     *     ]
                     */
                    coordinates: [
                        number,
                        number
                    ] | null;
                    /** @example London */
                    city?: string;
                    /** @example United Kingdom */
                    country?: string;
                    /** @example 12 Market Street */
                    address?: string;
                } | null;
            } | null;
            /**
             * @description Grows with every change of dates, place, availability setting or disruption, as iCalendar's SEQUENCE
             * @example 0
             */
            sequence: number;
            /** @description Null for a party that doesn't return */
            series: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /**
                 * @description The series' page is `/series/{slug}`
                 * @example first-saturday-disco
                 */
                slug: string;
                /** @example First Saturday Disco */
                name: string;
            } | null;
            /** @example false */
            featured: boolean;
            /**
             * @example active
             * @enum {string}
             */
            status: "draft" | "published" | "active" | "completed";
            /**
             * Format: date-time
             * @example 2026-11-01T09:30:00.000Z
             */
            createdAt: string;
        };
        Picture: {
            /**
             * @description Relative to the site's origin
             * @example /media/9f2c7a-1200.jpeg
             */
            url: string;
            /** @example Poster for Sunday Disco */
            alt: string;
            /** @example 1200 */
            width: number;
            /** @example 1500 */
            height: number;
            /**
             * @description As WebP
             * @example /media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w
             */
            srcSet: string;
            avifSrcSet: string | null;
            svgUrl: string | null;
            preview: string | null;
        };
        Pagination: {
            /** @example 1 */
            page: number;
            /** @example 20 */
            limit: number;
            /**
             * @description How many there are on all pages
             * @example 1
             */
            total: number;
            /** @example 1 */
            pages: number;
        };
        SeriesSummary: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @description The series' page is `/series/{slug}`
             * @example first-saturday-disco
             */
            slug: string;
            /** @example First Saturday Disco */
            name: string;
            rule: string | null;
            schedule: string | null;
            /**
             * @description How many dates are to come that aren't cancelled or postponed; `next` is the soonest of these, or where there is none, of the others
             * @example 6
             */
            upcomingCount: number;
            next: components["schemas"]["Event"];
        };
        Series: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @description The series' page is `/series/{slug}`
             * @example first-saturday-disco
             */
            slug: string;
            /** @example First Saturday Disco */
            name: string;
            rule: string | null;
            schedule: string | null;
            upcoming: components["schemas"]["Event"][];
            past: components["schemas"]["Event"][];
        };
        ChangedSeries: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @description The series' page is `/series/{slug}`
             * @example first-saturday-disco
             */
            slug: string;
            /** @example First Saturday Disco */
            name: string;
            rule: string | null;
            schedule: string | null;
            events: components["schemas"]["Event"][];
        };
        EventReceipt: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @description What an admin or an API key said of the event, `taken-back` when it was taken back; `places-return`, `on-sale` and `next-event` are told by themselves
             * @example cancelled
             * @enum {string}
             */
            kind: "cancelled" | "postponed" | "rescheduled" | "moved" | "taken-back" | "places-return" | "on-sale" | "next-event";
            reason: string | null;
            saidBy: string | null;
            /**
             * Format: date-time
             * @example 2026-12-01T12:00:00.000Z
             */
            at: string;
            /**
             * @description The event's, which calendars read, once this was said
             * @example 3
             */
            sequence: number;
            mails: {
                /** @example 2 */
                waiting: number;
                /**
                 * @description The mail server took them
                 * @example 12
                 */
                sent: number;
                /**
                 * @description Their mailboxes took none
                 * @example 0
                 */
                failed: number;
                lastAt: string | null;
            };
        };
        PostSummary: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Why four o'clock */
            title: string;
            /** @example An hour that suits everybody. */
            excerpt: string;
            /**
             * @example lifestyle
             * @enum {string}
             */
            category: "events" | "music" | "lifestyle" | "community";
            /** @example The desk */
            author: string;
            /**
             * Format: date-time
             * @description When it was first published
             * @example 2026-11-20T08:00:00.000Z
             */
            publishDate: string;
            /** @example 3 min read */
            readTime: string;
            /** @example 42 */
            views: number;
            /** @example false */
            featured: boolean;
            tags: string[];
            image: components["schemas"]["Picture"] | null;
            seo: {
                /**
                 * @description What the post's address ends in
                 * @example why-four-oclock
                 */
                slug: string;
            };
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @example 2026-11-19T17:12:00.000Z
             */
            createdAt: string;
        };
        BlogFilters: {
            categories: {
                /**
                 * @example lifestyle
                 * @enum {string}
                 */
                name: "events" | "music" | "lifestyle" | "community";
                /** @example 3 */
                count: number;
            }[];
            popularTags: {
                /** @example sunset */
                name: string;
                /** @example 2 */
                count: number;
            }[];
        };
        Post: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Why four o'clock */
            title: string;
            /** @example An hour that suits everybody. */
            excerpt: string;
            /**
             * @example lifestyle
             * @enum {string}
             */
            category: "events" | "music" | "lifestyle" | "community";
            /** @example The desk */
            author: string;
            /**
             * Format: date-time
             * @description When it was first published
             * @example 2026-11-20T08:00:00.000Z
             */
            publishDate: string;
            /** @example 3 min read */
            readTime: string;
            /** @example 42 */
            views: number;
            /** @example false */
            featured: boolean;
            tags: string[];
            image: components["schemas"]["Picture"] | null;
            seo: {
                /**
                 * @description What the post's address ends in
                 * @example why-four-oclock
                 */
                slug: string;
            };
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @example 2026-11-19T17:12:00.000Z
             */
            createdAt: string;
            /**
             * @description Plain text
             * @example We tried eight and we tried noon.
             */
            content: string;
        };
        StaffPost: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Why four o'clock */
            title: string;
            /** @example An hour that suits everybody. */
            excerpt: string;
            /**
             * @example lifestyle
             * @enum {string}
             */
            category: "events" | "music" | "lifestyle" | "community";
            /** @example The desk */
            author: string;
            publishDate: string | null;
            /** @example 3 min read */
            readTime: string;
            /** @example 42 */
            views: number;
            /** @example false */
            featured: boolean;
            tags: string[];
            image: components["schemas"]["Picture"] | null;
            seo: {
                /**
                 * @description What the post's address ends in
                 * @example why-four-oclock
                 */
                slug: string;
            };
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @example 2026-11-19T17:12:00.000Z
             */
            createdAt: string;
            /**
             * @description Plain text
             * @example We tried eight and we tried noon.
             */
            content: string;
        };
        StaffPostSummary: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Why four o'clock */
            title: string;
            /** @example An hour that suits everybody. */
            excerpt: string;
            /**
             * @example lifestyle
             * @enum {string}
             */
            category: "events" | "music" | "lifestyle" | "community";
            /** @example The desk */
            author: string;
            publishDate: string | null;
            /** @example 3 min read */
            readTime: string;
            /** @example 42 */
            views: number;
            /** @example false */
            featured: boolean;
            tags: string[];
            image: components["schemas"]["Picture"] | null;
            seo: {
                /**
                 * @description What the post's address ends in
                 * @example why-four-oclock
                 */
                slug: string;
            };
            /**
             * @example published
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @example 2026-11-19T17:12:00.000Z
             */
            createdAt: string;
        };
        SubscriberChoices: {
            /** @example ana@mail.example */
            email: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "pending" | "unsubscribed" | "bounced";
            /**
             * @description None: all of them
             * @example [
             *       "events"
             *     ]
             */
            topics: ("events" | "posts" | "news")[];
            /**
             * @description Where they live first; none: all of them
             * @example [
             *       "UK"
             *     ]
             */
            countries: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
            /**
             * @description They get no campaign before; null: no pause
             * @example null
             */
            pausedUntil: string | null;
            /** @description Latest first */
            history: {
                /**
                 * @example consent
                 * @enum {string}
                 */
                kind: "consent" | "status" | "choices" | "pause" | "preferences";
                /**
                 * Format: date-time
                 * @example 2026-11-02T10:00:00.000Z
                 */
                at: string;
                /** @description What they consented to */
                wording: string | null;
                /** @description Where they came from */
                source: string | null;
                /** @description Null for the first entry */
                from: ("active" | "pending" | "unsubscribed" | "bounced") | null;
                to: ("active" | "pending" | "unsubscribed" | "bounced") | null;
                reason: string | null;
                topics: ("events" | "posts" | "news")[] | null;
                countries: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[] | null;
                /** @description Of a pause; null: it was ended */
                pausedUntil: string | null;
                /** @example null */
                preferences: {
                    [key: string]: boolean | string;
                } | null;
                /** @example false */
                byTeam: boolean;
            }[];
        };
        Subscriber: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example ana@mail.example */
            email: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "pending" | "unsubscribed" | "bounced";
            tags: string[];
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            consent: {
                /**
                 * Format: date-time
                 * @example 2026-11-02T10:00:00.000Z
                 */
                at: string;
                /** @example By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time. */
                wording: string;
                utmParams: {
                    /** @example instagram */
                    source?: string;
                    /** @example social */
                    medium?: string;
                    /** @example summer */
                    campaign?: string;
                    term?: string;
                    content?: string;
                };
            };
            /**
             * @description Every e-mail that went out to them as a subscriber
             * @example 4
             */
            totalEmailsSent: number;
            /**
             * @description Percent: in how many of the last ten campaigns they got a person clicked; 0 before the first
             * @example 37.5
             */
            engagementRate: number;
            /**
             * @description Of so many of the last campaigns it is a share; ten at most
             * @example 8
             */
            engagementCampaigns: number;
            /**
             * @example {
             *       "weekly": true
             *     }
             */
            preferences: {
                [key: string]: boolean | string;
            };
            /**
             * @description Who took them off the list; null for who is on it, came back since, or never was
             * @example null
             */
            leftBy: ("subscriber" | "staff") | null;
        };
        SubscriberPagination: {
            /** @example 1 */
            page: number;
            /** @example 20 */
            limit: number;
            /**
             * @description How many there are on all pages
             * @example 1
             */
            total: number;
            /** @example 1 */
            pages: number;
            /**
             * @description A search counts only so far: there are more than `total`
             * @example false
             */
            capped: boolean;
        };
        SubscriberOverview: {
            /** @example 1240 */
            totalSubscribers: number;
            /**
             * @description Since 00:00 UTC
             * @example 3
             */
            newSubscribersToday: number;
            /**
             * @description Percent: the mean of the active subscribers who got a campaign; 0 without any
             * @example 41.2
             */
            engagementRate: number;
            /**
             * @description Those it is the mean of
             * @example 1100
             */
            engagementSubscribers: number;
            /** @example 17 */
            totalUnsubscribed: number;
        };
        SubscriberWithHistory: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example ana@mail.example */
            email: string;
            /**
             * @example active
             * @enum {string}
             */
            status: "active" | "pending" | "unsubscribed" | "bounced";
            tags: string[];
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            consent: {
                /**
                 * Format: date-time
                 * @example 2026-11-02T10:00:00.000Z
                 */
                at: string;
                /** @example By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time. */
                wording: string;
                utmParams: {
                    /** @example instagram */
                    source?: string;
                    /** @example social */
                    medium?: string;
                    /** @example summer */
                    campaign?: string;
                    term?: string;
                    content?: string;
                };
            };
            /**
             * @description Every e-mail that went out to them as a subscriber
             * @example 4
             */
            totalEmailsSent: number;
            /**
             * @description Percent: in how many of the last ten campaigns they got a person clicked; 0 before the first
             * @example 37.5
             */
            engagementRate: number;
            /**
             * @description Of so many of the last campaigns it is a share; ten at most
             * @example 8
             */
            engagementCampaigns: number;
            /**
             * @example {
             *       "weekly": true
             *     }
             */
            preferences: {
                [key: string]: boolean | string;
            };
            /**
             * @description Who took them off the list; null for who is on it, came back since, or never was
             * @example null
             */
            leftBy: ("subscriber" | "staff") | null;
            /** @description Latest first */
            history: {
                /** @description Null for the first entry */
                from: ("active" | "pending" | "unsubscribed" | "bounced") | null;
                /**
                 * @example active
                 * @enum {string}
                 */
                to: "active" | "pending" | "unsubscribed" | "bounced";
                /** @example Signed up on the site */
                reason: string;
                /**
                 * Format: date-time
                 * @example 2026-11-02T10:00:00.000Z
                 */
                at: string;
                /** @description Null when the system did it; its id is null once the account is gone, and for an API key */
                changedBy: {
                    id: string | null;
                    /** @example Ana */
                    name: string;
                } | null;
            }[];
            /**
             * @description None: all of them
             * @example [
             *       "events"
             *     ]
             */
            topics: ("events" | "posts" | "news")[];
            /**
             * @description Where they live first; none: all of them
             * @example [
             *       "UK"
             *     ]
             */
            countries: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
            /**
             * @description They get no campaign before; null: no pause
             * @example null
             */
            pausedUntil: string | null;
            /** @description Every consent, choice and change of status, latest first */
            consentHistory: {
                /**
                 * @example consent
                 * @enum {string}
                 */
                kind: "consent" | "status" | "choices" | "pause" | "preferences";
                /**
                 * Format: date-time
                 * @example 2026-11-02T10:00:00.000Z
                 */
                at: string;
                /** @description What they consented to */
                wording: string | null;
                /** @description Where they came from */
                source: string | null;
                /** @description Null for the first entry */
                from: ("active" | "pending" | "unsubscribed" | "bounced") | null;
                to: ("active" | "pending" | "unsubscribed" | "bounced") | null;
                reason: string | null;
                topics: ("events" | "posts" | "news")[] | null;
                countries: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[] | null;
                /** @description Of a pause; null: it was ended */
                pausedUntil: string | null;
                /** @example null */
                preferences: {
                    [key: string]: boolean | string;
                } | null;
                /** @description Null when the system did it; its id is null once the account is gone, and for an API key */
                changedBy: {
                    id: string | null;
                    /** @example Ana */
                    name: string;
                } | null;
            }[];
        };
        CampaignSummary: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @example sent
             * @enum {string}
             */
            status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            /**
             * @example events
             * @enum {string}
             */
            topic: "events" | "posts" | "news";
            /** @example Four parties before Christmas */
            subject: string;
            /** @description Its id is null once the account is gone, and for an API key */
            createdBy: {
                id: string | null;
                /** @example Ana */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-02T10:20:00.000Z
             */
            updatedAt: string;
            scheduledAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            /** @example null */
            pausedBy: ("admin" | "errors") | null;
            figures: components["schemas"]["CampaignFigures"];
        };
        CampaignFigures: {
            /**
             * @description As far as they are known: they are made while it starts
             * @example 1240
             */
            recipients: number;
            /** @example 0 */
            waiting: number;
            /** @example 1236 */
            sent: number;
            /**
             * @description Refused for good, or tried in vain
             * @example 4
             */
            failed: number;
            /**
             * @description Unsubscribed before it was their turn
             * @example 0
             */
            skipped: number;
            /**
             * @description Of those sent: came back later
             * @example 3
             */
            bounced: number;
            /**
             * @description In whose mail a person clicked a link
             * @example 310
             */
            clicked: number;
            /**
             * @description By a link of this campaign
             * @example 2
             */
            unsubscribed: number;
        };
        Campaign: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /**
             * @example sent
             * @enum {string}
             */
            status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            /**
             * @example events
             * @enum {string}
             */
            topic: "events" | "posts" | "news";
            /** @example Four parties before Christmas */
            subject: string;
            /** @description Its id is null once the account is gone, and for an API key */
            createdBy: {
                id: string | null;
                /** @example Ana */
                name: string;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-02T10:20:00.000Z
             */
            updatedAt: string;
            scheduledAt: string | null;
            startedAt: string | null;
            finishedAt: string | null;
            /** @example null */
            pausedBy: ("admin" | "errors") | null;
            figures: components["schemas"]["CampaignFigures"];
            /** @example Melbourne, London, Auckland and Toronto: be home by half past ten. */
            previewText: string;
            /** @example Before Ten */
            senderName: string;
            /**
             * @example [
             *       {
             *         "kind": "heading",
             *         "text": "Four parties before Christmas"
             *       },
             *       {
             *         "kind": "text",
             *         "text": "The doors open at **four**, and you are home by half past ten."
             *       },
             *       {
             *         "kind": "events",
             *         "which": {
             *           "by": "next",
             *           "count": 4,
             *           "country": "UK"
             *         }
             *       }
             *     ]
             */
            blocks: ({
                /** @constant */
                kind: "heading";
                text: string;
            } | {
                /** @constant */
                kind: "text";
                text: string;
            } | {
                /** @constant */
                kind: "image";
                imageId: string;
                alt: string;
                url?: string;
            } | {
                /** @constant */
                kind: "button";
                label: string;
                url: string;
            } | {
                /** @constant */
                kind: "divider";
            } | {
                /** @constant */
                kind: "events";
                which: {
                    /** @constant */
                    by: "choice";
                    ids: string[];
                } | {
                    /** @constant */
                    by: "next";
                    count: number;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                };
            } | {
                /** @constant */
                kind: "posts";
                which: {
                    /** @constant */
                    by: "choice";
                    ids: string[];
                } | {
                    /** @constant */
                    by: "latest";
                    count: number;
                    /** @enum {string} */
                    category?: "events" | "music" | "lifestyle" | "community";
                };
            })[];
            /**
             * @example {
             *       "countries": [
             *         "UK"
             *       ]
             *     }
             */
            segment: {
                countries?: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
                sources?: string[];
                tags?: string[];
                preference?: {
                    name: string;
                    value: boolean | string;
                };
                /** Format: date */
                subscribedFrom?: string;
                /** Format: date */
                subscribedUntil?: string;
                /** @enum {string} */
                engagement?: "engaged" | "unengaged" | "unknown";
            };
            /**
             * @example instant
             * @enum {string}
             */
            timing: "instant" | "local";
            localTime: string | null;
            /** @example null */
            localCountry: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG") | null;
            /** @example false */
            countsOpens: boolean;
            /** @example null */
            startError: string | null;
        };
        SegmentChoices: {
            sources: {
                /**
                 * @description Empty: they came without any
                 * @example instagram
                 */
                name: string;
                /** @example 310 */
                count: number;
            }[];
            tags: {
                /** @example vinyl */
                name: string;
                /** @example 96 */
                count: number;
            }[];
            preferences: {
                /** @example weekly */
                name: string;
                /** @example true */
                value: boolean | string;
                /** @example 540 */
                count: number;
            }[];
        };
        CampaignReport: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Four parties before Christmas */
            subject: string;
            /**
             * @example sent
             * @enum {string}
             */
            status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
            startedAt: string | null;
            finishedAt: string | null;
            /** @example false */
            countsOpens: boolean;
            totals: {
                /** @example 1240 */
                recipients: number;
                /**
                 * @description A mail server took it
                 * @example 1236
                 */
                sent: number;
                /**
                 * @description Sent, and not returned so far
                 * @example 1233
                 */
                delivered: number;
                /**
                 * @description Refused for good, or tried in vain
                 * @example 4
                 */
                failed: number;
                /**
                 * @description Unsubscribed before it was their turn
                 * @example 0
                 */
                skipped: number;
                /**
                 * @description Returned for good: there is no such mailbox
                 * @example 2
                 */
                bouncedHard: number;
                /**
                 * @description Returned for now: the mailbox is full, for instance
                 * @example 1
                 */
                bouncedSoft: number;
                /**
                 * @description By a link of this campaign
                 * @example 2
                 */
                unsubscribed: number;
                /**
                 * @description Recipients in whose mail a person clicked a link
                 * @example 310
                 */
                people: number;
                /**
                 * @description These in percent of the delivered
                 * @example 25.1
                 */
                clickRate: number;
                /**
                 * @description By people
                 * @example 402
                 */
                clicks: number;
                /**
                 * @description By programs that look where a link leads; in no other figure
                 * @example 96
                 */
                scannerClicks: number;
                /**
                 * @description On ticket links: in the mail, and on our pages by who came from it
                 * @example 58
                 */
                ticketClicks: number;
                /**
                 * @description Null where the campaign doesn't count opens
                 * @example null
                 */
                opened: number | null;
            };
            /** @description Most clicked first */
            links: {
                /**
                 * @description From 1, in the order in which they stand in the mail
                 * @example 1
                 */
                number: number;
                /** @example https://tickets.example/sunday-disco */
                url: string;
                event: {
                    /**
                     * Format: uuid
                     * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                     */
                    id: string;
                    /** @example Sunday Disco */
                    name: string;
                } | null;
                /** @example null */
                post: {
                    /**
                     * Format: uuid
                     * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                     */
                    id: string;
                    /** @example How to leave early */
                    title: string;
                } | null;
                /** @example false */
                isTicketLink: boolean;
                /**
                 * @description Recipients in whose mail a person clicked it
                 * @example 180
                 */
                people: number;
                /**
                 * @description By people
                 * @example 212
                 */
                clicks: number;
                /** @example 31 */
                scannerClicks: number;
            }[];
            /** @description Most clicked first */
            events: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Sunday Disco */
                name: string;
                /**
                 * @description Recipients in whose mail a person clicked it
                 * @example 180
                 */
                people: number;
                /**
                 * @description By people
                 * @example 212
                 */
                clicks: number;
                /**
                 * @description On its ticket link, in the mail and on our pages
                 * @example 58
                 */
                ticketClicks: number;
            }[];
            /** @description Since its start, as long as anything happened; four weeks at most */
            times: {
                /**
                 * Format: date-time
                 * @example 2026-11-03T09:00:00.000Z
                 */
                from: string;
                /**
                 * @description How long it is: 1 in the first two days, then 24
                 * @example 1
                 */
                hours: number;
                /**
                 * @description Recipients in whose mail a person clicked for the first time
                 * @example 42
                 */
                people: number;
                /** @example 1 */
                unsubscribed: number;
            }[];
        };
        SentMail: {
            /** @example Four parties before Christmas */
            subject: string;
            /**
             * @description As a recipient without preferences got it, its links uncounted
             * @example <!doctype html>…
             */
            html: string;
            /**
             * @example Four parties before Christmas
             *
             *     …
             */
            text: string;
        };
        Analytics: {
            /**
             * @example 30d
             * @enum {string}
             */
            period: "7d" | "30d" | "90d" | "365d";
            totals: {
                /** @example 310 */
                views: number;
                /** @example 42 */
                clicks: number;
                /**
                 * @description Clicks in percent of the views
                 * @example 13.5
                 */
                clickRate: number;
                /** @example 5 */
                newSubscribers: number;
            };
            /** @description Every day of the period, oldest first */
            days: {
                /** @example 2026-11-20 */
                day: string;
                /** @example 310 */
                views: number;
                /** @example 42 */
                clicks: number;
                /** @example 5 */
                newSubscribers: number;
            }[];
            /** @description Most viewed first */
            events: {
                /** @example 310 */
                views: number;
                /** @example 42 */
                clicks: number;
                /**
                 * @description Clicks in percent of the views
                 * @example 13.5
                 */
                clickRate: number;
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Sunday Disco */
                eventName: string;
                /** @example UK */
                country: string;
                /** @description What happened to it; null while all is as announced */
                disruption: ("cancelled" | "postponed" | "rescheduled" | "moved") | null;
            }[];
            /** @description Most viewed first */
            countries: {
                /** @example 310 */
                views: number;
                /** @example 42 */
                clicks: number;
                /**
                 * @description Clicks in percent of the views
                 * @example 13.5
                 */
                clickRate: number;
                /** @example UK */
                country: string;
            }[];
        };
        User: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Ana */
            name: string;
            /** @example ana@mail.example */
            email: string;
            /**
             * @example user
             * @enum {string}
             */
            role: "admin" | "user";
            /** @example false */
            emailVerified: boolean;
            /**
             * @description A new address that waits to be confirmed; until then `email` is the account's
             * @example null
             */
            pendingEmail: string | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
        };
        ApiKey: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Ticket shop */
            name: string;
            /**
             * @description The secret's beginning
             * @example bt_4fGh
             */
            hint: string;
            /**
             * @example [
             *       "read"
             *     ]
             */
            scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write")[];
            /**
             * @description The name of the admin who made it
             * @example Ana
             */
            createdBy: string;
            /**
             * @description False while whoever made it is no admin: then calls with it fail
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /** @description To the minute; null when it never was */
            lastUsedAt: string | null;
        };
        CreatedApiKey: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Ticket shop */
            name: string;
            /**
             * @description The secret's beginning
             * @example bt_4fGh
             */
            hint: string;
            /**
             * @example [
             *       "read"
             *     ]
             */
            scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write")[];
            /**
             * @description The name of the admin who made it
             * @example Ana
             */
            createdBy: string;
            /**
             * @description False while whoever made it is no admin: then calls with it fail
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /** @description To the minute; null when it never was */
            lastUsedAt: string | null;
            /**
             * @description Shown this once. Send it as `Authorization: Bearer …`
             * @example bt_4fGhYc0u7S1dQx9LkWm2VbNz5RtEjAo8PiUyHgTfDs3
             */
            secret: string;
        };
        DashboardStats: {
            /** @example 14 */
            totalEvents: number;
            /**
             * @description Taking place, ended or not: `/admin/events?status=active` lists them
             * @example 11
             */
            publishedEvents: number;
            /**
             * @description Taking place and not over yet: `/admin/events?status=active&ended=false`
             * @example 4
             */
            activeEvents: number;
            /**
             * @description Over, or marked as completed: `/admin/events?ended=true`
             * @example 8
             */
            expiredEvents: number;
            /** @example 2 */
            draftEvents: number;
            /** @example 1830 */
            totalRegistrations: number;
        };
        TicketPage: {
            /**
             * Format: uuid
             * @description The same as `id`
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            _id: string;
            /**
             * Format: uuid
             * @description The event's
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            id: string;
            /** @example Sunday Disco */
            eventName: string;
            /**
             * Format: date-time
             * @description Of the event
             * @example 2026-12-05T00:00:00.000Z
             */
            startDate: string;
            redirectUrl: string | null;
            /**
             * @description `cant-tell`: nobody knows what the page says; `outcome` says why
             * @example differs
             * @enum {string}
             */
            result: "agrees" | "differs" | "unreachable" | "cant-tell" | "not-looked-at";
            /** @description Of the last look; null: there was none yet */
            outcome: ("read" | "gone" | "unreachable" | "turned-away" | "robots" | "no-event" | "unreadable" | "not-public") | null;
            /** @example 200 */
            httpStatus: number | null;
            checkedAt: string | null;
            /**
             * @description Looked at once a day: of an event to come that takes place, while `TICKET_WATCH` is on
             * @example true
             */
            isWatched: boolean;
            findings: {
                /**
                 * @example price
                 * @enum {string}
                 */
                field: "link" | "name" | "date" | "price" | "availability" | "disruption";
                /**
                 * @description What the event says
                 * @example GBP 50.00
                 */
                ours: string;
                /**
                 * @description What the ticket page says
                 * @example GBP 40.00
                 */
                found: string;
                /**
                 * @description Whether the event can get the page's value
                 * @example true
                 */
                canTakeOver: boolean;
            }[];
        };
    };
    responses: {
        /** @description Nothing changed since the answer whose `ETag` was sent as `If-None-Match`. */
        Unchanged: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What was sent isn't right; `details` names the fields. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Invalid input",
                 *       "details": [
                 *         {
                 *           "path": "limit",
                 *           "message": "Invalid input"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Without a valid token. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Please sign in."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account is no admin's, or the API key may not do this. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Access denied. Admin privileges required."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is none, or not for this caller. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Event not found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request took too long to arrive. */
        RequestTimeout: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "The request took too long to arrive. Please send it again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something that is there already stands against it. */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "It is taken already"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body, or a file in it, is too large. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "The body of this request may hold up to 256 KB"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of another type. */
        UnsupportedType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Please send JSON, with Content-Type: application/json"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls of this kind from one address. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Too many requests. Please try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The headers of the request are too long. */
        HeadersTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "The headers of a request may hold up to 16 KB"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of ours; `requestId` helps us to find it. */
        ServerError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Something went wrong on our side. Please try again.",
                 *       "requestId": "b8f9f1b6-2f1e-4a0e-9d47-6d1a1b0c5a3e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database can't be reached for a moment, or a disk is full. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "The service is temporarily unavailable. Please try again in a moment.",
                 *       "requestId": "b8f9f1b6-2f1e-4a0e-9d47-6d1a1b0c5a3e"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call in our log */
        RequestId: string;
        /** @description Seconds until the next call is answered */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "events.list": {
        parameters: {
            query?: {
                /** @example disco */
                q?: string;
                /** @example UK */
                country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                status?: "all" | "ended";
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventName": "Sunday Disco",
                 *       "description": "Six hours of floor-fillers.",
                 *       "startDate": "2026-12-05T00:00:00.000Z",
                 *       "endDate": "2026-12-05T00:00:00.000Z",
                 *       "startTime": "16:00",
                 *       "endTime": "22:00",
                 *       "country": "UK",
                 *       "ticketPrice": {
                 *         "amount": 35.5,
                 *         "currency": "GBP"
                 *       },
                 *       "redirectUrl": "https://tickets.example/before-ten",
                 *       "location": {
                 *         "formatted": "The Corn Exchange, London",
                 *         "coordinates": [
                 *           -0.08,
                 *           51.52
                 *         ]
                 *       },
                 *       "status": "active"
                 *     }
                 */
                "application/json": {
                    eventName: string;
                    description: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location: {
                        formatted?: string;
                        address?: string;
                        city?: string;
                        country?: string;
                        coordinates?: number[] | null;
                    } | string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    ticketPrice: {
                        amount: string | number;
                        /** @enum {string} */
                        currency?: "AUD" | "NZD" | "USD" | "GBP" | "CAD" | "SGD";
                    } | (string | number);
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                };
                "multipart/form-data": {
                    eventName: string;
                    description: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location: string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description JSON text of what the JSON body has here */
                    ticketPrice: string;
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description JSON text of what the JSON body has here */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string;
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    flyer?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.upcoming": {
        parameters: {
            query?: {
                /** @example 6 */
                limit?: number;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.featured": {
        parameters: {
            query?: {
                /** @example 6 */
                limit?: number;
                page?: number;
                status?: "all" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.byCountry": {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: number;
                page?: number;
                status?: "all" | "ended";
            };
            header?: never;
            path: {
                /** @example UK */
                country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.search": {
        parameters: {
            query: {
                /** @example disco */
                q: string;
                country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                status?: "all" | "ended";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "eventName": "Sunday Disco, again",
                 *       "capacity": 250
                 *     }
                 */
                "application/json": {
                    eventName?: string;
                    description?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime?: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location?: {
                        formatted?: string;
                        address?: string;
                        city?: string;
                        country?: string;
                        coordinates?: number[] | null;
                    } | string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    ticketPrice?: {
                        amount: string | number;
                        /** @enum {string} */
                        currency?: "AUD" | "NZD" | "USD" | "GBP" | "CAD" | "SGD";
                    } | (string | number);
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                };
                "multipart/form-data": {
                    eventName?: string;
                    description?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime?: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location?: string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description JSON text of what the JSON body has here */
                    ticketPrice?: string;
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description JSON text of what the JSON body has here */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string;
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    flyer?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Event deleted successfully!"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Event deleted successfully! */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.listForStaff": {
        parameters: {
            query?: {
                /** @example disco */
                search?: string;
                /** @example draft */
                status?: "all" | "draft" | "published" | "active" | "completed";
                state?: "all" | "on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door" | "cancelled" | "postponed" | "rescheduled" | "moved";
                current?: boolean | string;
                ended?: boolean | string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "description": "Six hours of floor-fillers.",
                     *           "location": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           },
                     *           "country": "UK",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "endDate": "2026-12-05T00:00:00.000Z",
                     *           "startTime": "16:00",
                     *           "endTime": "22:00",
                     *           "startsAt": "2026-12-05T16:00:00.000Z",
                     *           "endsAt": "2026-12-05T22:00:00.000Z",
                     *           "timeZone": "Europe/London",
                     *           "timeZoneAbbreviation": "GMT",
                     *           "poster": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "musicGenres": [
                     *             "Disco"
                     *           ],
                     *           "ticketPrice": {
                     *             "amount": 35.5,
                     *             "currency": "GBP"
                     *           },
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "capacity": 300,
                     *           "unlimitedCapacity": false,
                     *           "registrations": 120,
                     *           "availability": "on-sale",
                     *           "availabilitySetting": "on-sale",
                     *           "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *           "disruption": {
                     *             "kind": "rescheduled",
                     *             "reason": "The hall's heating needs a repair.",
                     *             "since": "2026-11-20T09:30:00.000Z",
                     *             "previousDates": {
                     *               "startDate": "2026-11-28T00:00:00.000Z",
                     *               "endDate": "2026-11-28T00:00:00.000Z",
                     *               "startTime": "16:00",
                     *               "endTime": "22:00",
                     *               "startsAt": "2026-11-28T16:00:00.000Z",
                     *               "endsAt": "2026-11-28T22:00:00.000Z"
                     *             },
                     *             "previousLocation": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             }
                     *           },
                     *           "sequence": 0,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "published"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "draft" | "published" | "active" | "completed";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.disrupt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disruption": {
                 *         "kind": "cancelled",
                 *         "reason": "The hall's roof was damaged by the storm."
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description `cancelled`; `postponed`, when there is no new date yet; `rescheduled`, with the new dates; `moved`, with the new place */
                    disruption: {
                        /** @constant */
                        kind: "cancelled";
                        /** @description For visitors: it stands on the event's page */
                        reason: string;
                    } | {
                        /** @constant */
                        kind: "postponed";
                        /** @description For visitors: it stands on the event's page */
                        reason: string;
                    } | {
                        /** @constant */
                        kind: "rescheduled";
                        /** @description For visitors: it stands on the event's page */
                        reason: string;
                        /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                        startDate: string;
                        /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                        endDate: string;
                        /**
                         * @description Wall-clock time at the venue, `HH:MM`
                         * @example 16:00
                         */
                        startTime: string;
                        /**
                         * @description Wall-clock time at the venue, `HH:MM`
                         * @example 16:00
                         */
                        endTime: string;
                    } | {
                        /** @constant */
                        kind: "moved";
                        /** @description For visitors: it stands on the event's page */
                        reason: string;
                        /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                        location: {
                            formatted?: string;
                            address?: string;
                            city?: string;
                            country?: string;
                            coordinates?: number[] | null;
                        } | string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.undisrupt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "description": "Six hours of floor-fillers.",
                     *         "location": {
                     *           "formatted": "The Corn Exchange, London",
                     *           "coordinates": [
                     *             -0.08,
                     *             51.52
                     *           ],
                     *           "city": "London",
                     *           "country": "United Kingdom",
                     *           "address": "12 Market Street"
                     *         },
                     *         "country": "UK",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "endDate": "2026-12-05T00:00:00.000Z",
                     *         "startTime": "16:00",
                     *         "endTime": "22:00",
                     *         "startsAt": "2026-12-05T16:00:00.000Z",
                     *         "endsAt": "2026-12-05T22:00:00.000Z",
                     *         "timeZone": "Europe/London",
                     *         "timeZoneAbbreviation": "GMT",
                     *         "poster": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "musicGenres": [
                     *           "Disco"
                     *         ],
                     *         "ticketPrice": {
                     *           "amount": 35.5,
                     *           "currency": "GBP"
                     *         },
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "capacity": 300,
                     *         "unlimitedCapacity": false,
                     *         "registrations": 120,
                     *         "availability": "on-sale",
                     *         "availabilitySetting": "on-sale",
                     *         "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *         "disruption": {
                     *           "kind": "rescheduled",
                     *           "reason": "The hall's heating needs a repair.",
                     *           "since": "2026-11-20T09:30:00.000Z",
                     *           "previousDates": {
                     *             "startDate": "2026-11-28T00:00:00.000Z",
                     *             "endDate": "2026-11-28T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-11-28T16:00:00.000Z",
                     *             "endsAt": "2026-11-28T22:00:00.000Z"
                     *           },
                     *           "previousLocation": {
                     *             "formatted": "The Corn Exchange, London",
                     *             "coordinates": [
                     *               -0.08,
                     *               51.52
                     *             ],
                     *             "city": "London",
                     *             "country": "United Kingdom",
                     *             "address": "12 Market Street"
                     *           }
                     *         },
                     *         "sequence": 0,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.recordView": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "View recorded"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example View recorded */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.recordClick": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description The `utm_campaign` of the newsletter's link by which somebody came */
                    campaign?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Click recorded"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Click recorded */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.list": {
        parameters: {
            query?: {
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco",
                     *           "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *           "schedule": "The first Saturday of every month until 5 December 2026",
                     *           "upcomingCount": 6,
                     *           "next": {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SeriesSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventName": "First Saturday Disco",
                 *       "description": "Six hours of floor-fillers.",
                 *       "startDate": "2026-12-05T00:00:00.000Z",
                 *       "endDate": "2026-12-05T00:00:00.000Z",
                 *       "startTime": "16:00",
                 *       "endTime": "22:00",
                 *       "country": "UK",
                 *       "ticketPrice": {
                 *         "amount": 35.5,
                 *         "currency": "GBP"
                 *       },
                 *       "redirectUrl": "https://tickets.example/before-ten",
                 *       "location": {
                 *         "formatted": "The Corn Exchange, London",
                 *         "coordinates": [
                 *           -0.08,
                 *           51.52
                 *         ]
                 *       },
                 *       "rule": "FREQ=MONTHLY;BYDAY=1SA;COUNT=6",
                 *       "except": [
                 *         "2027-01-02"
                 *       ]
                 *     }
                 */
                "application/json": {
                    eventName: string;
                    description: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location: {
                        formatted?: string;
                        address?: string;
                        city?: string;
                        country?: string;
                        coordinates?: number[] | null;
                    } | string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    ticketPrice: {
                        amount: string | number;
                        /** @enum {string} */
                        currency?: "AUD" | "NZD" | "USD" | "GBP" | "CAD" | "SGD";
                    } | (string | number);
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date. */
                    rule?: string;
                    /** @description Instead of a rule: the days beside the `startDate` */
                    dates?: string[];
                    /** @description Days of the rule that are left out */
                    except?: string[];
                };
                "multipart/form-data": {
                    eventName: string;
                    description: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location: string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description JSON text of what the JSON body has here */
                    ticketPrice: string;
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description JSON text of what the JSON body has here */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string;
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date. */
                    rule?: string;
                    /** @description Instead of a rule: the days beside the `startDate` */
                    dates?: string;
                    /** @description Days of the rule that are left out */
                    except?: string;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    flyer?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "slug": "first-saturday-disco",
                     *         "name": "First Saturday Disco",
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "events": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedSeries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "slug": "first-saturday-disco",
                     *         "name": "First Saturday Disco",
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "upcoming": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "past": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Series"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scope": "all",
                 *       "startTime": "15:00",
                 *       "capacity": 250
                 *     }
                 */
                "application/json": {
                    eventName?: string;
                    description?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime?: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location?: {
                        formatted?: string;
                        address?: string;
                        city?: string;
                        country?: string;
                        coordinates?: number[] | null;
                    } | string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    ticketPrice?: {
                        amount: string | number;
                        /** @enum {string} */
                        currency?: "AUD" | "NZD" | "USD" | "GBP" | "CAD" | "SGD";
                    } | (string | number);
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The date that is edited; without it the series' next one */
                    eventId?: string;
                };
                "multipart/form-data": {
                    eventName?: string;
                    description?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime?: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location?: string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description JSON text of what the JSON body has here */
                    ticketPrice?: string;
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description JSON text of what the JSON body has here */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string;
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The date that is edited; without it the series' next one */
                    eventId?: string;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    flyer?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "slug": "first-saturday-disco",
                     *         "name": "First Saturday Disco",
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "events": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedSeries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Every date of the series is over, and none was named. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Series dissolved. Its events stay."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Series dissolved. Its events stay. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.previewDates": {
        parameters: {
            query: {
                /**
                 * @description A day, or an ISO 8601 timestamp whose UTC day is meant
                 * @example 2026-12-05
                 */
                startDate: string;
                /**
                 * @description Wall-clock time at the venue, `HH:MM`
                 * @example 16:00
                 */
                startTime: string;
                /**
                 * @description Wall-clock time at the venue, `HH:MM`
                 * @example 22:00
                 */
                endTime: string;
                /** @example AU */
                country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                timeZone?: string;
                /**
                 * @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date.
                 * @example FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=6
                 */
                rule?: string;
                /** @description Instead of a rule: the days beside the `startDate` */
                dates?: string[];
                /** @description Days of the rule that are left out */
                except?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "dates": [
                     *           {
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "startsAt": "2026-12-05T05:00:00.000Z",
                     *             "endsAt": "2026-12-05T11:00:00.000Z",
                     *             "timeZoneAbbreviation": "AEDT",
                     *             "startsLater": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            rule: string | null;
                            schedule: string | null;
                            dates: {
                                /**
                                 * Format: date-time
                                 * @description A calendar day, as 00:00 UTC of that day
                                 * @example 2026-12-05T00:00:00.000Z
                                 */
                                startDate: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-12-05T05:00:00.000Z
                                 */
                                startsAt: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-12-05T11:00:00.000Z
                                 */
                                endsAt: string;
                                /** @example AEDT */
                                timeZoneAbbreviation: string;
                                /**
                                 * @description The venue's clock skips the start time on that day: it begins after that
                                 * @example false
                                 */
                                startsLater: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.repeat": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "dates": [
                 *         "2027-01-09",
                 *         "2027-02-20"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date. */
                    rule?: string;
                    /** @description Instead of a rule: the days beside the `startDate` */
                    dates?: string[];
                    /** @description Days of the rule that are left out */
                    except?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "slug": "first-saturday-disco",
                     *         "name": "First Saturday Disco",
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "events": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedSeries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The event belongs to a series already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.addDates": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dates": [
                 *         "2027-03-06"
                 *       ]
                 *     }
                 */
                "application/json": {
                    dates: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "slug": "first-saturday-disco",
                     *         "name": "First Saturday Disco",
                     *         "rule": "FREQ=MONTHLY;BYDAY=1SA;UNTIL=20261205",
                     *         "schedule": "The first Saturday of every month until 5 December 2026",
                     *         "events": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "description": "Six hours of floor-fillers.",
                     *             "location": {
                     *               "formatted": "The Corn Exchange, London",
                     *               "coordinates": [
                     *                 -0.08,
                     *                 51.52
                     *               ],
                     *               "city": "London",
                     *               "country": "United Kingdom",
                     *               "address": "12 Market Street"
                     *             },
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "poster": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "musicGenres": [
                     *               "Disco"
                     *             ],
                     *             "ticketPrice": {
                     *               "amount": 35.5,
                     *               "currency": "GBP"
                     *             },
                     *             "redirectUrl": "https://tickets.example/before-ten",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "availabilitySetting": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "disruption": {
                     *               "kind": "rescheduled",
                     *               "reason": "The hall's heating needs a repair.",
                     *               "since": "2026-11-20T09:30:00.000Z",
                     *               "previousDates": {
                     *                 "startDate": "2026-11-28T00:00:00.000Z",
                     *                 "endDate": "2026-11-28T00:00:00.000Z",
                     *                 "startTime": "16:00",
                     *                 "endTime": "22:00",
                     *                 "startsAt": "2026-11-28T16:00:00.000Z",
                     *                 "endsAt": "2026-11-28T22:00:00.000Z"
                     *               },
                     *               "previousLocation": {
                     *                 "formatted": "The Corn Exchange, London",
                     *                 "coordinates": [
                     *                   -0.08,
                     *                   51.52
                     *                 ],
                     *                 "city": "London",
                     *                 "country": "United Kingdom",
                     *                 "address": "12 Market Street"
                     *               }
                     *             },
                     *             "sequence": 0,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedSeries"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The series has a date on that day already, or has no date left. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "series.previewUpdate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scope": "following",
                 *       "startTime": "15:00"
                 *     }
                 */
                "application/json": {
                    eventName?: string;
                    description?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    startDate?: string;
                    /** @description A day, or an ISO 8601 timestamp whose UTC day is meant */
                    endDate?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    startTime?: string;
                    /**
                     * @description Wall-clock time at the venue, `HH:MM`
                     * @example 16:00
                     */
                    endTime?: string;
                    /** @description A place, or its words alone. `coordinates` are longitude and latitude; null, `[0, 0]` or none when nobody knows them. */
                    location?: {
                        formatted?: string;
                        address?: string;
                        city?: string;
                        country?: string;
                        coordinates?: number[] | null;
                    } | string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    ticketPrice?: {
                        amount: string | number;
                        /** @enum {string} */
                        currency?: "AUD" | "NZD" | "USD" | "GBP" | "CAD" | "SGD";
                    } | (string | number);
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages count from 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: there is no limit, and pages count no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description With `not-yet-on-sale`, and with nothing else */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The date that is edited; without it the series' next one */
                    eventId?: string;
                    /** @description True: a new flyer will come with it */
                    withFlyer?: boolean | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "dates": [
                     *           {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "newStartDate": "2026-12-06T00:00:00.000Z",
                     *             "changes": [
                     *               "eventName"
                     *             ],
                     *             "keeps": [
                     *               "eventName"
                     *             ]
                     *           }
                     *         ],
                     *         "ended": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            dates: {
                                /**
                                 * Format: uuid
                                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                                 */
                                id: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-12-05T00:00:00.000Z
                                 */
                                startDate: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-12-06T00:00:00.000Z
                                 */
                                newStartDate: string;
                                /** @description The fields that would change */
                                changes: ("eventName" | "description" | "startDate" | "endDate" | "startTime" | "endTime" | "location" | "country" | "timeZone" | "ticketPrice" | "redirectUrl" | "status" | "capacity" | "unlimitedCapacity" | "availability" | "onSaleFrom" | "musicGenres" | "featured" | "poster")[];
                                /** @description The fields that would stay: they were changed by hand on this date, or are when and where it was announced and it is called off */
                                keeps: ("eventName" | "description" | "startDate" | "endDate" | "startTime" | "endTime" | "location" | "country" | "timeZone" | "ticketPrice" | "redirectUrl" | "status" | "capacity" | "unlimitedCapacity" | "availability" | "onSaleFrom" | "musicGenres" | "featured" | "poster")[];
                            }[];
                            /**
                             * @description How many dates stay as they are because they are over
                             * @example 2
                             */
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Every date of the series is over, and none was named. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                 *       "kind": "places-return",
                 *       "email": "ana@mail.example"
                 *     }
                 */
                "application/json": {
                    /** @description The event's */
                    id: string;
                    /**
                     * @description `places-return` of a sold-out event, `on-sale` of one whose tickets aren't on sale yet, `next-event` of one that has ended or is cancelled
                     * @enum {string}
                     */
                    kind: "places-return" | "on-sale" | "next-event";
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Look in your inbox: press the button in our mail and we'll tell you once. If none comes today, please ask again tomorrow."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Look in your inbox: press the button in our mail and we'll tell you once. If none comes today, please ask again tomorrow. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such event, or it is a draft. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description That isn't what there is to wait for: the event isn't sold out, say. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "We'll send you one mail, and then delete your address."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example We'll send you one mail, and then delete your address. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your address is deleted. You will get no mail about this from us."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your address is deleted. You will get no mail about this from us. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.count": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "placesReturn": 14,
                     *         "onSale": 0,
                     *         "nextEvent": 9
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description They wait for places of this event
                             * @example 14
                             */
                            placesReturn: number;
                            /**
                             * @description They wait for this event's tickets
                             * @example 0
                             */
                            onSale: number;
                            /**
                             * @description They wait for the next event in its country
                             * @example 9
                             */
                            nextEvent: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "alerts.listReceipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "kind": "cancelled",
                     *           "reason": "The hall's roof was damaged by the storm.",
                     *           "saidBy": "Ana",
                     *           "at": "2026-12-01T12:00:00.000Z",
                     *           "sequence": 3,
                     *           "mails": {
                     *             "waiting": 2,
                     *             "sent": 12,
                     *             "failed": 0,
                     *             "lastAt": "2026-12-01T12:00:07.000Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EventReceipt"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.list": {
        parameters: {
            query?: {
                /** @example lifestyle */
                category?: "all" | "events" | "music" | "lifestyle" | "community";
                /** @example sunset */
                search?: string;
                tag?: string;
                featured?: boolean | string;
                page?: number;
                /** @example 3 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "title": "Why four o'clock",
                     *           "excerpt": "An hour that suits everybody.",
                     *           "category": "lifestyle",
                     *           "author": "The desk",
                     *           "publishDate": "2026-11-20T08:00:00.000Z",
                     *           "readTime": "3 min read",
                     *           "views": 42,
                     *           "featured": false,
                     *           "tags": [
                     *             "sunset"
                     *           ],
                     *           "image": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "seo": {
                     *             "slug": "why-four-oclock"
                     *           },
                     *           "status": "published",
                     *           "createdAt": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PostSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Why four o'clock",
                 *       "excerpt": "An hour that suits everybody.",
                 *       "content": "We tried eight and we tried noon, and then we tried the hour in between.",
                 *       "author": "The desk",
                 *       "category": "lifestyle",
                 *       "tags": [
                 *         "80s",
                 *         "sunset"
                 *       ],
                 *       "readTime": "3 min read",
                 *       "status": "published",
                 *       "featured": false
                 *     }
                 */
                "application/json": {
                    title: string;
                    excerpt: string;
                    content: string;
                    author: string;
                    /** @enum {string} */
                    category: "events" | "music" | "lifestyle" | "community";
                    tags?: string[];
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    featured?: boolean | string;
                };
                "multipart/form-data": {
                    title: string;
                    excerpt: string;
                    content: string;
                    author: string;
                    /** @enum {string} */
                    category: "events" | "music" | "lifestyle" | "community";
                    /** @description JSON text of what the JSON body has here */
                    tags?: string;
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "title": "Why four o'clock",
                     *         "excerpt": "An hour that suits everybody.",
                     *         "category": "lifestyle",
                     *         "author": "The desk",
                     *         "publishDate": "2026-11-20T08:00:00.000Z",
                     *         "readTime": "3 min read",
                     *         "views": 42,
                     *         "featured": false,
                     *         "tags": [
                     *           "sunset"
                     *         ],
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "seo": {
                     *           "slug": "why-four-oclock"
                     *         },
                     *         "status": "published",
                     *         "createdAt": "2026-11-19T17:12:00.000Z",
                     *         "content": "We tried eight and we tried noon."
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPost"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "categories": [
                     *           {
                     *             "name": "lifestyle",
                     *             "count": 3
                     *           }
                     *         ],
                     *         "popularTags": [
                     *           {
                     *             "name": "sunset",
                     *             "count": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["BlogFilters"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example why-four-oclock */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "title": "Why four o'clock",
                     *         "excerpt": "An hour that suits everybody.",
                     *         "category": "lifestyle",
                     *         "author": "The desk",
                     *         "publishDate": "2026-11-20T08:00:00.000Z",
                     *         "readTime": "3 min read",
                     *         "views": 42,
                     *         "featured": false,
                     *         "tags": [
                     *           "sunset"
                     *         ],
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "seo": {
                     *           "slug": "why-four-oclock"
                     *         },
                     *         "status": "published",
                     *         "createdAt": "2026-11-19T17:12:00.000Z",
                     *         "content": "We tried eight and we tried noon."
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Post"] | components["schemas"]["StaffPost"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Why four o'clock, still"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    excerpt?: string;
                    content?: string;
                    author?: string;
                    /** @enum {string} */
                    category?: "events" | "music" | "lifestyle" | "community";
                    tags?: string[];
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    featured?: boolean | string;
                    slug?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    excerpt?: string;
                    content?: string;
                    author?: string;
                    /** @enum {string} */
                    category?: "events" | "music" | "lifestyle" | "community";
                    /** @description JSON text of what the JSON body has here */
                    tags?: string;
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    /** @description JSON text of what the JSON body has here */
                    featured?: string;
                    slug?: string;
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "title": "Why four o'clock",
                     *         "excerpt": "An hour that suits everybody.",
                     *         "category": "lifestyle",
                     *         "author": "The desk",
                     *         "publishDate": "2026-11-20T08:00:00.000Z",
                     *         "readTime": "3 min read",
                     *         "views": 42,
                     *         "featured": false,
                     *         "tags": [
                     *           "sunset"
                     *         ],
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "seo": {
                     *           "slug": "why-four-oclock"
                     *         },
                     *         "status": "published",
                     *         "createdAt": "2026-11-19T17:12:00.000Z",
                     *         "content": "We tried eight and we tried noon."
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPost"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Another post has this slug. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Blog deleted successfully"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Blog deleted successfully */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.listForStaff": {
        parameters: {
            query?: {
                /** @example draft */
                status?: ("all" | "") | ("draft" | "published" | "archived");
                category?: ("all" | "") | ("events" | "music" | "lifestyle" | "community");
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "title": "Why four o'clock",
                     *           "excerpt": "An hour that suits everybody.",
                     *           "category": "lifestyle",
                     *           "author": "The desk",
                     *           "publishDate": "2026-11-20T08:00:00.000Z",
                     *           "readTime": "3 min read",
                     *           "views": 42,
                     *           "featured": false,
                     *           "tags": [
                     *             "sunset"
                     *           ],
                     *           "image": {
                     *             "url": "/media/9f2c7a-1200.jpeg",
                     *             "alt": "Poster for Sunday Disco",
                     *             "width": 1200,
                     *             "height": 1500,
                     *             "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *             "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *             "svgUrl": "/media/9f2c7a-1200.svg",
                     *             "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *           },
                     *           "seo": {
                     *             "slug": "why-four-oclock"
                     *           },
                     *           "status": "published",
                     *           "createdAt": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       },
                     *       "statusCounts": {
                     *         "draft": 1,
                     *         "published": 12,
                     *         "archived": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPostSummary"][];
                        pagination: components["schemas"]["Pagination"];
                        statusCounts: {
                            /** @example 1 */
                            draft: number;
                            /** @example 12 */
                            published: number;
                            /** @example 0 */
                            archived: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "archived"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "draft" | "published" | "archived";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "title": "Why four o'clock",
                     *         "excerpt": "An hour that suits everybody.",
                     *         "category": "lifestyle",
                     *         "author": "The desk",
                     *         "publishDate": "2026-11-20T08:00:00.000Z",
                     *         "readTime": "3 min read",
                     *         "views": 42,
                     *         "featured": false,
                     *         "tags": [
                     *           "sunset"
                     *         ],
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         },
                     *         "seo": {
                     *           "slug": "why-four-oclock"
                     *         },
                     *         "status": "published",
                     *         "createdAt": "2026-11-19T17:12:00.000Z",
                     *         "content": "We tried eight and we tried noon."
                     *       },
                     *       "message": "Blog archived successfully"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPost"];
                        /** @example Blog archived successfully */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@mail.example",
                 *       "utmParams": {
                 *         "source": "instagram"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    utmParams?: {
                        source?: string;
                        medium?: string;
                        campaign?: string;
                        term?: string;
                        content?: string;
                    };
                    /** @description Of the subscriber's device, an IANA name: the country it lies in is what they hear of. It isn't stored */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Successfully subscribed to newsletter!"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Successfully subscribed to newsletter! */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.unsubscribe": {
        parameters: {
            query?: {
                /** @example ana@mail.example */
                email?: string;
                token?: string;
                /** @description By which mail of a campaign: what stands in its link */
                via?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "alreadyUnsubscribed": false,
                     *       "message": "You will get no more newsletters from us."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example false */
                        alreadyUnsubscribed: boolean;
                        /** @example You will get no more newsletters from us. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.choices": {
        parameters: {
            query: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11.c2lnbmF0dXJl */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "history": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "byTeam": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberChoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.setChoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11.c2lnbmF0dXJl",
                 *       "topics": [
                 *         "events"
                 *       ],
                 *       "countries": [
                 *         "UK"
                 *       ]
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @description None: all of them */
                    topics: ("events" | "posts" | "news")[];
                    /** @description Where they live first; none: all of them */
                    countries: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "history": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "byTeam": false
                     *           }
                     *         ]
                     *       },
                     *       "message": "Saved. From now on you get what you chose."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberChoices"];
                        /** @example Saved. From now on you get what you chose. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.setPause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11.c2lnbmF0dXJl",
                 *       "paused": true
                 *     }
                 */
                "application/json": {
                    token: string;
                    /** @description True: for 30 days from now; false: no longer */
                    paused: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "history": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "byTeam": false
                     *           }
                     *         ]
                     *       },
                     *       "message": "You get no newsletter until the pause is over."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberChoices"];
                        /** @example You get no newsletter until the pause is over. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.listForStaff": {
        parameters: {
            query?: {
                /** @example active */
                status?: "all" | "active" | "pending" | "unsubscribed" | "bounced";
                /** @example mail.example */
                search?: string;
                /** @example 1 */
                page?: number;
                /** @example 20 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "email": "ana@mail.example",
                     *           "status": "active",
                     *           "tags": [
                     *             "regular"
                     *           ],
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "consent": {
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "utmParams": {
                     *               "source": "instagram",
                     *               "medium": "social",
                     *               "campaign": "summer"
                     *             }
                     *           },
                     *           "totalEmailsSent": 4,
                     *           "engagementRate": 37.5,
                     *           "engagementCampaigns": 8,
                     *           "preferences": {
                     *             "weekly": true
                     *           },
                     *           "leftBy": null
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1,
                     *         "capped": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Subscriber"][];
                        pagination: components["schemas"]["SubscriberPagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.overview": {
        parameters: {
            query?: {
                /** @example 30d */
                period?: "7d" | "30d" | "90d" | "365d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "period": "30d",
                     *         "overview": {
                     *           "totalSubscribers": 1240,
                     *           "newSubscribersToday": 3,
                     *           "engagementRate": 41.2,
                     *           "engagementSubscribers": 1100,
                     *           "totalUnsubscribed": 17
                     *         },
                     *         "newSubscribers": 28
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @example 30d
                             * @enum {string}
                             */
                            period: "7d" | "30d" | "90d" | "365d";
                            overview: components["schemas"]["SubscriberOverview"];
                            /**
                             * @description In the period
                             * @example 28
                             */
                            newSubscribers: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.getSubscriber": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "tags": [
                     *           "regular"
                     *         ],
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "consent": {
                     *           "at": "2026-11-02T10:00:00.000Z",
                     *           "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *           "utmParams": {
                     *             "source": "instagram",
                     *             "medium": "social",
                     *             "campaign": "summer"
                     *           }
                     *         },
                     *         "totalEmailsSent": 4,
                     *         "engagementRate": 37.5,
                     *         "engagementCampaigns": 8,
                     *         "preferences": {
                     *           "weekly": true
                     *         },
                     *         "leftBy": null,
                     *         "history": [
                     *           {
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Signed up on the site",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ],
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberWithHistory"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "unsubscribed",
                 *       "reason": "Asked by phone"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "pending" | "unsubscribed" | "bounced";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "tags": [
                     *           "regular"
                     *         ],
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "consent": {
                     *           "at": "2026-11-02T10:00:00.000Z",
                     *           "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *           "utmParams": {
                     *             "source": "instagram",
                     *             "medium": "social",
                     *             "campaign": "summer"
                     *           }
                     *         },
                     *         "totalEmailsSent": 4,
                     *         "engagementRate": 37.5,
                     *         "engagementCampaigns": 8,
                     *         "preferences": {
                     *           "weekly": true
                     *         },
                     *         "leftBy": null,
                     *         "history": [
                     *           {
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Signed up on the site",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ],
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "message": "Subscriber status updated to unsubscribed"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberWithHistory"];
                        /** @example Subscriber status updated to unsubscribed */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.setPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": {
                 *         "weekly": true,
                 *         "city": "London"
                 *       }
                 *     }
                 */
                "application/json": {
                    preferences: {
                        [key: string]: boolean | string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "email": "ana@mail.example",
                     *         "status": "active",
                     *         "tags": [
                     *           "regular"
                     *         ],
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "consent": {
                     *           "at": "2026-11-02T10:00:00.000Z",
                     *           "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *           "utmParams": {
                     *             "source": "instagram",
                     *             "medium": "social",
                     *             "campaign": "summer"
                     *           }
                     *         },
                     *         "totalEmailsSent": 4,
                     *         "engagementRate": 37.5,
                     *         "engagementCampaigns": 8,
                     *         "preferences": {
                     *           "weekly": true
                     *         },
                     *         "leftBy": null,
                     *         "history": [
                     *           {
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Signed up on the site",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ],
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "source": "instagram",
                     *             "from": "active",
                     *             "to": "active",
                     *             "reason": "Newsletter form",
                     *             "topics": [
                     *               "events"
                     *             ],
                     *             "countries": [
                     *               "UK"
                     *             ],
                     *             "pausedUntil": "2026-12-02T10:00:00.000Z",
                     *             "preferences": null,
                     *             "changedBy": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "message": "Subscriber preferences updated"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberWithHistory"];
                        /** @example Subscriber preferences updated */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriberIds": [
                 *         "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *       ],
                 *       "action": "addTags",
                 *       "data": {
                 *         "operation": "addTags",
                 *         "tags": [
                 *           "regular"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    subscriberIds?: string[];
                    filter?: {
                        /** @enum {string} */
                        status?: "all" | "active" | "pending" | "unsubscribed" | "bounced";
                        search?: string;
                    };
                    action: string;
                    data: {
                        /** @constant */
                        operation: "updateStatus";
                        /** @enum {string} */
                        status: "active" | "pending" | "unsubscribed" | "bounced";
                        reason?: string;
                        /** @description Those who unsubscribed by themselves stay as they are */
                        exceptSelfUnsubscribed?: boolean;
                    } | {
                        /** @constant */
                        operation: "addTags";
                        tags: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "modified": 1
                     *       },
                     *       "message": "Bulk action completed for 1 subscribers"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            modified: number;
                        };
                        /** @example Bulk action completed for 1 subscribers */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newsletter.export": {
        parameters: {
            query?: {
                /** @example active */
                status?: "all" | "active" | "pending" | "unsubscribed" | "bounced";
                search?: string;
                /** @example csv */
                format?: "csv" | "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "email": "ana@mail.example",
                     *           "status": "active",
                     *           "tags": [
                     *             "regular"
                     *           ],
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "consent": {
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by e-mail. You can unsubscribe at any time.",
                     *             "utmParams": {
                     *               "source": "instagram",
                     *               "medium": "social",
                     *               "campaign": "summer"
                     *             }
                     *           },
                     *           "totalEmailsSent": 4,
                     *           "engagementRate": 37.5,
                     *           "engagementCampaigns": 8,
                     *           "preferences": {
                     *             "weekly": true
                     *           },
                     *           "leftBy": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Subscriber"][];
                    };
                    /**
                     * @example Email,Status,Tags,Subscribed
                     *     ana@mail.example,active,regular,2026-11-02T10:00:00.000Z
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.list": {
        parameters: {
            query?: {
                /** @example sent */
                status?: "all" | "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
                /** @example christmas */
                search?: string;
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "status": "sent",
                     *           "topic": "events",
                     *           "subject": "Four parties before Christmas",
                     *           "createdBy": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "updatedAt": "2026-11-02T10:20:00.000Z",
                     *           "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *           "startedAt": "2026-11-03T09:00:01.000Z",
                     *           "finishedAt": "2026-11-03T09:04:10.000Z",
                     *           "pausedBy": null,
                     *           "figures": {
                     *             "recipients": 1240,
                     *             "waiting": 0,
                     *             "sent": 1236,
                     *             "failed": 4,
                     *             "skipped": 0,
                     *             "bounced": 3,
                     *             "clicked": 310,
                     *             "unsubscribed": 2
                     *           }
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CampaignSummary"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Four parties before Christmas",
                 *       "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                 *       "senderName": "Before Ten",
                 *       "blocks": [
                 *         {
                 *           "kind": "heading",
                 *           "text": "Four parties before Christmas"
                 *         },
                 *         {
                 *           "kind": "text",
                 *           "text": "The doors open at **four**, and you are home by half past ten."
                 *         },
                 *         {
                 *           "kind": "events",
                 *           "which": {
                 *             "by": "next",
                 *             "count": 4,
                 *             "country": "UK"
                 *           }
                 *         }
                 *       ],
                 *       "topic": "events",
                 *       "segment": {
                 *         "countries": [
                 *           "UK"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    subject: string;
                    previewText: string;
                    senderName: string;
                    blocks: ({
                        /** @constant */
                        kind: "heading";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "text";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "image";
                        imageId: string;
                        alt: string;
                        url?: string;
                    } | {
                        /** @constant */
                        kind: "button";
                        label: string;
                        url: string;
                    } | {
                        /** @constant */
                        kind: "divider";
                    } | {
                        /** @constant */
                        kind: "events";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "next";
                            count: number;
                            /** @enum {string} */
                            country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                        };
                    } | {
                        /** @constant */
                        kind: "posts";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "latest";
                            count: number;
                            /** @enum {string} */
                            category?: "events" | "music" | "lifestyle" | "community";
                        };
                    })[];
                    /** @enum {string} */
                    topic: "events" | "posts" | "news";
                    segment: {
                        countries?: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
                        sources?: string[];
                        tags?: string[];
                        preference?: {
                            name: string;
                            value: boolean | string;
                        };
                        /** Format: date */
                        subscribedFrom?: string;
                        /** Format: date */
                        subscribedUntil?: string;
                        /** @enum {string} */
                        engagement?: "engaged" | "unengaged" | "unknown";
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Four parties before Christmas",
                 *       "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                 *       "senderName": "Before Ten",
                 *       "blocks": [
                 *         {
                 *           "kind": "heading",
                 *           "text": "Four parties before Christmas"
                 *         },
                 *         {
                 *           "kind": "text",
                 *           "text": "The doors open at **four**, and you are home by half past ten."
                 *         },
                 *         {
                 *           "kind": "events",
                 *           "which": {
                 *             "by": "next",
                 *             "count": 4,
                 *             "country": "UK"
                 *           }
                 *         }
                 *       ],
                 *       "topic": "events",
                 *       "segment": {
                 *         "countries": [
                 *           "UK"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    subject: string;
                    previewText: string;
                    senderName: string;
                    blocks: ({
                        /** @constant */
                        kind: "heading";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "text";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "image";
                        imageId: string;
                        alt: string;
                        url?: string;
                    } | {
                        /** @constant */
                        kind: "button";
                        label: string;
                        url: string;
                    } | {
                        /** @constant */
                        kind: "divider";
                    } | {
                        /** @constant */
                        kind: "events";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "next";
                            count: number;
                            /** @enum {string} */
                            country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                        };
                    } | {
                        /** @constant */
                        kind: "posts";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "latest";
                            count: number;
                            /** @enum {string} */
                            category?: "events" | "music" | "lifestyle" | "community";
                        };
                    })[];
                    /** @enum {string} */
                    topic: "events" | "posts" | "news";
                    segment: {
                        countries?: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
                        sources?: string[];
                        tags?: string[];
                        preference?: {
                            name: string;
                            value: boolean | string;
                        };
                        /** Format: date */
                        subscribedFrom?: string;
                        /** Format: date */
                        subscribedUntil?: string;
                        /** @enum {string} */
                        engagement?: "engaged" | "unengaged" | "unknown";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is no draft: one that is scheduled has to be cancelled first. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Campaign deleted"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Campaign deleted */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is scheduled, is going out, or has reached somebody. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "status": "sending",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "complete": true,
                     *         "perSecond": 42.5,
                     *         "secondsLeft": 30
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @example sending
                             * @enum {string}
                             */
                            status: "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";
                            /** @example null */
                            pausedBy: ("admin" | "errors") | null;
                            figures: components["schemas"]["CampaignFigures"];
                            /**
                             * @description All recipients are known
                             * @example true
                             */
                            complete: boolean;
                            /**
                             * @description In the last ten seconds
                             * @example 42.5
                             */
                            perSecond: number;
                            /**
                             * @description Null while nothing goes out
                             * @example 30
                             */
                            secondsLeft: number | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time": {
                 *         "at": "local",
                 *         "localTime": "2027-01-15T09:00",
                 *         "country": "UK"
                 *       }
                 *     }
                 */
                "application/json": {
                    time: {
                        /** @constant */
                        at: "now";
                    } | {
                        /** @constant */
                        at: "instant";
                        /** Format: date-time */
                        instant: string;
                    } | {
                        /** @constant */
                        at: "local";
                        localTime: string;
                        /** @enum {string} */
                        country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    };
                    /** @default false */
                    countsOpens?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       },
                     *       "message": "Campaign scheduled"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @example Campaign scheduled */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is no draft. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       },
                     *       "message": "The schedule is cancelled. The campaign is a draft again."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @example The schedule is cancelled. The campaign is a draft again. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description There is nothing to cancel. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       },
                     *       "message": "Campaign paused"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @example Campaign paused */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It isn't going out. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaigns.resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "status": "sent",
                     *         "topic": "events",
                     *         "subject": "Four parties before Christmas",
                     *         "createdBy": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "updatedAt": "2026-11-02T10:20:00.000Z",
                     *         "scheduledAt": "2026-11-03T09:00:00.000Z",
                     *         "startedAt": "2026-11-03T09:00:01.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "pausedBy": null,
                     *         "figures": {
                     *           "recipients": 1240,
                     *           "waiting": 0,
                     *           "sent": 1236,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bounced": 3,
                     *           "clicked": 310,
                     *           "unsubscribed": 2
                     *         },
                     *         "previewText": "Melbourne, London, Auckland and Toronto: be home by half past ten.",
                     *         "senderName": "Before Ten",
                     *         "blocks": [
                     *           {
                     *             "kind": "heading",
                     *             "text": "Four parties before Christmas"
                     *           },
                     *           {
                     *             "kind": "text",
                     *             "text": "The doors open at **four**, and you are home by half past ten."
                     *           },
                     *           {
                     *             "kind": "events",
                     *             "which": {
                     *               "by": "next",
                     *               "count": 4,
                     *               "country": "UK"
                     *             }
                     *           }
                     *         ],
                     *         "segment": {
                     *           "countries": [
                     *             "UK"
                     *           ]
                     *         },
                     *         "timing": "instant",
                     *         "localTime": "2026-12-04T09:00",
                     *         "localCountry": null,
                     *         "countsOpens": false,
                     *         "startError": null
                     *       },
                     *       "message": "The campaign goes on"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @example The campaign goes on */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It isn't paused. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Four parties before Christmas",
                 *       "previewText": "Be home by half past ten.",
                 *       "senderName": "Before Ten",
                 *       "blocks": [
                 *         {
                 *           "kind": "heading",
                 *           "text": "Four parties before Christmas"
                 *         },
                 *         {
                 *           "kind": "text",
                 *           "text": "The doors open at **four**, and you are home by half past ten."
                 *         },
                 *         {
                 *           "kind": "events",
                 *           "which": {
                 *             "by": "next",
                 *             "count": 4,
                 *             "country": "UK"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    subject: string;
                    previewText: string;
                    senderName: string;
                    blocks: ({
                        /** @constant */
                        kind: "heading";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "text";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "image";
                        imageId: string;
                        alt: string;
                        url?: string;
                    } | {
                        /** @constant */
                        kind: "button";
                        label: string;
                        url: string;
                    } | {
                        /** @constant */
                        kind: "divider";
                    } | {
                        /** @constant */
                        kind: "events";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "next";
                            count: number;
                            /** @enum {string} */
                            country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                        };
                    } | {
                        /** @constant */
                        kind: "posts";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "latest";
                            count: number;
                            /** @enum {string} */
                            category?: "events" | "music" | "lifestyle" | "community";
                        };
                    })[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "subject": "Four parties before Christmas",
                     *         "html": "<!doctype html>…",
                     *         "text": "Four parties before Christmas\n\n…",
                     *         "bytes": 24310,
                     *         "errors": [
                     *           "There is nothing in this e-mail yet: add a block."
                     *         ],
                     *         "notices": [
                     *           "Sunday Disco is over or not public: it is left out."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example Four parties before Christmas */
                            subject: string;
                            /**
                             * @description As a recipient without preferences gets it, its links uncounted
                             * @example <!doctype html>…
                             */
                            html: string;
                            /**
                             * @example Four parties before Christmas
                             *
                             *     …
                             */
                            text: string;
                            /**
                             * @description The HTML of a recipient's mail has at most as many
                             * @example 24310
                             */
                            bytes: number;
                            /** @description Why it can't be sent, in sentences */
                            errors: string[];
                            /** @description What is left out or changed since, in sentences */
                            notices: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.sendTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Four parties before Christmas",
                 *       "previewText": "Be home by half past ten.",
                 *       "senderName": "Before Ten",
                 *       "blocks": [
                 *         {
                 *           "kind": "heading",
                 *           "text": "Four parties before Christmas"
                 *         },
                 *         {
                 *           "kind": "text",
                 *           "text": "The doors open at **four**, and you are home by half past ten."
                 *         },
                 *         {
                 *           "kind": "events",
                 *           "which": {
                 *             "by": "next",
                 *             "count": 4,
                 *             "country": "UK"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    subject: string;
                    previewText: string;
                    senderName: string;
                    blocks: ({
                        /** @constant */
                        kind: "heading";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "text";
                        text: string;
                    } | {
                        /** @constant */
                        kind: "image";
                        imageId: string;
                        alt: string;
                        url?: string;
                    } | {
                        /** @constant */
                        kind: "button";
                        label: string;
                        url: string;
                    } | {
                        /** @constant */
                        kind: "divider";
                    } | {
                        /** @constant */
                        kind: "events";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "next";
                            count: number;
                            /** @enum {string} */
                            country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                        };
                    } | {
                        /** @constant */
                        kind: "posts";
                        which: {
                            /** @constant */
                            by: "choice";
                            ids: string[];
                        } | {
                            /** @constant */
                            by: "latest";
                            count: number;
                            /** @enum {string} */
                            category?: "events" | "music" | "lifestyle" | "community";
                        };
                    })[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The test is on its way to ana@club.example."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example The test is on its way to ana@club.example. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.listEvents": {
        parameters: {
            query?: {
                /** @example disco */
                search?: string;
                ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Sunday Disco",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "country": "UK",
                     *           "isGone": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * Format: uuid
                             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                             */
                            id: string;
                            /** @example Sunday Disco */
                            name: string;
                            /**
                             * Format: date-time
                             * @description A calendar day, carried as 00:00 UTC
                             * @example 2026-12-05T00:00:00.000Z
                             */
                            startDate: string;
                            /** @example UK */
                            country: string;
                            /**
                             * @description It is over or not public: a mail leaves it out
                             * @example false
                             */
                            isGone: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.listPosts": {
        parameters: {
            query?: {
                /** @example four */
                search?: string;
                ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "title": "Why four o'clock",
                     *           "publishDate": "2026-11-20T08:00:00.000Z",
                     *           "isGone": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * Format: uuid
                             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                             */
                            id: string;
                            /** @example Why four o'clock */
                            title: string;
                            publishDate: string | null;
                            /**
                             * @description It isn't public
                             * @example false
                             */
                            isGone: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.listImages": {
        parameters: {
            query?: {
                /** @example poster */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "9f2c7a…",
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description SHA-256 in hexadecimal
                             * @example 9f2c7a…
                             */
                            id: string;
                            /**
                             * @description Relative to the site's origin
                             * @example /media/9f2c7a-1200.jpeg
                             */
                            url: string;
                            /**
                             * @description How it is described where it stands now
                             * @example Poster for Sunday Disco
                             */
                            alt: string;
                            /** @example 1200 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignContent.uploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A picture (JPEG, PNG or WebP) of less than 5 MB
                     */
                    image?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "9f2c7a…",
                     *         "url": "/media/9f2c7a-1200.jpeg",
                     *         "alt": "Poster for Sunday Disco",
                     *         "width": 1200,
                     *         "height": 1500
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description SHA-256 in hexadecimal
                             * @example 9f2c7a…
                             */
                            id: string;
                            /**
                             * @description Relative to the site's origin
                             * @example /media/9f2c7a-1200.jpeg
                             */
                            url: string;
                            /**
                             * @description How it is described where it stands now
                             * @example Poster for Sunday Disco
                             */
                            alt: string;
                            /** @example 1200 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignAudience.count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "events",
                 *       "segment": {
                 *         "countries": [
                 *           "UK"
                 *         ],
                 *         "tags": [
                 *           "regular"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    topic: "events" | "posts" | "news";
                    segment: {
                        countries?: ("AU" | "NZ" | "US" | "UK" | "CA" | "SG")[];
                        sources?: string[];
                        tags?: string[];
                        preference?: {
                            name: string;
                            value: boolean | string;
                        };
                        /** Format: date */
                        subscribedFrom?: string;
                        /** Format: date */
                        subscribedUntil?: string;
                        /** @enum {string} */
                        engagement?: "engaged" | "unengaged" | "unknown";
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "count": 1240
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description Exactly, at this moment
                             * @example 1240
                             */
                            count: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignAudience.choices": {
        parameters: {
            query?: {
                /** @example insta */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "sources": [
                     *           {
                     *             "name": "instagram",
                     *             "count": 310
                     *           }
                     *         ],
                     *         "tags": [
                     *           {
                     *             "name": "vinyl",
                     *             "count": 96
                     *           }
                     *         ],
                     *         "preferences": [
                     *           {
                     *             "name": "weekly",
                     *             "value": true,
                     *             "count": 540
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SegmentChoices"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignReports.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "subject": "Four parties before Christmas",
                     *         "status": "sent",
                     *         "startedAt": "2026-11-03T09:00:00.000Z",
                     *         "finishedAt": "2026-11-03T09:04:10.000Z",
                     *         "countsOpens": false,
                     *         "totals": {
                     *           "recipients": 1240,
                     *           "sent": 1236,
                     *           "delivered": 1233,
                     *           "failed": 4,
                     *           "skipped": 0,
                     *           "bouncedHard": 2,
                     *           "bouncedSoft": 1,
                     *           "unsubscribed": 2,
                     *           "people": 310,
                     *           "clickRate": 25.1,
                     *           "clicks": 402,
                     *           "scannerClicks": 96,
                     *           "ticketClicks": 58,
                     *           "opened": null
                     *         },
                     *         "links": [
                     *           {
                     *             "number": 1,
                     *             "url": "https://tickets.example/sunday-disco",
                     *             "event": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Sunday Disco"
                     *             },
                     *             "post": null,
                     *             "isTicketLink": false,
                     *             "people": 180,
                     *             "clicks": 212,
                     *             "scannerClicks": 31
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Sunday Disco",
                     *             "people": 180,
                     *             "clicks": 212,
                     *             "ticketClicks": 58
                     *           }
                     *         ],
                     *         "times": [
                     *           {
                     *             "from": "2026-11-03T09:00:00.000Z",
                     *             "hours": 1,
                     *             "people": 42,
                     *             "unsubscribed": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CampaignReport"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "campaignReports.noteBounce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "messageId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11@beforeten.example",
                 *       "kind": "hard",
                 *       "reason": "5.1.1"
                 *     }
                 */
                "application/json": {
                    /** @description The whole mail as it was received (RFC 3464), with its headers */
                    report?: string;
                    /** Format: email */
                    email?: string;
                    /** @description The Message-ID of the campaign's mail */
                    messageId?: string;
                    /** @enum {string} */
                    kind?: "hard" | "soft";
                    /** @description A status such as 5.1.1, or a few words without an address */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "noted": 1
                     *       },
                     *       "message": "1 bounce noted"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description Recipients or subscribers that were found and noted; 0 for what we don't know
                             * @example 1
                             */
                            noted: number;
                        };
                        /** @example 1 bounce noted */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sentMail.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "subject": "Four parties before Christmas",
                     *         "html": "<!doctype html>…",
                     *         "text": "Four parties before Christmas\n\n…"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SentMail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contact.send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana",
                 *       "email": "ana@mail.example",
                 *       "subject": "A table for ten",
                 *       "message": "Could we have a table near the floor?",
                 *       "type": "event"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    subject: string;
                    message: string;
                    /** @enum {string} */
                    type: "general" | "partnership" | "event" | "feedback";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Message sent successfully! We'll get back to you soon."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Message sent successfully! We'll get back to you soon. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "analytics.get": {
        parameters: {
            query?: {
                /** @example 30d */
                period?: "7d" | "30d" | "90d" | "365d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "period": "30d",
                     *         "totals": {
                     *           "views": 310,
                     *           "clicks": 42,
                     *           "clickRate": 13.5,
                     *           "newSubscribers": 5
                     *         },
                     *         "days": [
                     *           {
                     *             "day": "2026-11-20",
                     *             "views": 310,
                     *             "clicks": 42,
                     *             "newSubscribers": 5
                     *           }
                     *         ],
                     *         "events": [
                     *           {
                     *             "views": 310,
                     *             "clicks": 42,
                     *             "clickRate": 13.5,
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "country": "UK",
                     *             "disruption": "cancelled"
                     *           }
                     *         ],
                     *         "countries": [
                     *           {
                     *             "views": 310,
                     *             "clicks": 42,
                     *             "clickRate": 13.5,
                     *             "country": "UK"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Analytics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana",
                 *       "email": "ana@mail.example",
                 *       "password": "four lemons dance slowly"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       },
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       },
                     *       "token": "lgdoqmxrj4kc7ns2"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                        user: components["schemas"]["User"];
                        /**
                         * @description Send it as `Authorization: Bearer …` with the calls that need it
                         * @example lgdoqmxrj4kc7ns2
                         */
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            /** @description There is an account with this address already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@mail.example",
                 *       "password": "four lemons dance slowly"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       },
                     *       "token": "lgdoqmxrj4kc7ns2"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        user: components["schemas"]["User"];
                        /**
                         * @description Send it as `Authorization: Bearer …` with the calls that need it
                         * @example lgdoqmxrj4kc7ns2
                         */
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The address or the password is wrong. */
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Logged out successfully"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Logged out successfully */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        user: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Silva"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** Format: email */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description There is an account with this address already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.updatePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "four lemons dance slowly",
                 *       "newPassword": "seven rivers paint the gate"
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    currentPassword: string;
                    /** Format: password */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password is changed. You are signed out everywhere else."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your password is changed. You are signed out everywhere else. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@mail.example"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "If there is an account with this address, we have sent a link to it."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example If there is an account with this address, we have sent a link to it. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example zq3kx7v5m2 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "seven rivers paint the gate"
                 *     }
                 */
                "application/json": {
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your password is changed. Please sign in with the new one."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your password is changed. Please sign in with the new one. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example zq3kx7v5m2 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your email address is confirmed."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your email address is confirmed. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            /** @description The address became another account's meanwhile. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.list": {
        parameters: {
            query?: {
                /** @example admin */
                role?: "admin" | "user";
                page?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana",
                     *           "email": "ana@mail.example",
                     *           "role": "user",
                     *           "emailVerified": false,
                     *           "pendingEmail": null,
                     *           "createdAt": "2026-11-02T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "limit": 20,
                     *         "total": 1,
                     *         "pages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of your own for this request, a UUID say. Sent again with the same key within a day, it gets the first one's answer and creates nothing.
                 * @example 0193a0b0-0000-4000-8000-000000000000
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana",
                 *       "email": "ana@mail.example",
                 *       "password": "four lemons dance slowly"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** Format: password */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "emailVerified": false,
                     *         "pendingEmail": null,
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description There is an account with this address already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "User deleted successfully"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example User deleted successfully */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is one's own account, or the last admin's. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ticket shop",
                     *           "hint": "bt_4fGh",
                     *           "scopes": [
                     *             "read"
                     *           ],
                     *           "createdBy": "Ana",
                     *           "isActive": true,
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "lastUsedAt": "2026-11-20T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApiKey"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket shop",
                 *       "scopes": [
                 *         "read",
                 *         "events:write"
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ticket shop",
                     *         "hint": "bt_4fGh",
                     *         "scopes": [
                     *           "read"
                     *         ],
                     *         "createdBy": "Ana",
                     *         "isActive": true,
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "lastUsedAt": "2026-11-20T10:00:00.000Z",
                     *         "secret": "bt_4fGhYc0u7S1dQx9LkWm2VbNz5RtEjAo8PiUyHgTfDs3"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CreatedApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description There are 100 already. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "apiKeys.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "API key revoked"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example API key revoked */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "dashboard.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "stats": {
                     *           "totalEvents": 14,
                     *           "publishedEvents": 11,
                     *           "activeEvents": 4,
                     *           "expiredEvents": 8,
                     *           "draftEvents": 2,
                     *           "totalRegistrations": 1830
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            stats: components["schemas"]["DashboardStats"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "eventName": "Sunday Disco",
                     *           "startDate": "2026-12-05T00:00:00.000Z",
                     *           "redirectUrl": "https://tickets.example/before-ten",
                     *           "result": "differs",
                     *           "outcome": "read",
                     *           "httpStatus": 200,
                     *           "checkedAt": "2026-12-01T06:00:00.000Z",
                     *           "isWatched": true,
                     *           "findings": [
                     *             {
                     *               "field": "price",
                     *               "ours": "GBP 50.00",
                     *               "found": "GBP 40.00",
                     *               "canTakeOver": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "result": "differs",
                     *         "outcome": "read",
                     *         "httpStatus": 200,
                     *         "checkedAt": "2026-12-01T06:00:00.000Z",
                     *         "isWatched": true,
                     *         "findings": [
                     *           {
                     *             "field": "price",
                     *             "ours": "GBP 50.00",
                     *             "found": "GBP 40.00",
                     *             "canTakeOver": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://tickets.example/before-ten",
                 *       "timeZone": "Europe/London"
                 *     }
                 */
                "application/json": {
                    url: string;
                    /**
                     * @description IANA name of the venue's time zone. Without it, or with an unknown one, a time that the page gives in UTC is left out.
                     * @example Europe/London
                     */
                    timeZone?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "outcome": "read",
                     *         "httpStatus": 200,
                     *         "found": {
                     *           "name": "Sunday Disco",
                     *           "startDate": "2026-12-05",
                     *           "startTime": "16:00",
                     *           "endDate": "2026-12-05",
                     *           "endTime": "22:00",
                     *           "place": "The Corn Exchange, 12 Market Street, London",
                     *           "price": {
                     *             "amount": 40,
                     *             "currency": "GBP"
                     *           },
                     *           "availability": "on-sale",
                     *           "disruption": "cancelled"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description What the look came to; with anything but `read` nothing is known of the event
                             * @example read
                             * @enum {string}
                             */
                            outcome: "read" | "gone" | "unreachable" | "turned-away" | "robots" | "no-event" | "unreadable" | "not-public";
                            /** @example 200 */
                            httpStatus: number | null;
                            found: {
                                name: string | null;
                                startDate: string | null;
                                startTime: string | null;
                                endDate: string | null;
                                endTime: string | null;
                                place: string | null;
                                /** @description The lowest that can still be bought */
                                price: {
                                    /** @example 40 */
                                    amount: number;
                                    currency: string | null;
                                } | null;
                                /** @example on-sale */
                                availability: ("on-sale" | "few-left" | "sold-out") | null;
                                disruption: ("cancelled" | "postponed" | "rescheduled") | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.checkNow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "result": "differs",
                     *         "outcome": "read",
                     *         "httpStatus": 200,
                     *         "checkedAt": "2026-12-01T06:00:00.000Z",
                     *         "isWatched": true,
                     *         "findings": [
                     *           {
                     *             "field": "price",
                     *             "ours": "GBP 50.00",
                     *             "found": "GBP 40.00",
                     *             "canTakeOver": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The event has no ticket link. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.takeOver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "price",
                 *       "ours": "GBP 50.00",
                 *       "found": "GBP 40.00"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    field: "link" | "name" | "date" | "price" | "availability" | "disruption";
                    ours: string;
                    found: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "result": "differs",
                     *         "outcome": "read",
                     *         "httpStatus": 200,
                     *         "checkedAt": "2026-12-01T06:00:00.000Z",
                     *         "isWatched": true,
                     *         "findings": [
                     *           {
                     *             "field": "price",
                     *             "ours": "GBP 50.00",
                     *             "found": "GBP 40.00",
                     *             "canTakeOver": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description That is no longer what the ticket page and the event say. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ticketPages.ignore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field": "price",
                 *       "ours": "GBP 50.00",
                 *       "found": "GBP 40.00"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    field: "link" | "name" | "date" | "price" | "availability" | "disruption";
                    ours: string;
                    found: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "eventName": "Sunday Disco",
                     *         "startDate": "2026-12-05T00:00:00.000Z",
                     *         "redirectUrl": "https://tickets.example/before-ten",
                     *         "result": "differs",
                     *         "outcome": "read",
                     *         "httpStatus": 200,
                     *         "checkedAt": "2026-12-01T06:00:00.000Z",
                     *         "isWatched": true,
                     *         "findings": [
                     *           {
                     *             "field": "price",
                     *             "ours": "GBP 50.00",
                     *             "found": "GBP 40.00",
                     *             "canTakeOver": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description That is no longer what the ticket page and the event say. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
