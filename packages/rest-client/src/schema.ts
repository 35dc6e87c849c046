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
         * @description Live events that have not ended, soonest first. `status=all` adds the ended ones, latest first; `status=ended` lists only ended ones and leaves out those that were cancelled or postponed. Without a `limit`, up to 100 events; of more than that, `status=all` has those nearest to today, half of them ended.
         */
        get: operations["events.list"];
        put?: never;
        /**
         * Create an event
         * @description As JSON, or as a multipart form with a flyer. Without a `status`, the event is active at once. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * @description The next few events, soonest first.
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
         * @description Featured events that have not ended.
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
         * @description Events with the words in their name, description or place. Takes the filters of the list.
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
         * @description By its id. A draft exists for admins only.
         */
        get: operations["events.get"];
        /**
         * Change an event
         * @description Fields that aren't sent stay as they are. As JSON, or as a multipart form with a flyer. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        put: operations["events.update"];
        post?: never;
        /**
         * Delete an event
         * @description Moves it to the trash, from which admins can restore it for 30 days. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * List events for admins
         * @description Includes drafts. `status=active` lists events that take place, published ones included. `ended=true` lists ended events, `ended=false` the others. `state` is what is true of the tickets at the time of the answer, or what happened; whose party is cancelled or postponed has no tickets. `sort` is by date, country, state or clicks; with a `-` before it the other way round. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
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
         * @description `published` and `active` both take place; a draft exists for admins only. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * Announce a cancellation or change of an event
         * @description The event stays public and shows the reason. A later call replaces the announcement; the original dates and place stay in `previousDates` and `previousLocation`. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        put: operations["events.disrupt"];
        post?: never;
        /**
         * Withdraw the announcement of a cancellation or change
         * @description A cancelled or postponed event takes place again, on the dates it has; of a rescheduled or moved event, only the notice is removed. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * @description Reports a view of the event. A bot, or a request whose Sec-Purpose or Purpose is `prefetch`, gets the same answer and doesn't count; curl and other clients that don't call themselves a bot, crawler, preview or monitor do count.
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
         * @description Reports a click through to the tickets. One visitor's clicks on an event count once in five minutes; visitors are told apart by address and User-Agent. A call with a valid API key, whatever its scopes, reports for many people and always counts. A bot, or a request whose Sec-Purpose or Purpose is `prefetch`, gets the same answer and doesn't count; curl and other clients that don't call themselves a bot, crawler, preview or monitor do count.
         */
        post: operations["events.recordClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several events
         * @description Changes their status or ticket availability, or moves them to the trash: all of them or none. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["events.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several events
         * @description Events changed since then stay as they are. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["events.undoBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export events
         * @description Up to 100 events by comma-separated ids, as a CSV file, soonest first. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["events.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/albums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a past event's album
         * @description Its images in their order, each with a caption and an alternative text.
         */
        get: operations["albums.get"];
        /**
         * Change an event's album
         * @description `images` lists all of its images, up to 60, in order; others are removed from the album. Fields that aren't sent stay as they are. Visitors see the album once the party is over. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        put: operations["albums.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/albums/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for an album
         * @description As a multipart form: JPEG, PNG or WebP, less than 5 MB. It is deleted after an hour unless the album uses it by then. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["albums.uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/albums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event's album for admins
         * @description With its consent note, also of an event that is still to come. An event without an album has an empty one. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["albums.getForStaff"];
        put?: never;
        post?: never;
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
         * @description Recurring events with their next date. Series without an upcoming date are left out.
         */
        get: operations["series.list"];
        put?: never;
        /**
         * Create a series
         * @description An event with an RFC 5545 rule or further dates. Each date becomes an event, 60 at most. As JSON, or as a multipart form when a flyer comes with it. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * @description By its slug or id, with its upcoming dates and up to 60 past ones. 404 for a series of drafts.
         */
        get: operations["series.get"];
        /**
         * Change the dates of a series
         * @description `scope` says which: `this`, `following` or `all`. Fields that aren't sent stay as they are, and so does what was changed by hand on one date alone, as `PUT /events/{id}` does. New dates are a shift in days. Dates that are over never change, unless they are the edited one. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        put: operations["series.update"];
        post?: never;
        /**
         * Dissolve a series
         * @description Its events stay, as single events. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * @description The dates that `POST /series` would create. Nothing is stored. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * Turn an event into a series
         * @description The event becomes the first date; the others are copies without its registrations. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * @description The new events are copies of the date with the fewest manual changes. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * Preview a change to a series
         * @description The dates and fields that `PUT /series/{id}` would change. Nothing is stored. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
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
         * Request an alert for an event
         * @description Sends an email that asks to confirm. Once that is done, one email tells that places returned, that tickets are on sale, that the event is cancelled, or of the next event in its country; then the address is deleted. Repeated requests get the same answer.
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
         * @description With the token of the mailed link, within 48 hours.
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
         * Cancel an alert
         * @description With the token of a mailed link. The address is deleted. The answer is the same if it was deleted before.
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
         * Count the people waiting for an event
         * @description Confirmed alerts that haven't been sent yet. Counts only. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
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
         * List the announcements of an event
         * @description The latest 50, newest first: what was announced, by whom, and how many of its emails were sent. Counts only. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `events:write`.
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
         * @description As JSON, or as a multipart form with an image. The text is `content`, `html` or `document`. Without a `status`, it is a draft. Needs the permission `posts:write`: owner, editor.
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
         * @description By its slug, a slug it had before, or its id. Reading it counts as a view, each time, but not by a bot, nor with `prefetch` as Sec-Purpose or Purpose. Drafts and archived posts exist for admins only.
         */
        get: operations["blogs.view"];
        /**
         * Change a post
         * @description Fields that aren't sent stay as they are, the document too where `content` is the text that was answered. As JSON, or as a multipart form when an image comes with it. The address changes only with `slug`. Needs the permission `posts:write`: owner, editor.
         */
        put: operations["blogs.update"];
        post?: never;
        /**
         * Delete a post
         * @description Moves it to the trash, from which admins can restore it for 30 days. Needs the permission `posts:write`: owner, editor.
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
         * List posts for admins
         * @description Drafts and archived posts too, with how many of each status the same `search` and `category` find. Needs the permission `posts:read`: owner, editor, viewer. With an API key: scope `read`.
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
    "/blogs/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image for a post's text
         * @description JPEG, PNG or WebP, less than 5 MB, for a block of a `document`. It is deleted after an hour unless a post shows it by then. Needs the permission `posts:write`: owner, editor.
         */
        post: operations["blogs.uploadImage"];
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
         * @description Drafts and archived posts exist for admins only. Needs the permission `posts:write`: owner, editor.
         */
        patch: operations["blogs.setStatus"];
        trace?: never;
    };
    "/blogs/admin/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several posts
         * @description Changes their status, or moves them to the trash: all of them or none. Needs the permission `posts:write`: owner, editor.
         */
        post: operations["blogs.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/admin/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several posts
         * @description Posts changed since then stay as they are. Needs the permission `posts:write`: owner, editor.
         */
        post: operations["blogs.undoBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export posts
         * @description Up to 100 posts by comma-separated ids, as a CSV file, latest first. Needs the permission `posts:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["blogs.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post's preview link
         * @description Null where it has none, or none that works any more. Needs the permission `posts:write`: owner, editor.
         */
        get: operations["postPreviews.find"];
        put?: never;
        /**
         * Share a post's preview
         * @description Returns the working link, or makes one: for seven days, anyone with it can read the post as stored, even a draft. With `renew`, a new link replaces it. Needs the permission `posts:write`: owner, editor.
         */
        post: operations["postPreviews.share"];
        /**
         * Revoke a post's preview link
         * @description It stops working at once. A post without one is left as it is. Needs the permission `posts:write`: owner, editor.
         */
        delete: operations["postPreviews.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-previews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a post by its preview link
         * @description By what stands behind `/blog/preview/` in the link. The post as visitors would read it, of any status. No view is counted, and nothing of it may be cached or indexed.
         */
        get: operations["postPreviews.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List images
         * @description All that were uploaded, latest first, each with what shows it; by any words of the alternative text, of the file's name, or of what shows it. Needs the permission `posts:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["images.list"];
        put?: never;
        /**
         * Upload an image to the library
         * @description As a multipart form: JPEG, PNG or WebP, less than 5 MB. It stays until it is deleted, whether something shows it or not. Needs the permission `posts:write`: owner, editor.
         */
        post: operations["images.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an image
         * @description With what shows it. Needs the permission `posts:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["images.get"];
        put?: never;
        post?: never;
        /**
         * Delete an image
         * @description For good, with its files, where nothing shows it any more. Needs the permission `posts:write`: owner, editor.
         */
        delete: operations["images.delete"];
        options?: never;
        head?: never;
        /**
         * Change an image's alternative text
         * @description What is put in where the image is chosen from now on. What shows it already keeps its own. Needs the permission `posts:write`: owner, editor.
         */
        patch: operations["images.update"];
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
         * @description Latest first; a search looks into the addresses. Needs the permission `subscribers:read`: owner, newsletter. With an API key: scope `subscribers:write`.
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
         * @description Numbers of subscribers, new subscribers and engagement. Needs the permission `analytics:read`: owner, editor, newsletter, viewer. With an API key: scope `read`.
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
         * @description With their preferences and the history of their consent and status. Needs the permission `subscribers:read`: owner, newsletter. With an API key: scope `subscribers:write`.
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
         * @description The change and its reason are recorded in the subscriber's history. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
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
         * @description Replaces what was stored. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
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
         * @description Either those in `subscriberIds` or all that match `filter`; all of them or none. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["newsletter.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/subscribers/bulk/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of several subscribers
         * @description Subscribers whose status was changed since then keep it. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["newsletter.undoBulk"];
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
         * @description All that match, streamed as a CSV file (`format=csv`) or as JSON. Needs the permission `subscribers:read`: owner, newsletter. With an API key: scope `subscribers:write`.
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
    "/admin/imports/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of subscribers
         * @description Latest first. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        get: operations["subscriberImports.list"];
        put?: never;
        /**
         * Begin an import of subscribers
         * @description Takes the name and length of the file, which is uploaded in parts: CSV, or for events also a calendar (`.ics`). Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["subscriberImports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a part of the file
         * @description Parts are sent in order; repeated ones are skipped. After the last part the columns are guessed, and the state is `mapping` or `failed`. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["subscriberImports.append"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of subscribers
         * @description Its progress and columns. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        get: operations["subscriberImports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the progress of an import
         * @description Counts only, as of now. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        get: operations["subscriberImports.progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Map the columns and start the dry run
         * @description Checks every row and says what would happen to it; nothing is imported yet. Can be repeated with another mapping. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        put: operations["subscriberImports.map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description In the file's order, with the outcome and, if there is one, the reason. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        get: operations["subscriberImports.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows that weren't imported
         * @description As CSV, each row as uploaded with the reason at the end. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        get: operations["subscriberImports.refusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Rows imported so far stay. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["subscriberImports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the checked subscribers
         * @description No emails are sent, and unsubscribed people stay unsubscribed. `wording` is stored in each subscriber's consent history. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["subscriberImports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/subscribers/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of subscribers
         * @description Moves the subscribers it added to the trash, from where each can be restored. Subscribers who got an email or were changed since then stay, and so do those who were on the list before. Needs the permission `subscribers:write`: owner, newsletter. With an API key: scope `subscribers:write`.
         */
        post: operations["subscriberImports.undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports of events
         * @description Latest first. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        get: operations["eventImports.list"];
        put?: never;
        /**
         * Begin an import of events
         * @description Takes the name and length of the file, which is uploaded in parts: CSV, or for events also a calendar (`.ics`). Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["eventImports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a part of the file
         * @description Parts are sent in order; repeated ones are skipped. After the last part the columns are guessed, and the state is `mapping` or `failed`. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["eventImports.append"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import of events
         * @description Its progress and columns. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        get: operations["eventImports.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the progress of an import
         * @description Counts only, as of now. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        get: operations["eventImports.progress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Map the columns and start the dry run
         * @description Checks every row and says what would happen to it; nothing is imported yet. Can be repeated with another mapping. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        put: operations["eventImports.map"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import
         * @description In the file's order, with the outcome and, if there is one, the reason. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        get: operations["eventImports.rows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the rows that weren't imported
         * @description As CSV, each row as uploaded with the reason at the end. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        get: operations["eventImports.refusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Rows imported so far stay. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["eventImports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the checked events
         * @description As drafts, unless the file has another status. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["eventImports.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/imports/events/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of events
         * @description Moves all events that it created to the trash, from which each can be restored. Needs the permission `events:write`: owner, editor. With an API key: scope `events:write`.
         */
        post: operations["eventImports.undo"];
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
         * @description Latest first. A search matches the subject. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `campaigns:write`.
         */
        get: operations["campaigns.list"];
        put?: never;
        /**
         * Create a campaign
         * @description As a draft. Nothing is sent yet. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * @description With its content and audience. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `campaigns:write`.
         */
        get: operations["campaigns.get"];
        /**
         * Change a campaign
         * @description Only a draft. Fields that aren't sent stay as they are. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
         */
        put: operations["campaigns.update"];
        post?: never;
        /**
         * Delete a campaign
         * @description A draft, or a campaign that was cancelled before it reached anyone. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * Read the progress of a campaign
         * @description Counts only, as of now. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * @description A new draft with the same email and audience. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * @description Now, at an instant, or at a local time of each recipient's country; recipients without a known country get it at the time of `country`. `countsOpens` adds a tracking image that counts opens. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * @description A scheduled campaign becomes a draft again. Of one being sent or paused, the remaining recipients get nothing. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * @description Sending stops within a second. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * Resume a paused campaign
         * @description Errors from before the pause no longer count. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * @description Renders the email from what is public now and lists its problems. Nothing is stored. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * Send a test of a campaign to yourself
         * @description Emails it to the caller's own address, with [Test] before the subject. Its links aren't counted. Needs the permission `campaigns:write`: owner, newsletter.
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
         * @description Upcoming events, soonest first, by any part of their name or place. With `ids`, exactly those, whatever their state. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * @description Published posts, latest first, by any part of their title. With `ids`, exactly those, whatever their state. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * @description Images of events, posts and campaigns, latest first, by any part of their description. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * @description JPEG, PNG or WebP, less than 5 MB. It is deleted after an hour unless a campaign uses it by then. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * Count the recipients of a campaign
         * @description Active subscribers who want the topic, haven't paused and match the segment. Nothing is changed. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * List the values a segment can filter by
         * @description The sources, tags and preferences that active subscribers have, twenty of each, most frequent first. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * Read the results of a campaign
         * @description Deliveries, clicks by people by link, event and time, and clicks by scanners separately. All figures are 0 before it starts. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
         * Report a bounced email or a complaint
         * @description Either `report`, a delivery report (RFC 3464) or a complaint (RFC 5965) as received, or `messageId` or `email` with `kind`. A hard bounce sets the subscriber to bounced, and so do five soft ones in a row, except those that reject the sender or the content. A complaint unsubscribes the subscriber. A report that names only an address is believed of those who subscribed in the last seven days. Needs the permission `campaigns:write`: owner, newsletter. With an API key: scope `campaigns:write`.
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
         * Read a campaign's email as it was sent
         * @description 404 before the campaign starts, because its email is rendered then. Needs the permission `campaigns:read`: owner, newsletter, viewer. With an API key: scope `read`.
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
    "/admin/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a month of the calendar
         * @description Events, and scheduled publications, takedowns and campaigns, each on its day in its own time zone. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["calendar.month"];
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
         * @description Stores the message and emails it to the team.
         */
        post: operations["contact.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description What visitors wrote on the contact page, latest first. `assigned` is `me` (the caller) or `nobody` (unassigned). Needs the permission `messages:read`: owner.
         */
        get: operations["contact.listForAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread messages
         * @description Messages that no admin has opened. Needs the permission `messages:read`: owner.
         */
        get: operations["contact.countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible assignees of messages
         * @description All admins, by name. Needs the permission `messages:read`: owner.
         */
        get: operations["contact.listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description With its answers, oldest first, and the delivery of each. Needs the permission `messages:read`: owner.
         */
        get: operations["contact.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message
         * @description Sent by email to the sender, with the message quoted. An unassigned message is assigned to the admin who answers. Needs the permission `messages:write`: owner.
         */
        post: operations["contact.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/status": {
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
         * Change a message's status
         * @description A message that is done counts as read. Needs the permission `messages:write`: owner.
         */
        patch: operations["contact.setStatus"];
        trace?: never;
    };
    "/admin/messages/{id}/read": {
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
         * Mark a message as read or unread
         * @description For all admins. Needs the permission `messages:write`: owner.
         */
        patch: operations["contact.setRead"];
        trace?: never;
    };
    "/admin/messages/{id}/assignee": {
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
         * Assign a message
         * @description To an admin; null makes it unassigned. Needs the permission `messages:write`: owner.
         */
        patch: operations["contact.assign"];
        trace?: never;
    };
    "/admin/messages/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the team again
         * @description When its email to the team has failed. Needs the permission `messages:write`: owner.
         */
        post: operations["contact.retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/message-replies/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an answer again
         * @description When its email has failed. Needs the permission `messages:write`: owner.
         */
        post: operations["contact.retryReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List canned answers
         * @description By title. Needs the permission `messages:read`: owner.
         */
        get: operations["cannedAnswers.list"];
        put?: never;
        /**
         * Create a canned answer
         * @description `{name}` in its text is replaced by the sender's name. Needs the permission `messages:write`: owner.
         */
        post: operations["cannedAnswers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a canned answer
         * @description Replaces title and text. Needs the permission `messages:write`: owner.
         */
        put: operations["cannedAnswers.update"];
        post?: never;
        /**
         * Delete a canned answer
         * @description Moves it to the trash. Answers sent with it stay. Needs the permission `messages:write`: owner.
         */
        delete: operations["cannedAnswers.delete"];
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
         * Read views, clicks and sign-ups
         * @description Views, clicks and new subscribers, by day, event, country and channel. Needs the permission `analytics:read`: owner, editor, newsletter, viewer. With an API key: scope `read`.
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
         * Create an account
         * @description Creates a user without admin rights and signs in. The address gets an email with a confirmation link.
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
         * @description Answers `user` and a `token` for the calls that need one. An account with a second factor gets `secondFactor` instead: with its token a recovery code or a passkey finishes the sign-in.
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
         * @description The token becomes invalid.
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
         * Read your own account
         * @description The account of the token.
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
         * Change your own account
         * @description Fields that aren't sent stay as they are. A new address stays in `pendingEmail` until the link mailed to it is opened; the current address gets an email with a link that stops the change. Sending the current address cancels the pending one.
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
         * Change your own password
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
         * Request a password reset
         * @description Answers the same for every address; if there is an account, a link is mailed.
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
         * Set a new password
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
         * @description With the token of the mailed link, which works once. A pending address becomes the account's address. The first confirmation ends what was set up before it: other sessions than the caller's, passkeys, recovery codes and mailed links.
         */
        put: operations["auth.verifyEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation email
         * @description Earlier links stop working.
         */
        post: operations["auth.requestVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a passkey challenge after the password
         * @description A challenge for one of the account's passkeys, with `secondFactor.token` from signing in. Passkeys only work on the site's own pages.
         */
        post: operations["auth.secondFactorOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a passkey
         * @description Answers a token for further calls.
         */
        post: operations["auth.secondFactorByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a recovery code
         * @description Each code works once; the account's owner is told by email. A wrong one counts as a failed sign-in.
         */
        post: operations["auth.secondFactorByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a challenge for any passkey
         * @description A challenge for any passkey of the site. Passkeys only work on the site's own pages.
         */
        post: operations["auth.passkeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Answers a token for further calls. No second step follows.
         */
        post: operations["auth.loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own sessions
         * @description Most recently used first. The time of use is accurate to a few minutes; no IP address is stored.
         */
        get: operations["ownSessions.list"];
        put?: never;
        post?: never;
        /**
         * End all your other sessions
         * @description Also ends sign-ins that wait for their second step.
         */
        delete: operations["ownSessions.endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
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
         * End one of your own sessions
         * @description Its token becomes invalid.
         */
        delete: operations["ownSessions.end"];
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
         * @description Oldest first. All accounts, those with a role, or admins with an admin role. Needs the permission `users:read`: owner.
         */
        get: operations["users.list"];
        put?: never;
        /**
         * Create an admin
         * @description An owner unless another role is given. The address gets an email with a confirmation link. Needs the permission `users:write`: owner.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an admin's role
         * @description Not your own role. The admin is told by email. Users become admins by invitation. Needs the permission `users:write`: owner.
         */
        put: operations["users.setRole"];
        post?: never;
        /**
         * Remove an admin's rights
         * @description Access ends with the next call, that of their API keys too; the account stays. The admin is told by email. Needs the permission `users:write`: owner.
         */
        delete: operations["users.endAccess"];
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
         * @description Not your own, and not the last owner's. Needs the permission `users:write`: owner.
         */
        delete: operations["users.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Those not yet accepted, latest first. Needs the permission `users:read`: owner.
         */
        get: operations["invitations.list"];
        put?: never;
        /**
         * Invite an admin
         * @description Emails a single-use link that makes the reader of the address an admin. `hasAccount` is true if the address already has an account. Needs the permission `users:write`: owner.
         */
        post: operations["invitations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description It is valid for the full time again, and earlier links stop working. Needs the permission `users:write`: owner.
         */
        post: operations["invitations.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{id}": {
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
         * Revoke an invitation
         * @description Its link stops working. Needs the permission `users:write`: owner.
         */
        delete: operations["invitations.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitation/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description With the token of the mailed link, which stays valid.
         */
        get: operations["invitations.find"];
        put?: never;
        /**
         * Accept an invitation
         * @description With the token of the mailed link, which works once. Makes an account with this name and password, and signs in. An account that the address has gets this name and password, and everything else that opened it ends: sessions, passkeys, recovery codes, mailed links and API keys.
         */
        post: operations["invitations.accept"];
        delete?: never;
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
         * @description Latest first, without their secrets, which aren't stored. Needs the permission `keys:read`: owner.
         */
        get: operations["apiKeys.list"];
        put?: never;
        /**
         * Create an API key
         * @description The key works until it is revoked, and only while its maker is an admin. Its secret is only in this answer. Needs the permission `keys:write`: owner.
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
         * @description Calls with it fail from then on. This can't be undone. Needs the permission `keys:write`: owner.
         */
        delete: operations["apiKeys.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/privacy/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what is stored about an address
         * @description Everything stored about the address, including the trash: the answer to a request for access. Not a GET, so that logs don't contain the address. Needs the permission `privacy:read`: owner.
         */
        post: operations["privacy.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/privacy/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase all that is stored about an address
         * @description Permanent. No import adds the address again, even if nothing was stored. The answer is the receipt, which names no address. Accounts of admins are refused. Needs the permission `privacy:write`: owner.
         */
        post: operations["privacy.erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/privacy/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts of erasures
         * @description Latest first. Needs the permission `privacy:read`: owner.
         */
        get: operations["privacy.listErasures"];
        put?: never;
        post?: never;
        delete?: never;
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
         * Read the dashboard
         * @description Numbers of events by kind, and of registrations. Needs the permission `analytics:read`: owner, editor, newsletter, viewer. With an API key: scope `read`.
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
    "/admin/dashboard/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is coming up
         * @description The parties of the next seven days, drafts and what is scheduled, and views, clicks and new subscribers compared with the week before. Needs the permission `events:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["dashboard.overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes
         * @description Who changed what, latest first: every change by an admin, an API key or the server itself. With `kind` and `entityId`, the history of one item. Long texts are shortened. Needs the permission `history:read`: owner.
         */
        get: operations["history.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export changes
         * @description All that match, streamed as a CSV file (`format=csv`, a line per changed field) or as JSON. Needs the permission `history:read`: owner.
         */
        get: operations["history.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List security events
         * @description Sign-ins, failed sign-ins, changes of passwords and addresses, ended sessions, API keys and new admins, latest first. What was typed at a sign-in isn't stored. Needs the permission `history:read`: owner.
         */
        get: operations["history.listSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a change
         * @description With all of its values. Needs the permission `history:read`: owner.
         */
        get: operations["history.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history/{id}/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what restoring a version would change
         * @description Of an event, a post, or the draft of a campaign. Needs the permission `history:read`: owner.
         */
        get: operations["history.previewVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/history/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a version
         * @description Saves the version's content, validated like its form, as a new change. Images stay as they are. Needs the permission `history:write`: owner.
         */
        post: operations["history.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the system
         * @description Database, mail queue, room for images, load, and the latest errors, for owners. With several processes, figures of the process are those of the one that answers. Needs the permission `health:read`: owner.
         */
        get: operations["health.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the site's texts
         * @description Every sentence and list that visitors read, with its default, what was changed, and its draft. Needs the permission `site:read`: owner, editor, viewer. With an API key: scope `read`.
         */
        get: operations["site.listTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/texts/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a text of the site
         * @description Visitors read it at once, unless `isDraft` is true. A list is replaced as a whole; an entry with `hidden` isn't shown. `null`, or the default itself, brings the default back. Only owners change texts of `brand`. Needs the permission `site:write`: owner, editor. With an API key: scope `site:write`.
         */
        put: operations["site.saveText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/texts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish drafts of texts
         * @description Those of `keys`, or all, now or at a time. Needs the permission `site:write`: owner, editor. With an API key: scope `site:write`.
         */
        post: operations["site.publishTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/texts/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard drafts of texts
         * @description Those of `keys`, or all. What visitors read stays. Needs the permission `site:write`: owner, editor. With an API key: scope `site:write`.
         */
        post: operations["site.discardDrafts"];
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
         * @description Upcoming events, soonest first, whose ticket page differs or is gone; ignored findings are left out. Needs the permission `events:read`: owner, editor, viewer.
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
         * Read the findings of an event's ticket page
         * @description As of the last check, by the event's id. Needs the permission `events:read`: owner, editor, viewer.
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
         * @description Fetches the page and answers what its schema.org Event or Open Graph data says. Nothing is stored. Only hosts on the public internet are fetched. Needs the permission `events:write`: owner, editor.
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
         * Check an event's ticket page now
         * @description Instead of waiting for the daily check. Needs the permission `events:write`: owner, editor.
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
         * Apply a finding
         * @description Sets the event's field to what its ticket page says, checked like the form. Send the finding exactly as answered, so that only a value the caller has seen is applied. Needs the permission `events:write`: owner, editor.
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
         * @description It isn't listed again until one of its two values changes. Needs the permission `events:write`: owner, editor.
         */
        post: operations["ticketPages.ignore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trash
         * @description Events, posts, subscribers, campaigns and canned answers deleted in the last 30 days, latest first. Needs the permission `trash:read`: owner, editor, newsletter.
         */
        get: operations["trash.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore from the trash
         * @description Address, image, counts and series are as before. Takes ids of any kind; unknown ones are skipped. Needs the permission `trash:write`: owner, editor, newsletter.
         */
        post: operations["trash.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trash/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete for good
         * @description This can't be undone. Takes ids of any kind; unknown ones are skipped. Needs the permission `trash:write`: owner, editor, newsletter.
         */
        post: operations["trash.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trash/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the trash
         * @description Of everything or of one kind. This can't be undone. Needs the permission `trash:write`: owner, editor, newsletter.
         */
        post: operations["trash.empty"];
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
            /** @description The invalid fields */
            details?: {
                /** @example location.formatted */
                path: string;
                /** @example Location is required */
                message: string;
            }[];
            /** @description With an internal error */
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
                 * @description Longitude, then latitude; null if unknown, as for a typed place
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
             * @description Name of the time at the venue, at the start
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
             * @description No limit: pages show no places, and `capacity` is null
             * @example false
             */
            unlimitedCapacity: boolean;
            /** @example 120 */
            registrations: number;
            /** @description Who plays, in this order; empty without a line-up */
            lineUp: {
                time: string | null;
                /** @example DJ Marguerite */
                name: string;
            }[];
            minimumAge: number | null;
            door: string | null;
            accessibility: string | null;
            cloakroom: string | null;
            refunds: string | null;
            /**
             * @description Of tickets, at the time of the answer: set by admins, or else derived from `capacity` and `registrations`
             * @example on-sale
             * @enum {string}
             */
            availability: "on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door";
            /** @description Set by admins, whatever the places; null: not set */
            availabilitySetting: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
            onSaleFrom: string | null;
            /** @description Null: as announced */
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
                /** @description The original dates; null while they hold */
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
                /** @description The original place; null while it holds */
                previousLocation: {
                    /** @example The Corn Exchange, London */
                    formatted: string;
                    /**
                     * @description Longitude, then latitude; null if unknown, as for a typed place
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
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
            /** @description Null for a single event */
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
            publishAt: string | null;
            takeDownAt: string | null;
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
             * @description Relative to the site's origin, or absolute if a CDN serves images
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
             * @description The total on all pages
             * @example 1
             */
            total: number;
            /** @example 1 */
            pages: number;
        };
        FieldChange: {
            /** @example ticketPrice */
            field: string;
            /** @example Ana */
            by: string | null;
            /**
             * Format: date-time
             * @example 2026-11-19T17:12:00.000Z
             */
            at: string;
        };
        ListedEvent: {
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
                 * @description Longitude, then latitude; null if unknown, as for a typed place
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
             * @description Name of the time at the venue, at the start
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
             * @description No limit: pages show no places, and `capacity` is null
             * @example false
             */
            unlimitedCapacity: boolean;
            /** @example 120 */
            registrations: number;
            /** @description Who plays, in this order; empty without a line-up */
            lineUp: {
                time: string | null;
                /** @example DJ Marguerite */
                name: string;
            }[];
            minimumAge: number | null;
            door: string | null;
            accessibility: string | null;
            cloakroom: string | null;
            refunds: string | null;
            /**
             * @description Of tickets, at the time of the answer: set by admins, or else derived from `capacity` and `registrations`
             * @example on-sale
             * @enum {string}
             */
            availability: "on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door";
            /** @description Set by admins, whatever the places; null: not set */
            availabilitySetting: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
            onSaleFrom: string | null;
            /** @description Null: as announced */
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
                /** @description The original dates; null while they hold */
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
                /** @description The original place; null while it holds */
                previousLocation: {
                    /** @example The Corn Exchange, London */
                    formatted: string;
                    /**
                     * @description Longitude, then latitude; null if unknown, as for a typed place
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
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
            /** @description Null for a single event */
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
            publishAt: string | null;
            takeDownAt: string | null;
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
            /**
             * @description Clicks on its tickets, in total
             * @example 12
             */
            clicks: number;
        };
        Album: {
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            eventId: string;
            /** @description In the order in which they are shown */
            images: {
                /**
                 * @description SHA-256 in hexadecimal, as a change of the album names it
                 * @example 9f2c7a…
                 */
                imageId: string;
                /** @description Its `alt` is the alternative text, or the caption if there is none */
                image: components["schemas"]["Picture"];
                /**
                 * @description Empty where there is none
                 * @example The last song
                 */
                caption: string;
            }[];
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @example 2026-11-22T09:30:00.000Z
             */
            updatedAt: string;
        };
        AdminAlbum: {
            /**
             * Format: uuid
             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
             */
            eventId: string;
            images: {
                /**
                 * @description SHA-256 in hexadecimal, as a change of the album names it
                 * @example 9f2c7a…
                 */
                imageId: string;
                /** @description Its `alt` is the alternative text, or the caption if there is none */
                image: components["schemas"]["Picture"];
                /**
                 * @description Empty where there is none
                 * @example The last song
                 */
                caption: string;
                /**
                 * @description Empty where there is none
                 * @example Two friends in red under the festoon lights
                 */
                alt: string;
            }[];
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
            /** @example Everyone at the bar was asked; Sam would rather not be in it. */
            consentNote: string;
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
             * @description What an admin or an API key said of the event, `taken-back` when it was taken back; `places-return`, `on-sale` and `next-event` are sent automatically
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
                 * @description Accepted by the mail server
                 * @example 12
                 */
                sent: number;
                /**
                 * @description Rejected by their mailboxes
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
                 * @description Last part of the post's address
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
                 * @description Last part of the post's address
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
            publishAt: string | null;
            takeDownAt: string | null;
            /**
             * @description Plain text, with the author's line breaks
             * @example We tried eight and we tried noon.
             */
            content: string;
            /**
             * @description The same as HTML without scripts and styles; addresses in it are absolute
             * @example <p>We tried eight and we tried noon.</p>
             */
            html: string;
            document: components["schemas"]["PostDocument"] | null;
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
        };
        /** @description The text with its structure; null for a post that is plain text */
        PostDocument: {
            /** @constant */
            version: 1;
            /**
             * @example [
             *       {
             *         "kind": "heading",
             *         "level": 2,
             *         "spans": [
             *           {
             *             "text": "An hour that suits everybody"
             *           }
             *         ]
             *       },
             *       {
             *         "kind": "paragraph",
             *         "spans": [
             *           {
             *             "text": "We tried eight and we tried noon."
             *           }
             *         ]
             *       }
             *     ]
             */
            blocks: ({
                /** @constant */
                kind: "paragraph";
                spans: {
                    /**
                     * @description May have line breaks
                     * @example We tried eight and we tried noon.
                     */
                    text: string;
                    /** @constant */
                    bold?: true;
                    /** @constant */
                    italic?: true;
                    /** @example https://club.example/events */
                    link?: string;
                }[];
            } | {
                /** @constant */
                kind: "heading";
                /** @enum {number} */
                level: 2 | 3;
                spans: {
                    /**
                     * @description May have line breaks
                     * @example We tried eight and we tried noon.
                     */
                    text: string;
                    /** @constant */
                    bold?: true;
                    /** @constant */
                    italic?: true;
                    /** @example https://club.example/events */
                    link?: string;
                }[];
            } | {
                /** @constant */
                kind: "list";
                /** @example false */
                ordered: boolean;
                items: {
                    spans: {
                        /**
                         * @description May have line breaks
                         * @example We tried eight and we tried noon.
                         */
                        text: string;
                        /** @constant */
                        bold?: true;
                        /** @constant */
                        italic?: true;
                        /** @example https://club.example/events */
                        link?: string;
                    }[];
                }[];
            } | {
                /** @constant */
                kind: "quote";
                spans: {
                    /**
                     * @description May have line breaks
                     * @example We tried eight and we tried noon.
                     */
                    text: string;
                    /** @constant */
                    bold?: true;
                    /** @constant */
                    italic?: true;
                    /** @example https://club.example/events */
                    link?: string;
                }[];
            } | {
                /** @constant */
                kind: "pull-quote";
                spans: {
                    /**
                     * @description May have line breaks
                     * @example We tried eight and we tried noon.
                     */
                    text: string;
                    /** @constant */
                    bold?: true;
                    /** @constant */
                    italic?: true;
                    /** @example https://club.example/events */
                    link?: string;
                }[];
            } | {
                /** @constant */
                kind: "image";
                /**
                 * @description SHA-256 in hexadecimal
                 * @example 9f2c7a…
                 */
                imageId: string;
                /**
                 * @description Alternative text
                 * @example Red shoes in a doorway
                 */
                alt: string;
                /** @example Shoes first. */
                caption: string;
                image: components["schemas"]["Picture"] | null;
            } | {
                /** @constant */
                kind: "event";
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                eventId: string;
                event: {
                    /**
                     * Format: uuid
                     * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                     */
                    id: string;
                    /** @example Sunday Disco */
                    eventName: string;
                    /**
                     * Format: date-time
                     * @description A calendar day, as 00:00 UTC of that day
                     * @example 2026-12-05T00:00:00.000Z
                     */
                    startDate: string;
                    /**
                     * Format: date-time
                     * @description The last day, as 00:00 UTC of that day
                     * @example 2026-12-05T00:00:00.000Z
                     */
                    endDate: string;
                    /** @example 16:00 */
                    startTime: string;
                    endTime: string | null;
                    /** @example GMT */
                    timeZoneAbbreviation: string;
                    place: string | null;
                    /** @example UK */
                    country: string;
                    disruption: ("cancelled" | "postponed" | "rescheduled" | "moved") | null;
                    poster: components["schemas"]["Picture"] | null;
                } | null;
            })[];
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
                 * @description Last part of the post's address
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
             * @description Plain text, with the author's line breaks
             * @example We tried eight and we tried noon.
             */
            content: string;
            /**
             * @description The same as HTML without scripts and styles; addresses in it are absolute
             * @example <p>We tried eight and we tried noon.</p>
             */
            html: string;
            document: components["schemas"]["PostDocument"] | null;
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
                 * @description Last part of the post's address
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
            publishAt: string | null;
            takeDownAt: string | null;
        };
        PreviewLink: {
            /** @example https://club.example/blog/preview/0193a0b0… */
            url: string;
            /**
             * Format: date-time
             * @description Seven days after it was made
             * @example 2026-11-27T08:00:00.000Z
             */
            expiresAt: string;
        };
        PostPreview: {
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
             * @description When it was first published, or is to be; otherwise the present
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
                 * @description Last part of the post's address
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
             * @description Plain text, with the author's line breaks
             * @example We tried eight and we tried noon.
             */
            content: string;
            /**
             * @description The same as HTML without scripts and styles; addresses in it are absolute
             * @example <p>We tried eight and we tried noon.</p>
             */
            html: string;
            document: components["schemas"]["PostDocument"] | null;
        };
        LibraryImage: {
            /**
             * @description SHA-256 in hexadecimal
             * @example 9f2c7a…
             */
            id: string;
            image: components["schemas"]["Picture"];
            /**
             * @description What is put in where it is chosen: its own alternative text, or that of what shows it
             * @example Red shoes in a doorway
             */
            alt: string;
            /**
             * @description Name of the uploaded file; empty if unknown
             * @example shoes.jpg
             */
            fileName: string;
            /**
             * Format: date-time
             * @description When it was last uploaded or put in somewhere
             * @example 2026-11-20T08:00:00.000Z
             */
            storedAt: string;
            /**
             * @description It was uploaded to the library, and stays until it is deleted there; any other goes when nothing shows it
             * @example true
             */
            isInLibrary: boolean;
            /** @description The events, albums, posts and campaigns */
            uses: {
                /**
                 * @example post
                 * @enum {string}
                 */
                kind: "event" | "album" | "post" | "campaign";
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                title: string | null;
                /** @example false */
                isInTrash: boolean;
            }[];
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
             * @description They get no campaigns until then; null: not paused
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
                /** @description End of the pause; null: the pause was ended */
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
                /** @example By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time. */
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
             * @description Every email that went out to them as a subscriber
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
             * @description Who unsubscribed them; null for those on the list or never on it
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
             * @description The total on all pages
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
             * @description Number of subscribers in the mean
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
                /** @example By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time. */
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
             * @description Every email that went out to them as a subscriber
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
             * @description Who unsubscribed them; null for those on the list or never on it
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
             * @description They get no campaigns until then; null: not paused
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
                /** @description End of the pause; null: the pause was ended */
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
        Import: {
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
             * @example subscribers
             * @enum {string}
             */
            kind: "subscribers" | "events";
            /**
             * @example checked
             * @enum {string}
             */
            state: "uploading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "failed";
            /** @example members.csv */
            fileName: string;
            /** @example 5120 */
            fileBytes: number;
            /**
             * @description How much of the file has arrived
             * @example 5120
             */
            receivedBytes: number;
            /**
             * @description Why it failed
             * @example null
             */
            error: string | null;
            author: {
                id: string | null;
                /** @example Ana */
                name: string;
            };
            wording: string | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            finishedAt: string | null;
            /** @example null */
            undoneAt: string | null;
        };
        ImportProgress: {
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
             * @example subscribers
             * @enum {string}
             */
            kind: "subscribers" | "events";
            /**
             * @example checked
             * @enum {string}
             */
            state: "uploading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "failed";
            /** @example members.csv */
            fileName: string;
            /** @example 5120 */
            fileBytes: number;
            /**
             * @description How much of the file has arrived
             * @example 5120
             */
            receivedBytes: number;
            /**
             * @description Why it failed
             * @example null
             */
            error: string | null;
            author: {
                id: string | null;
                /** @example Ana */
                name: string;
            };
            wording: string | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            finishedAt: string | null;
            /** @example null */
            undoneAt: string | null;
            totals: components["schemas"]["ImportTotals"];
            /**
             * @description Rows that are imported otherwise than they are written, with a sentence
             * @example 0
             */
            noticedRows: number;
            /**
             * @description Rows checked by the dry run
             * @example 100
             */
            checkedRows: number;
            /**
             * @description Rows imported or skipped
             * @example 0
             */
            mergedRows: number;
        };
        /** @description Number of checked rows by outcome */
        ImportTotals: {
            /** @example 90 */
            new: number;
            /** @example 4 */
            update: number;
            /** @example 3 */
            unchanged: number;
            /** @example 1 */
            left: number;
            /** @example 1 */
            duplicate: number;
            /** @example 1 */
            invalid: number;
        };
        ImportDetails: {
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
             * @example subscribers
             * @enum {string}
             */
            kind: "subscribers" | "events";
            /**
             * @example checked
             * @enum {string}
             */
            state: "uploading" | "mapping" | "checking" | "checked" | "running" | "done" | "cancelled" | "failed";
            /** @example members.csv */
            fileName: string;
            /** @example 5120 */
            fileBytes: number;
            /**
             * @description How much of the file has arrived
             * @example 5120
             */
            receivedBytes: number;
            /**
             * @description Why it failed
             * @example null
             */
            error: string | null;
            author: {
                id: string | null;
                /** @example Ana */
                name: string;
            };
            wording: string | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            finishedAt: string | null;
            /** @example null */
            undoneAt: string | null;
            totals: components["schemas"]["ImportTotals"];
            /**
             * @description Rows that are imported otherwise than they are written, with a sentence
             * @example 0
             */
            noticedRows: number;
            /**
             * @description Rows checked by the dry run
             * @example 100
             */
            checkedRows: number;
            /**
             * @description Rows imported or skipped
             * @example 0
             */
            mergedRows: number;
            columns: {
                /** @example Email */
                name: string;
                /** @description Of the first rows */
                samples: string[];
                /** @description The field guessed or chosen; null: not imported */
                field: string | null;
            }[];
            /** @description What a column may be */
            fields: {
                /** @example email */
                name: string;
                /** @example Email */
                label: string;
                /** @example true */
                isRequired: boolean;
                /** @example false */
                takesFallback: boolean;
                /**
                 * @description Several columns may be mapped to it: one that says no counts
                 * @example false
                 */
                mayRepeat: boolean;
            }[];
            /**
             * @description The first row has names
             * @example true
             */
            hasNames: boolean;
            /**
             * @description The number of the first row that is read; what is above it is a title
             * @example 1
             */
            firstRow: number;
            /**
             * @example dmy
             * @enum {string}
             */
            dateOrder: "dmy" | "mdy";
            /** @example {} */
            fallbacks: {
                [key: string]: string;
            };
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
            /** @example null */
            rejectedBy: string | null;
            figures: components["schemas"]["CampaignFigures"];
        };
        CampaignFigures: {
            /**
             * @description As far as known; recipients are determined while it starts
             * @example 1240
             */
            recipients: number;
            /** @example 0 */
            waiting: number;
            /** @example 1236 */
            sent: number;
            /**
             * @description Rejected, or given up after several attempts
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
             * @description In whose email a person clicked a link
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
            /** @example null */
            rejectedBy: string | null;
            figures: components["schemas"]["CampaignFigures"];
            /**
             * @description Grows with every change; it begins the `ETag`
             * @example 3
             */
            version: number;
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
                 * @description Empty: without a channel
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
                 * @description Accepted by a mail server
                 * @example 1236
                 */
                sent: number;
                /**
                 * @description Sent, and not returned so far
                 * @example 1233
                 */
                delivered: number;
                /**
                 * @description Rejected, or given up after several attempts
                 * @example 4
                 */
                failed: number;
                /**
                 * @description Unsubscribed before it was their turn
                 * @example 0
                 */
                skipped: number;
                /**
                 * @description Hard bounces, such as unknown mailboxes
                 * @example 2
                 */
                bouncedHard: number;
                /**
                 * @description Soft bounces, such as full mailboxes
                 * @example 1
                 */
                bouncedSoft: number;
                /**
                 * @description By a link of this campaign
                 * @example 2
                 */
                unsubscribed: number;
                /**
                 * @description Recipients who reported it as spam; they are unsubscribed
                 * @example 1
                 */
                complaints: number;
                /**
                 * @description These in percent of the delivered, with two decimals
                 * @example 0.08
                 */
                complaintRate: number;
                /**
                 * @description Recipients who clicked a link
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
                 * @description By link scanners; not in any other figure
                 * @example 96
                 */
                scannerClicks: number;
                /**
                 * @description On ticket links: in the email, and on our pages by who came from it
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
                 * @description From 1, in the order of the email
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
                 * @description Recipients who clicked it
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
                 * @description Recipients who clicked it
                 * @example 180
                 */
                people: number;
                /**
                 * @description By people
                 * @example 212
                 */
                clicks: number;
                /**
                 * @description On its ticket link, in the email and on our pages
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
                 * @description Recipients in whose email a person clicked for the first time
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
        Message: {
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
            /** @example A table for ten */
            subject: string;
            /** @example Could we have a table near the floor? */
            message: string;
            /** @enum {string} */
            type: "general" | "partnership" | "event" | "feedback";
            /** @enum {string} */
            status: "open" | "done";
            /**
             * @description An admin has opened it
             * @example true
             */
            isRead: boolean;
            /** @description The admin it is assigned to; null: unassigned */
            assignee: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Bo */
                name: string;
            } | null;
            /** @example 1 */
            replyCount: number;
            /**
             * @description Of its email to the team
             * @enum {string}
             */
            mailState: "queued" | "sent" | "failed";
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
        };
        Assignee: {
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
            /** @example Bo */
            name: string;
        };
        MessageThread: {
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
            /** @example A table for ten */
            subject: string;
            /** @example Could we have a table near the floor? */
            message: string;
            /** @enum {string} */
            type: "general" | "partnership" | "event" | "feedback";
            /** @enum {string} */
            status: "open" | "done";
            /**
             * @description An admin has opened it
             * @example true
             */
            isRead: boolean;
            /** @description The admin it is assigned to; null: unassigned */
            assignee: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Bo */
                name: string;
            } | null;
            /** @example 1 */
            replyCount: number;
            /**
             * @description Of its email to the team
             * @enum {string}
             */
            mailState: "queued" | "sent" | "failed";
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            replies: components["schemas"]["MessageReply"][];
        };
        MessageReply: {
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
             * @description Name of the admin who answered, at the time
             * @example Bo
             */
            author: string;
            /** @example Of course: ten chairs, left of the floor. */
            text: string;
            /** @enum {string} */
            mailState: "queued" | "sent" | "failed";
            /**
             * Format: date-time
             * @example 2026-11-02T11:30:00.000Z
             */
            createdAt: string;
        };
        CannedAnswer: {
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
            /** @example Tables */
            title: string;
            /**
             * @example Hello {name},
             *
             *     of course: how many of you will come?
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
            /** @description Of as many days before the period, to compare with */
            totalsBefore: {
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
            /**
             * @description The first day that isn't over everywhere: its figures may still grow, and those of later days
             * @example 2026-11-20
             */
            unfinishedFrom: string;
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
            /** @description The same number of days before the period, oldest first */
            daysBefore: {
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
                /** @description Its cancellation or change; null: as announced */
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
            /** @description By what visitors came, where that is known; most views first */
            channels: {
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
                 * @example search
                 * @enum {string}
                 */
                channel: "direct" | "search" | "social" | "newsletter" | "campaign" | "referral";
            }[];
            /** @description The first day with a known channel; null while there is none */
            channelsSince: string | null;
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
            /**
             * @description The admin's role; null for a user
             * @example null
             */
            adminRole: ("owner" | "editor" | "newsletter" | "viewer") | null;
            /** @example false */
            emailVerified: boolean;
            /**
             * @description A new address that isn't confirmed yet; until then `email` applies
             * @example null
             */
            pendingEmail: string | null;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
        };
        OwnSession: {
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
            device: string | null;
            /**
             * @description The current session
             * @example true
             */
            isCurrent: boolean;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to a few minutes
             * @example 2026-11-20T10:00:00.000Z
             */
            lastUsedAt: string;
        };
        Invitation: {
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
            /** @example bo@mail.example */
            email: string;
            /**
             * @example editor
             * @enum {string}
             */
            adminRole: "owner" | "editor" | "newsletter" | "viewer";
            /**
             * @description The name of the owner who invites
             * @example Ana
             */
            invitedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            invitedAt: string;
            /**
             * Format: date-time
             * @description The link in the last email works until then
             * @example 2026-11-23T10:00:00.000Z
             */
            expiresAt: string;
            /** @example false */
            isExpired: boolean;
            /**
             * @description The address has an account that is no admin's. When they accept, it gets a new password, and everything else that opened it ends
             * @example false
             */
            hasAccount: boolean;
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
             * @description First characters of the secret
             * @example bt_4fGh
             */
            hint: string;
            /**
             * @example [
             *       "read"
             *     ]
             */
            scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write" | "site:write")[];
            /**
             * @description Name of the admin who created it
             * @example Ana
             */
            createdBy: string;
            /**
             * @description False while its creator isn't an admin; calls with the key then fail
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /** @description Accurate to the minute; null: never */
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
             * @description First characters of the secret
             * @example bt_4fGh
             */
            hint: string;
            /**
             * @example [
             *       "read"
             *     ]
             */
            scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write" | "site:write")[];
            /**
             * @description Name of the admin who created it
             * @example Ana
             */
            createdBy: string;
            /**
             * @description False while its creator isn't an admin; calls with the key then fail
             * @example true
             */
            isActive: boolean;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
            /** @description Accurate to the minute; null: never */
            lastUsedAt: string | null;
            /**
             * @description Shown this once. Send it as `Authorization: Bearer …`
             * @example bt_4fGhYc0u7S1dQx9LkWm2VbNz5RtEjAo8PiUyHgTfDs3
             */
            secret: string;
        };
        Erasure: {
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
             * @description How much, by where it was
             * @example {
             *       "subscriber": 1,
             *       "messages": 2
             *     }
             */
            removed: {
                [key: string]: number;
            };
            author: {
                id: string | null;
                /** @example Ana */
                name: string;
            };
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            createdAt: string;
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
        DashboardOverview: {
            /** @description On now or within seven days, soonest first; 20 at most */
            nextEvents: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Sunday Disco */
                eventName: string;
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
                 * @description Name of the time at the venue, at the start
                 * @example GMT
                 */
                timeZoneAbbreviation: string;
                capacity: number | null;
                /**
                 * @description No limit: pages show no places, and `capacity` is null
                 * @example false
                 */
                unlimitedCapacity: boolean;
                /** @example 120 */
                registrations: number;
                /**
                 * @description Of tickets, at the time of the answer: set by admins, or else derived from `capacity` and `registrations`
                 * @example on-sale
                 * @enum {string}
                 */
                availability: "on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door";
                onSaleFrom: string | null;
                /**
                 * @example active
                 * @enum {string}
                 */
                status: "draft" | "published" | "active" | "completed";
                /** @example The Corn Exchange, London */
                place: string;
                /** @description Its cancellation or change; null: as announced */
                disruption: ("cancelled" | "postponed" | "rescheduled" | "moved") | null;
                /**
                 * @description Clicks on its tickets, in total
                 * @example 12
                 */
                clicks: number;
            }[];
            /** @description The last seven days that are over in every time zone, and the seven before them */
            trends: {
                /**
                 * @description The last of the seven days that are counted
                 * @example 2026-12-03
                 */
                until: string;
                views: {
                    /** @example 12 */
                    now: number;
                    /** @example 8 */
                    before: number;
                };
                clicks: {
                    /** @example 12 */
                    now: number;
                    /** @example 8 */
                    before: number;
                };
                newSubscribers: {
                    /** @example 12 */
                    now: number;
                    /** @example 8 */
                    before: number;
                };
            };
            drafts: {
                /** @example 2 */
                events: number;
                /** @example 1 */
                posts: number;
                /** @description The drafts that were changed last; 5 at most */
                latest: {
                    /**
                     * @example event
                     * @enum {string}
                     */
                    kind: "event" | "post";
                    /**
                     * Format: uuid
                     * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                     */
                    id: string;
                    /** @example Sunday Disco */
                    title: string;
                }[];
            };
            /** @description What is scheduled next, 5 at most; campaigns only for callers who may read them */
            scheduled: {
                /**
                 * @description Its calendar day, in its own time zone
                 * @example 2026-12-05
                 */
                day: string;
                /**
                 * @description Wall-clock time of that zone, `HH:MM`
                 * @example 16:00
                 */
                time: string;
                timeZone: string | null;
                at: string | null;
                /**
                 * @example event
                 * @enum {string}
                 */
                kind: "event" | "event-publication" | "event-take-down" | "post-publication" | "post-take-down" | "campaign";
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Sunday Disco */
                title: string;
                /**
                 * @description Of the event, post or campaign
                 * @example active
                 */
                status: string;
                disruption: string | null;
            }[];
            unreadMessages: number | null;
        };
        HistoryChange: {
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
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            at: string;
            actor: {
                /**
                 * @example admin
                 * @enum {string}
                 */
                kind: "admin" | "key" | "job";
                /**
                 * @description Of the account or the API key; a job's name
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Ana */
                name: string;
            };
            /**
             * @example admin-area
             * @enum {string}
             */
            via: "admin-area" | "api" | "import" | "job";
            /** @example b1946ac92492 */
            client: string | null;
            entity: {
                /** @example event */
                kind: string;
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                id: string;
                /**
                 * @description Its title at the time; empty if unknown
                 * @example Sunday Disco
                 */
                title: string;
            };
            /**
             * @example changed
             * @enum {string}
             */
            action: "created" | "changed" | "deleted" | "restored" | "purged";
            changes: {
                /**
                 * @description As answers name it; a dot leads into a part
                 * @example ticketPrice.amount
                 */
                field: string;
                /**
                 * @description Its name in the admin area
                 * @example Ticket price
                 */
                label: string;
                /**
                 * @description As stored, as JSON; null if there was nothing
                 * @example 35
                 */
                before: string | number | boolean | null | unknown[] | {
                    [key: string]: unknown;
                };
                /**
                 * @description As stored, as JSON; null if there was nothing
                 * @example 40
                 */
                after: string | number | boolean | null | unknown[] | {
                    [key: string]: unknown;
                };
                /**
                 * @description A long text is cut in a list; reading the one change answers all of it
                 * @example false
                 */
                isCut: boolean;
            }[];
        };
        HistoryPagination: {
            /** @example 1 */
            page: number;
            /** @example 20 */
            limit: number;
            /**
             * @description The total on all pages
             * @example 1
             */
            total: number;
            /** @example 1 */
            pages: number;
            /**
             * @description There are more than `total`
             * @example false
             */
            capped: boolean;
        };
        SecurityEvent: {
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
             * Format: date-time
             * @example 2026-11-20T10:00:00.000Z
             */
            at: string;
            /** @example sign-in-failed */
            event: string;
            actor: {
                /**
                 * @example visitor
                 * @enum {string}
                 */
                kind: "admin" | "key" | "job" | "visitor";
                /**
                 * @description Empty for a visitor
                 * @example
                 */
                id: string;
                /**
                 * @description Empty for a visitor
                 * @example
                 */
                name: string;
            };
            /**
             * @example admin-area
             * @enum {string}
             */
            via: "admin-area" | "api" | "import" | "job";
            /** @example b1946ac92492 */
            client: string | null;
            /** @description The account concerned; null if there is none */
            user: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /**
                 * @description Empty once the account is gone
                 * @example Ana
                 */
                name: string;
            } | null;
            /** @example null */
            key: {
                /**
                 * Format: uuid
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /** @example Ticket shop */
                name: string;
            } | null;
        };
        Health: {
            product: {
                /** @example 1.4.0 */
                version: string;
                commit: string | null;
                /**
                 * @description Node's version
                 * @example 24.21.0
                 */
                node: string;
                /**
                 * Format: date-time
                 * @description When the process that answers began
                 * @example 2026-11-23T08:00:00.000Z
                 */
                startedAt: string;
            };
            database: {
                /**
                 * @description PostgreSQL's version
                 * @example 18.4
                 */
                version: string;
                /**
                 * @description How long these figures took
                 * @example 3.2
                 */
                answerMs: number;
                /**
                 * @description By how much the database's clock is ahead of the server's. More than 300 either way: nothing is deleted by its age
                 * @example 0
                 */
                clockAheadSeconds: number;
                /**
                 * @description Bytes
                 * @example 48000000
                 */
                sizeBytes: number;
                /**
                 * @description Open connections to this database, from any client
                 * @example 14
                 */
                connections: number;
                /**
                 * @description Maximum the server accepts
                 * @example 100
                 */
                maxConnections: number;
                /** @example 57 */
                migrations: number;
                /** @example 2026-11-23_55_more_history */
                latestMigration: string;
            };
            mails: {
                /**
                 * @description In the queue and not sent yet
                 * @example 3
                 */
                waiting: number;
                /**
                 * @description Of these, those with failed attempts
                 * @example 1
                 */
                retrying: number;
                /**
                 * @description For how long the oldest waits
                 * @example 42
                 */
                oldestSeconds: number;
                /**
                 * @description Given up and not deleted yet
                 * @example 0
                 */
                dead: number;
                waitingBecause: string | null;
                /**
                 * @description Whether the process that answers sends emails
                 * @example true
                 */
                isSender: boolean;
                lastSentAt: string | null;
                /** @description Of the process that answers, since it began; names no address */
                lastError: {
                    /**
                     * Format: date-time
                     * @example 2026-11-23T08:09:00.000Z
                     */
                    at: string;
                    /** @example EENVELOPE RCPT TO 550 */
                    reason: string;
                } | null;
            };
            bounceMailbox: {
                /**
                 * Format: date-time
                 * @description When it was last read
                 * @example 2026-11-23T08:15:00.000Z
                 */
                readAt: string;
                /**
                 * @description Emails in it that are flagged, because a person has to look at them
                 * @example 2
                 */
                flagged: number;
            } | null;
            images: {
                /** @example true */
                hasRoom: boolean;
                freeBytes: number | null;
            };
            /** @description Of the database and the images */
            backup: {
                /**
                 * @description Whether the answering process has a folder for nightly backups
                 * @example true
                 */
                isSetUp: boolean;
                /** @description The latest that was begun, of all processes */
                lastBackup: {
                    /**
                     * Format: date-time
                     * @example 2026-11-23T04:00:00.000Z
                     */
                    beganAt: string;
                    endedAt: string | null;
                    /**
                     * @description Null while it is running
                     * @example done
                     */
                    outcome: ("done" | "failed" | "skipped") | null;
                    sizeBytes: number | null;
                    sentence: string | null;
                } | null;
                /** @description The latest trial restore of a backup into a separate database */
                lastDrill: {
                    /**
                     * Format: date-time
                     * @example 2026-11-23T04:00:00.000Z
                     */
                    beganAt: string;
                    endedAt: string | null;
                    /**
                     * @description Null while it is running
                     * @example done
                     */
                    outcome: ("done" | "failed" | "skipped") | null;
                    sizeBytes: number | null;
                    sentence: string | null;
                } | null;
                lastGoodDrillAt: string | null;
                freeBytes: number | null;
            };
            load: {
                /** @example 2 */
                rendersUnderWay: number;
                /** @example 0 */
                rendersWaiting: number;
                /** @example 4 */
                callsUnderWay: number;
                /** @example 0 */
                uploadsUnderWay: number;
                /**
                 * @description Statements that wait for a connection
                 * @example 0
                 */
                databaseWaits: number;
                /**
                 * @description Of the event loop
                 * @example 1.5
                 */
                loopDelayMs: number;
                /**
                 * @description Requests answered with 503 because of overload, since the process started
                 * @example 0
                 */
                turnedAway: number;
            };
            /** @description Jobs that failed three times for the same reason and were set aside, the latest first, fifty at most. Schedules and alerts are tried again after an hour. */
            failedJobs: {
                /**
                 * @example import
                 * @enum {string}
                 */
                kind: "import" | "campaign" | "schedule" | "alerts";
                /**
                 * Format: uuid
                 * @description Of the import, campaign, event or post
                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                 */
                id: string;
                /**
                 * @description The error; names no address
                 * @example RangeError Invalid time zone specified: BST
                 */
                reason: string;
                /**
                 * @description How often it failed in a row for this reason
                 * @example 3
                 */
                times: number;
                /**
                 * Format: date-time
                 * @description When it failed first
                 * @example 2026-11-23T08:09:00.000Z
                 */
                since: string;
                /**
                 * Format: date-time
                 * @example 2026-11-23T08:10:00.000Z
                 */
                lastAt: string;
            }[];
            /** @description The latest lines about errors in the log of the process, fifty at most */
            errors: {
                /**
                 * Format: date-time
                 * @example 2026-11-23T08:09:00.000Z
                 */
                at: string;
                /** @example page failed */
                message: string;
                cause: string | null;
                requestId: string | null;
            }[];
        };
        SiteText: {
            /** @example about.title */
            key: string;
            /** @example Why 4PM? (/about) */
            page: string;
            /**
             * @description A sentence, or the entries of a list
             * @example Why 4PM?
             */
            default: string | {
                id: string;
            }[];
            /**
             * @description What visitors read instead of the default; null: the default
             * @example null
             */
            value: (string | {
                id: string;
            }[]) | null;
            /**
             * @description What isn't published yet; null: no draft, or the default as a draft
             * @example null
             */
            draft: (string | {
                id: string;
            }[]) | null;
            /**
             * @description The draft brings the default back
             * @example false
             */
            isDraftReset: boolean;
            publishAt: string | null;
            /**
             * @description 0 until it is changed for the first time
             * @example 0
             */
            version: number;
            updatedAt: string | null;
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
             * @description Of the event
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
             * @description `cant-tell`: the page couldn't be understood; `outcome` or `unread` says why
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
            /**
             * @description What the page gives in a form that can't be read with certainty
             * @example [
             *       "price"
             *     ]
             */
            unread: ("date" | "price" | "availability" | "disruption")[];
        };
        TrashItem: {
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
            /** @enum {string} */
            kind: "event" | "post" | "subscriber" | "campaign" | "canned-answer";
            /**
             * @description An event's name, a title, an address or a subject
             * @example Sunday Disco
             */
            name: string;
            /**
             * @description Who deleted it; the name stays after the account is deleted
             * @example Ana
             */
            deletedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-02T10:00:00.000Z
             */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is deleted permanently
             * @example 2026-12-02T10:00:00.000Z
             */
            goneAt: string;
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
        /** @description The input is invalid; `details` names the fields. */
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
        /** @description The account isn't an admin, its role lacks the permission, or the API key lacks the scope. */
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
        /** @description It doesn't exist, or not for this caller. */
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
        /** @description It conflicts with existing data. */
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
        /** @description Another admin has changed the same fields since the `ETag` in `If-Match`; `details` names them. */
        PreconditionFailed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "Somebody has changed the same fields since you read this. Please look at what is stored now.",
                 *       "details": [
                 *         {
                 *           "path": "ticketPrice",
                 *           "message": "Changed by Ana at 2026-11-19T17:12:00.000Z"
                 *         }
                 *       ]
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
        /** @description The content type isn't supported. */
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
        /** @description An internal error; `requestId` identifies it in our log. */
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
        /** @description The database is unreachable for the moment, or a disk is full. */
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
        /** @description Identifies this call in our log */
        RequestId: string;
        /** @description What `If-Match` takes when this is changed. An answer without a token may have another one, which it doesn't take. */
        EntityTag: string;
        /** @description Seconds to wait before the next call */
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
                /** @description Only events in this city. Ignores case; a place that was typed as text matches by its words */
                city?: string;
                /** @description Only events that begin in this month at the venue */
                month?: string;
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: {
                        /** @description Wall-clock time at the venue, `HH:MM`; null or empty: not yet known */
                        time?: string | null;
                        name: string;
                    }[];
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: number | null;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string | null;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string | null;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string | null;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
                    location: string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    ticketPrice: string;
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: string;
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: string;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                /** @description Only events in this city. Ignores case; a place that was typed as text matches by its words */
                city?: string;
                /** @description Only events that begin in this month at the venue */
                month?: string;
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
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
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: {
                        /** @description Wall-clock time at the venue, `HH:MM`; null or empty: not yet known */
                        time?: string | null;
                        name: string;
                    }[];
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: number | null;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string | null;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string | null;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string | null;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
                    location?: string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    ticketPrice?: string;
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: string;
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: string;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *         "status": "active",
                     *         "createdAt": "2026-11-01T09:30:00.000Z"
                     *       },
                     *       "meanwhile": [
                     *         {
                     *           "field": "ticketPrice",
                     *           "by": "Ana",
                     *           "at": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Event"];
                        /** @description What others changed since the version of `If-Match`, in other fields; empty without one */
                        meanwhile: components["schemas"]["FieldChange"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
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
                scheduled?: boolean | string;
                /** @example -clicks */
                sort?: "next" | "date" | "-date" | "country" | "-country" | "state" | "-state" | "clicks" | "-clicks";
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
                     *           "lineUp": [
                     *             {
                     *               "time": "16:30",
                     *               "name": "DJ Marguerite"
                     *             }
                     *           ],
                     *           "minimumAge": 18,
                     *           "door": "Doors at four, by the courtyard.",
                     *           "accessibility": "Step-free from the street.",
                     *           "cloakroom": "Two pounds a coat.",
                     *           "refunds": "Full refund until the day before.",
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
                     *           "version": 3,
                     *           "series": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "slug": "first-saturday-disco",
                     *             "name": "First Saturday Disco"
                     *           },
                     *           "featured": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *           "status": "active",
                     *           "createdAt": "2026-11-01T09:30:00.000Z",
                     *           "clicks": 12
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
                        data: components["schemas"]["ListedEvent"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
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
            412: components["responses"]["PreconditionFailed"];
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
                        /** @description For visitors, on the event's page */
                        reason: string;
                    } | {
                        /** @constant */
                        kind: "postponed";
                        /** @description For visitors, on the event's page */
                        reason: string;
                    } | {
                        /** @constant */
                        kind: "rescheduled";
                        /** @description For visitors, on the event's page */
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
                        /** @description For visitors, on the event's page */
                        reason: string;
                        /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "lineUp": [
                     *           {
                     *             "time": "16:30",
                     *             "name": "DJ Marguerite"
                     *           }
                     *         ],
                     *         "minimumAge": 18,
                     *         "door": "Doors at four, by the courtyard.",
                     *         "accessibility": "Step-free from the street.",
                     *         "cloakroom": "Two pounds a coat.",
                     *         "refunds": "Full refund until the day before.",
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
                     *         "version": 3,
                     *         "series": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "slug": "first-saturday-disco",
                     *           "name": "First Saturday Disco"
                     *         },
                     *         "featured": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
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
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description The visit's channel. Without it, the visit counts for no channel
                     * @enum {string}
                     */
                    channel?: "direct" | "search" | "social" | "newsletter" | "campaign" | "referral";
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
                    /**
                     * @description The visit's channel. Without it, the visit counts for no channel
                     * @enum {string}
                     */
                    channel?: "direct" | "search" | "social" | "newsletter" | "campaign" | "referral";
                    /** @description The `utm_campaign` of the newsletter link that led here */
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
    "events.bulk": {
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
                 *       "ids": [
                 *         "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *       ],
                 *       "change": {
                 *         "operation": "setStatus",
                 *         "status": "published"
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    change: {
                        /** @constant */
                        operation: "setStatus";
                        /** @enum {string} */
                        status: "draft" | "published" | "active" | "completed";
                    } | {
                        /** @constant */
                        operation: "setAvailability";
                        /** @description Null: derived from capacity and registrations */
                        availability: ("on-sale" | "few-left" | "sold-out" | "free" | "at-the-door") | null;
                    } | {
                        /** @constant */
                        operation: "delete";
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
                     *         "count": 1,
                     *         "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                     *       },
                     *       "message": "1 event changed"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                            /**
                             * @description Undoes the change within 60 minutes; null after a deletion, which is undone in the trash
                             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                             */
                            undoId: string | null;
                        };
                        /** @example 1 event changed */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description One of the events doesn't exist. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.undoBulk": {
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
                 *       "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *     }
                 */
                "application/json": {
                    undoId: string;
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
                     *         "count": 1
                     *       },
                     *       "message": "1 event restored"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                        };
                        /** @example 1 event restored */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It was undone already, or is too long ago. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "events.export": {
        parameters: {
            query: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                ids: string;
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
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                    /**
                     * @example Name,First day
                     *     Sunday Disco,2026-12-05
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
    "albums.get": {
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
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "eventId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "images": [
                     *           {
                     *             "imageId": "9f2c7a…",
                     *             "image": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "caption": "The last song"
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "updatedAt": "2026-11-22T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Album"];
                    };
                };
            };
            304: components["responses"]["Unchanged"];
            /** @description There is no such event, it isn't over yet, or it has no album. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "albums.update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                 *       "images": [],
                 *       "consentNote": "Everyone at the bar was asked; Sam would rather not be in it."
                 *     }
                 */
                "application/json": {
                    images?: {
                        imageId: string;
                        caption?: string;
                        alt?: string;
                    }[];
                    consentNote?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "eventId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "images": [
                     *           {
                     *             "imageId": "9f2c7a…",
                     *             "image": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "caption": "The last song",
                     *             "alt": "Two friends in red under the festoon lights"
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "consentNote": "Everyone at the bar was asked; Sam would rather not be in it."
                     *       },
                     *       "meanwhile": [
                     *         {
                     *           "field": "ticketPrice",
                     *           "by": "Ana",
                     *           "at": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAlbum"];
                        /** @description What others changed since the version of `If-Match`, in other fields; empty without one */
                        meanwhile: components["schemas"]["FieldChange"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "albums.uploadImage": {
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
                "application/json": Record<string, never>;
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                     *         "imageId": "9f2c7a…",
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         }
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
                            imageId: string;
                            image: components["schemas"]["Picture"];
                        };
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
    "albums.getForStaff": {
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
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "eventId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "images": [
                     *           {
                     *             "imageId": "9f2c7a…",
                     *             "image": {
                     *               "url": "/media/9f2c7a-1200.jpeg",
                     *               "alt": "Poster for Sunday Disco",
                     *               "width": 1200,
                     *               "height": 1500,
                     *               "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *               "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *               "svgUrl": "/media/9f2c7a-1200.svg",
                     *               "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *             },
                     *             "caption": "The last song",
                     *             "alt": "Two friends in red under the festoon lights"
                     *           }
                     *         ],
                     *         "version": 3,
                     *         "consentNote": "Everyone at the bar was asked; Sam would rather not be in it."
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["AdminAlbum"];
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: {
                        /** @description Wall-clock time at the venue, `HH:MM`; null or empty: not yet known */
                        time?: string | null;
                        name: string;
                    }[];
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: number | null;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string | null;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string | null;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string | null;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date, and gives a weekly rule without BYDAY its weekday. */
                    rule?: string;
                    /** @description Instead of a rule: further days after `startDate` */
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
                    location: string;
                    /** @enum {string} */
                    country: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    ticketPrice: string;
                    redirectUrl: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: string;
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: string;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date, and gives a weekly rule without BYDAY its weekday. */
                    rule?: string;
                    /** @description Instead of a rule: further days after `startDate` */
                    dates?: string;
                    /** @description Days of the rule that are left out */
                    except?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: {
                        /** @description Wall-clock time at the venue, `HH:MM`; null or empty: not yet known */
                        time?: string | null;
                        name: string;
                    }[];
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: number | null;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string | null;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string | null;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string | null;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The edited date; by default the series' next one */
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
                    location?: string;
                    /** @enum {string} */
                    country?: "AU" | "NZ" | "US" | "UK" | "CA" | "SG";
                    /** @description IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone. */
                    timeZone?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    ticketPrice?: string;
                    redirectUrl?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "active" | "completed";
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: string;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    musicGenres?: string;
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: string;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: string;
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: string;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The edited date; by default the series' next one */
                    eventId?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *             "status": "active",
                     *             "createdAt": "2026-11-01T09:30:00.000Z"
                     *           }
                     *         ]
                     *       },
                     *       "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ChangedSeries"];
                        /**
                         * Format: uuid
                         * @description Undoes the change by `POST /admin/events/bulk/undo` within 60 minutes
                         * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                         */
                        undoId: string;
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
                 * @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date, and gives a weekly rule without BYDAY its weekday.
                 * @example FREQ=WEEKLY;INTERVAL=2;BYDAY=SA;COUNT=6
                 */
                rule?: string;
                /** @description Instead of a rule: further days after `startDate` */
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
                                 * @description The venue's clock skips the start time on that day, so the event begins after the gap
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    /** @description An RRULE of RFC 5545 in the calendar of the venue: weekly, or monthly by a weekday, with COUNT or UNTIL. The `startDate` is its first date, and gives a weekly rule without BYDAY its weekday. */
                    rule?: string;
                    /** @description Instead of a rule: further days after `startDate` */
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
            /** @description The event already belongs to a series. */
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                     *             "lineUp": [
                     *               {
                     *                 "time": "16:30",
                     *                 "name": "DJ Marguerite"
                     *               }
                     *             ],
                     *             "minimumAge": 18,
                     *             "door": "Doors at four, by the courtyard.",
                     *             "accessibility": "Step-free from the street.",
                     *             "cloakroom": "Two pounds a coat.",
                     *             "refunds": "Full refund until the day before.",
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
                     *             "version": 3,
                     *             "series": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "slug": "first-saturday-disco",
                     *               "name": "First Saturday Disco"
                     *             },
                     *             "featured": false,
                     *             "publishAt": "2026-12-04T09:00:00.000Z",
                     *             "takeDownAt": "2027-01-04T09:00:00.000Z",
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
            /** @description The series already has a date on that day, or has no date left. */
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
                    /** @description A place, or just its text. `coordinates` are longitude and latitude; null, `[0, 0]` or left out if unknown. */
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
                    /** @description Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit */
                    capacity?: number | null;
                    /** @description True: no limit, and pages show no places. A later `capacity` ends it. */
                    unlimitedCapacity?: boolean | string;
                    musicGenres?: string[];
                    /** @description Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`. */
                    availability?: ("on-sale" | "few-left" | "sold-out" | "not-yet-on-sale" | "free" | "at-the-door") | null;
                    /** @description Only with `not-yet-on-sale` */
                    onSaleFrom?: string | null;
                    featured?: boolean | string;
                    /** @description May be more than the capacity: a party can be overbooked */
                    registrations?: number;
                    /** @description Acts and their times, in this order. Empty: no line-up */
                    lineUp?: {
                        /** @description Wall-clock time at the venue, `HH:MM`; null or empty: not yet known */
                        time?: string | null;
                        name: string;
                    }[];
                    /** @description In years. Null: not mentioned. */
                    minimumAge?: number | null;
                    /** @description What happens at the door. Null: the page has a standard sentence. */
                    door?: string | null;
                    /** @description How accessible the venue is, for example by wheelchair. Null: not mentioned. */
                    accessibility?: string | null;
                    /** @description Where coats and bags go. Null: not mentioned. */
                    cloakroom?: string | null;
                    /** @description Who gets a refund, and until when. Null: not mentioned. */
                    refunds?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
                    /** @enum {string} */
                    scope: "this" | "following" | "all";
                    /** @description The edited date; by default the series' next one */
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
                                changes: ("eventName" | "description" | "startDate" | "endDate" | "startTime" | "endTime" | "location" | "country" | "timeZone" | "ticketPrice" | "redirectUrl" | "status" | "capacity" | "unlimitedCapacity" | "availability" | "onSaleFrom" | "musicGenres" | "lineUp" | "minimumAge" | "door" | "accessibility" | "cloakroom" | "refunds" | "featured" | "publishAt" | "takeDownAt" | "poster")[];
                                /** @description The fields that would stay: they were changed by hand on this date, or are when and where it was announced and it is called off */
                                keeps: ("eventName" | "description" | "startDate" | "endDate" | "startTime" | "endTime" | "location" | "country" | "timeZone" | "ticketPrice" | "redirectUrl" | "status" | "capacity" | "unlimitedCapacity" | "availability" | "onSaleFrom" | "musicGenres" | "lineUp" | "minimumAge" | "door" | "accessibility" | "cloakroom" | "refunds" | "featured" | "publishAt" | "takeDownAt" | "poster")[];
                            }[];
                            /**
                             * @description How many dates stay as they are because they have ended
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
                    /** @description Of the event */
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
                     *       "message": "Check your inbox and press the button in our email, and we'll let you know once. If nothing arrives today, please try again tomorrow."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Check your inbox and press the button in our email, and we'll let you know once. If nothing arrives today, please try again tomorrow. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The event doesn't exist or is a draft. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The event has no such alert now; for example, it isn't sold out. */
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
                     *       "message": "We'll send you one email, and then delete your address."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example We'll send you one email, and then delete your address. */
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
                     *       "message": "Your address is deleted. You won't hear from us about this again."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your address is deleted. You won't hear from us about this again. */
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
                             * @description Waiting for places at this event
                             * @example 14
                             */
                            placesReturn: number;
                            /**
                             * @description Waiting for this event's tickets
                             * @example 0
                             */
                            onSale: number;
                            /**
                             * @description Waiting for the next event in its country
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    /** @description The content as plain text */
                    content?: string;
                    /** @description The content as HTML, of which a document is made and the rest dropped */
                    html?: string;
                    document?: {
                        /** @constant */
                        version: 1;
                        blocks: ({
                            /** @constant */
                            kind: "paragraph";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "heading";
                            /** @enum {number} */
                            level: 2 | 3;
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "list";
                            ordered: boolean;
                            items: {
                                spans: {
                                    text: string;
                                    /** @constant */
                                    bold?: true;
                                    /** @constant */
                                    italic?: true;
                                    link?: string;
                                }[];
                            }[];
                        } | {
                            /** @constant */
                            kind: "quote";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "pull-quote";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "image";
                            imageId: string;
                            alt: string;
                            caption: string;
                        } | {
                            /** @constant */
                            kind: "event";
                            /** Format: uuid */
                            eventId: string;
                        })[];
                    };
                    author: string;
                    /** @enum {string} */
                    category: "events" | "music" | "lifestyle" | "community";
                    tags?: string[];
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    featured?: boolean | string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
                };
                "multipart/form-data": {
                    title: string;
                    excerpt: string;
                    /** @description The content as plain text */
                    content?: string;
                    /** @description The content as HTML, of which a document is made and the rest dropped */
                    html?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    document?: string;
                    author: string;
                    /** @enum {string} */
                    category: "events" | "music" | "lifestyle" | "community";
                    /** @description As JSON text, with the structure of the JSON body */
                    tags?: string;
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *         "content": "We tried eight and we tried noon.",
                     *         "html": "<p>We tried eight and we tried noon.</p>",
                     *         "document": {
                     *           "version": 1,
                     *           "blocks": [
                     *             {
                     *               "kind": "heading",
                     *               "level": 2,
                     *               "spans": [
                     *                 {
                     *                   "text": "An hour that suits everybody"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "paragraph",
                     *               "spans": [
                     *                 {
                     *                   "text": "We tried eight and we tried noon."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "version": 3
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *         "content": "We tried eight and we tried noon.",
                     *         "html": "<p>We tried eight and we tried noon.</p>",
                     *         "document": {
                     *           "version": 1,
                     *           "blocks": [
                     *             {
                     *               "kind": "heading",
                     *               "level": 2,
                     *               "spans": [
                     *                 {
                     *                   "text": "An hour that suits everybody"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "paragraph",
                     *               "spans": [
                     *                 {
                     *                   "text": "We tried eight and we tried noon."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "version": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPost"] | components["schemas"]["Post"];
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
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                 *       "title": "Why four o'clock, still"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    excerpt?: string;
                    /** @description The content as plain text */
                    content?: string;
                    /** @description The content as HTML, of which a document is made and the rest dropped */
                    html?: string;
                    document?: {
                        /** @constant */
                        version: 1;
                        blocks: ({
                            /** @constant */
                            kind: "paragraph";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "heading";
                            /** @enum {number} */
                            level: 2 | 3;
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "list";
                            ordered: boolean;
                            items: {
                                spans: {
                                    text: string;
                                    /** @constant */
                                    bold?: true;
                                    /** @constant */
                                    italic?: true;
                                    link?: string;
                                }[];
                            }[];
                        } | {
                            /** @constant */
                            kind: "quote";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "pull-quote";
                            spans: {
                                text: string;
                                /** @constant */
                                bold?: true;
                                /** @constant */
                                italic?: true;
                                link?: string;
                            }[];
                        } | {
                            /** @constant */
                            kind: "image";
                            imageId: string;
                            alt: string;
                            caption: string;
                        } | {
                            /** @constant */
                            kind: "event";
                            /** Format: uuid */
                            eventId: string;
                        })[];
                    };
                    author?: string;
                    /** @enum {string} */
                    category?: "events" | "music" | "lifestyle" | "community";
                    tags?: string[];
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    featured?: boolean | string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string | null;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string | null;
                    slug?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    excerpt?: string;
                    /** @description The content as plain text */
                    content?: string;
                    /** @description The content as HTML, of which a document is made and the rest dropped */
                    html?: string;
                    /** @description As JSON text, with the structure of the JSON body */
                    document?: string;
                    author?: string;
                    /** @enum {string} */
                    category?: "events" | "music" | "lifestyle" | "community";
                    /** @description As JSON text, with the structure of the JSON body */
                    tags?: string;
                    readTime?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    /** @description As JSON text, with the structure of the JSON body */
                    featured?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    publishAt?: string;
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    takeDownAt?: string;
                    slug?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *         "content": "We tried eight and we tried noon.",
                     *         "html": "<p>We tried eight and we tried noon.</p>",
                     *         "document": {
                     *           "version": 1,
                     *           "blocks": [
                     *             {
                     *               "kind": "heading",
                     *               "level": 2,
                     *               "spans": [
                     *                 {
                     *                   "text": "An hour that suits everybody"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "paragraph",
                     *               "spans": [
                     *                 {
                     *                   "text": "We tried eight and we tried noon."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "version": 3
                     *       },
                     *       "meanwhile": [
                     *         {
                     *           "field": "ticketPrice",
                     *           "by": "Ana",
                     *           "at": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["StaffPost"];
                        /** @description What others changed since the version of `If-Match`, in other fields; empty without one */
                        meanwhile: components["schemas"]["FieldChange"][];
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
            412: components["responses"]["PreconditionFailed"];
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
                scheduled?: boolean | string;
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
                     *           "createdAt": "2026-11-19T17:12:00.000Z",
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "takeDownAt": "2027-01-04T09:00:00.000Z"
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "blogs.uploadImage": {
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
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                     *         "imageId": "9f2c7a…",
                     *         "image": {
                     *           "url": "/media/9f2c7a-1200.jpeg",
                     *           "alt": "Poster for Sunday Disco",
                     *           "width": 1200,
                     *           "height": 1500,
                     *           "srcSet": "/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w",
                     *           "avifSrcSet": "/media/9f2c7a-400.avif 400w",
                     *           "svgUrl": "/media/9f2c7a-1200.svg",
                     *           "preview": "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA="
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description SHA-256 in hexadecimal, for a block of the kind `image`
                             * @example 9f2c7a…
                             */
                            imageId: string;
                            image: components["schemas"]["Picture"];
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
    "blogs.setStatus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "takeDownAt": "2027-01-04T09:00:00.000Z",
                     *         "content": "We tried eight and we tried noon.",
                     *         "html": "<p>We tried eight and we tried noon.</p>",
                     *         "document": {
                     *           "version": 1,
                     *           "blocks": [
                     *             {
                     *               "kind": "heading",
                     *               "level": 2,
                     *               "spans": [
                     *                 {
                     *                   "text": "An hour that suits everybody"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "paragraph",
                     *               "spans": [
                     *                 {
                     *                   "text": "We tried eight and we tried noon."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "version": 3
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
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.bulk": {
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
                 *       "ids": [
                 *         "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *       ],
                 *       "change": {
                 *         "operation": "setStatus",
                 *         "status": "published"
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    change: {
                        /** @constant */
                        operation: "setStatus";
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                    } | {
                        /** @constant */
                        operation: "delete";
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
                     *         "count": 1,
                     *         "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                     *       },
                     *       "message": "1 post changed"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                            /**
                             * @description Undoes the change within 60 minutes; null after a deletion, which is undone in the trash
                             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                             */
                            undoId: string | null;
                        };
                        /** @example 1 post changed */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description One of the posts doesn't exist. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.undoBulk": {
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
                 *       "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *     }
                 */
                "application/json": {
                    undoId: string;
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
                     *         "count": 1
                     *       },
                     *       "message": "1 post restored"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                        };
                        /** @example 1 post restored */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It was undone already, or is too long ago. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "blogs.export": {
        parameters: {
            query: {
                /** @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11 */
                ids: string;
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
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                    /**
                     * @example Title,Excerpt
                     *     Why four o'clock,An hour.
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
    "postPreviews.find": {
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
                     *         "url": "https://club.example/blog/preview/0193a0b0…",
                     *         "expiresAt": "2026-11-27T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PreviewLink"] | null;
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
    "postPreviews.share": {
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
                 *       "renew": true
                 *     }
                 */
                "application/json": {
                    renew?: boolean | string;
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
                     *         "url": "https://club.example/blog/preview/0193a0b0…",
                     *         "expiresAt": "2026-11-27T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PreviewLink"];
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
    "postPreviews.revoke": {
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
                     *       "message": "The preview link no longer works"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example The preview link no longer works */
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
    "postPreviews.read": {
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
                     *         "content": "We tried eight and we tried noon.",
                     *         "html": "<p>We tried eight and we tried noon.</p>",
                     *         "document": {
                     *           "version": 1,
                     *           "blocks": [
                     *             {
                     *               "kind": "heading",
                     *               "level": 2,
                     *               "spans": [
                     *                 {
                     *                   "text": "An hour that suits everybody"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "kind": "paragraph",
                     *               "spans": [
                     *                 {
                     *                   "text": "We tried eight and we tried noon."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "related": [
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
                     *       "expiresAt": "2026-11-27T08:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["PostPreview"];
                        related: components["schemas"]["PostSummary"][];
                        /**
                         * Format: date-time
                         * @description When the link stops working
                         * @example 2026-11-27T08:00:00.000Z
                         */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The link has expired, or was revoked. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "images.list": {
        parameters: {
            query?: {
                /** @example shoes */
                search?: string;
                /** @example true */
                used?: boolean | string;
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
                     *           "id": "9f2c7a…",
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
                     *           "alt": "Red shoes in a doorway",
                     *           "fileName": "shoes.jpg",
                     *           "storedAt": "2026-11-20T08:00:00.000Z",
                     *           "isInLibrary": true,
                     *           "uses": [
                     *             {
                     *               "kind": "post",
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "title": "Why four o'clock",
                     *               "isInTrash": false
                     *             }
                     *           ]
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
                        data: components["schemas"]["LibraryImage"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "images.upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    alt?: string;
                };
                "multipart/form-data": {
                    alt?: string;
                    /**
                     * Format: binary
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                     *         "alt": "Red shoes in a doorway",
                     *         "fileName": "shoes.jpg",
                     *         "storedAt": "2026-11-20T08:00:00.000Z",
                     *         "isInLibrary": true,
                     *         "uses": [
                     *           {
                     *             "kind": "post",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Why four o'clock",
                     *             "isInTrash": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LibraryImage"];
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
    "images.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9f2c7a0000000000000000000000000000000000000000000000000000000000 */
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
                     *         "id": "9f2c7a…",
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
                     *         "alt": "Red shoes in a doorway",
                     *         "fileName": "shoes.jpg",
                     *         "storedAt": "2026-11-20T08:00:00.000Z",
                     *         "isInLibrary": true,
                     *         "uses": [
                     *           {
                     *             "kind": "post",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Why four o'clock",
                     *             "isInTrash": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LibraryImage"];
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
    "images.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9f2c7a0000000000000000000000000000000000000000000000000000000000 */
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
                     *       "message": "Image deleted"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Image deleted */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Something shows it: an event, an album, a post or a campaign, or an email. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "images.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9f2c7a0000000000000000000000000000000000000000000000000000000000 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alt": "Red shoes in a doorway"
                 *     }
                 */
                "application/json": {
                    alt: string;
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
                     *         "id": "9f2c7a…",
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
                     *         "alt": "Red shoes in a doorway",
                     *         "fileName": "shoes.jpg",
                     *         "storedAt": "2026-11-20T08:00:00.000Z",
                     *         "isInLibrary": true,
                     *         "uses": [
                     *           {
                     *             "kind": "post",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Why four o'clock",
                     *             "isInTrash": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["LibraryImage"];
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
                /** @description By which email of a campaign: what stands in its link */
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
                     *       "message": "You won't get any more newsletters from us."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example false */
                        alreadyUnsubscribed: boolean;
                        /** @example You won't get any more newsletters from us. */
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
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *       "message": "Saved. From now on you'll get just what you chose."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberChoices"];
                        /** @example Saved. From now on you'll get just what you chose. */
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
                    paused: boolean | string;
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
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *       "message": "You won't get the newsletter until the pause is over."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SubscriberChoices"];
                        /** @example You won't get the newsletter until the pause is over. */
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
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *           "topics": [
                     *             "events"
                     *           ],
                     *           "countries": [
                     *             "UK"
                     *           ],
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                     *           "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
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
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *           "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
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
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *           "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *         "topics": [
                     *           "events"
                     *         ],
                     *         "countries": [
                     *           "UK"
                     *         ],
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
                     *         "pausedUntil": null,
                     *         "consentHistory": [
                     *           {
                     *             "kind": "consent",
                     *             "at": "2026-11-02T10:00:00.000Z",
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                        /** @description Subscribers who unsubscribed themselves stay as they are */
                        exceptSelfUnsubscribed?: boolean;
                    } | {
                        /** @constant */
                        operation: "addTags";
                        tags: string[];
                    } | {
                        /** @constant */
                        operation: "delete";
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
                     *         "modified": 1,
                     *         "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
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
                            /**
                             * Format: uuid
                             * @description Undoes the change within 60 minutes
                             * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                             */
                            undoId: string;
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
    "newsletter.undoBulk": {
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
                 *       "undoId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *     }
                 */
                "application/json": {
                    undoId: string;
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
                     *       "message": "1 subscriber restored"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            modified: number;
                        };
                        /** @example 1 subscriber restored */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It was undone already, or is too long ago. */
            404: components["responses"]["NotFound"];
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
                     *             "wording": "By subscribing you agree to receive our newsletter by email. You can unsubscribe at any time.",
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
                     *           "topics": [
                     *             "events"
                     *           ],
                     *           "countries": [
                     *             "UK"
                     *           ],
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
    "subscriberImports.list": {
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
                     *           "kind": "subscribers",
                     *           "state": "checked",
                     *           "fileName": "members.csv",
                     *           "fileBytes": 5120,
                     *           "receivedBytes": 5120,
                     *           "error": null,
                     *           "author": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "wording": "the sign-up sheet at the door",
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "finishedAt": "2026-11-02T10:01:00.000Z",
                     *           "undoneAt": null
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
                        data: components["schemas"]["Import"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "subscriberImports.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                 *       "fileName": "members.csv",
                 *       "fileBytes": 23
                 *     }
                 */
                "application/json": {
                    fileName: string;
                    /** @description Length of the whole file */
                    fileBytes: number;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
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
    "subscriberImports.append": {
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
                 *       "firstByte": 0,
                 *       "content": "ZW1haWwKYW5hQG1haWwuZXhhbXBsZQo="
                 *     }
                 */
                "application/json": {
                    /** @description Where in the file this part begins; a repeated part is skipped */
                    firstByte: number;
                    /**
                     * Format: base64
                     * @description Up to 196608 bytes of the file, as base64
                     */
                    content: string;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This part doesn't follow the one before it */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "subscriberImports.get": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0,
                     *         "columns": [
                     *           {
                     *             "name": "Email",
                     *             "samples": [
                     *               "ana@mail.example"
                     *             ],
                     *             "field": "email"
                     *           }
                     *         ],
                     *         "fields": [
                     *           {
                     *             "name": "email",
                     *             "label": "Email",
                     *             "isRequired": true,
                     *             "takesFallback": false,
                     *             "mayRepeat": false
                     *           }
                     *         ],
                     *         "hasNames": true,
                     *         "firstRow": 1,
                     *         "dateOrder": "dmy",
                     *         "fallbacks": {}
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportDetails"];
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
    "subscriberImports.progress": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
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
    "subscriberImports.map": {
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
                 *       "columns": [
                 *         "email",
                 *         "preference:firstName"
                 *       ],
                 *       "hasNames": true,
                 *       "fallbacks": {
                 *         "tags": "members"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description For each column a name from the import's `fields`, or `preference:<name>`; null: not imported */
                    columns: (string | null)[];
                    /** @description The first row has the columns' names */
                    hasNames: boolean;
                    /**
                     * @description How a date such as 5/12/2026 is read
                     * @default dmy
                     * @enum {string}
                     */
                    dateOrder?: "dmy" | "mdy";
                    /**
                     * @description By field: the value for rows without one
                     * @default {}
                     */
                    fallbacks?: {
                        [key: string]: string;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Every row is being checked"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Every row is being checked */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "subscriberImports.rows": {
        parameters: {
            query?: {
                /**
                 * @description `noticed`: imported, with a sentence about what is read otherwise
                 * @example invalid
                 */
                fate?: "all" | "noticed" | "new" | "update" | "unchanged" | "left" | "duplicate" | "invalid";
                page?: number;
                limit?: number;
            };
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
                     *           "row": 2,
                     *           "label": "ana@mail.example",
                     *           "fate": "new",
                     *           "sentence": "This isn't an email address",
                     *           "entityId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
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
                        data: {
                            /**
                             * @description Its number in the file
                             * @example 2
                             */
                            row: number;
                            /** @example ana@mail.example */
                            label: string;
                            /**
                             * @example new
                             * @enum {string}
                             */
                            fate: "new" | "update" | "unchanged" | "left" | "duplicate" | "invalid";
                            sentence: string | null;
                            /** @description What the row created or changed, once imported */
                            entityId: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "subscriberImports.refusedRows": {
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
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                    /**
                     * @example Email,Why not
                     *     ana,This isn't an email address
                     */
                    "text/csv": string;
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
    "subscriberImports.cancel": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Import cancelled"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Import cancelled */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "subscriberImports.start": {
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
                 *       "wording": "the sign-up sheet at the door"
                 *     }
                 */
                "application/json": {
                    /** @description How these people consented; recorded in their consent history */
                    wording: string;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Import started"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Import started */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "subscriberImports.undo": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "12 subscribers moved to trash. 1 stays: they have had an email, or were changed since."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example 12 subscribers moved to trash. 1 stays: they have had an email, or were changed since. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.list": {
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
                     *           "kind": "subscribers",
                     *           "state": "checked",
                     *           "fileName": "members.csv",
                     *           "fileBytes": 5120,
                     *           "receivedBytes": 5120,
                     *           "error": null,
                     *           "author": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "wording": "the sign-up sheet at the door",
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "finishedAt": "2026-11-02T10:01:00.000Z",
                     *           "undoneAt": null
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
                        data: components["schemas"]["Import"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "eventImports.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                 *       "fileName": "summer.ics",
                 *       "fileBytes": 23
                 *     }
                 */
                "application/json": {
                    fileName: string;
                    /** @description Length of the whole file */
                    fileBytes: number;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
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
    "eventImports.append": {
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
                 *       "firstByte": 0,
                 *       "content": "ZW1haWwKYW5hQG1haWwuZXhhbXBsZQo="
                 *     }
                 */
                "application/json": {
                    /** @description Where in the file this part begins; a repeated part is skipped */
                    firstByte: number;
                    /**
                     * Format: base64
                     * @description Up to 196608 bytes of the file, as base64
                     */
                    content: string;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This part doesn't follow the one before it */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.get": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0,
                     *         "columns": [
                     *           {
                     *             "name": "Email",
                     *             "samples": [
                     *               "ana@mail.example"
                     *             ],
                     *             "field": "email"
                     *           }
                     *         ],
                     *         "fields": [
                     *           {
                     *             "name": "email",
                     *             "label": "Email",
                     *             "isRequired": true,
                     *             "takesFallback": false,
                     *             "mayRepeat": false
                     *           }
                     *         ],
                     *         "hasNames": true,
                     *         "firstRow": 1,
                     *         "dateOrder": "dmy",
                     *         "fallbacks": {}
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportDetails"];
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
    "eventImports.progress": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
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
    "eventImports.map": {
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
                 *       "columns": [
                 *         "eventName",
                 *         "description",
                 *         "startDate",
                 *         "startTime",
                 *         "endTime",
                 *         "location"
                 *       ],
                 *       "hasNames": true,
                 *       "fallbacks": {
                 *         "country": "AU",
                 *         "ticketPrice": "45",
                 *         "redirectUrl": "https://tickets.example/x"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description For each column a name from the import's `fields`, or `preference:<name>`; null: not imported */
                    columns: (string | null)[];
                    /** @description The first row has the columns' names */
                    hasNames: boolean;
                    /**
                     * @description How a date such as 5/12/2026 is read
                     * @default dmy
                     * @enum {string}
                     */
                    dateOrder?: "dmy" | "mdy";
                    /**
                     * @description By field: the value for rows without one
                     * @default {}
                     */
                    fallbacks?: {
                        [key: string]: string;
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Every row is being checked"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Every row is being checked */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.rows": {
        parameters: {
            query?: {
                /**
                 * @description `noticed`: imported, with a sentence about what is read otherwise
                 * @example invalid
                 */
                fate?: "all" | "noticed" | "new" | "update" | "unchanged" | "left" | "duplicate" | "invalid";
                page?: number;
                limit?: number;
            };
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
                     *           "row": 2,
                     *           "label": "ana@mail.example",
                     *           "fate": "new",
                     *           "sentence": "There's already an event with this name at that place on that day",
                     *           "entityId": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
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
                        data: {
                            /**
                             * @description Its number in the file
                             * @example 2
                             */
                            row: number;
                            /** @example ana@mail.example */
                            label: string;
                            /**
                             * @example new
                             * @enum {string}
                             */
                            fate: "new" | "update" | "unchanged" | "left" | "duplicate" | "invalid";
                            sentence: string | null;
                            /** @description What the row created or changed, once imported */
                            entityId: string | null;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.refusedRows": {
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
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                    /**
                     * @example Email,Why not
                     *     ana,This isn't an email address
                     */
                    "text/csv": string;
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
    "eventImports.cancel": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Import cancelled"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Import cancelled */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.start": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "Import started"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example Import started */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "eventImports.undo": {
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
                     *         "kind": "subscribers",
                     *         "state": "checked",
                     *         "fileName": "members.csv",
                     *         "fileBytes": 5120,
                     *         "receivedBytes": 5120,
                     *         "error": null,
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "wording": "the sign-up sheet at the door",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "finishedAt": "2026-11-02T10:01:00.000Z",
                     *         "undoneAt": null,
                     *         "totals": {
                     *           "new": 90,
                     *           "update": 4,
                     *           "unchanged": 3,
                     *           "left": 1,
                     *           "duplicate": 1,
                     *           "invalid": 1
                     *         },
                     *         "noticedRows": 0,
                     *         "checkedRows": 100,
                     *         "mergedRows": 0
                     *       },
                     *       "message": "12 events moved to trash"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ImportProgress"];
                        /** @example 12 events moved to trash */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description This isn't possible any more. The page shows how far the import has got. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
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
                     *           "rejectedBy": null,
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
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
                    subject?: string;
                    previewText?: string;
                    senderName?: string;
                    blocks?: ({
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
                    topic?: "events" | "posts" | "news";
                    segment?: {
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
                     *       "meanwhile": [
                     *         {
                     *           "field": "ticketPrice",
                     *           "by": "Ana",
                     *           "at": "2026-11-19T17:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @description What others changed since the version of `If-Match`, in other fields; empty without one */
                        meanwhile: components["schemas"]["FieldChange"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It isn't a draft. Cancel a scheduled campaign first. */
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
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
            /** @description It is scheduled, being sent, or has reached a recipient. */
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
                     *         "rejectedBy": null,
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
                            /** @example null */
                            rejectedBy: string | null;
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
                             * @description Null while nothing is being sent
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
            /** @description It isn't a draft. */
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
            /** @description It isn't being sent. */
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
                    etag: components["headers"]["EntityTag"];
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
                     *         "rejectedBy": null,
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
                     *         "version": 3,
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
                     *       "message": "Campaign resumed"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Campaign"];
                        /** @example Campaign resumed */
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
                     *           "There is nothing in this email yet: add a block."
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
                             * @description As a recipient without preferences gets it; its links aren't counted
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
                             * @description Maximum size of a recipient's HTML
                             * @example 24310
                             */
                            bytes: number;
                            /** @description Reasons why it can't be sent, as sentences */
                            errors: string[];
                            /** @description What is left out or has changed since, as sentences */
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
                             * @description It has ended or isn't public, so emails leave it out
                             * @example false
                             */
                            isGone: boolean;
                        }[];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                             * @description Relative to the site's origin, or absolute if a CDN serves images
                             * @example /media/9f2c7a-1200.jpeg
                             */
                            url: string;
                            /**
                             * @description Its description where it is used now
                             * @example Poster for Sunday Disco
                             */
                            alt: string;
                            /** @example 1200 */
                            width: number;
                            /** @example 1500 */
                            height: number;
                        }[];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                     * @description An image (JPEG, PNG or WebP) of less than 5 MB
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
                             * @description Relative to the site's origin, or absolute if a CDN serves images
                             * @example /media/9f2c7a-1200.jpeg
                             */
                            url: string;
                            /**
                             * @description Its description where it is used now
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
                             * @description Exact, at this moment
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
                     *           "complaints": 1,
                     *           "complaintRate": 0.08,
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
                    /** @description The whole email as it was received (RFC 3464 or 5965), with its headers */
                    report?: string;
                    /** Format: email */
                    email?: string;
                    /** @description The Message-ID of the campaign's email */
                    messageId?: string;
                    /**
                     * @description A complaint: the recipient reported the email as spam
                     * @enum {string}
                     */
                    kind?: "hard" | "soft" | "complaint";
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
                             * @description Number of recipients or subscribers found and updated; 0 if unknown
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
    "calendar.month": {
        parameters: {
            query: {
                /**
                 * @description `YYYY-MM`
                 * @example 2026-12
                 */
                month: string;
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
                     *         "month": "2026-12",
                     *         "entries": [
                     *           {
                     *             "day": "2026-12-05",
                     *             "time": "16:00",
                     *             "timeZone": "Europe/London",
                     *             "at": "2026-12-05T16:00:00.000Z",
                     *             "kind": "event",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Sunday Disco",
                     *             "status": "active",
                     *             "disruption": "cancelled"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 2026-12 */
                            month: string;
                            entries: {
                                /**
                                 * @description Its calendar day, in its own time zone
                                 * @example 2026-12-05
                                 */
                                day: string;
                                /**
                                 * @description Wall-clock time of that zone, `HH:MM`
                                 * @example 16:00
                                 */
                                time: string;
                                timeZone: string | null;
                                at: string | null;
                                /**
                                 * @example event
                                 * @enum {string}
                                 */
                                kind: "event" | "event-publication" | "event-take-down" | "post-publication" | "post-take-down" | "campaign";
                                /**
                                 * Format: uuid
                                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                                 */
                                id: string;
                                /** @example Sunday Disco */
                                title: string;
                                /**
                                 * @description Of the event, post or campaign
                                 * @example active
                                 */
                                status: string;
                                disruption: string | null;
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
    "contact.send": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
    "contact.listForAdmin": {
        parameters: {
            query?: {
                type?: "all" | "general" | "partnership" | "event" | "feedback";
                /** @example open */
                status?: "all" | "open" | "done";
                /** @example me */
                assigned?: "all" | "me" | "nobody";
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
                     *           "name": "Ana",
                     *           "email": "ana@mail.example",
                     *           "subject": "A table for ten",
                     *           "message": "Could we have a table near the floor?",
                     *           "type": "general",
                     *           "status": "open",
                     *           "isRead": true,
                     *           "assignee": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Bo"
                     *           },
                     *           "replyCount": 1,
                     *           "mailState": "queued",
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
                        data: components["schemas"]["Message"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "contact.countUnread": {
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
                     *         "unread": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 2 */
                            unread: number;
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
    "contact.listAssignees": {
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
                     *           "name": "Bo"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Assignee"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "contact.get": {
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "replies": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "author": "Bo",
                     *             "text": "Of course: ten chairs, left of the floor.",
                     *             "mailState": "queued",
                     *             "createdAt": "2026-11-02T11:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MessageThread"];
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
    "contact.reply": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                 *       "text": "Of course: ten chairs, left of the floor."
                 *     }
                 */
                "application/json": {
                    text: string;
                    /**
                     * @description Whether this answer completes the message
                     * @default true
                     */
                    isDone?: boolean;
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
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "replies": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "author": "Bo",
                     *             "text": "Of course: ten chairs, left of the floor.",
                     *             "mailState": "queued",
                     *             "createdAt": "2026-11-02T11:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MessageThread"];
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
    "contact.setStatus": {
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
                 *       "status": "done"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "open" | "done";
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Message"];
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
    "contact.setRead": {
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
                 *       "isRead": true
                 *     }
                 */
                "application/json": {
                    isRead: boolean;
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Message"];
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
    "contact.assign": {
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
                 *       "assigneeId": null
                 *     }
                 */
                "application/json": {
                    /** @description An admin; null: unassigned */
                    assigneeId: string | null;
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Message"];
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
    "contact.retryMail": {
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Its email has not failed. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contact.retryReply": {
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "subject": "A table for ten",
                     *         "message": "Could we have a table near the floor?",
                     *         "type": "general",
                     *         "status": "open",
                     *         "isRead": true,
                     *         "assignee": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Bo"
                     *         },
                     *         "replyCount": 1,
                     *         "mailState": "queued",
                     *         "createdAt": "2026-11-02T10:00:00.000Z",
                     *         "replies": [
                     *           {
                     *             "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "author": "Bo",
                     *             "text": "Of course: ten chairs, left of the floor.",
                     *             "mailState": "queued",
                     *             "createdAt": "2026-11-02T11:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["MessageThread"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description Its email has not failed. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedAnswers.list": {
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
                     *           "title": "Tables",
                     *           "text": "Hello {name},\n\nof course: how many of you will come?"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CannedAnswer"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "cannedAnswers.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                 *       "title": "Tables",
                 *       "text": "Hello {name},\n\nof course: how many of you will come?"
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @description `{name}` is replaced by the sender's name */
                    text: string;
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
                     *         "title": "Tables",
                     *         "text": "Hello {name},\n\nof course: how many of you will come?"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CannedAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description There are too many. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "cannedAnswers.update": {
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
                 *       "title": "Tables",
                 *       "text": "Hello {name},\n\nof course: how many of you will come?"
                 *     }
                 */
                "application/json": {
                    title: string;
                    /** @description `{name}` is replaced by the sender's name */
                    text: string;
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
                     *         "title": "Tables",
                     *         "text": "Hello {name},\n\nof course: how many of you will come?"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CannedAnswer"];
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
    "cannedAnswers.delete": {
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
                     *       "message": "Canned answer deleted"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Canned answer deleted */
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
                     *         "totalsBefore": {
                     *           "views": 310,
                     *           "clicks": 42,
                     *           "clickRate": 13.5,
                     *           "newSubscribers": 5
                     *         },
                     *         "unfinishedFrom": "2026-11-20",
                     *         "days": [
                     *           {
                     *             "day": "2026-11-20",
                     *             "views": 310,
                     *             "clicks": 42,
                     *             "newSubscribers": 5
                     *           }
                     *         ],
                     *         "daysBefore": [
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
                     *         ],
                     *         "channels": [
                     *           {
                     *             "views": 310,
                     *             "clicks": 42,
                     *             "clickRate": 13.5,
                     *             "channel": "search"
                     *           }
                     *         ],
                     *         "channelsSince": "2026-11-23"
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
                     *         "adminRole": null,
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
                     *         "adminRole": null,
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
            /** @description An account with this address already exists. */
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
                     *       "token": "lgdoqmxrj4kc7ns2"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        user?: components["schemas"]["User"];
                        /**
                         * @description Send it as `Authorization: Bearer …` with the calls that need it
                         * @example lgdoqmxrj4kc7ns2
                         */
                        token?: string;
                        /** @description Only for an account with a second factor, in place of user and token */
                        secondFactor?: {
                            /**
                             * @description Identifies this sign-in in its second step; it grants no access
                             * @example s3dQx9LkWm2VbNz5RtEjAo
                             */
                            token: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-02T10:10:00.000Z
                             */
                            expiresAt: string;
                            /**
                             * @description Ways to finish the second step
                             * @example [
                             *       "passkey",
                             *       "recovery-code"
                             *     ]
                             */
                            methods: ("passkey" | "recovery-code")[];
                        };
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
                     *         "adminRole": null,
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
                     *         "adminRole": null,
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
            /** @description An account with this address already exists. */
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
                     *       "message": "Your password has been changed. You are signed out everywhere else."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your password has been changed. You are signed out everywhere else. */
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
                     *       "message": "Your password has been changed. Please sign in with the new one."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Your password has been changed. Please sign in with the new one. */
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
            /** @description Another account has taken the address meanwhile. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.requestVerification": {
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
                     *       "message": "We have sent a link to ana@mail.example. Open it to confirm your address."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example We have sent a link to ana@mail.example. Open it to confirm your address. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The address is already confirmed, or a new one is pending. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.secondFactorOptions": {
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
                 *       "token": "s3dQx9LkWm2VbNz5RtEjAo"
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
                     *       "options": {
                     *         "challenge": "7M1vYk3w0u9xWmPzQhT4s2",
                     *         "rpId": "beforeten.example",
                     *         "timeout": 300000,
                     *         "userVerification": "required",
                     *         "allowCredentials": [
                     *           {
                     *             "id": "Zm91ciBsZW1vbnM",
                     *             "type": "public-key"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description PublicKeyCredentialRequestOptionsJSON, for `PublicKeyCredential.parseRequestOptionsFromJSON()` */
                        options: {
                            /**
                             * @description Valid for five minutes, once
                             * @example 7M1vYk3w0u9xWmPzQhT4s2
                             */
                            challenge: string;
                            /** @example beforeten.example */
                            rpId: string;
                            /** @example 300000 */
                            timeout: number;
                            /** @constant */
                            userVerification: "required";
                            allowCredentials: {
                                /** @example Zm91ciBsZW1vbnM */
                                id: string;
                                /** @constant */
                                type: "public-key";
                                transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The sign-in has ended: it was finished, or the password was entered over ten minutes ago. */
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
    "auth.secondFactorByPasskey": {
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
                 *       "token": "s3dQx9LkWm2VbNz5RtEjAo",
                 *       "passkey": {
                 *         "id": "Zm91ciBsZW1vbnM",
                 *         "rawId": "Zm91ciBsZW1vbnM",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
                 *           "signature": "MEUCIQDx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    token: string;
                    /**
                     * @description AuthenticationResponseJSON, as `PublicKeyCredential.toJSON()` answers it
                     * @example {
                     *       "id": "Zm91ciBsZW1vbnM",
                     *       "rawId": "Zm91ciBsZW1vbnM",
                     *       "type": "public-key",
                     *       "response": {
                     *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                     *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
                     *         "signature": "MEUCIQDx"
                     *       }
                     *     }
                     */
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
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
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "adminRole": null,
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
            /** @description The sign-in has ended: it was finished, or the password was entered over ten minutes ago. Or the passkey didn't sign the challenge. */
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
    "auth.secondFactorByCode": {
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
                 *       "token": "s3dQx9LkWm2VbNz5RtEjAo",
                 *       "code": "k4mz2q-7hw3xd-9tn5vb-c8rj1e"
                 *     }
                 */
                "application/json": {
                    token: string;
                    code: string;
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
                     *         "adminRole": null,
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
            /** @description The sign-in has ended: it was finished, or the password was entered over ten minutes ago. */
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
    "auth.passkeyOptions": {
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
                     *       "options": {
                     *         "challenge": "7M1vYk3w0u9xWmPzQhT4s2",
                     *         "rpId": "beforeten.example",
                     *         "timeout": 300000,
                     *         "userVerification": "required",
                     *         "allowCredentials": [
                     *           {
                     *             "id": "Zm91ciBsZW1vbnM",
                     *             "type": "public-key"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description PublicKeyCredentialRequestOptionsJSON, for `PublicKeyCredential.parseRequestOptionsFromJSON()` */
                        options: {
                            /**
                             * @description Valid for five minutes, once
                             * @example 7M1vYk3w0u9xWmPzQhT4s2
                             */
                            challenge: string;
                            /** @example beforeten.example */
                            rpId: string;
                            /** @example 300000 */
                            timeout: number;
                            /** @constant */
                            userVerification: "required";
                            allowCredentials: {
                                /** @example Zm91ciBsZW1vbnM */
                                id: string;
                                /** @constant */
                                type: "public-key";
                                transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                            }[];
                        };
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
    "auth.loginByPasskey": {
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
                 *       "passkey": {
                 *         "id": "Zm91ciBsZW1vbnM",
                 *         "rawId": "Zm91ciBsZW1vbnM",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
                 *           "signature": "MEUCIQDx"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description AuthenticationResponseJSON, as `PublicKeyCredential.toJSON()` answers it
                     * @example {
                     *       "id": "Zm91ciBsZW1vbnM",
                     *       "rawId": "Zm91ciBsZW1vbnM",
                     *       "type": "public-key",
                     *       "response": {
                     *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                     *         "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2M",
                     *         "signature": "MEUCIQDx"
                     *       }
                     *     }
                     */
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
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
                     *       "user": {
                     *         "_id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "adminRole": null,
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
            /** @description No account has the passkey, or it didn't sign the challenge. */
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
    "ownSessions.list": {
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
                     *           "device": "Firefox on Linux",
                     *           "isCurrent": true,
                     *           "createdAt": "2026-11-02T10:00:00.000Z",
                     *           "lastUsedAt": "2026-11-20T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["OwnSession"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "ownSessions.endOthers": {
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
                     *       "message": "You are signed out everywhere else"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example You are signed out everywhere else */
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
    "ownSessions.end": {
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
                     *       "message": "The session has ended"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example The session has ended */
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
    "users.list": {
        parameters: {
            query?: {
                /** @example admin */
                role?: "admin" | "user";
                /** @example editor */
                adminRole?: "owner" | "editor" | "newsletter" | "viewer";
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
                     *           "adminRole": null,
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                 * @description Your own key for this request, such as a UUID. A request with the same key within a day gets the first answer and creates nothing.
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
                    /**
                     * @default owner
                     * @enum {string}
                     */
                    adminRole?: "owner" | "editor" | "newsletter" | "viewer";
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
                     *         "adminRole": null,
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
            /** @description An account with this address already exists. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.setRole": {
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
                 *       "adminRole": "editor"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    adminRole: "owner" | "editor" | "newsletter" | "viewer";
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
                     *         "name": "Ana",
                     *         "email": "ana@mail.example",
                     *         "role": "user",
                     *         "adminRole": null,
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
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is your own account, a user's, or the last owner's. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "users.endAccess": {
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
                     *       "message": "They are no longer an admin"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example They are no longer an admin */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It is your own account, a user's, or the last owner's. */
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
            /** @description It is your own account or the last owner's. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "invitations.list": {
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
                     *           "email": "bo@mail.example",
                     *           "adminRole": "editor",
                     *           "invitedBy": "Ana",
                     *           "invitedAt": "2026-11-20T10:00:00.000Z",
                     *           "expiresAt": "2026-11-23T10:00:00.000Z",
                     *           "isExpired": false,
                     *           "hasAccount": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invitation"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "invitations.create": {
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
                 *       "email": "bo@mail.example",
                 *       "adminRole": "editor"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    adminRole: "owner" | "editor" | "newsletter" | "viewer";
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
                     *         "email": "bo@mail.example",
                     *         "adminRole": "editor",
                     *         "invitedBy": "Ana",
                     *         "invitedAt": "2026-11-20T10:00:00.000Z",
                     *         "expiresAt": "2026-11-23T10:00:00.000Z",
                     *         "isExpired": false,
                     *         "hasAccount": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The address is an admin's or already invited. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "invitations.resend": {
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
                     *         "email": "bo@mail.example",
                     *         "adminRole": "editor",
                     *         "invitedBy": "Ana",
                     *         "invitedAt": "2026-11-20T10:00:00.000Z",
                     *         "expiresAt": "2026-11-23T10:00:00.000Z",
                     *         "isExpired": false,
                     *         "hasAccount": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Invitation"];
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
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "invitations.revoke": {
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
                     *       "message": "Invitation withdrawn"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @example Invitation withdrawn */
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
    "invitations.find": {
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
                     *       "data": {
                     *         "email": "bo@mail.example",
                     *         "adminRole": "editor",
                     *         "invitedBy": "Ana",
                     *         "hasAccount": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example bo@mail.example */
                            email: string;
                            /**
                             * @example editor
                             * @enum {string}
                             */
                            adminRole: "owner" | "editor" | "newsletter" | "viewer";
                            /** @example Ana */
                            invitedBy: string;
                            /**
                             * @description The address has an account: it gets the name and password that they choose, and everything else that opened it ends
                             * @example false
                             */
                            hasAccount: boolean;
                        };
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
    "invitations.accept": {
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
                 *       "name": "Bo",
                 *       "password": "four odd walnut drums"
                 *     }
                 */
                "application/json": {
                    name: string;
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
                     *         "adminRole": null,
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
            408: components["responses"]["RequestTimeout"];
            /** @description The account already belongs to an admin. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
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
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                    scopes: ("read" | "events:write" | "subscribers:write" | "campaigns:write" | "site:write")[];
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
            /** @description There are already 100. */
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
    "privacy.search": {
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
                     *       "data": {
                     *         "email": "ana@mail.example",
                     *         "isAdmin": false,
                     *         "sections": [
                     *           {
                     *             "area": "messages",
                     *             "items": [
                     *               {
                     *                 "subject": "A table for ten"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "erasures": [
                     *           {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "removed": {
                     *               "subscriber": 1,
                     *               "messages": 2
                     *             },
                     *             "author": {
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "name": "Ana"
                     *             },
                     *             "createdAt": "2026-11-02T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example ana@mail.example */
                            email: string;
                            /**
                             * @description It belongs to an admin's account and can't be erased
                             * @example false
                             */
                            isAdmin: boolean;
                            /** @description Those with something in them */
                            sections: {
                                /**
                                 * @example messages
                                 * @enum {string}
                                 */
                                area: "subscriber" | "statusChanges" | "consents" | "choices" | "campaigns" | "messages" | "replies" | "alerts" | "account" | "invitations" | "imports" | "history" | "ownChanges" | "securityEvents";
                                /**
                                 * @description As they are stored
                                 * @example [
                                 *       {
                                 *         "subject": "A table for ten"
                                 *       }
                                 *     ]
                                 */
                                items: {
                                    [key: string]: unknown;
                                }[];
                            }[];
                            /** @description Earlier ones of the same address */
                            erasures: {
                                /**
                                 * Format: uuid
                                 * @example 0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11
                                 */
                                id: string;
                                /**
                                 * @description How much, by where it was
                                 * @example {
                                 *       "subscriber": 1,
                                 *       "messages": 2
                                 *     }
                                 */
                                removed: {
                                    [key: string]: number;
                                };
                                author: {
                                    id: string | null;
                                    /** @example Ana */
                                    name: string;
                                };
                                /**
                                 * Format: date-time
                                 * @example 2026-11-02T10:00:00.000Z
                                 */
                                createdAt: string;
                            }[];
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
    "privacy.erase": {
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
                 *       "typedEmail": "ana@mail.example"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /** @description The same address once more: nothing brings back what is erased */
                    typedEmail: string;
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
                     *         "removed": {
                     *           "subscriber": 1,
                     *           "messages": 2
                     *         },
                     *         "author": {
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "createdAt": "2026-11-02T10:00:00.000Z"
                     *       },
                     *       "message": "Everything about this address has been erased"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Erasure"];
                        /** @example Everything about this address has been erased */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description This is an admin's account. End their access under Users first. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "privacy.listErasures": {
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
                     *           "removed": {
                     *             "subscriber": 1,
                     *             "messages": 2
                     *           },
                     *           "author": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
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
                        data: components["schemas"]["Erasure"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "dashboard.overview": {
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
                     *         "nextEvents": [
                     *           {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "eventName": "Sunday Disco",
                     *             "country": "UK",
                     *             "startDate": "2026-12-05T00:00:00.000Z",
                     *             "endDate": "2026-12-05T00:00:00.000Z",
                     *             "startTime": "16:00",
                     *             "endTime": "22:00",
                     *             "startsAt": "2026-12-05T16:00:00.000Z",
                     *             "endsAt": "2026-12-05T22:00:00.000Z",
                     *             "timeZone": "Europe/London",
                     *             "timeZoneAbbreviation": "GMT",
                     *             "capacity": 300,
                     *             "unlimitedCapacity": false,
                     *             "registrations": 120,
                     *             "availability": "on-sale",
                     *             "onSaleFrom": "2026-11-10T09:00:00.000Z",
                     *             "status": "active",
                     *             "place": "The Corn Exchange, London",
                     *             "disruption": "cancelled",
                     *             "clicks": 12
                     *           }
                     *         ],
                     *         "trends": {
                     *           "until": "2026-12-03",
                     *           "views": {
                     *             "now": 12,
                     *             "before": 8
                     *           },
                     *           "clicks": {
                     *             "now": 12,
                     *             "before": 8
                     *           },
                     *           "newSubscribers": {
                     *             "now": 12,
                     *             "before": 8
                     *           }
                     *         },
                     *         "drafts": {
                     *           "events": 2,
                     *           "posts": 1,
                     *           "latest": [
                     *             {
                     *               "kind": "event",
                     *               "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *               "title": "Sunday Disco"
                     *             }
                     *           ]
                     *         },
                     *         "scheduled": [
                     *           {
                     *             "day": "2026-12-05",
                     *             "time": "16:00",
                     *             "timeZone": "Europe/London",
                     *             "at": "2026-12-05T16:00:00.000Z",
                     *             "kind": "event",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Sunday Disco",
                     *             "status": "active",
                     *             "disruption": "cancelled"
                     *           }
                     *         ],
                     *         "unreadMessages": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["DashboardOverview"];
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
    "history.list": {
        parameters: {
            query?: {
                /** @example event */
                kind?: "all" | ("event" | "series" | "album" | "post" | "campaign" | "subscriber" | "message" | "reply" | "user" | "invitation" | "passkey" | "key" | "text" | "setting");
                /** @description The id of an event, a post, a user, … */
                entityId?: string;
                action?: "all" | ("created" | "changed" | "deleted" | "restored" | "purged");
                /** @example admin */
                actor?: "all" | ("admin" | "key" | "job");
                /** @description The id of an admin or an API key */
                actorId?: string;
                /**
                 * @description A day in UTC, or an ISO 8601 timestamp
                 * @example 2026-11-20
                 */
                from?: string;
                /** @description A day in UTC, or an ISO 8601 timestamp */
                to?: string;
                /** @example disco */
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
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "actor": {
                     *             "kind": "admin",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "via": "admin-area",
                     *           "client": "b1946ac92492",
                     *           "entity": {
                     *             "kind": "event",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Sunday Disco"
                     *           },
                     *           "action": "changed",
                     *           "changes": [
                     *             {
                     *               "field": "ticketPrice.amount",
                     *               "label": "Ticket price",
                     *               "before": 35,
                     *               "after": 40,
                     *               "isCut": false
                     *             }
                     *           ]
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
                        data: components["schemas"]["HistoryChange"][];
                        pagination: components["schemas"]["HistoryPagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "history.export": {
        parameters: {
            query?: {
                /** @example event */
                kind?: "all" | ("event" | "series" | "album" | "post" | "campaign" | "subscriber" | "message" | "reply" | "user" | "invitation" | "passkey" | "key" | "text" | "setting");
                /** @description The id of an event, a post, a user, … */
                entityId?: string;
                action?: "all" | ("created" | "changed" | "deleted" | "restored" | "purged");
                actor?: "all" | ("admin" | "key" | "job");
                /** @description The id of an admin or an API key */
                actorId?: string;
                /** @description A day in UTC, or an ISO 8601 timestamp */
                from?: string;
                /** @description A day in UTC, or an ISO 8601 timestamp */
                to?: string;
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
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "actor": {
                     *             "kind": "admin",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "via": "admin-area",
                     *           "client": "b1946ac92492",
                     *           "entity": {
                     *             "kind": "event",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "title": "Sunday Disco"
                     *           },
                     *           "action": "changed",
                     *           "changes": [
                     *             {
                     *               "field": "ticketPrice.amount",
                     *               "label": "Ticket price",
                     *               "before": 35,
                     *               "after": 40,
                     *               "isCut": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HistoryChange"][];
                    };
                    /** @example Time (UTC),Who,Kind,From where,Network,What,Title,Id,Action,Field,Before,After,Field in the API */
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
    "history.listSecurity": {
        parameters: {
            query?: {
                /** @example sign-in-failed */
                event?: "all" | ("signed-in" | "sign-in-failed" | "session-ended" | "password-reset-requested" | "password-changed" | "address-change-requested" | "address-changed" | "admin-made" | "role-changed" | "account-deleted" | "passkey-added" | "passkey-removed" | "recovery-codes-made" | "key-made" | "key-used" | "key-revoked");
                actor?: "all" | ("admin" | "key" | "job" | "visitor");
                /** @description The account concerned */
                userId?: string;
                /** @description A day in UTC, or an ISO 8601 timestamp */
                from?: string;
                /** @description A day in UTC, or an ISO 8601 timestamp */
                to?: string;
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
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "event": "sign-in-failed",
                     *           "actor": {
                     *             "kind": "visitor",
                     *             "id": "",
                     *             "name": ""
                     *           },
                     *           "via": "admin-area",
                     *           "client": "b1946ac92492",
                     *           "user": {
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "name": "Ana"
                     *           },
                     *           "key": null
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
                        data: components["schemas"]["SecurityEvent"][];
                        pagination: components["schemas"]["HistoryPagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "history.get": {
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
                     *         "at": "2026-11-20T10:00:00.000Z",
                     *         "actor": {
                     *           "kind": "admin",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "name": "Ana"
                     *         },
                     *         "via": "admin-area",
                     *         "client": "b1946ac92492",
                     *         "entity": {
                     *           "kind": "event",
                     *           "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *           "title": "Sunday Disco"
                     *         },
                     *         "action": "changed",
                     *         "changes": [
                     *           {
                     *             "field": "ticketPrice.amount",
                     *             "label": "Ticket price",
                     *             "before": 35,
                     *             "after": 40,
                     *             "isCut": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["HistoryChange"];
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
    "history.previewVersion": {
        parameters: {
            query?: {
                /**
                 * @description The version that this change made, or the one `before` it
                 * @example after
                 */
                side?: "before" | "after";
            };
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
                     *         "changes": [
                     *           {
                     *             "field": "ticketPrice.amount",
                     *             "label": "Ticket price",
                     *             "before": 35,
                     *             "after": 40,
                     *             "isCut": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description `before` is the current value, `after` the restored one */
                            changes: {
                                /**
                                 * @description As answers name it; a dot leads into a part
                                 * @example ticketPrice.amount
                                 */
                                field: string;
                                /**
                                 * @description Its name in the admin area
                                 * @example Ticket price
                                 */
                                label: string;
                                /**
                                 * @description As stored, as JSON; null if there was nothing
                                 * @example 35
                                 */
                                before: string | number | boolean | null | unknown[] | {
                                    [key: string]: unknown;
                                };
                                /**
                                 * @description As stored, as JSON; null if there was nothing
                                 * @example 40
                                 */
                                after: string | number | boolean | null | unknown[] | {
                                    [key: string]: unknown;
                                };
                                /**
                                 * @description A long text is cut in a list; reading the one change answers all of it
                                 * @example false
                                 */
                                isCut: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description No earlier version of this can be restored, or it isn't there any more */
            409: components["responses"]["Conflict"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "history.restore": {
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
                 *       "side": "after"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The version that this change made, or the one `before` it
                     * @default after
                     * @enum {string}
                     */
                    side?: "before" | "after";
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
                     *         "undo": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                     *       },
                     *       "message": "The version has been restored"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description The change whose version it had before: restoring it undoes this one */
                            undo: string | null;
                        };
                        /** @example The version has been restored */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description It already has this content, no longer exists, or can no longer be changed */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "health.get": {
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
                     *         "product": {
                     *           "version": "1.4.0",
                     *           "commit": "e5c3f356",
                     *           "node": "24.21.0",
                     *           "startedAt": "2026-11-23T08:00:00.000Z"
                     *         },
                     *         "database": {
                     *           "version": "18.4",
                     *           "answerMs": 3.2,
                     *           "clockAheadSeconds": 0,
                     *           "sizeBytes": 48000000,
                     *           "connections": 14,
                     *           "maxConnections": 100,
                     *           "migrations": 57,
                     *           "latestMigration": "2026-11-23_55_more_history"
                     *         },
                     *         "mails": {
                     *           "waiting": 3,
                     *           "retrying": 1,
                     *           "oldestSeconds": 42,
                     *           "dead": 0,
                     *           "waitingBecause": "ECONNREFUSED CONN",
                     *           "isSender": true,
                     *           "lastSentAt": "2026-11-23T08:10:00.000Z",
                     *           "lastError": {
                     *             "at": "2026-11-23T08:09:00.000Z",
                     *             "reason": "EENVELOPE RCPT TO 550"
                     *           }
                     *         },
                     *         "bounceMailbox": {
                     *           "readAt": "2026-11-23T08:15:00.000Z",
                     *           "flagged": 2
                     *         },
                     *         "images": {
                     *           "hasRoom": true,
                     *           "freeBytes": 120000000000
                     *         },
                     *         "backup": {
                     *           "isSetUp": true,
                     *           "lastBackup": {
                     *             "beganAt": "2026-11-23T04:00:00.000Z",
                     *             "endedAt": "2026-11-23T04:02:00.000Z",
                     *             "outcome": "done",
                     *             "sizeBytes": 210000000,
                     *             "sentence": "before-ten-2026-11-23-0400.tar.zst: 9,120 rows of 61 tables and 480 image files."
                     *           },
                     *           "lastDrill": {
                     *             "beganAt": "2026-11-23T04:00:00.000Z",
                     *             "endedAt": "2026-11-23T04:02:00.000Z",
                     *             "outcome": "done",
                     *             "sizeBytes": 210000000,
                     *             "sentence": "before-ten-2026-11-23-0400.tar.zst: 9,120 rows of 61 tables and 480 image files."
                     *           },
                     *           "lastGoodDrillAt": "2026-11-23T04:03:00.000Z",
                     *           "freeBytes": 80000000000
                     *         },
                     *         "load": {
                     *           "rendersUnderWay": 2,
                     *           "rendersWaiting": 0,
                     *           "callsUnderWay": 4,
                     *           "uploadsUnderWay": 0,
                     *           "databaseWaits": 0,
                     *           "loopDelayMs": 1.5,
                     *           "turnedAway": 0
                     *         },
                     *         "failedJobs": [
                     *           {
                     *             "kind": "import",
                     *             "id": "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11",
                     *             "reason": "RangeError Invalid time zone specified: BST",
                     *             "times": 3,
                     *             "since": "2026-11-23T08:09:00.000Z",
                     *             "lastAt": "2026-11-23T08:10:00.000Z"
                     *           }
                     *         ],
                     *         "errors": [
                     *           {
                     *             "at": "2026-11-23T08:09:00.000Z",
                     *             "message": "page failed",
                     *             "cause": "TypeError Cannot read properties of undefined",
                     *             "requestId": "3f0c9c5e-7a53-4c0e-8f44-6d4d7a1f0f55"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Health"];
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
    "site.listTexts": {
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
                     *           "key": "about.title",
                     *           "page": "Why 4PM? (/about)",
                     *           "default": "Why 4PM?",
                     *           "value": null,
                     *           "draft": null,
                     *           "isDraftReset": false,
                     *           "publishAt": "2026-12-04T09:00:00.000Z",
                     *           "version": 0,
                     *           "updatedAt": "2026-11-28T09:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SiteText"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "site.saveText": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the answer that the change is based on. If another admin has changed the same field meanwhile, the call is refused with a 412; their changes in other fields stay.
                 * @example "3-9fYt1tkCnMkwYbZ2"
                 */
                "If-Match"?: string;
            };
            path: {
                /** @example about.title */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "Why 4PM?",
                 *       "isDraft": false
                 *     }
                 */
                "application/json": {
                    /** @description Null brings the default back */
                    value: (string | ({
                        id: string;
                    } & {
                        [key: string]: string;
                    })[]) | null;
                    /**
                     * @default false
                     * @example false
                     */
                    isDraft?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    etag: components["headers"]["EntityTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "key": "about.title",
                     *         "page": "Why 4PM? (/about)",
                     *         "default": "Why 4PM?",
                     *         "value": null,
                     *         "draft": null,
                     *         "isDraftReset": false,
                     *         "publishAt": "2026-12-04T09:00:00.000Z",
                     *         "version": 0,
                     *         "updatedAt": "2026-11-28T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["SiteText"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such text. */
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "site.publishTexts": {
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
                 *       "keys": [
                 *         "about.title"
                 *       ],
                 *       "at": null
                 *     }
                 */
                "application/json": {
                    /**
                     * @example [
                     *       "about.title"
                     *     ]
                     */
                    keys?: string[];
                    /** @description An instant, or without an offset the local time of an event's venue, of a post the club's. Null: it isn't scheduled. */
                    at?: string | null;
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
                     *       "published": 1
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description How many drafts
                         * @example 1
                         */
                        published: number;
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
    "site.discardDrafts": {
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
                 *       "keys": [
                 *         "about.title"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @example [
                     *       "about.title"
                     *     ]
                     */
                    keys?: string[];
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
                     *       "discarded": 1
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * @description How many drafts
                         * @example 1
                         */
                        discarded: number;
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
                     *           ],
                     *           "unread": [
                     *             "price"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["TicketPage"][];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
                     *         ],
                     *         "unread": [
                     *           "price"
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
                     *           "disruption": "cancelled",
                     *           "unread": [
                     *             "price"
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /**
                             * @description The result of the check; with anything but `read`, nothing is known of the event
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
                                /**
                                 * @description What the page gives in a form that can't be read with certainty
                                 * @example [
                                 *       "price"
                                 *     ]
                                 */
                                unread: ("date" | "price" | "availability" | "disruption")[];
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
                     *         ],
                     *         "unread": [
                     *           "price"
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
                     *         ],
                     *         "unread": [
                     *           "price"
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
            /** @description The ticket page or the event has changed since. */
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
                     *         ],
                     *         "unread": [
                     *           "price"
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
            /** @description The ticket page or the event has changed since. */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trash.list": {
        parameters: {
            query?: {
                /** @example disco */
                search?: string;
                /** @example event */
                kind?: "all" | "event" | "post" | "subscriber" | "campaign" | "canned-answer";
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
                     *           "kind": "event",
                     *           "name": "Sunday Disco",
                     *           "deletedBy": "Ana",
                     *           "deletedAt": "2026-11-02T10:00:00.000Z",
                     *           "goneAt": "2026-12-02T10:00:00.000Z"
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
                        data: components["schemas"]["TrashItem"][];
                        pagination: components["schemas"]["Pagination"];
                        /** @description A sentence for each query parameter that the list doesn't know; absent without one */
                        warnings?: string[];
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
    "trash.restore": {
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
                 *       "ids": [
                 *         "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
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
                     *         "count": 1
                     *       },
                     *       "message": "1 item restored"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                        };
                        /** @example 1 item restored */
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
    "trash.delete": {
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
                 *       "ids": [
                 *         "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11"
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids: string[];
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
                     *         "count": 1
                     *       },
                     *       "message": "1 item deleted for good"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                        };
                        /** @example 1 item deleted for good */
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
    "trash.empty": {
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
                 *       "kind": "event"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind?: "all" | "event" | "post" | "subscriber" | "campaign" | "canned-answer";
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
                     *         "count": 1
                     *       },
                     *       "message": "1 item deleted for good"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @example 1 */
                            count: number;
                        };
                        /** @example 1 item deleted for good */
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
}
