import { CardPanel } from '@/kit/card/screen/CardPanel';
import { type Property, PropertyTaskPanel } from '@/desk/contacts';
import { usePropertyPanel } from './usePropertyPanel';
import { propertyTexts } from './propertyTexts';

export function PropertyPanel({ zone }: { zone: Property }) {
  const { panel, close } = usePropertyPanel(zone);
  if (panel === null) return null;
  return (
    <CardPanel name={panel} label={propertyTexts.task} onClose={close}>
      <PropertyTaskPanel zone={zone} onClose={close} />
    </CardPanel>
  );
}
