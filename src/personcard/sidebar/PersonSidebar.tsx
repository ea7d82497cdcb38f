import { memo } from 'react';
import type { Person } from '@/domain/person';
import { Boundary } from '@/ui/feedback/Boundary';
import { Button } from '@/ui/fields/Button';
import { ChevronLeftIcon } from '@/ui/icons';
import { Overview } from '../overview/Overview';
import { Indicators } from './Indicators';
import { SidebarFacts } from './SidebarFacts';
import styles from './Sidebar.module.css';
import { SidebarPanels } from './SidebarPanels';
import { sidebarTexts as texts } from './sidebarTexts';
import { VendorPanel } from './VendorPanel';
import { WorkAreas } from './WorkAreas';

interface PersonSidebarProps {
  person: Person;
  /** Leads back to the card, where the sidebar takes its place; null where it stands beside it. */
  onBack: (() => void) | null;
}

/** What must be seen of somebody whatever tab is open (001 §2); another tab does not draw it again. */
export const PersonSidebar = memo(function PersonSidebar({ person, onBack }: PersonSidebarProps) {
  const { vendor } = person.roles;
  return (
    <aside className={styles.sidebar} aria-label={texts.title}>
      {onBack && (
        <Button icon={ChevronLeftIcon} onClick={onBack}>
          {texts.back}
        </Button>
      )}
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
        <WorkAreas person={person} />
      </Boundary>
    </aside>
  );
});
