import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { ReactNode } from "react";
import { type Phase, phaseOf, phases } from "./phase.ts";

interface EventPhaseProps extends Partial<Record<Phase, ReactNode>> {
  event: Pick<PublicEvent, "status" | "startsAt" | "endsAt">;
  now: Date;
  className?: string | undefined;
  /** Content of all phases. */
  children?: ReactNode;
}

/**
 * Shows the content of the event's phase, and changes with it while the page is open
 * (`event-phase.element.ts`). A phase without content shows the previous one's; null shows nothing.
 */
export function EventPhase({ event, now, className, children, ...content }: EventPhaseProps) {
  const phase = phaseOf(event, now);
  const [later, earlier] = [
    phases.slice(phases.indexOf(phase) + 1),
    phases.slice(0, phases.indexOf(phase) + 1),
  ];
  const shown = earlier.findLast((each) => content[each] !== undefined);
  return (
    <event-phase
      className={className}
      phase={phase}
      {...(phase !== "ended" && { "starts-at": event.startsAt, "ends-at": event.endsAt })}
    >
      {children}
      {shown !== undefined && content[shown]}
      {later
        .filter((each) => content[each] !== undefined)
        .map((each) => (
          <template key={each} data-phase={each} ref={fillTemplate}>
            {content[each]}
          </template>
        ))}
    </event-phase>
  );
}

/** In the browser React appends children to the template itself, unlike the HTML parser. */
function fillTemplate(template: HTMLTemplateElement | null): void {
  template?.content.append(...template.childNodes);
}
