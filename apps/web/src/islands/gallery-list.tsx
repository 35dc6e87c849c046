import { PastEvents } from "../features/events/public/list/past-events.tsx";
import { GalleryList } from "../features/gallery/public/gallery-list.tsx";

interface GalleryIslandProps {
  /** Query string of the page. */
  search: string;
  /** The site's origin. */
  origin: string;
}

/** The island of /gallery, whose cards belong to the events feature. */
export function GalleryIsland(props: GalleryIslandProps) {
  return (
    <GalleryList
      {...props}
      renderEvents={(events, covers) => <PastEvents events={events} covers={covers} />}
    />
  );
}
