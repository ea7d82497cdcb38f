import type { Option } from '@/ui/pickers/PickerParts';
import type { SupplierFields } from './supplierFields';
import { supplierFormTexts as texts } from './supplierFormTexts';

export function inWords(value: SupplierFields[keyof SupplierFields], areas: readonly Option[]): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return value;
  return value.map((id) => areas.find((area) => area.value === id)?.label ?? texts.areaUnknown).join(', ');
}
