import { CardTab } from '@/kit/card/tabs/CardTab';
import type { Property } from '@/desk/contacts';
import { Timeline, PropertyTimelineBar } from '@/shared/timeline';

interface PropertyTimelineProps {
  zone: Pick<Property, 'of' | 'id'>;
  label: string;
}

/** The timeline of a unit or a complex, with its filters. */
export const PropertyTimeline = ({ zone: { of, id }, label }: PropertyTimelineProps) => (
  <CardTab label={label} bar={<PropertyTimelineBar of={of} />}>
    <Timeline of={of} id={id} />
  </CardTab>
);
