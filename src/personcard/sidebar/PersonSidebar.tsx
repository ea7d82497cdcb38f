import { memo } from 'react';
import type { Person } from '@/domain/person/person';
import { Boundary } from '@/ui/feedback/Boundary';
import { Overview } from '../overview/Overview';
import { Indicators } from './Indicators';
import { SidebarFacts } from './SidebarFacts';
import { SidebarPanels } from './SidebarPanels';
import { VendorPanel } from './VendorPanel';
import { PersonWorkAreas } from './PersonWorkAreas';

/** What must be seen of somebody whatever tab is open (001 §2); another tab does not draw it again. */
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
