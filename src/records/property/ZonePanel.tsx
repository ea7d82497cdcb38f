import { CardPanel } from '@/kit/card/screen/CardPanel';
import { type Zone, ZoneTaskPanel } from '@/desk/contacts';
import { useZonePanel } from './useZonePanel';
import { zonesTexts } from './zonesTexts';

export function ZonePanel({ zone }: { zone: Zone }) {
  const { panel, close } = useZonePanel(zone);
  if (panel === null) return null;
  return (
    <CardPanel name={panel} label={zonesTexts.task} onClose={close}>
      <ZoneTaskPanel zone={zone} onClose={close} />
    </CardPanel>
  );
}
