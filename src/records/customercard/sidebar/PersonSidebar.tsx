import { memo } from 'react';
import type { Person } from '@/domain/people/person';
import { Boundary } from '@/ui/feedback/Boundary';
import { Overview } from '../overview/Overview';
import { Indicators } from './Indicators';
import { SidebarFacts } from './SidebarFacts';
import { SidebarPanels } from './SidebarPanels';
import { VendorPanel } from './VendorPanel';
import { unitsOf } from '@/domain/tenancy/contracts';
import { useRunningContracts } from '@/shared/people';
import { WorkAreas } from '@/records/property';

/** Work areas are requested for at most this many units (001 §5). */
const UNITS_MAX = 5;

function PersonWorkAreas({ person }: { person: Person }) {
  const units = unitsOf(useRunningContracts(person).currentData ?? []).slice(0, UNITS_MAX);
  return units.length > 0 && <WorkAreas zones={units} />;
}

/**
 * The facts that must be visible beside every tab (001 §2); memoized, so that another tab does not render them again.
 */
export const PersonSidebar = memo(function PersonSidebar({ person }: { person: Person }) {
  const { vendor } = person.roles;
  return (
    <>
      <Boundary resetKey={person}>
        <Indicators person={person} />
      </Boundary>
      <Boundary resetKey={person}>
        <Overview person={person} />
      </Boundary>
      <Boundary resetKey={person}>
        <SidebarFacts person={person} />
      </Boundary>
      {vendor !== null && (
        <Boundary resetKey={person}>
          <VendorPanel roleId={vendor} />
        </Boundary>
      )}
      <Boundary resetKey={person}>
        <SidebarPanels person={person} />
      </Boundary>
      <Boundary resetKey={person}>
        <PersonWorkAreas person={person} />
      </Boundary>
    </>
  );
});
