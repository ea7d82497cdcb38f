import { CardTab } from '@/kit/card/tabs/CardTab';
import type { Zone } from '@/desk/contacts';
import { Timeline, ZoneTimelineBar } from '@/shared/timeline';

interface ZoneTimelineProps {
  zone: Pick<Zone, 'of' | 'id'>;
  label: string;
}

/** The timeline of a unit or a complex, with its filters. */
export const ZoneTimeline = ({ zone: { of, id }, label }: ZoneTimelineProps) => (
  <CardTab label={label} bar={<ZoneTimelineBar of={of} />}>
    <Timeline of={of} id={id} />
  </CardTab>
);
