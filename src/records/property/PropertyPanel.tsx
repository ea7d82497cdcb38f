import { useLocation } from 'react-router';
import { CardPanel, useAddressPanel } from '@/kit/card/screen/CardPanel';
import { type Property, PropertyTaskPanel } from '@/desk/contacts';
import { useMayOpen } from '@/core/openable';
import { paths, to } from '@/core/paths';
import { propertyTexts } from './propertyTexts';

const flags = { task: 'createtask' } as const;

const timelines = {
  unit: { pattern: `${paths.unitCard}/tijdlijn`, of: (id: string) => to.unitTab(id, 'tijdlijn') },
  complex: { pattern: `${paths.complexCard}/tijdlijn`, of: (id: string) => to.complexTab(id, 'tijdlijn') },
} as const;

/**
 * The panel with the knowledge base for making a task. It opens beside the timeline (002 §2.3), or beside the present
 * tab for users who may not see the timeline.
 */
export function usePropertyPanel({ of, id }: Pick<Property, 'of' | 'id'>) {
  const { pathname } = useLocation();
  const timeline = timelines[of];
  const mayTimeline = useMayOpen(timeline.pattern);
  return useAddressPanel({ flags, drops: [], tab: mayTimeline ? timeline.of(id) : pathname });
}

export function PropertyPanel({ zone }: { zone: Property }) {
  const { panel, close } = usePropertyPanel(zone);
  if (panel === null) return null;
  return (
    <CardPanel name={panel} label={propertyTexts.task} onClose={close}>
      <PropertyTaskPanel zone={zone} onClose={close} />
    </CardPanel>
  );
}
