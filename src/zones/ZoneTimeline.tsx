import { CardTab } from '@/card/tabs/CardTab';
import type { Zone } from '@/contactmoments';
import { Timeline, ZoneTimelineBar } from '@/timeline';

interface ZoneTimelineProps {
  zone: Pick<Zone, 'of' | 'id'>;
  label: string;
}

/** What happened in a unit or a complex, with what narrows it. */
export const ZoneTimeline = ({ zone: { of, id }, label }: ZoneTimelineProps) => (
  <CardTab label={label} bar={<ZoneTimelineBar of={of} />}>
    <Timeline of={of} id={id} />
  </CardTab>
);
