import { vendorQueries } from '@/api/tenancy/vendors';
import { workAreaQueries } from '@/api/tenancy/workAreas';
import { areasOf } from '@/domain/tenancy/vendor';
import { supplierFormTexts as texts } from './supplierFormTexts';

/** The work areas to choose from: those of complexes, of other suppliers, and the ones already chosen. */
export function useAreaOptions(chosen: readonly string[]) {
  const answer = workAreaQueries.endpoints.allWorkAreas.useQuery(undefined);
  const { currentData: vendors = [] } = vendorQueries.endpoints.vendorsWithAreas.useQuery(undefined);
  const names = new Map(
    [...chosen.map((id) => ({ id, name: '' })), ...areasOf(vendors), ...(answer.currentData ?? [])].map(
      ({ id, name }) => [id, name || texts.areaUnknown],
    ),
  );
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
  return { options, answer };
}
